// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/solver/worlds.h"

#include "games/thegame/solver/convention.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace hilltop::thegame {
namespace {

/// How likely somebody who does not keep to the convention wishes for a pile at a level so far from the honest one.
constexpr std::array<double, 6> kNatural = {1, 0.8, 0.6, 0.45, 0.35, 0.3};

/// Swaps tried until the first deal agrees with everything, unless it cannot; then for it to be any of them; from one
/// deal of a sample to the next.
constexpr int kMostSteps = 30'000;
constexpr int kFirstSteps = 1500;
constexpr int kSteps = 200;

constexpr std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

} // namespace

Worlds::Worlds(const View<TheGame>& view)
    : m_seen(keep(view))
    , m_testimony(view)
    , m_unplayed(kAllCards & ~mask_of(view.open.gone)) {
    const CardMask unseen = m_unplayed & ~mask_of(view.own.hand);
    for (const auto& place : m_testimony.places())
        m_places[at(m_in_hands++)] = {static_cast<std::uint8_t>(place.seat.index()), place.first};
    m_all = m_in_hands;
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
    begin(m_start);
    Rng rng(0, static_cast<std::uint64_t>(view.open.played.size()), Stream::Analysis, view.me.index(), 0);
    for (int steps = 0; m_start.broken > 0 && steps < kMostSteps; steps += kSteps)
        walk(m_start, kSteps, rng);
    walk(m_start, kFirstSteps, rng);
}

bool Worlds::counts(int which, int card, const Place& place) const {
    const auto& one_of = m_testimony.one_of()[which];
    return place.seat == one_of.seat.index() && place.first <= one_of.speech && contains(one_of.cards, card);
}

/// A deal that agrees with most: to each hand first what it had for certain, by the earliest end, then, oldest places
/// first, whatever may lie there.
void Worlds::begin(Deal& deal) const {
    deal.cards.fill(0);
    CardMask left = m_testimony.free();
    for (Seat seat : SeatSet::all(m_seen.open.seats)) {
        if (seat == m_seen.me) continue;
        const auto& came = m_came[at(seat.index())];
        CardMask certain = 0;
        for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
            if (came[at(card)].first <= came[at(card)].last && !contains(left, card)) certain |= bit(card);
        }
        for (const bool strict : {true, false}) {
            for (int i = 0; i < m_in_hands; ++i) {
                if (m_places[at(i)].seat != seat.index() || deal.cards[at(i)] != 0) continue;
                int best = 0;
                for (CardMask cards = certain; cards != 0; cards &= cards - 1) {
                    const int card = lowest(cards);
                    if (strict && !can_lie(card, m_places[at(i)])) continue;
                    if (best == 0 || came[at(card)].last < came[at(best)].last) best = card;
                }
                deal.cards[at(i)] = static_cast<std::uint8_t>(best);
                if (best != 0) certain &= ~bit(best);
            }
        }
    }
    for (const bool strict : {true, false}) {
        for (int i = 0; i < m_all; ++i) {
            if (deal.cards[at(i)] != 0) continue;
            for (CardMask cards = left; cards != 0; cards &= cards - 1) {
                if (strict && !can_lie(lowest(cards), m_places[at(i)])) continue;
                deal.cards[at(i)] = static_cast<std::uint8_t>(lowest(cards));
                left &= ~(cards & (~cards + 1));
                break;
            }
        }
    }
    deal.kept.fill(0);
    deal.broken = 0;
    for (int i = 0; i < m_all; ++i) {
        deal.broken += can_lie(deal.cards[at(i)], m_places[at(i)]) ? 0 : 1;
        for (std::uint64_t asked = m_asked[deal.cards[at(i)]]; asked != 0; asked &= asked - 1) {
            const int which = std::countr_zero(asked);
            if (counts(which, deal.cards[at(i)], m_places[at(i)])) ++deal.kept[at(which)];
        }
    }
    for (int i = 0; i < m_testimony.one_of().size(); ++i)
        deal.broken += deal.kept[at(i)] == 0 ? 1 : 0;
}

/// Swaps two cards wherever nothing more is broken then. As a swap is as likely as its reverse, all deals with nothing
/// broken are equally likely in the end.
void Worlds::walk(Deal& deal, int steps, Rng& rng) const {
    if (m_in_hands == 0) return;
    for (int step = 0; step < steps; ++step) {
        const std::uint32_t lot = rng.next32();
        const auto i = static_cast<std::size_t>((lot >> 16) * static_cast<std::uint32_t>(m_in_hands) >> 16);
        const auto j = static_cast<std::size_t>((lot & 0xffff) * static_cast<std::uint32_t>(m_all) >> 16);
        const int here = deal.cards[i], there = deal.cards[j];
        const Place &one = m_places[i], &other = m_places[j];
        const bool swaps = can_lie(here, other) && can_lie(there, one);
        if (!swaps && deal.broken == 0) continue;
        int broken = deal.broken;
        if (!swaps) {
            broken += (can_lie(here, other) ? 0 : 1) + (can_lie(there, one) ? 0 : 1) - (can_lie(here, one) ? 0 : 1) -
                      (can_lie(there, other) ? 0 : 1);
            if (broken > deal.broken) continue;
        } else if (deal.broken != 0) {
            broken -= (can_lie(here, one) ? 0 : 1) + (can_lie(there, other) ? 0 : 1);
        }
        const std::uint64_t asked = m_asked[at(here)] | m_asked[at(there)];
        const auto change = [&](int which) {
            return int{counts(which, here, other)} + int{counts(which, there, one)} - int{counts(which, here, one)} -
                   int{counts(which, there, other)};
        };
        for (std::uint64_t left = asked; left != 0; left &= left - 1) {
            const int which = std::countr_zero(left);
            const int kept = deal.kept[at(which)];
            broken += (kept + change(which) == 0 ? 1 : 0) - (kept == 0 ? 1 : 0);
        }
        if (broken > deal.broken) continue;
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
        m_worlds.walk(m_deal, kSteps, rng);
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
    walk(deal, 4 * kSteps, rng);
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
