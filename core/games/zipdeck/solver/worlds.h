// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/zipdeck/solver/chances.h"

namespace hilltop::zipdeck {

/// The cards a seat could be facing. All answer a round at once, and the deck is whole again before the next: what the
/// others did before says how they play, never what they hold, so that all worlds weigh the same.
class Worlds {
public:
    using Cards = PerSeat<ZipDeck::Card, ZipDeck::kSeats>;

    explicit Worlds(const View<ZipDeck>& view)
        : m_seen(keep(view))
        , m_chance(highest(view.own.card, view.open.seats)) {}

    World<ZipDeck> draw(Rng& rng) const { return {ZipDeck::resample(m_seen, rng), 1.0}; }

    /// That mine is the highest card.
    double chance() const { return m_chance; }
    /// The cards alone, of the worlds in which mine is the highest, or of those in which it is not; there are some.
    Cards draw(Rng& rng, bool mine_highest) const {
        Cards cards;
        const int own = m_seen.own.card;
        const int seats = m_seen.open.seats;
        ZipDeck::Deck deck = ZipDeck::fresh_deck(seats);
        if (mine_highest)
            deck.shrink_to(own);
        else
            deck.remove_at(own);
        for (;;) {
            ZipDeck::Deck left = deck;
            bool higher = false;
            for (const Seat seat : SeatSet::all(seats)) {
                const bool me = seat == m_seen.me;
                cards[seat] = me ? m_seen.own.card : left.swap_out(rng.below(left.size()));
                higher = higher || cards[seat] > own;
            }
            if (mine_highest != higher) return cards;
            // Draw again: a card must be higher. Even the second highest card is beaten in one world of four or more.
        }
    }

private:
    InfoState<ZipDeck> m_seen;
    double m_chance;
};

static_assert(WorldsOf<Worlds, ZipDeck>);

} // namespace hilltop::zipdeck
