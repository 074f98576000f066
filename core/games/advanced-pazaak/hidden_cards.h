// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/advanced-pazaak/bots/worlds.h"
#include "judging/hidden_cards.h"

namespace hilltop {

/// The other's hand and what it left in the box, from the side decks it may have, and the next card of the deck: all
/// exact.
template <>
struct HiddenCardsOf<AdvancedPazaak> {

    static void count(const InfoState<AdvancedPazaak>& seen, BeliefCounter& counter) {
        const auto& open = seen.open;
        if (open.phase != AdvancedPazaak::Phase::Choose) {
            const advanced_pazaak::HiddenDeck deck(seen.view());
            double any = 1; // that it is no ready-made one
            for (const auto& guess : deck.guesses()) {
                any -= guess.chance;
                std::vector<Face> cards;
                for (const SideCard card : guess.rest)
                    cards.push_back(AdvancedPazaak::face(card));
                side(seen, counter, cards, guess.chance);
            }
            side(seen, counter, unseen_pool(seen), any);
        }
        // Between sets, and before the first, the next card comes from a whole deck.
        std::array<int, AdvancedPazaak::kHouseValues + 1> house{};
        house.fill(open.rules.house_copies);
        for (const AdvancedPazaak::Player& player : open.players.values)
            for (const AdvancedPazaak::Card& card : player.row)
                if (open.phase == AdvancedPazaak::Phase::Act && card.number != 0) --house[card.number];
        std::vector<Face> cards;
        for (std::size_t number = 1; number < house.size(); ++number)
            cards.insert(cards.end(), static_cast<std::size_t>(house[number]),
                         AdvancedPazaak::face(AdvancedPazaak::Card{static_cast<std::uint8_t>(number), 0,
                                                                   static_cast<std::int8_t>(number)}));
        counter.mix_next(AdvancedPazaak::kDeck, kCommon, cards);
    }

private:
    static void side(const InfoState<AdvancedPazaak>& seen, BeliefCounter& counter, const std::vector<Face>& cards,
                     double chance) {
        const auto& open = seen.open;
        const Seat other = next(seen.me, AdvancedPazaak::kSeats);
        const auto seat = static_cast<std::uint8_t>(other.index());
        counter.mix(AdvancedPazaak::kHand, seat, cards, open.players[other].side_left, chance);
        counter.mix(AdvancedPazaak::kBox, seat, cards, open.rules.deck_size - open.rules.hand_size, chance);
    }
    /// All that the rules allow in a side deck beside what the other has shown.
    static std::vector<Face> unseen_pool(const InfoState<AdvancedPazaak>& seen) {
        const AdvancedPazaak::Player& player = seen.open.players[next(seen.me, AdvancedPazaak::kSeats)];
        std::array<int, kSideCards> copies{};
        for (SideCard card = 0; card < kSideCards; ++card)
            copies[card] = AdvancedPazaak::copies_allowed(seen.open.rules, card);
        for (const SideCard card : player.spent)
            --copies[card];
        for (const AdvancedPazaak::Card& card : player.row)
            if (card.number == 0) --copies[card.side];
        std::vector<Face> pool;
        for (SideCard card = 0; card < kSideCards; ++card)
            pool.insert(pool.end(), static_cast<std::size_t>(std::max(copies[card], 0)), AdvancedPazaak::face(card));
        return pool;
    }
};

} // namespace hilltop
