// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "made_records.h"
#include "review_files/given_matches.h"
#include "sqlite_rows.h"
#include "tournament/export.h"
#include "tournament_files/saved_tournament.h"
#include "tournament_files/tournament_dump.h"

#include <filesystem>

namespace hilltop::fuzz {

/// Matches of a file that are read.
inline constexpr std::uint64_t kSomeMatches = 4;

/// The file of a tournament of this plan in which all has been played but the last series, which came before its turn.
inline std::string made_tournament(const std::string& plan_text) {
    const std::string path = own_folder() + "/made.htour";
    std::filesystem::remove(path);
    const Plan plan = must(read_plan(plan_text));
    must(check_plan(plan));
    {
        auto file = must(TournamentFile::create(path, head_of(plan, {}, "made"), Journal::Shared));
        Course course(plan);
        FileBatch batch;
        while (!course.over()) {
            const Series series = course.series(course.folded());
            KeptSeries kept{series.first_match, series.seats, plan.entry().run_series(series, plan.rules, plan.bots)};
            kept.result.faults.push_back(
                {series.first_match, series.entrants.front(), 0, Fault::TimeOut, 1, false, {}, "late"});
            const bool last = course.folded() + 1 == course.known() && !is_adaptive(plan.format);
            (last ? batch.ahead : batch.series).push_back(kept);
            if (last) break;
            course.add(kept.result);
        }
        batch.state = StoredState{course.folded(), course.save()};
        batch.records.emplace_back(0, short_record(plan.entry()));
        batch.spent["bot"] = 5;
        batch.session = {.begun = 1, .written = 2, .seconds = 3};
        must(file.commit(batch));
    }
    return path;
}

/// Everything that is read of a tournament's file.
inline void read_tournament(const std::string& path) {
    auto file = TournamentFile::open(path);
    if (!file) return refused(file.error());
    judged(dump_tournament(*file, [](std::string_view) { return true; }));
    judged(file->faults(0, 100));
    judged(file->fault_summary());
    judged(file->records(0, 100));
    judged(file->clock());
    judged(file->spent());
    judged(file->begun());
    judged(file->match(0, 0));
    auto saved = open_tournament(path);
    if (!saved) return refused(saved.error());
    const Course course = saved->course.with(saved->ahead);
    claim(to_json(course).is_object() && !to_csv(course).empty() && !to_markdown(course).empty(),
          "a tournament cannot be shown");
    GivenMatches matches({path}, kSomeMatches);
    while (const auto match = matches.next())
        judged(match->record);
}

} // namespace hilltop::fuzz
