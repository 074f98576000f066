// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament_files/tournament_pairs.h"

namespace hilltop {

Result<std::vector<PairEffect>> pair_effects_of(SavedTournament& saved) {
    const Plan& plan = saved.course.plan();
    if (!has_pair_effects(plan)) return std::vector<PairEffect>();
    PairEffects effects(plan.entry().info(), plan.bots.size(), PairEffects::Observation::Deal);
    for (const bool again : {false, true}) {
        if (again) effects.begin_again();
        const auto add = [&](const SeriesResult& result) {
            effects.add(saved.course.series(result.number), result, static_cast<int>(result.lines.size()));
        };
        TRY(saved.file.each_series(0, [&](const KeptSeries& kept) {
            add(kept.result);
            return true;
        }));
        for (const SeriesResult& ahead : saved.ahead)
            add(ahead);
    }
    return effects.found(false);
}

} // namespace hilltop
