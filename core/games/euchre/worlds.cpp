// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/worlds.h"

namespace hilltop {
namespace {

using namespace euchre;

/// 18 cards are the most that are unseen at once: the products of below fit 64 bits.
constexpr auto kFactorial = [] {
    std::array<std::uint64_t, 20> factorial{1};
    for (std::size_t n = 1; n < factorial.size(); ++n)
        factorial[n] = factorial[n - 1] * n;
    return factorial;
}();

std::uint64_t factorial(int n) {
    return kFactorial[static_cast<std::size_t>(n)];
}

/// Ways to choose who gets which of n cards if holder h gets taken[h] and the table the rest.
std::uint64_t choices(int n, const std::array<int, 3>& taken) {
    const int rest = n - taken[0] - taken[1] - taken[2];
    return factorial(n) / (factorial(taken[0]) * factorial(taken[1]) * factorial(taken[2]) * factorial(rest));
}

std::array<int, 3> less(const std::array<int, 3>& free, const std::array<int, 3>& taken) {
    return {free[0] - taken[0], free[1] - taken[1], free[2] - taken[2]};
}

} // namespace

Worlds::Worlds(const View<Euchre>& view)
    : m_seen(keep(view)) {
    const auto& hand = view.open.hand;
    const auto& own = view.own;
    const Seat dealer = view.open.dealer;
    m_unseen = kAllCards & ~(own.cards | hand.played | bit(hand.turned));
    if (own.buried != kNoCard) m_unseen &= ~bit(own.buried);
    m_holds_turned = hand.taken_up && dealer != view.me && (hand.played & bit(hand.turned)) == 0;
    m_may_be_buried = m_holds_turned && view.open.rules.discard_picked_up && view.open.phase != Euchre::Phase::Discard;
    if (m_may_be_buried && hand.left[dealer] == 0) m_holds_turned = false; // the hand is over without it

    std::array<unsigned, kSuits> barred{};
    Seat seat = view.me;
    for (std::size_t holder = 0; holder < kHolders; ++holder) {
        seat = Euchre::left_of(seat);
        m_holders[holder] = seat;
        m_free[holder] = hand.left[seat] - (m_holds_turned && seat == dealer ? 1 : 0);
        for (std::size_t suit = 0; suit < kSuits; ++suit)
            barred[suit] |= (hand.void_in[seat] >> suit & 1u) << holder;
    }
    const auto& follow = Euchre::suits(view.open.rules).follow[hand.trump];
    Group free_for_all;
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
        Group group;
        group.barred = barred[suit];
        auto& cards = group.barred == 0 ? free_for_all.cards : group.cards;
        for (Cards left = m_unseen & follow[suit]; left != 0; left &= left - 1)
            cards.push_back(lowest(left));
        if (!group.cards.empty()) m_groups.push_back(group);
    }
    m_groups.push_back(free_for_all); // last: what is left to them is fixed by the others
    count_ways(0, m_free);
    if (m_may_be_buried) count_buried();
}

/// Worlds in which the dealer still has the card taken up, and worlds in which the dealer has discarded it.
void Worlds::count_buried() {
    const Seat dealer = m_seen.open.dealer;
    m_free_buried = m_free;
    int rest = count(m_unseen); // cards that are in no hand: the kitty and the discard
    for (std::size_t holder = 0; holder < kHolders; ++holder) {
        rest -= m_free[holder];
        if (m_holds_turned && m_holders[holder] == dealer) ++m_free_buried[holder];
    }
    const auto& hand = m_seen.open.hand;
    const std::uint8_t suit = Euchre::suits(m_seen.open.rules).suit[hand.trump][hand.turned];
    const bool is_void = (hand.void_in[dealer] >> suit & 1u) != 0;
    count_ways(0, m_free_buried);
    m_held_ways = is_void || !m_holds_turned ? 0 : ways(0, m_free) * static_cast<std::uint64_t>(rest);
    m_buried_ways = ways(0, m_free_buried);
}

