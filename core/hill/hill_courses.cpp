// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_courses.h"

#include <algorithm>
#include <map>
#include <optional>

namespace hilltop {
namespace {

/// A bout with its sides as entrants of the course.
struct CourseBout {
    int part = 0;
    int season = 0; ///< as BoutScore
    Series series;
    SeriesResult result;

    int counted() const { return counted_matches(series, result); }
};

/// The plan whose entrants are the versions that play.
Plan plan_of_course(const HillFile& hill) {
    Bout all{hill.field().active(), 0};
    std::vector<std::string> bots;
    for (const HillKey& key : all.sides)
        bots.push_back(hill.field().versions().at(key).spec);
    Plan plan = plan_of_bout(hill.plan(), all, std::move(bots));
    plan.seed = hill.plan().seed;
    plan.seal = hill.plan().seal;
    if (plan.tables > 0) plan.format = Format::RandomTables;
    return plan;
}

/// Those that count, in order of their parts and seasons: those that share their deals follow one another, as Standings
/// wants them.
Result<std::vector<CourseBout>> counting_bouts(HillFile& hill) {
    std::map<HillKey, std::uint16_t> entrants;
    for (const HillKey& key : hill.field().active())
        entrants.emplace(key, static_cast<std::uint16_t>(entrants.size()));
    std::vector<CourseBout> bouts;
    const CountingBouts counting(hill.plan(), hill.field());
    TRY(hill.each_bout([&](const Bout& bout, SeriesResult&& result) {
        if (!counting.has(bout)) return true;
        CourseBout own{bout.part, hill.season_of(bout), series_of_bout(hill.plan_by_specs(bout)), std::move(result)};
        for (std::size_t i = 0; i < bout.sides.size(); ++i)
            own.series.entrants[i] = entrants.at(bout.sides[i]);
        for (SeriesFault& fault : own.result.faults)
            fault.entrant = own.series.entrants[fault.entrant];
        bouts.push_back(std::move(own));
        return true;
    }));
    const auto deals = [](const CourseBout& bout) { return std::pair(bout.part, bout.season); };
    std::stable_sort(bouts.begin(), bouts.end(), [&](const auto& a, const auto& b) { return deals(a) < deals(b); });
    const bool own_deals = hill.plan().tables > 0 && !hill.plan().duplicate; // each table is one observation
    for (std::size_t i = 1; i < bouts.size(); ++i)
        bouts[i].series.first_deal =
            bouts[i - 1].series.first_deal + (deals(bouts[i]) == deals(bouts[i - 1]) && !own_deals
                                                  ? 0
                                                  : static_cast<std::uint64_t>(hill.plan().matches));
    return bouts;
}

} // namespace

Result<HillCourses> courses_of(HillFile& hill) {
    const auto bouts = TRY(counting_bouts(hill));
    const Plan plan = plan_of_course(hill);
    Standings standings(plan.entry().info(), plan.seats, plan.bots.size());
    if (plan.tables > 0) standings.observe_series();
    std::optional<Standings> common;
    for (const CourseBout& bout : bouts) {
        if (bout.part >= std::max(1, plan.tables) && !common) common = standings;
        // No series ends: a hill shows no history of them, which takes as long as all the rest.
        standings.add_matches(bout.series, bout.result, 0, bout.counted());
    }
    const Course course(plan);
    return HillCourses{course.with(standings), course.with(common.value_or(standings))};
}

Result<std::vector<PairEffect>> pair_effects_of(HillFile& hill) {
    if (hill.plan().tables == 0) return std::vector<PairEffect>();
    const auto bouts = TRY(counting_bouts(hill));
    PairEffects effects(hill.plan().entry().info(), hill.field().active().size(), PairEffects::Observation::Series);
    for (const bool again : {false, true}) {
        if (again) effects.begin_again();
        for (const CourseBout& bout : bouts)
            effects.add(bout.series, bout.result, bout.counted());
    }
    return effects.found(true);
}

} // namespace hilltop
