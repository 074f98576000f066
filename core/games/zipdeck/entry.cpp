// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/entry.h"

#include "games/zipdeck/contest/contests.h"

#include "game/entry_of.h"
#include "games/zipdeck/bots/bots.h"
#include "games/zipdeck/bots/exploiting.h"
#include "games/zipdeck/bots/judge.h"
#include "games/zipdeck/decision_kinds.h"
#include "games/zipdeck/hidden_cards.h"
#include "games/zipdeck/questions.h"
#include "games/zipdeck/solver/worlds.h"
#include "games/zipdeck/styles.h"
#include "games/zipdeck/zipdeck_table.h"

namespace hilltop {

const GameEntry& zipdeck_entry() {
    static constexpr AnalysisTraits<ZipDeck> kAnalysis{.reference = "rod",
                                                       .make_worlds = make_worlds<ZipDeck, zipdeck::Worlds>,
                                                       .make_judge = make_judge<ZipDeck, zipdeck::ZipDeckJudge>,
                                                       .samples = 150,
                                                       .version = 4};
    static const EntryOf<ZipDeck> entry(zipdeck::all_bots(), {}, zipdeck_contests(), {}, &zipdeck::solver(), kAnalysis);
    return entry;
}

} // namespace hilltop
