// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/solver/worlds.h"

#include "base/numbers.h"
#include "games/thegame/solver/convention.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace hilltop::thegame {
namespace {

/// Weight of a wish, from a player without the convention, by how far its level is from the honest one.
constexpr std::array<double, 6> kNatural = {1, 0.8, 0.6, 0.45, 0.35, 0.3};

/// Swaps tried until the first deal agrees with everything, unless it cannot; then for it to be any of them; from one
/// deal of a sample to the next.
constexpr int kMostSteps = 30'000;
constexpr int kFirstSteps = 1500;
constexpr int kUphill = 12;
constexpr int kSteps = 200;

} // namespace

Worlds::Worlds(const View<TheGame>& view)
    : m_seen(keep(view))
    , m_testimony(view)
    , m_unplayed(kAllCards & ~mask_of(view.open.gone)) {
    const CardMask unseen = m_unplayed & ~mask_of(view.own.hand);
    for (const auto& place : m_testimony.places())
        m_places[at(m_in_hands++)] = {static_cast<std::uint8_t>(place.seat.index()), place.first};
    m_all = m_in_hands;
    int holding = 0;
    for (const Seat seat : SeatSet::all(view.open.seats))
        holding += seat != view.me && view.open.held[seat] > 0 ? 1 : 0;
    m_sole = holding <= 1;
    for (int i = 0; i < view.open.stack; ++i)
        m_places[at(m_all++)] = {kStack, 0};
    for (Seat seat : SeatSet::all(TheGame::kSeats)) {
        auto& came = m_came[at(seat.index())];
        for (int card = 0; card < 128; ++card)
            came[at(card)] = m_testimony.came(seat, card);
        if (seat.index() < view.open.seats && seat != view.me && m_testimony.speaks(seat) &&
            !m_testimony.believed(seat))
            m_natural = true;
    }
    for (int card = 0; card < 128; ++card) {
        const bool free = card <= TheGame::kHighest && contains(m_testimony.free() & unseen, card);
        m_came[kStack][at(card)] = free ? Testimony::Came{0, 127} : Testimony::Came{127, 0};
    }
    const auto& one_of = m_testimony.one_of();
    for (int i = 0; i < one_of.size(); ++i) {
        for (CardMask left = one_of[i].cards; left != 0; left &= left - 1)
            m_asked[at(lowest(left))] |= std::uint64_t{1} << i;
    }
    if (!begin(m_start)) {
        // No deal fits all that was said: keep what is certain of hands, and forget when cards came.
        for (auto& hand : m_came) {
            for (auto& came : hand)
                came = came.first <= came.last ? Testimony::Came{0, 127} : Testimony::Came{127, 0};
        }
        m_asked = {};
        begin(m_start);
    }
    Rng rng(0, static_cast<std::uint64_t>(view.open.played.size()), Stream::Analysis, view.me.index(), 0);
    for (int steps = 0; m_start.broken > 0 && steps < kMostSteps; steps += kSteps) {
        walk(m_start, kSteps, kUphill, rng);
        walk(m_start, kSteps, 0, rng);
    }
    walk(m_start, kFirstSteps, 0, rng);
}

bool Worlds::counts(int which, int card, const Place& place) const {
    const auto& one_of = m_testimony.one_of()[which];
    return place.seat == one_of.seat.index() && place.first <= one_of.speech && contains(one_of.cards, card);
}

/// Gives the place a card that may lie there; a place that has it already looks for another (Kuhn's augmenting paths).
bool Worlds::give(int place, CardMask& tried, std::array<std::int8_t, 128>& owner) const {
    for (const bool taken : {false, true}) {
        for (CardMask left = m_able[at(place)] & ~tried; left != 0; left &= left - 1) {
            const int card = lowest(left);
            if (taken != (owner[at(card)] >= 0)) continue;
            if (contains(tried, card)) continue; // by now
            tried |= bit(card);
            if (taken && !give(owner[at(card)], tried, owner)) continue;
            owner[at(card)] = static_cast<std::int8_t>(place);
            return true;
        }
    }
    return false;
}

/// A deal with each card in a possible place; OneOfs may be unfulfilled. False if there is no such deal.
bool Worlds::begin(Deal& deal) {
    CardMask ours = 0; // not in my hand, and not played by me
    for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
        for (const auto& came : m_came) {
            if (came[at(card)].first <= came[at(card)].last) ours |= bit(card);
        }
    }
    for (int i = 0; i < m_all; ++i) {
        const Place& place = m_places[at(i)];
        if (i > 0 && place.seat == m_places[at(i - 1)].seat && place.first == m_places[at(i - 1)].first) {
            m_able[at(i)] = m_able[at(i - 1)];
            continue;
        }
        m_able[at(i)] = 0;
        for (CardMask left = ours; left != 0; left &= left - 1) {
            if (can_lie(lowest(left), place)) m_able[at(i)] |= bit(lowest(left));
        }
    }
    std::array<std::int8_t, 128> owner;
    owner.fill(-1);
    deal = {};
    std::array<bool, kMaxPlaces> filled{};
    const auto& one_of = m_testimony.one_of();
    for (int which = 0; which < one_of.size(); ++which) {
        bool kept = false;
        for (CardMask left = one_of[which].cards; left != 0 && !kept; left &= left - 1) {
            const int card = lowest(left);
            if (m_asked[at(card)] == 0) continue;
            kept = owner[at(card)] >= 0 && counts(which, card, m_places[at(owner[at(card)])]);
            for (int i = 0; i < m_in_hands && !kept && owner[at(card)] < 0; ++i) {
                if (filled[at(i)] || !contains(m_able[at(i)], card) || !counts(which, card, m_places[at(i)])) continue;
                owner[at(card)] = static_cast<std::int8_t>(i);
                filled[at(i)] = kept = true;
            }
        }
    }
    for (int i = 0; i < m_all; ++i) {
        CardMask tried = 0;
        if (!filled[at(i)] && !give(i, tried, owner)) return false;
    }
    for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
        if (owner[at(card)] >= 0) deal.cards[at(owner[at(card)])] = static_cast<std::uint8_t>(card);
    }
    for (int i = 0; i < m_all; ++i) {
        for (std::uint64_t asked = m_asked[deal.cards[at(i)]]; asked != 0; asked &= asked - 1) {
            const int which = std::countr_zero(asked);
            if (counts(which, deal.cards[at(i)], m_places[at(i)])) ++deal.kept[at(which)];
        }
    }
    std::uint64_t open = 0;
    for (const std::uint64_t asked : m_asked)
        open |= asked;
    for (; open != 0; open &= open - 1)
        deal.broken += deal.kept[at(std::countr_zero(open))] == 0 ? 1 : 0;
    return true;
}

