// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/schedule.h"

#include "rng/rng.h"

#include <algorithm>
#include <numeric>

namespace hilltop {
namespace {

/// A stage is cut into at least this many series a pairing where it has the matches: threads share them out.
constexpr std::int64_t kSeriesWanted = 50;
/// Where a stop rule looks at results it looks at least this often, in matches; hosted bots are slower.
constexpr std::int64_t kLook = 100;
constexpr std::int64_t kLookAtHosted = 10;
constexpr std::int64_t kMostPairings = std::int64_t{kMaxEntrants} * (kMaxEntrants - 1) / 2;

// Where rounds depend on results: a round-robin that ranks, then a cup of eight rounds and seven sets a pairing.
static_assert((kMostPairings + kMaxEntrants / 2 * 8 * 7) * (kMaxMatches / Schedule::kLongestSeries + 50) < 1ll << 32);
static_assert(kMaxEntrants / 2 * kMaxEntrants * (kMaxMatches / Schedule::kLongestSeries) < 1ll << 32); // of a Swiss
static_assert(2 * kMostPairings * kMaxMatches <= static_cast<std::int64_t>(Rng::kMaxNumber));

/// The length of the series into which a stage with `matches` a pairing is cut.
int series_length(const Plan& plan, std::int64_t matches) {
    const auto longest = plan.stop.kind == StopRule::Kind::Fixed ? std::int64_t{Schedule::kLongestSeries}
                         : has_hosted(plan)                      ? kLookAtHosted
                                                                 : kLook;
    const auto wanted = std::clamp<std::int64_t>(matches / kSeriesWanted, 1, longest);
    // No deal is cut in two, and sides change places from match to match of a series.
    const int unit = is_paired(plan.format) ? 2 : plan.duplicate ? seatings_of_deal(seating_of(plan), plan.seats) : 1;
    return std::max(1, static_cast<int>(wanted) / unit) * unit;
}

std::int64_t series_per_pairing(const Plan& plan, std::int64_t matches) {
    const int length = series_length(plan, matches);
    return (matches + length - 1) / length;
}

void mark_cut(const Plan& plan, Stage& stage) {
    std::vector<bool> remembering(plan.bots.size());
    for (std::size_t entrant = 0; entrant < remembering.size(); ++entrant)
        remembering[entrant] = remembers(plan, static_cast<std::uint16_t>(entrant));
    if (std::find(remembering.begin(), remembering.end(), true) == remembering.end()) return;
    for (const Pairing& pairing : stage.pairings)
        stage.remembers.push_back(
            std::any_of(pairing.begin(), pairing.end(), [&](std::uint16_t entrant) { return remembering[entrant]; }));
    if (takes_turns(plan)) return;
    for (std::uint32_t pairing = 0; pairing < stage.pairings.size(); ++pairing) {
        stage.place_in_cut.emplace_back();
        if (stage.remembers[pairing]) continue;
        stage.place_in_cut.back() = static_cast<std::uint32_t>(stage.cut.size());
        stage.cut.push_back(pairing);
    }
}

/// The pairings of a plan whose rounds do not depend on results.
std::vector<Pairing> all_pairings(const Plan& plan) {
    const auto entrants = static_cast<std::uint16_t>(plan.bots.size());
    if (is_paired(plan.format)) return every_pair(entrants, plan.format == Format::Gauntlet ? 1 : entrants);
    Pairing all(entrants);
    std::iota(all.begin(), all.end(), std::uint16_t{0});
    return {all};
}

} // namespace

bool remembers(const Plan& plan, std::uint16_t entrant) {
    const std::string& bot = plan.bots[entrant];
    const auto use = plan.entry().use_of(bot);
    if (!use || use->version != 0) return false; // built in: a new one every match
    const auto own = plan.own_limits.find(bot);
    const BotLimits& limits = own == plan.own_limits.end() ? plan.limits : own->second;
    return std::min(use->memory, limits.remembers) == Memory::Series;
}

bool takes_turns(const Plan& plan) {
    return plan.stop.kind != StopRule::Kind::Fixed || plan.duplicate;
}

Stage::Part Stage::part(std::uint32_t i) const {
    const auto all = static_cast<std::uint32_t>(pairings.size());
    if (place_in_cut.empty()) return {i % all, i / all};
    if (i < all) return {i, 0};
    const auto of_cut = static_cast<std::uint32_t>(cut.size());
    return {cut[(i - all) % of_cut], (i - all) / of_cut + 1};
}

std::uint32_t Stage::series_of(Part part) const {
    const auto all = static_cast<std::uint32_t>(pairings.size());
    if (part.number == 0) return part.pairing;
    if (place_in_cut.empty()) return part.number * all + part.pairing;
    return all + (part.number - 1) * static_cast<std::uint32_t>(cut.size()) + *place_in_cut[part.pairing];
}

std::uint32_t Stage::done_of(std::uint32_t pairing, std::uint32_t count) const {
    const std::uint32_t most = is_cut(pairing) ? series_per_pairing : 1;
    std::uint32_t low = 0, high = most; // series_of grows with its number
    while (low < high) {
        const std::uint32_t middle = low + (high - low) / 2;
        if (series_of({pairing, middle}) < count)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

std::uint32_t Stage::series_count() const {
    const auto all = static_cast<std::uint32_t>(pairings.size());
    if (place_in_cut.empty() || series_per_pairing == 0) return series_per_pairing * all;
    return all + (series_per_pairing - 1) * static_cast<std::uint32_t>(cut.size());
}

std::int64_t planned_series(const Plan& plan) {
    if (is_adaptive(plan.format)) return 0;
    return series_per_pairing(plan, plan.matches) * static_cast<std::int64_t>(all_pairings(plan).size());
}

std::vector<Pairing> every_pair(std::uint16_t entrants, std::uint16_t of_the_first) {
    std::vector<Pairing> pairings;
    for (std::uint16_t one = 0; one < of_the_first; ++one) {
        for (auto two = static_cast<std::uint16_t>(one + 1); two < entrants; ++two)
            pairings.push_back({one, two});
    }
    return pairings;
}

SeatingPlan seating_of(const Plan& plan) {
    if (is_paired(plan.format)) return SeatingPlan::Rotated;
    return plan.format == Format::RandomTables && plan.entry().info().cooperative ? SeatingPlan::DrawnFromPool
                                                                                  : SeatingPlan::Drawn;
}

PlayedMatch place_of_match(const Series& series, int match) {
    PlayedMatch place;
    place.number = series.match_number(match);
    place.deal = series.deal_number(match);
    place.by_seat = seated(series, match);
    return place;
}

Schedule::Schedule(Plan plan)
    : m_plan(std::make_shared<const Plan>(std::move(plan)))
    , m_seating(seating_of(*m_plan))
    , m_matches_per_deal(m_plan->duplicate ? seatings_of_deal(m_seating, m_plan->seats) : 1) {
    // Where rounds depend on results the first stage is the format's, like the later ones.
    if (!is_adaptive(m_plan->format)) add_stage(all_pairings(*m_plan), m_plan->matches);
}

void Schedule::add_stage(std::vector<Pairing> pairings, std::int64_t matches) {
    auto stage = std::make_shared<Stage>();
    stage->series_length = series_length(*m_plan, matches);
    stage->series_per_pairing = static_cast<std::uint32_t>(series_per_pairing(*m_plan, matches));
    stage->matches = matches;
    stage->pairings = std::move(pairings);
    stage->first_match = m_plan->first_match;
    mark_cut(*m_plan, *stage);
    if (!m_stages.empty()) {
        const Stage& last = *m_stages.back();
        stage->first_series = last.first_series + last.series_count();
        stage->first_match = last.first_match + static_cast<std::uint64_t>(last.match_count());
        stage->first_deal = stage->first_match; // no stage has more deals than matches
    }
    m_stages.push_back(std::move(stage));
}

std::uint32_t Schedule::series_count() const {
    return m_stages.empty() ? 0 : m_stages.back()->first_series + m_stages.back()->series_count();
}

std::int64_t Schedule::match_count() const {
    if (m_stages.empty()) return 0;
    return static_cast<std::int64_t>(m_stages.back()->first_match - m_plan->first_match) +
           m_stages.back()->match_count();
}

int Schedule::stage_of(std::uint32_t series) const {
    const auto after = std::upper_bound(m_stages.begin(), m_stages.end(), series,
                                        [](std::uint32_t number, const auto& s) { return number < s->first_series; });
    return static_cast<int>(after - m_stages.begin()) - 1;
}

Series Schedule::series(std::uint32_t number) const {
    const Stage& stage = this->stage(stage_of(number));
    const auto [pairing, part] = stage.part(number - stage.first_series);
    const std::int64_t length = stage.length(pairing);
    const std::int64_t first = part * length;
    Series series;
    series.number = number;
    series.entrants = stage.pairings[pairing];
    series.seed = m_plan->seed;
    series.lots = m_plan->lots;
    if (series.lots) series.lots_from = m_plan->first_match;
    series.seats = m_plan->seats;
    series.seating = m_seating;
    series.matches = static_cast<int>(std::min<std::int64_t>(length, stage.matches - first));
    series.first_match = stage.first_match +
                         static_cast<std::uint64_t>(pairing) * static_cast<std::uint64_t>(stage.matches) +
                         static_cast<std::uint64_t>(first);
    // Duplicate deals are shared by all pairings.
    series.matches_per_deal = m_matches_per_deal;
    if (!stage.remembers.empty() && stage.remembers[pairing]) series.earlier = static_cast<int>(first);
    series.first_deal = m_plan->duplicate ? stage.first_deal + static_cast<std::uint64_t>(first / m_matches_per_deal)
                                          : series.first_match;
    return series;
}

std::optional<Schedule::Run> Schedule::run_of(std::uint32_t number) const {
    const Stage& stage = this->stage(stage_of(number));
    const auto [pairing, part] = stage.part(number - stage.first_series);
    if (stage.remembers.empty() || !stage.remembers[pairing] || !stage.is_cut(pairing)) return {};
    Run run{stage.first_series + stage.series_of({pairing, 0}), {}};
    if (part + 1 < stage.series_per_pairing) run.next = stage.first_series + stage.series_of({pairing, part + 1});
    return run;
}

std::vector<Schedule::Fixture> Schedule::fixtures(int one, int two) const {
    std::vector<Fixture> found;
    if (one == two) return found;
    for (int stage = 0; stage < stage_count(); ++stage) {
        const auto& pairings = this->stage(stage).pairings;
        for (std::size_t i = 0; i < pairings.size(); ++i) {
            const auto sits = [&](int entrant) {
                return std::find(pairings[i].begin(), pairings[i].end(), entrant) != pairings[i].end();
            };
            if (sits(one) && sits(two)) found.push_back({stage, static_cast<int>(i)});
        }
    }
    return found;
}

Schedule::Place Schedule::place(std::span<const Fixture> fixtures, std::int64_t match) const {
    for (const Fixture& fixture : fixtures) {
        const Stage& stage = this->stage(fixture.stage);
        if (match < stage.matches) {
            const auto pairing = static_cast<std::uint32_t>(fixture.pairing);
            const std::int64_t length = stage.length(pairing);
            return {stage.first_series + stage.series_of({pairing, static_cast<std::uint32_t>(match / length)}),
                    static_cast<int>(match % length)};
        }
        match -= stage.matches;
    }
    return {series_count(), 0};
}

std::int64_t Schedule::played(std::span<const Fixture> fixtures, std::uint32_t series) const {
    std::int64_t matches = 0;
    for (const Fixture& fixture : fixtures) {
        const Stage& stage = this->stage(fixture.stage);
        const auto pairing = static_cast<std::uint32_t>(fixture.pairing);
        const std::uint32_t done =
            series <= stage.first_series ? 0 : stage.done_of(pairing, series - stage.first_series);
        matches += std::min(stage.matches, done * stage.length(pairing));
    }
    return matches;
}

} // namespace hilltop
