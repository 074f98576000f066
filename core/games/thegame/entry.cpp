// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/entry.h"

#include "games/thegame/contest/contests.h"

#include "game/entry_of.h"
#include "games/thegame/bots/bots.h"
#include "games/thegame/decision_kinds.h"
#include "games/thegame/hidden_cards.h"
#include "games/thegame/questions.h"
#include "games/thegame/solver/judge.h"
#include "games/thegame/solver/worlds.h"
#include "games/thegame/styles.h"
#include "games/thegame/thegame_table.h"

namespace hilltop {

const GameEntry& thegame_entry() {
    static constexpr AnalysisTraits<TheGame> kAnalysis{.reference = "planner",
                                                       .goes_on_as = "open-hands",
                                                       .make_worlds = make_worlds<TheGame, thegame::Worlds>,
                                                       .make_judge = make_judge<TheGame, thegame::RollOutJudge>,
                                                       .samples = 60,
                                                       .version = 5,
                                                       .stake = thegame::kLostMatch};
    static const EntryOf<TheGame> entry(thegame::all_bots(), {}, thegame_contests(), {}, nullptr, kAnalysis);
    return entry;
}

} // namespace hilltop
