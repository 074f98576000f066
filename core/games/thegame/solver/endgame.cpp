// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/solver/endgame.h"

#include "base/numbers.h"
#include "games/thegame/solver/quick_match.h"

#include <algorithm>

namespace hilltop::thegame {
namespace {

constexpr std::size_t kRemembered = std::size_t{1} << 17; ///< of positions that are remembered
constexpr std::size_t kEndProbes = 4;
constexpr int kAskEvery = 4096; ///< positions between two looks whether it is to stop

// What is tried first: the smallest of these.
constexpr int kEndBack = -100; ///< a card goes back
constexpr int kEndPassed = 8;  ///< for each card in a hand that is passed
constexpr int kEndSpoils = 40; ///< more, where one could go back
constexpr int kEndOpens = 20;  ///< less, where one can go back afterwards
constexpr int kEndTurn = 12;   ///< the turn ends

/// What a pile's top means for the cards that are left: two tops of one kind that can take the same cards, now and
/// whatever is played, have the same code.
std::uint64_t code_of(int pile, int top, CardMask cards) {
    const int back = jumper(pile, top);
    if (back != 0 && contains(cards, back)) return static_cast<std::uint64_t>(top);
    const CardMask beyond = cards & (TheGame::rises(pile) ? above(top) : below(top));
    if (beyond == 0) return 127;
    // Just before the next card; a top there could not be jumped back on either.
    const int near = TheGame::rises(pile) ? lowest(beyond) : highest(beyond);
    return 128 + static_cast<std::uint64_t>(near);
}

/// Cards that no pile of the kind will ever take are not among these; some of these may not be taken either.
CardMask takeable(bool rises, int one, int other, CardMask cards) {
    int outer = rises ? std::min(one, other) : std::max(one, other);
    CardMask taken = cards & (rises ? above(outer) : below(outer));
    for (const int top : {one, other}) {
        if (const int back = jumper(rises ? 0 : 2, top); back != 0) taken |= cards & bit(back);
    }
    for (;;) {
        CardMask more = taken | (cards & (rises ? taken >> TheGame::kJump : taken << TheGame::kJump));
        if (more != 0) {
            outer = rises ? std::min(outer, lowest(more)) : std::max(outer, highest(more));
            more |= cards & (rises ? above(outer) : below(outer));
        }
        if (more == taken) return taken;
        taken = more;
    }
}

/// Lower bound on the cards left, over all lines of play.
int cards_lost(const QuickMatch::Tops& tops, CardMask cards) {
    return count(cards & ~takeable(true, tops[0], tops[1], cards) & ~takeable(false, tops[2], tops[3], cards));
}

} // namespace

std::optional<Endgame::Answer> Endgame::fewest_left(const QuickMatch& match, int nodes, const Stop& stop) {
    Position position;
    for (const Seat seat : SeatSet::all(TheGame::kSeats)) {
        m_hands[at(seat.index())] = match.hand(seat);
        position.cards |= match.hand(seat);
    }
    position.tops = match.tops();
    position.turn = static_cast<std::uint8_t>(match.turn().index());
    position.needed = static_cast<std::uint8_t>(match.needed());
    m_seats = match.seats();
    m_least = match.rules().least(true);
    if (position.cards != 0 && match.hand(match.turn()) == 0) next_turn(position);
    m_nodes = nodes;
    m_stop = &stop;
    m_stopped = false;
    m_fewest = QuickMatch(match).play_on();
    if (m_known.empty()) m_known.resize(kRemembered);
    if (++m_question == 0) std::fill(m_known.begin(), m_known.end(), Known());
    while (m_fewest > 0 && reaches(position, m_fewest - 1)) {
    }
    m_stop = nullptr;
    if (m_stopped) return {};
    return Answer{m_fewest, m_nodes < 0 ? cards_lost(position.tops, position.cards) : m_fewest};
}

/// To the next seat that has cards; there is one.
void Endgame::next_turn(Position& position) const {
    CardMask hand = 0;
    do {
        position.turn = static_cast<std::uint8_t>(position.turn + 1 == m_seats ? 0 : position.turn + 1);
        hand = position.cards & m_hands[position.turn];
    } while (hand == 0);
    position.needed = static_cast<std::uint8_t>(std::min(m_least, count(hand)));
}

Endgame::Known& Endgame::place_of(const Position& position) {
    std::array<std::uint64_t, TheGame::kPiles> codes{};
    for (int pile = 0; pile < TheGame::kPiles; ++pile)
        codes[at(pile)] = code_of(pile, position.tops[at(pile)], position.cards);
    if (codes[0] > codes[1]) std::swap(codes[0], codes[1]);
    if (codes[2] > codes[3]) std::swap(codes[2], codes[3]);
    const std::uint64_t rest = codes[0] | codes[1] << 8 | codes[2] << 16 | codes[3] << 24 |
                               std::uint64_t{position.turn} << 32 | std::uint64_t{position.needed} << 40;
    std::uint64_t hash = static_cast<std::uint64_t>(position.cards) * 0x9e3779b97f4a7c15u;
    hash = (hash ^ (hash >> 32) ^ static_cast<std::uint64_t>(position.cards >> 64)) * 0xbf58476d1ce4e5b9u;
    hash = (hash ^ (hash >> 29) ^ rest) * 0x94d049bb133111ebu;
    hash ^= hash >> 31;
    Known* place = nullptr;
    for (std::size_t probe = 0; probe < kEndProbes; ++probe) {
        place = &m_known[(hash + probe) & (kRemembered - 1)];
        if (place->question != m_question) break;
        if (place->cards == position.cards && place->rest == rest) return *place;
    }
    *place = {position.cards, rest, m_question, 0};
    return *place;
}

bool Endgame::reaches(const Position& position, int target) {
    const int left = count(position.cards);
    m_fewest = std::min(m_fewest, left);
    if (left <= target) return true;
    if (cards_lost(position.tops, position.cards) > target) return false;
    if (place_of(position).at_least > target) return false;
    if (m_nodes % kAskEvery == 0 && (*m_stop)()) {
        m_stopped = true;
        m_nodes = 0;
    }
    if (--m_nodes < 0) return false;

    FixedList<Move, TheGame::kMaxHand * TheGame::kPiles + 1> moves;
    const CardMask hand = position.cards & m_hands[position.turn];
    for (int pile = 0; pile < TheGame::kPiles; ++pile) {
        const int top = position.tops[at(pile)];
        if ((pile & 1) != 0 && position.tops[at(pile - 1)] == top) continue;
        const bool rises = TheGame::rises(pile);
        const int back = jumper(pile, top);
        const bool jumps = back != 0 && contains(position.cards, back);
        CardMask fitting = hand & (rises ? above(top) : below(top));
        if (jumps) fitting |= hand & bit(back);
        for (; fitting != 0; fitting &= fitting - 1) {
            const int card = lowest(fitting);
            int cost = kEndBack;
            if (card != back) {
                const CardMask passed = position.cards & (rises ? above(top) & below(card) : below(top) & above(card));
                const int opens = jumper(pile, card);
                cost = kEndPassed * count(passed) + (jumps ? kEndSpoils : 0) -
                       (opens != 0 && contains(position.cards, opens) ? kEndOpens : 0);
            }
            moves.push_back(
                {static_cast<std::int16_t>(cost), static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(pile)});
        }
    }
    if (position.needed == 0) moves.push_back({kEndTurn, 0, 0});
    std::stable_sort(moves.begin(), moves.end(), [](const Move& a, const Move& b) { return a.cost < b.cost; });
    for (const Move& move : moves) {
        Position after = position;
        if (move.card == 0) {
            next_turn(after);
        } else {
            after.cards &= ~bit(move.card);
            after.tops[move.pile] = move.card;
            after.needed = static_cast<std::uint8_t>(std::max(0, after.needed - 1));
            if (after.cards != 0 && (after.cards & m_hands[after.turn]) == 0) next_turn(after);
        }
        if (reaches(after, target)) return true;
        if (m_nodes < 0) return false;
    }
    Known& known = place_of(position);
    known.at_least = std::max(known.at_least, static_cast<std::uint8_t>(target + 1));
    return false;
}

} // namespace hilltop::thegame
