// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/entry.h"

#include "games/euchre/contest/contests.h"

#include "game/entry_of.h"
#include "games/euchre/bots/bots.h"
#include "games/euchre/bots/judge.h"
#include "games/euchre/contest/egn.h"
#include "games/euchre/decision_kinds.h"
#include "games/euchre/euchre_table.h"
#include "games/euchre/hidden_cards.h"
#include "games/euchre/questions.h"
#include "games/euchre/styles.h"

#include <array>

namespace hilltop {

const GameEntry& euchre_entry() {
    static constexpr std::array<Importer, 1> kImporters = {{{"egn", euchre::read_egn}}};
    static constexpr std::array<Exporter, 1> kExporters = {{{"egn", euchre::write_egn}}};
    static constexpr AnalysisTraits<Euchre> kAnalysis{.reference = "sharp",
                                                      .goes_on_as = "double-dummy",
                                                      .make_worlds =
                                                          hilltop::make_worlds<Euchre, euchre::BelievedWorlds>,
                                                      .make_judge = make_judge<Euchre, euchre::OpenHandJudge>,
                                                      .samples = 4000,
                                                      .version = 5};
    static const EntryOf<Euchre> entry(euchre::all_bots(), kImporters, euchre_contests(), kExporters, nullptr,
                                       kAnalysis);
    return entry;
}

} // namespace hilltop
