// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/solver/quick_match.h"

#include "base/numbers.h"

#include <algorithm>

namespace hilltop::thegame {
namespace {

// What the quick rule thinks of plays, in sixteenths of a card passed; tuned with all cards known until three and four
// seats left the fewest cards.
constexpr int kCard = 16;
constexpr int kHeld = 36;       ///< more, if it is in a hand
constexpr int kLost = 9;        ///< more, if no pile of the kind can take it any more
constexpr int kDead = 18;       ///< more, if no pile at all can, but going back
constexpr int kSpoils = 310;    ///< another holds the card that jumps back
constexpr int kSpoilsOwn = 300; ///< the same, oneself
constexpr int kOpens = 100;     ///< gain where another can jump back then
constexpr int kOpensOwn = 345;
constexpr int kExtra = 50;     ///< highest cost at which a card beyond the minimum is played
constexpr int kExtraLate = 68; ///< the same, with nothing left to draw

constexpr std::array<CardMask, 128> kAbove = [] {
    std::array<CardMask, 128> masks{};
    for (int top = 0; top < 127; ++top)
        masks[static_cast<std::size_t>(top)] = above(top);
    return masks;
}();
constexpr std::array<CardMask, 128> kBelow = [] {
    std::array<CardMask, 128> masks{};
    for (int top = 0; top < 128; ++top)
        masks[static_cast<std::size_t>(top)] = below(top);
    return masks;
}();

constexpr std::size_t kRanks = 112;

/// Numbers of the same width as what they are compared for, so that compilers take many at once.
template <class T>
constexpr std::array<T, kRanks> kNumbers = [] {
    std::array<T, kRanks> numbers{};
    for (std::size_t i = 0; i < kRanks; ++i)
        numbers[i] = static_cast<T>(i);
    return numbers;
}();

/// Adds to all from a card on.
template <class T>
void add_from(std::array<T, kRanks>& sums, int card, T what) {
    const T from = static_cast<T>(card);
    for (std::size_t i = 0; i < kRanks; ++i)
        sums[i] = static_cast<T>(sums[i] + (kNumbers<T>[i] >= from ? what : T{0}));
}

} // namespace

QuickMatch::QuickMatch(const TheGame::Open& open, const Hands& hands, const Stack& stack)
    : m_hands(hands)
    , m_stack(stack)
    , m_rules(open.rules)
    , m_seats(open.seats)
    , m_turn(static_cast<std::uint8_t>(open.turn.index()))
    , m_must(open.must)
    , m_this_turn(open.this_turn)
    , m_left(static_cast<std::uint8_t>(TheGame::left(open)))
    , m_tops(open.tops) {
    for (const CardMask hand : m_hands)
        m_held |= hand;
    std::uint8_t count = 0;
    std::int16_t worth = 0;
    for (int card = 0; card < static_cast<int>(m_upto.size()); ++card) {
        if (card >= TheGame::kLowest && card <= TheGame::kHighest && !open.gone.contains(card)) {
            ++count;
            worth = static_cast<std::int16_t>(worth + kCard + (contains(m_held, card) ? kHeld : 0));
        }
        m_upto[at(card)] = count;
        m_worth[at(card)] = worth;
    }
}

/// The nearest card of the hand for this pile, the one that jumps back, and those that a card ten back waits for.
template <bool kRises>
void QuickMatch::consider(int pile, Best& best) const {
    constexpr int kBack = kRises ? -TheGame::kJump : TheGame::kJump;
    const CardMask hand = m_hands[m_turn];
    const CardMask jumpable = kRises ? m_held << TheGame::kJump : m_held >> TheGame::kJump;
    const int top = m_tops[at(pile)];
    // In ranks among the unplayed cards: this pile, the other of its kind, and the outer one of the other kind.
    const int start = m_upto[at(top)];
    const int sibling = m_upto[at(m_tops[at(pile ^ 1)])];
    const int across = m_upto[at(kRises ? std::max(m_tops[2], m_tops[3]) : std::min(m_tops[0], m_tops[1]))];
    const auto hopeless = [&](int reached) {
        const int outer = kRises ? std::min(reached, sibling) : std::max(reached, sibling);
        return kLost * (kRises ? outer : -outer) + kDead * std::max(0, kRises ? outer - across : across - outer);
    };
    const int before = hopeless(start);
    const auto judge = [&](int card, int cost) {
        cost += hopeless(m_upto[at(card)]) - before;
        if (contains(jumpable, card)) cost -= contains(hand, card + kBack) ? kOpensOwn : kOpens;
        if (cost < best.cost) best = {cost, card, pile};
    };
    const int back = jumper(pile, top);
    int spoils = 0;
    if (back != 0 && contains(m_held, back)) {
        const bool own = contains(hand, back);
        spoils = own ? kSpoilsOwn : kSpoils;
        if (own) judge(back, kCard * (kRises ? m_upto[at(back)] - start : start - m_upto[at(back)]));
    }
    const CardMask beyond = hand & (kRises ? kAbove : kBelow)[at(top)];
    if (beyond == 0) return;
    // A card that is passed counts, the one that is played does not.
    const int here = m_worth[at(top)] + (kRises ? kCard + kHeld : 0);
    const auto go = [&](int card) {
        judge(card, spoils + (kRises ? m_worth[at(card)] - here : here - m_worth[at(card)]));
    };
    const int near = kRises ? lowest(beyond) : highest(beyond);
    go(near);
    for (CardMask left = beyond & jumpable & ~bit(near); left != 0; left &= left - 1)
        go(lowest(left));
}

QuickMatch::Best QuickMatch::best_play() const {
    Best best{1 << 20, 0, 0};
    consider<true>(0, best);
    if (m_tops[1] != m_tops[0]) consider<true>(1, best);
    consider<false>(2, best);
    if (m_tops[3] != m_tops[2]) consider<false>(3, best);
    return best;
}

bool QuickMatch::too_dear(const Best& best) const {
    return best.cost > (m_stack.empty() ? kExtraLate : kExtra);
}

void QuickMatch::play(int card, int pile) {
    m_hands[m_turn] &= ~bit(card);
    m_held &= ~bit(card);
    m_tops[at(pile)] = static_cast<std::uint8_t>(card);
    add_from(m_upto, card, std::uint8_t{255}); // one less
    add_from(m_worth, card, std::int16_t{-kCard - kHeld});
    --m_left;
    ++m_this_turn;
}

bool QuickMatch::end_turn() {
    CardMask& hand = m_hands[m_turn];
    for (int room = m_rules.hand - count(hand); room > 0 && !m_stack.empty(); --room) {
        const int card = m_stack.pop_back();
        hand |= bit(card);
        m_held |= bit(card);
        add_from(m_worth, card, std::int16_t{kHeld});
    }
    if (m_left == 0) return false;
    do {
        m_turn = static_cast<std::uint8_t>(m_turn + 1 == m_seats ? 0 : m_turn + 1);
    } while (m_hands[m_turn] == 0);
    m_this_turn = 0;
    m_must = static_cast<std::uint8_t>(std::min<int>(m_rules.least(m_stack.empty()), count(m_hands[m_turn])));
    return true;
}

int QuickMatch::play_on(int nodes) {
    if (m_left == 0) return 0;
    for (;;) {
        if (nodes > 0 && m_stack.empty() && m_this_turn == 0) return fewest_left(nodes);
        if (m_hands[m_turn] == 0) {
            if (!end_turn()) return 0;
            continue;
        }
        const Best best = best_play();
        if (may_end() && too_dear(best)) {
            end_turn();
            continue;
        }
        if (best.card == 0) return m_left;
        play(best.card, best.pile);
    }
}

bool QuickMatch::draw_all() {
    while (!m_stack.empty()) {
        const Best best = best_play();
        if (may_end() && too_dear(best)) {
            end_turn();
            continue;
        }
        if (best.card == 0) return false;
        play(best.card, best.pile);
        if (m_hands[m_turn] == 0) end_turn();
    }
    return true;
}

int QuickMatch::left_after(std::span<const TheGame::Action> plays, bool ends, int nodes) const {
    QuickMatch match = *this;
    for (const auto& action : plays)
        match.play(action.card, action.pile);
    if (match.m_left == 0) return 0;
    if (ends && match.may_end()) match.end_turn();
    return match.play_on(nodes);
}

int QuickMatch::fewest_left(int& nodes) const {
    QuickMatch by_rule = *this;
    int fewest = by_rule.play_on();
    if (fewest == 0 || --nodes < 0) return fewest;
    const auto follow = [&](QuickMatch match) {
        if (match.m_left > 0 && match.m_hands[match.m_turn] == 0) match.end_turn();
        fewest = std::min(fewest, match.fewest_left(nodes));
    };
    for (int pile = 0; pile < TheGame::kPiles; ++pile) {
        const int top = m_tops[at(pile)];
        if ((pile & 1) != 0 && m_tops[at(pile - 1)] == top) continue;
        for (CardMask left = m_hands[m_turn]; left != 0; left &= left - 1) {
            const int card = lowest(left);
            if (!TheGame::fits(pile, top, card)) continue;
            QuickMatch match = *this;
            match.play(card, pile);
            follow(match);
            if (fewest == 0) return 0;
        }
    }
    if (may_end() && m_hands[m_turn] != 0) {
        QuickMatch match = *this;
        match.end_turn();
        follow(match);
    }
    return fewest;
}

} // namespace hilltop::thegame
