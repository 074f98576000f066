// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/stop.h"
#include "hill/hill_file.h"
#include "tournament/shard.h"

#include <functional>

namespace hilltop {

/// How far a run of a hill is.
struct HillProgress {
    std::int64_t matches = 0; ///< of pairings that this run has played to their end
    std::int64_t playing = 0; ///< of those that are not over, also by earlier runs; they count when those are over
    std::size_t bouts = 0;    ///< of the pairings that are due now, those that have been played
    std::size_t due = 0;      ///< those that are due now
    double seconds = 0;       ///< of this run, pauses left out
    double left = -1; ///< seconds until what is due now has been played, at its pace so far; negative: not known
};

/// How a hill is played; nothing of it changes a result.
struct HillRunOptions {
    int threads = 1;
    Shard shard{};           ///< plays only this share of what is due at the beginning
    bool background = false; ///< workers give way to the window
    Stop stop{};             ///< what was played is kept, and the next run continues from there
    Stop pause{};            ///< while it is true nothing is played, and nothing is lost
    /// A few times a second, from the caller's thread; it may append to the hill's log, which counts after this round.
    std::function<void(const HillProgress&)> progress{};
};

struct HillRun {
    std::int64_t matches = 0; ///< as HillProgress
    bool finished = false;    ///< nothing is due any more, of this share
};

/// Plays what is due (due_of) until nothing is, each bout as a tournament of its own, and keeps it as it comes: whole
/// bouts, and once a second what was played of others, of which a kill loses the last moments. After each round bots
/// may fall out (fallen_out()); where only a share is played they do when all is merged. An error too where a built-in
/// bot is not the one that has played so far.
Result<HillRun> play_hill(HillFile& hill, const HillRunOptions& options);

} // namespace hilltop
