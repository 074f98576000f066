// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace hilltop::cli {

struct RunHillOptions {
    std::string file;
    std::optional<std::string> threads; ///< nothing: one per processor
    std::optional<std::string> budget;
    std::optional<std::string> shard;
    std::optional<std::string> site; ///< folder
    std::optional<std::string> url;  ///< of the site
    bool json = false;
    bool estimate = false; ///< says what is due, and plays nothing
};
/// Plays what is due and prints the standings. Ctrl+C (SIGTERM, too) keeps everything played so far, and is an
/// error.
Result<> run_hill(const RunHillOptions& options);

struct MergeHillOptions {
    std::string file;
    std::vector<std::string> copies;
};
Result<> merge_into_hill(const MergeHillOptions& options);

struct WatchHillOptions {
    std::string file, folder;
    std::optional<std::string> every, checks, threads;
    std::string author;
    bool plays = false;
    bool not_isolated = false;
};
Result<> watch_hill(const WatchHillOptions& options);

} // namespace hilltop::cli
