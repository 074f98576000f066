// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/course_text.h"

#include "cli/output.h"
#include "tournament/tables.h"

#include <fmt/format.h>

namespace hilltop::cli {

std::string course_text(const Course& course) {
    const Statistics statistics = statistics_of(course.plan(), course.standings());
    const auto names = entrant_names(course.plan());
    std::string text = standings_table(course, statistics, names).text();
    if (!course.plan().entry().info().cooperative)
        text += '\n' + crosstable_title(course) + '\n' + crosstable_table(course, names).text();
    const auto& rounds = course.bracket().rounds;
    for (std::size_t i = 0; i < rounds.size(); ++i)
        text += '\n' + round_title(course, i) + '\n' + round_table(rounds[i], names).text();
    if (const TextTable hosted = hosted_table(course, names); !hosted.rows.empty()) text += '\n' + hosted.text();
    const auto sentences = remarks(course, statistics, names);
    if (!sentences.empty()) text += '\n';
    for (const std::string& sentence : sentences)
        text += sentence + '\n';
    return text;
}

std::string pairs_text(const Plan& plan, const std::vector<PairEffect>& pairs, const std::vector<std::string>& names) {
    constexpr std::size_t kMost = 30;
    return fmt::format("\nBeside what it usually wins, where another bot sits at its table:\n{}\n{}\n",
                       pair_effects_table(plan.entry().info(), pairs, names, kMost).text(), pair_effects_remark(pairs));
}

} // namespace hilltop::cli
