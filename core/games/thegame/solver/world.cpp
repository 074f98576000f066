// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/solver/world.h"

#include <algorithm>
#include <utility>

namespace hilltop::thegame {
namespace {

constexpr int kOffset = 12; // a jump from any top stays inside the table

// In sixteenths of a card passed: what the quick rule thinks of plays.
constexpr int kCard = 16;
constexpr int kSpoilsJump = 140;    ///< another holds the card that jumps back
constexpr int kSpoilsOwnJump = 100; ///< the same, oneself
constexpr int kOpensOwnJump = 120;
constexpr int kOpensJump = 80;
constexpr int kExtraCard = 12; ///< beyond the minimum a card may cost so much

constexpr std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

constexpr int back_from(int pile, int top) {
    return TheGame::rises(pile) ? top - TheGame::kJump : top + TheGame::kJump;
}

/// The k-th unplayed card beyond the top, or 0.
int beyond(const TheGame::CardSet& gone, int pile, int top, int k) {
    const int step = TheGame::rises(pile) ? 1 : -1;
    for (int card = top + step; card >= TheGame::kLowest && card <= TheGame::kHighest; card += step) {
        if (!gone.contains(card) && k-- == 0) return card;
    }
    return 0;
}

} // namespace

Claims heard_claims(const View<TheGame>& view) {
    const auto& open = view.open;
    Claims claims;
    claims.holder.fill(Claims::kNobody);
    SeatSet spoke;
    for (const auto& played : open.played) {
        for (Seat seat : SeatSet::all(open.seats)) {
            if (played.wishes[seat] != TheGame::Wishes()) spoke.insert(seat);
        }
    }
    SeatSet liars;
    const auto claim = [&](Seat seat, int card) {
        if (card < TheGame::kLowest || card > TheGame::kHighest) {
            liars.insert(seat);
            return;
        }
        auto& holder = claims.holder[at(card)];
        if (holder != Claims::kNobody && holder != seat.index()) liars.insert(seat);
        holder = static_cast<std::uint8_t>(seat.index());
    };
    // What was held once is held until it is played.
    TheGame::CardSet gone;
    std::array<std::uint8_t, TheGame::kPiles> tops = {1, 1, 100, 100};
    for (const auto& played : open.played) {
        gone.insert(played.card);
        tops[played.pile] = played.card;
        for (Seat seat : spoke) {
            if (seat == view.me) continue;
            for (int pile = 0; pile < TheGame::kPiles; ++pile) {
                const int level = played.wishes[seat][pile];
                const int top = tops[at(pile)];
                if (level == 5) {
                    const int card = back_from(pile, top);
                    claim(seat, card >= 2 && card <= 99 && !gone.contains(card) ? card : 0);
                } else if (level >= 3) {
                    claim(seat, beyond(gone, pile, top, 4 - level));
                }
            }
        }
    }
    for (Seat seat : SeatSet::all(open.seats))
        claims.newer[seat] = 0;
    for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
        auto& holder = claims.holder[at(card)];
        if (holder == Claims::kNobody) continue;
        if (view.own.hand.find(static_cast<std::uint8_t>(card)) >= 0) liars.insert(Seat(holder));
        if (open.gone.contains(card)) holder = Claims::kNobody;
    }
    for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
        auto& holder = claims.holder[at(card)];
        if (holder != Claims::kNobody && liars.contains(Seat(holder))) holder = Claims::kNobody;
    }
    if (open.played.empty()) return claims;
    // What the wishes that stand deny; only who has ended his turn since has drawn.
    const Seat last(open.played.back().seat);
    if (open.turn != last) {
        int drawn = 0;
        for (int i = open.played.size() - 1; i >= 0 && open.played[i].seat == last.index(); --i)
            ++drawn;
        claims.newer[last] = static_cast<std::uint8_t>(std::min<int>(drawn, open.held[last]));
    }
    for (Seat seat : spoke) {
        if (seat == view.me || liars.contains(seat)) continue;
        claims.believed.insert(seat);
        for (int pile = 0; pile < TheGame::kPiles; ++pile) {
            const int level = open.wishes[seat][pile];
            if (level == 5) continue;
            const int top = tops[at(pile)];
            const int back = back_from(pile, top);
            if (back >= TheGame::kLowest && back <= TheGame::kHighest) claims.denied[seat].insert(back);
            static constexpr std::array<int, 5> kNearer = {6, 4, 2, 1, 0};
            for (int k = 0; k < kNearer[at(std::min(level, 4))]; ++k) {
                if (const int card = beyond(gone, pile, top, k)) claims.denied[seat].insert(card);
            }
        }
    }
    return claims;
}

