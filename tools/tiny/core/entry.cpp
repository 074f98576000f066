// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/tiny/entry.h"

#include "game/entry_of.h"
#include "games/tiny/tiny_bots.h"

namespace hilltop {

const GameEntry& tiny_entry() {
    // Who judges answers by playing on: this is what makes hints, analysis and the quiz work. Where seats answer at the
    // same time and that matters to each other's answers, a bot whose answers can be foreseen misjudges them.
    static constexpr AnalysisTraits<Tiny> kAnalysis{.reference = "saver", .samples = 100, .version = 1};
    static const EntryOf<Tiny> entry(tiny::all_bots(), {}, {}, {}, nullptr, kAnalysis);
    return entry;
}

} // namespace hilltop
