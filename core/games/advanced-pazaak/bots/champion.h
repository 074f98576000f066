// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/thinker.h"
#include "games/advanced-pazaak/advanced_pazaak.h"

namespace hilltop::advanced_pazaak {

/// What a hand drawn from it adds in the mean to the chance to win a match, in hundredths, see kCardWorth.
double worth_of_deck(const AdvancedPazaak::Deck& deck, const AdvancedPazaak::Rules& rules);

/// Chooses the side deck whose cards are worth most, stakes high when its hand is a good one, and plays each set out in
/// thought (Outlook). Rather than spend side cards on a set it can hardly win, it goes over 20 or stands below a total
/// that it cannot beat: they are worth more in the next set. It throws no dice, so budget counts for nothing; its
/// options are worth points: the chance to win, or what the stake makes of it.
class ChampionBot : public Thinker<AdvancedPazaak> {
public:
    Reply<AdvancedPazaak::Action> act(const View<AdvancedPazaak>& view, Rng& rng) override;
    std::vector<Option<AdvancedPazaak>> options(const View<AdvancedPazaak>& view, const SearchBudget& budget,
                                                const Stop& stop) override;
};

} // namespace hilltop::advanced_pazaak