World::World(const View<TheGame>& view, const Claims& claims, Rng& rng)
    : m_rule_hand(view.open.rules.hand)
    , m_rule_minimum(view.open.rules.minimum)
    , m_seats(view.open.seats)
    , m_turn(static_cast<std::uint8_t>(view.me.index()))
    , m_must(view.open.must)
    , m_this_turn(view.open.this_turn)
    , m_left(static_cast<std::uint8_t>(TheGame::left(view.open)))
    , m_tops(view.open.tops) {
    m_hands[m_turn] = view.own.hand;
    for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
        const auto byte = static_cast<std::uint8_t>(card);
        if (view.open.gone.contains(card) || view.own.hand.find(byte) >= 0) continue;
        const int holder = claims.holder[at(card)];
        if (holder != Claims::kNobody && m_hands[at(holder)].size() < view.open.held[Seat(holder)])
            m_hands[at(holder)].push_back(byte);
        else
            m_stack.push_back(byte);
    }
    for (int i = m_stack.size() - 1; i > 0; --i)
        std::swap(m_stack[i], m_stack[rng.below(i + 1)]);
    const int first = rng.below(m_seats);
    for (int i = 0; i < m_seats; ++i) {
        const Seat seat((first + i) % m_seats);
        Hand& hand = m_hands[at(seat.index())];
        const int older = view.open.held[seat] - claims.newer[seat];
        for (int place = m_stack.size() - 1; place >= 0 && hand.size() < older; --place) {
            if (!claims.denied[seat].contains(m_stack[place])) hand.push_back(m_stack.remove_at(place));
        }
        while (hand.size() < view.open.held[seat])
            hand.push_back(m_stack.pop_back());
    }
    for (int seat = 0; seat < m_seats; ++seat) {
        for (const std::uint8_t card : m_hands[at(seat)])
            m_holder[at(card + kOffset)] = static_cast<std::uint8_t>(seat + 1);
    }
    std::uint8_t count = 0;
    for (int card = 0; card < static_cast<int>(m_upto.size()); ++card) {
        if (card >= TheGame::kLowest && card <= TheGame::kHighest && !view.open.gone.contains(card)) ++count;
        m_upto[at(card)] = count;
    }
}

int World::passed(int pile, int top, int card) const {
    const int moved = m_upto[at(card)] - m_upto[at(top)];
    return TheGame::rises(pile) ? moved - (card > top) : -moved + (card > top);
}

World::Best World::best_play() const {
    Best best{1 << 20, -1, 0};
    const Hand& hand = m_hands[m_turn];
    for (int pile = 0; pile < TheGame::kPiles; ++pile) {
        const int top = m_tops[at(pile)];
        const int holder = m_holder[at(back_from(pile, top) + kOffset)];
        const int spoils = holder == 0 ? 0 : holder == m_turn + 1 ? kSpoilsOwnJump : kSpoilsJump;
        for (int place = 0; place < hand.size(); ++place) {
            const int card = hand[place];
            if (!TheGame::fits(pile, top, card)) continue;
            int cost = kCard * passed(pile, top, card);
            if (TheGame::gap(pile, top, card) > 0) cost += spoils;
            const int then = m_holder[at(back_from(pile, card) + kOffset)];
            if (then != 0) cost -= then == m_turn + 1 ? kOpensOwnJump : kOpensJump;
            if (cost < best.cost) best = {cost, place, pile};
        }
    }
    return best;
}

bool World::too_dear(const Best& best) {
    return best.cost > kExtraCard;
}

void World::play(int place, int pile) {
    const int card = m_hands[m_turn].remove_at(place);
    m_tops[at(pile)] = static_cast<std::uint8_t>(card);
    m_holder[at(card + kOffset)] = 0;
    for (int i = 0; i < static_cast<int>(m_upto.size()); ++i)
        m_upto[at(i)] = static_cast<std::uint8_t>(m_upto[at(i)] - (i >= card));
    --m_left;
    ++m_this_turn;
}

bool World::end_turn() {
    Hand& hand = m_hands[m_turn];
    while (hand.size() < m_rule_hand && !m_stack.empty()) {
        const std::uint8_t card = m_stack.pop_back();
        hand.push_back(card);
        m_holder[at(card + kOffset)] = static_cast<std::uint8_t>(m_turn + 1);
    }
    if (m_left == 0) return false;
    do {
        m_turn = static_cast<std::uint8_t>(m_turn + 1 == m_seats ? 0 : m_turn + 1);
    } while (m_hands[m_turn].empty());
    m_this_turn = 0;
    m_must = std::min<std::uint8_t>(m_rule_minimum, static_cast<std::uint8_t>(m_hands[m_turn].size()));
    return true;
}

int World::play_on() {
    for (;;) {
        if (m_hands[m_turn].empty()) {
            if (!end_turn()) return 0;
            continue;
        }
        const Best best = best_play();
        if (may_end() && too_dear(best)) {
            end_turn();
            continue;
        }
        if (best.place < 0) return m_left;
        play(best.place, best.pile);
    }
}

int World::left_after(const TurnPlan& plan) const {
    World world = *this;
    for (const auto& action : plan.plays)
        world.play(world.m_hands[world.m_turn].find(action.card), action.pile);
    if (!world.may_end()) return plan.plays.empty() ? world.m_left : world.play_on();
    world.end_turn();
    return world.m_left == 0 ? 0 : world.play_on();
}

} // namespace hilltop::thegame
