// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/course_text.h"

#include "cli/output.h"
#include "tournament/tables.h"

namespace hilltop::cli {
namespace {

std::string aligned(const TextGrid& grid) {
    TextTable table(grid.left);
    for (const auto& line : grid.lines)
        table.add(line);
    return table.text();
}

} // namespace

std::string course_text(const Course& course) {
    const Statistics statistics = statistics_of(course.plan(), course.standings());
    const auto names = entrant_names(course.plan());
    std::string text = aligned(standings_grid(course, statistics, names));
    if (!course.plan().entry().info().cooperative)
        text += '\n' + crosstable_title(course) + '\n' + aligned(crosstable_grid(course, names));
    const auto& rounds = course.bracket().rounds;
    for (std::size_t i = 0; i < rounds.size(); ++i)
        text += '\n' + round_title(course, i) + '\n' + aligned(round_grid(rounds[i], names));
    if (const TextGrid hosted = hosted_grid(course, names); !hosted.lines.empty()) text += '\n' + aligned(hosted);
    const auto sentences = remarks(course, statistics, names);
    if (!sentences.empty()) text += '\n';
    for (const std::string& sentence : sentences)
        text += sentence + '\n';
    return text;
}

} // namespace hilltop::cli
