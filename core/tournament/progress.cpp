// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/progress.h"

#include <algorithm>
#include <set>

namespace hilltop {

void Progress::add_ahead(const Series& series, const SeriesResult& result) {
    if (!provisional) provisional = standings();
    ahead += static_cast<std::int64_t>(result.lines.size());
    provisional->add(series, result);
}

Course Progress::course_so_far() const {
    return provisional ? course.with(*provisional) : course;
}

double Progress::share() const {
    return total <= 0 ? 0 : std::clamp(static_cast<double>(played()) / static_cast<double>(total), 0.0, 1.0);
}

Progress resting_progress(Course course, std::span<const SeriesResult> ahead) {
    Progress progress;
    progress.course = std::move(course);
    progress.done = progress.course.matches();
    progress.total = progress.course.expected();
    progress.finished = true;
    progress.stopped = !progress.course.over();
    for (const SeriesResult& result : ahead) {
        if (progress.stopped) progress.add_ahead(progress.course.schedule().series(result.number), result);
    }
    progress.before = progress.played();
    return progress;
}

TimeLeft::TimeLeft(const Plan& plan) {
    for (const std::string& bot : plan.bots)
        m_hosted.push_back(is_hosted(plan, bot));
}

std::size_t TimeLeft::hosted_in(const Pairing& pairing) const {
    const auto hosted = static_cast<std::size_t>(
        std::count_if(pairing.begin(), pairing.end(), [this](std::uint16_t entrant) { return m_hosted[entrant]; }));
    return std::min(hosted, m_spent.size() - 1);
}

void TimeLeft::add(const Pairing& entrants, double seconds, int matches) {
    for (Spent* spent : {&m_spent[hosted_in(entrants)], &m_by_pairing[entrants]}) {
        spent->seconds += seconds;
        spent->matches += matches;
    }
}

double TimeLeft::pace_of(const Pairing& pairing, const Spent& all) const {
    const auto own = m_by_pairing.find(pairing);
    const Spent& alike = m_spent[hosted_in(pairing)];
    const Spent& measured = own != m_by_pairing.end() && own->second.matches > 0 ? own->second
                            : alike.matches > 0                                  ? alike
                                                                                 : all;
    return measured.seconds / static_cast<double>(measured.matches);
}

double TimeLeft::seconds(const Course& course, std::span<const Results* const> ahead, std::int64_t played,
                         std::int64_t before, double seconds) const {
    if (seconds <= 0 || played <= before) return -1;
    const auto left = static_cast<double>(course.likely() - played);
    const double plain = left * seconds / static_cast<double>(played - before);
    Spent all;
    for (const Spent& spent : m_spent) {
        all.seconds += spent.seconds;
        all.matches += spent.matches;
    }
    if (all.seconds <= 0 || all.matches == 0) return plain; // no lanes
    std::map<Pairing, double> rest;                         // matches
    std::set<Pairing> following;                            // pairings in which a bot remembers
    const Schedule& schedule = course.schedule();
    const std::uint32_t folded = course.shard().series(course.folded());
    for (int i = 0; i < schedule.stage_count(); ++i) {
        const Stage& stage = schedule.stage(i);
        for (std::uint32_t pairing = 0; pairing < stage.pairings.size(); ++pairing) {
            const Schedule::Fixture fixture{i, static_cast<int>(pairing)};
            const std::int64_t matches = stage.matches - schedule.played({&fixture, 1}, folded);
            if (matches == 0) continue;
            rest[stage.pairings[pairing]] += static_cast<double>(matches);
            if (!stage.remembers.empty() && stage.remembers[pairing]) following.insert(stage.pairings[pairing]);
        }
    }
    for (const Results* results : ahead) {
        for (const auto& [place, result] : *results)
            rest[course.series(place).entrants] -= static_cast<double>(result.lines.size());
    }
    double sum = 0, work = 0, longest = 0;
    for (const auto& [pairing, matches] : rest) {
        const double takes = std::max(matches, 0.0) * pace_of(pairing, all);
        sum += matches;
        work += takes;
        if (following.contains(pairing)) longest = std::max(longest, takes);
    }
    if (sum <= 0) return plain;
    // Lanes go side by side. Stages to come, shards and stop rules have other numbers of matches left.
    return std::max(work * seconds / all.seconds, longest) * left / sum;
}

} // namespace hilltop
