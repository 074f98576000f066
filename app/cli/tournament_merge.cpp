// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tournament_merge.h"

#include "cli/output.h"
#include "tournament_files/saved_tournament.h"
#include "tournament_files/tournament_merge.h"

#include <fmt/format.h>

namespace hilltop::cli {

Result<> merge_tournament(const MergeOptions& options) {
    const auto merged = TRY(merge_files(options.out, options.parts, Journal::Local));
    // Merging keeps no state of the fold; with one the file opens at once whatever its size.
    auto saved = TRY(open_tournament(options.out));
    const auto clock = TRY(saved.file.clock());
    auto file = TRY(TournamentFile::open_to_play(options.out));
    const Course& course = saved.course;
    FileBatch batch;
    batch.state = StoredState{course.folded(), course.save()};
    batch.told_plan = told_plan(course);
    batch.session = {.begun = clock.begun, .written = clock.written, .seconds = 0};
    TRY(file.commit(batch));

    print_out("{}: {} matches in {} series of {} shards\n", options.out, grouped(course.matches()),
              grouped(merged.series), options.parts.size());
    if (merged.left_out > 0)
        print_out("{} series are left out: series {} comes before them, and shard {} has not played it yet. They are "
                  "still in the shards. Continue that shard and merge again.\n",
                  grouped(merged.left_out), merged.missing, merged.shard);
    else if (!course.over())
        print_out("{} of {} matches are missing: shard {} has not played series {} yet. Play the shards on and merge "
                  "again, or go on with this file.\n",
                  grouped(course.expected() - course.matches()), grouped(course.expected()), merged.shard,
                  merged.missing);
    return {};
}

} // namespace hilltop::cli
