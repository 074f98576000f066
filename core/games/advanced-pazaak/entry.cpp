// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/entry.h"

#include "game/entry_of.h"
#include "games/advanced-pazaak/advanced_pazaak_table.h"
#include "games/advanced-pazaak/bots/bots.h"
#include "games/advanced-pazaak/bots/worlds.h"
#include "games/advanced-pazaak/decision_kinds.h"
#include "games/advanced-pazaak/hidden_cards.h"
#include "games/advanced-pazaak/questions.h"
#include "games/advanced-pazaak/styles.h"

namespace hilltop {

const GameEntry& advanced_pazaak_entry() {
    static constexpr AnalysisTraits<AdvancedPazaak> kAnalysis{
        .reference = "counter",
        .make_worlds = make_worlds<AdvancedPazaak, advanced_pazaak::HiddenDeck>,
        .samples = 200,
        .version = 4};
    static const EntryOf<AdvancedPazaak> entry(advanced_pazaak::all_bots(), {}, {}, {}, nullptr, kAnalysis);
    return entry;
}

} // namespace hilltop
