// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/entry.h"

#include "games/rps/contest/contests.h"

#include "game/entry_of.h"
#include "games/rps/bots/bots.h"
#include "games/rps/bots/judge.h"
#include "games/rps/bots/worlds.h"
#include "games/rps/decision_kinds.h"
#include "games/rps/hidden_cards.h"
#include "games/rps/questions.h"
#include "games/rps/rps_table.h"
#include "games/rps/styles.h"

namespace hilltop {

const GameEntry& rps_entry() {
    static constexpr AnalysisTraits<RpsPoker> kAnalysis{.reference = "expert",
                                                        .make_worlds = make_worlds<RpsPoker, rps::Worlds>,
                                                        .make_judge = make_judge<RpsPoker, rps::RollOutJudge>,
                                                        .samples = 400,
                                                        .version = 5};
    static const EntryOf<RpsPoker> entry(rps::all_bots(), {}, rps_contests(), {}, nullptr, kAnalysis);
    return entry;
}

} // namespace hilltop
