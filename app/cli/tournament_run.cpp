// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tournament_run.h"

#include "cli/interrupt.h"
#include "cli/output.h"
#include "cli/progress_bar.h"
#include "cli/saved_copy.h"
#include "cli/tournament_show.h"
#include "cli/tournament_trial.h"
#include "hosting/host_bots.h"
#include "tournament/export.h"
#include "tournament_files/saved_tournament.h"
#include "tournament_files/tournament_merge.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace hilltop::cli {
namespace {

using namespace std::chrono_literals;

void print(const Course& course, bool json) {
    if (json)
        print_json(to_json(course));
    else
        print_out("{}", course_text(course));
}

/// Plays to the end or until it is interrupted. `sink` may be null.
Result<> play(Course course, std::vector<SeriesResult> ahead, TournamentSink* sink, const std::string& file,
              int threads, bool json) {
    const Stop interrupted = watch_interrupt();
    ProgressBar bar(entrant_names(course.plan()), sink);
    const bool hosted = has_hosted(course.plan());
    TournamentRunner runner(std::move(course), sink, std::move(ahead));
    runner.start({.threads = threads});
    for (std::optional<std::chrono::steady_clock::time_point> finishing; !runner.wait_for(100ms);) {
        if (interrupted() && !finishing) {
            finishing = std::chrono::steady_clock::now();
            runner.finish_running();
            bar.show_finishing();
        }
        // A bot that hangs would keep it going until its limits are used up; a match that is cut off is played again.
        if (hosted && finishing && std::chrono::steady_clock::now() - *finishing > 1s) runner.stop();
        if (sink != nullptr && sink->failure()) runner.stop(); // slow matches need not end for nothing
        bar.show(runner.progress());
    }
    const Progress end = runner.progress();
    bar.finish(end);
    for (const Error& made : end.remarks)
        remark(made);
    std::optional<Error> problem = end.failure;
    if (!problem && sink != nullptr) {
        if (const auto kept = sink->finish(end.course); !kept) problem = kept.error();
    }
    if (auto stranded = problem && sink != nullptr ? sink->recover_detached() : std::nullopt)
        return saved_copy(*problem, file, "tournament resume",
                          [&](const std::string& path) { return stranded->save_as(path); });
    if (problem) return *problem;
    print(end.stopped ? end.course_so_far() : end.course, json);
    if (!end.stopped) return {};
    if (sink == nullptr)
        return failure("cli", "stopped after {} of {} matches; their results are lost. Use --out to save them",
                       grouped(end.played()), grouped(end.total));
    return failure("cli", "stopped after {} of {} matches. Continue with hilltop-cli tournament resume {}",
                   grouped(end.played()), grouped(end.total), file);
}

/// Where results go, and what only makes sense there.
Result<Shard> check_file_options(const TournamentOptions& options) {
    if (!options.out) {
        const std::pair<const char*, bool> needy[] = {{"--shard", options.shard.has_value()},
                                                      {"--name", options.name.has_value()},
                                                      {"--keep", options.plan.keep.has_value()}};
        for (const auto& [option, given] : needy) {
            if (given) return misuse("cli", "{} needs a file; name it with --out FILE.htour", option);
        }
        return Shard{};
    }
    std::error_code ignored;
    if (std::filesystem::symlink_status(*options.out, ignored).type() != std::filesystem::file_type::not_found &&
        !ignored)
        return failure("cli",
                       "{0} already exists. Continue it with hilltop-cli tournament resume {0}, or choose "
                       "another name",
                       *options.out);
    if (!options.shard) return Shard{};
    auto shard = read_shard(*options.shard);
    if (!shard) return for_option("--shard", shard.error());
    return shard;
}

} // namespace

Result<> run_tournament(const TournamentOptions& options) {
    const auto threads = TRY(read_threads(options.threads));
    TrialOptions trial{
        .left_out = {}, .threads = threads, .skip = options.no_trial, .shared = options.shard.has_value()};
    PlanOptions planned = options.plan;
    const auto named = options.shard ? read_shard(*options.shard) : Result<Shard>(Shard());
    planned.in_shards = options.shard && !(named && named->whole()); // what is wrong with it is said below
    auto plan = plan_of(planned, trial.left_out);
    if (!plan) {
        list_left_out(trial.left_out);
        return plan.error();
    }
    const auto shard = TRY(check_file_options(options));
    if (const auto fits = check_shard(*plan, shard); !fits) return for_option("--shard", fits.error());
    trust_js(options.trust_js);
    TRY(log_to(options.wire_log));
    remark_isolation(plan->bots);
    TRY(try_entrants(*plan, trial));
    if (plan->seal) write_aside(fmt::format("The seed is sealed. Publish this SHA-256 now: {}\n", plan->seal->sha256));
    remark_together(*plan);
    if (!options.out) return play(Course(std::move(*plan)), {}, nullptr, {}, threads, options.json);

    auto saved = TRY(create_tournament(*options.out, *plan, shard, options.name.value_or("")));
    TournamentSink sink(std::move(saved.file), saved.course);
    return play(std::move(saved.course), {}, &sink, *options.out, threads, options.json);
}

Result<> resume_tournament_file(const ResumeOptions& options) {
    const auto threads = TRY(read_threads(options.threads));
    // One that is over may be read-only, or of a bot that has changed since.
    if (auto there = open_tournament(options.file); !there || there->course.over()) {
        if (!there) return there.error();
        if (const auto told = tell_seed(*there); !told) remark(told.error());
        print(there->course, options.json);
        return {};
    }
    auto saved = TRY(resume_tournament(options.file));
    TRY(check_secrecy(saved.course.plan()));
    trust_js(options.trust_js);
    TRY(log_to(options.wire_log));
    remark_isolation(saved.course.plan().bots);
    remark_together(saved.course.plan());
    TournamentSink sink(std::move(saved.file), saved.course);
    return play(std::move(saved.course), std::move(saved.ahead), &sink, options.file, threads, options.json);
}

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
        print_out("{} of {} matches are missing: shard {} has not played series {} yet. Resume the shards and merge "
                  "again, or go on with this file.\n",
                  grouped(course.expected() - course.matches()), grouped(course.expected()), merged.shard,
                  merged.missing);
    return {};
}

} // namespace hilltop::cli