template <class Each>
void Worlds::each_split(int group, const Free& free, Each&& each) const {
    const unsigned barred = m_groups[group].barred;
    const int cards = m_groups[group].cards.size();
    const auto most = [&](std::size_t holder, int left) {
        return (barred >> holder & 1u) != 0 ? 0 : std::min(free[holder], left);
    };
    for (int a = 0; a <= most(0, cards); ++a) {
        for (int b = 0; b <= most(1, cards - a); ++b) {
            for (int c = 0; c <= most(2, cards - a - b); ++c) {
                if (each(Free{a, b, c})) return;
            }
        }
    }
}

std::uint64_t Worlds::ways(int group, const Free& free) const {
    if (group + 1 < m_groups.size()) return m_ways[static_cast<std::size_t>(group)][index(free)];
    const int cards = m_groups[group].cards.size();
    return free[0] + free[1] + free[2] <= cards ? choices(cards, free) : 0;
}

void Worlds::count_ways(int group, const Free& free) {
    if (group + 1 == m_groups.size()) return;
    std::uint64_t sum = 0;
    each_split(group, free, [&](const Free& taken) {
        const Free after = less(free, taken);
        if (ways(group + 1, after) == 0) count_ways(group + 1, after);
        sum += choices(m_groups[group].cards.size(), taken) * ways(group + 1, after);
        return false;
    });
    m_ways[static_cast<std::size_t>(group)][index(free)] = sum;
}

PerSeat<Cards, Euchre::kSeats> Worlds::draw_hands(Rng& rng) const {
    assert(possible());
    PerSeat<Cards, Euchre::kSeats> hands;
    hands[m_seen.me] = m_seen.own.cards;
    const bool buried = m_may_be_buried && rng.next64() % (m_held_ways + m_buried_ways) >= m_held_ways;
    if (m_holds_turned && !buried) hands[m_seen.open.dealer] = bit(m_seen.open.hand.turned);
    Free free = buried ? m_free_buried : m_free;
    for (int group = 0; group < m_groups.size(); ++group) {
        auto cards = m_groups[group].cards;
        Free chosen = free; // the last group fills what is left
        if (group + 1 < m_groups.size()) {
            // The remainder of 64 bits by less than 2^30: nothing is favoured by more than one part in 2^34.
            std::uint64_t lot = rng.next64() % ways(group, free);
            each_split(group, free, [&](const Free& taken) {
                const std::uint64_t weight = choices(cards.size(), taken) * ways(group + 1, less(free, taken));
                chosen = taken;
                if (lot < weight) return true;
                lot -= weight;
                return false;
            });
        }
        for (std::size_t holder = 0; holder < kHolders; ++holder) {
            for (int i = 0; i < chosen[holder]; ++i) {
                const int place = rng.below(cards.size());
                hands[m_holders[holder]] |= bit(cards[place]);
                cards[place] = cards.back();
                cards.pop_back();
            }
        }
        free = less(free, chosen);
    }
    return hands;
}

Euchre::State Worlds::draw(Rng& rng) const {
    Euchre::State state;
    state.open = m_seen.open;
    const auto cards = draw_hands(rng);
    state.seats[m_seen.me] = m_seen.own;
    const auto& hand = m_seen.open.hand;
    Cards table = m_unseen;
    const auto shuffled = [&rng](Cards left) {
        Euchre::Held list;
        for (; left != 0 && !list.full(); left &= left - 1) { // no hand has more; GCC 14 warns of a seventh card
            list.push_back(lowest(left));
            std::swap(list.back(), list[rng.below(list.size())]);
        }
        return list;
    };
    for (const Seat seat : m_holders) {
        const bool holds_turned = m_holds_turned && seat == m_seen.open.dealer && (cards[seat] & bit(hand.turned)) != 0;
        state.seats[seat].hand = shuffled(cards[seat] & ~(holds_turned ? bit(hand.turned) : 0));
        if (holds_turned) state.seats[seat].hand.push_back(hand.turned);
        state.seats[seat].cards = cards[seat];
        table &= ~cards[seat];
    }
    const bool buried = hand.taken_up && m_seen.open.phase != Euchre::Phase::Discard;
    if (buried && m_seen.me != m_seen.open.dealer) {
        const bool turned = m_may_be_buried && (cards[state.open.dealer] & bit(hand.turned)) == 0;
        state.seats[state.open.dealer].buried = turned ? hand.turned : shuffled(table)[0];
    }
    return state;
}

} // namespace hilltop
