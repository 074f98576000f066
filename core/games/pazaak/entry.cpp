// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/entry.h"

#include "games/pazaak/contest/contests.h"

#include "game/entry_of.h"
#include "games/pazaak/bots/bots.h"
#include "games/pazaak/bots/exploiting.h"
#include "games/pazaak/bots/judge.h"
#include "games/pazaak/bots/worlds.h"
#include "games/pazaak/contest/original_log.h"
#include "games/pazaak/decision_kinds.h"
#include "games/pazaak/hidden_cards.h"
#include "games/pazaak/pazaak_table.h"
#include "games/pazaak/questions.h"
#include "games/pazaak/styles.h"

#include <array>

namespace hilltop {

const GameEntry& pazaak_entry() {
    static constexpr std::array<Importer, 1> kImporters = {{{"simplepazaak-log", pazaak::read_original_log}}};
    static constexpr std::array<Exporter, 1> kExporters = {{{"simplepazaak-log", pazaak::write_original_log}}};
    static constexpr AnalysisTraits<Pazaak> kAnalysis{.reference = "champion",
                                                      .make_worlds = make_worlds<Pazaak, pazaak::HiddenSide>,
                                                      .make_judge = make_judge<Pazaak, pazaak::TableJudge>,
                                                      .samples = 100,
                                                      .version = 5};
    static const EntryOf<Pazaak> entry(pazaak::all_bots(), kImporters, pazaak_contests(), kExporters, &pazaak::solver(),
                                       kAnalysis);
    return entry;
}

} // namespace hilltop
