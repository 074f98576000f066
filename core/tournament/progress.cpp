// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/progress.h"

#include <algorithm>

namespace hilltop {

void Progress::add_ahead(const Series& series, const SeriesResult& result) {
    if (!provisional) provisional = standings();
    ahead += static_cast<std::int64_t>(result.lines.size());
    provisional->add(series, result);
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
    Spent& spent = m_spent[hosted_in(entrants)];
    spent.seconds += seconds;
    spent.matches += matches;
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
    if (all.seconds <= 0 || all.matches == 0) return plain; // nobody plays in lanes
    std::array<double, 3> rest{};
    const Schedule& schedule = course.schedule();
    const std::uint32_t folded = course.shard().series(course.folded());
    for (int i = 0; i < schedule.stage_count(); ++i) {
        const Stage& stage = schedule.stage(i);
        for (std::uint32_t pairing = 0; pairing < stage.pairings.size(); ++pairing) {
            const Schedule::Encounter encounter{i, static_cast<int>(pairing)};
            rest[hosted_in(stage.pairings[pairing])] +=
                static_cast<double>(stage.matches - schedule.played({&encounter, 1}, folded));
        }
    }
    for (const Results* results : ahead) {
        for (const auto& [place, result] : *results)
            rest[hosted_in(course.series(place).entrants)] -= static_cast<double>(result.lines.size());
    }
    double sum = 0, work = 0;
    for (std::size_t i = 0; i < rest.size(); ++i) {
        const Spent& measured = m_spent[i].matches > 0 ? m_spent[i] : all;
        sum += rest[i];
        work += std::max(rest[i], 0.0) * measured.seconds / static_cast<double>(measured.matches);
    }
    if (sum <= 0) return plain;
    // Lanes go side by side. Stages to come, shards and stop rules have other numbers of matches left.
    return work * seconds / all.seconds * left / sum;
}

} // namespace hilltop
