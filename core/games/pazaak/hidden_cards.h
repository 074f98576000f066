// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/bots/worlds.h"
#include "judging/hidden_cards.h"

namespace hilltop {

/// The other's side cards, as the champion weighs its possible decks, and the next card of the deck: all exact.
template <>
struct HiddenCardsOf<Pazaak> {
    static void count(const InfoState<Pazaak>& seen, BeliefCounter& counter) {
        const Seat other = next(seen.me, Pazaak::kSeats);
        const auto seat = static_cast<std::uint8_t>(other.index());
        const pazaak::HiddenSide side(seen.view());
        for (const auto& deck : side.decks()) {
            std::vector<Face> cards;
            for (const std::uint8_t value : deck.cards)
                cards.push_back(Pazaak::face({value, true}));
            counter.mix(Pazaak::kSide, seat, cards, deck.cards.size(), deck.chance);
        }
        if (side.decks().empty())
            counter.mix(Pazaak::kSide, seat, cards_of(Pazaak::unseen_side(seen.open, other), true),
                        seen.open.players[other].side_left);
        // Between hands the next card comes from a whole deck.
        std::array<int, Pazaak::kHouseValues + 1> house{};
        house.fill(seen.open.rules.house_copies);
        if (seen.open.phase == Pazaak::Phase::Act) house = Pazaak::unseen_house(seen.open);
        counter.mix_next(Pazaak::kDeck, kCommon, cards_of(house, false));
    }

private:
    /// By value from 1, so many of each.
    template <std::size_t N>
    static std::vector<Face> cards_of(const std::array<int, N>& copies, bool side) {
        std::vector<Face> cards;
        for (std::size_t value = 1; value < N; ++value)
            cards.insert(cards.end(), static_cast<std::size_t>(copies[value]),
                         Pazaak::face({static_cast<std::uint8_t>(value), side}));
        return cards;
    }
};

} // namespace hilltop