/// Swaps two cards wherever both may lie and no OneOf is broken. As a swap is as likely as its reverse, all deals with
/// nothing broken are equally likely in the end.
void Worlds::walk(Deal& deal, int steps, int uphill, Rng& rng) const {
    if (m_in_hands == 0) return;
    for (int step = 0; step < steps; ++step) {
        const std::uint32_t lot = rng.next32();
        const auto i = static_cast<std::size_t>((lot >> 16) * static_cast<std::uint32_t>(m_in_hands) >> 16);
        const auto j = static_cast<std::size_t>((lot & 0xffff) * static_cast<std::uint32_t>(m_all) >> 16);
        const int here = deal.cards[i], there = deal.cards[j];
        if (!contains(m_able[j], here) || !contains(m_able[i], there)) continue;
        const std::uint64_t asked = m_asked[at(here)] | m_asked[at(there)];
        if (asked == 0) {
            std::swap(deal.cards[i], deal.cards[j]);
            continue;
        }
        const Place &one = m_places[i], &other = m_places[j];
        const auto change = [&](int which) {
            return int{counts(which, here, other)} + int{counts(which, there, one)} - int{counts(which, here, one)} -
                   int{counts(which, there, other)};
        };
        int broken = deal.broken;
        for (std::uint64_t left = asked; left != 0; left &= left - 1) {
            const int which = std::countr_zero(left);
            const int kept = deal.kept[at(which)];
            broken += (kept + change(which) == 0 ? 1 : 0) - (kept == 0 ? 1 : 0);
        }
        if (broken > deal.broken && (uphill == 0 || rng.below(uphill) != 0)) continue;
        for (std::uint64_t left = asked; left != 0; left &= left - 1) {
            const int which = std::countr_zero(left);
            deal.kept[at(which)] = static_cast<std::uint8_t>(deal.kept[at(which)] + change(which));
        }
        deal.broken = broken;
        std::swap(deal.cards[i], deal.cards[j]);
    }
}

QuickMatch::Hands Worlds::hands_of(const Deal& deal) const {
    QuickMatch::Hands hands{};
    for (int i = 0; i < m_in_hands; ++i)
        hands[m_places[at(i)].seat] |= bit(deal.cards[at(i)]) & m_unplayed;
    hands[at(m_seen.me.index())] = mask_of(m_seen.own.hand);
    return hands;
}

/// Of the wishes that stand, of those who do not keep to the convention.
double Worlds::likely(const QuickMatch::Hands& hands) const {
    double weight = 1;
    for (Seat seat : SeatSet::all(m_seen.open.seats)) {
        if (seat == m_seen.me || !m_testimony.speaks(seat) || m_testimony.believed(seat)) continue;
        const auto honest = honest_wishes(m_seen.open.tops, m_unplayed, hands[at(seat.index())]);
        for (int pile = 0; pile < TheGame::kPiles; ++pile)
            weight *= kNatural[at(std::abs(honest[pile] - m_seen.open.wishes[seat][pile]))];
    }
    return weight;
}

QuickMatch::Hands Worlds::Walk::next(Rng& rng) {
    for (;;) {
        m_worlds.walk(m_deal, kSteps, 0, rng);
        const auto hands = m_worlds.hands_of(m_deal);
        if (!m_worlds.m_natural) return hands;
        // One that is half as likely as the mean is taken half as often.
        const double weight = m_worlds.likely(hands);
        m_mean += (weight - m_mean) / ++m_tries;
        if (rng.below(65536) < 32768 * weight / m_mean) return hands;
    }
}

QuickMatch::Stack Worlds::stack_of(const QuickMatch::Hands& hands) const {
    CardMask left = m_unplayed;
    for (const CardMask hand : hands)
        left &= ~hand;
    QuickMatch::Stack stack;
    for (; left != 0; left &= left - 1)
        stack.push_back(static_cast<std::uint8_t>(lowest(left)));
    return stack;
}

World<TheGame> Worlds::draw(Rng& rng) const {
    Deal deal = m_start;
    walk(deal, 4 * kSteps, 0, rng);
    const auto hands = hands_of(deal);
    World<TheGame> world;
    auto& state = world.state;
    state.open = m_seen.open;
    for (Seat seat : SeatSet::all(m_seen.open.seats)) {
        for (CardMask left = hands[at(seat.index())]; left != 0; left &= left - 1)
            state.hands[seat].push_back(static_cast<std::uint8_t>(lowest(left)));
    }
    state.hands[m_seen.me] = m_seen.own.hand;
    state.stack = stack_of(hands);
    state.chance = Chance(rng.next64(), 0);
    state.chance.begin(0);
    if (m_natural) world.weight = likely(hands);
    return world;
}

} // namespace hilltop::thegame
