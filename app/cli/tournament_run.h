// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "cli/plan_options.h"

#include <string>
#include <vector>

namespace hilltop::cli {

/// As typed; the command says what is wrong with them.
struct TournamentOptions {
    PlanOptions plan;
    std::optional<std::string> threads; ///< nothing: one per processor
    std::optional<std::string> out;     ///< nothing: results stay in memory
    std::optional<std::string> name;
    std::optional<std::string> shard;
    bool no_trial = false;
    bool trust_js = false;
    std::optional<std::string> wire_log; ///< folder
    bool json = false;
};

/// Plays a tournament and prints its standings. The first Ctrl+C (SIGTERM, too) finishes what runs and keeps it, which
/// is an error; a second one ends the program at once.
Result<> run_tournament(const TournamentOptions& options);

struct ResumeOptions {
    std::string file;
    std::optional<std::string> threads;
    bool trust_js = false;
    std::optional<std::string> wire_log; ///< folder
    bool json = false;
};

/// Plays on what a file holds; one that is over is printed alone.
Result<> resume_tournament_file(const ResumeOptions& options);

struct MergeOptions {
    std::string out;
    std::vector<std::string> parts;
};

/// Joins shards into the file of a single run, and says what of them did not fit in yet.
Result<> merge_tournament(const MergeOptions& options);

} // namespace hilltop::cli
