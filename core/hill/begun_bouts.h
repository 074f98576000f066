// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_bout.h"
#include "tournament/course.h"
#include "tournament_files/result_blob.h"
#include "tournament_files/sqlite.h"

#include <chrono>
#include <map>
#include <span>

namespace hilltop {

/// What was played of a bout that is not over, as the tournament that it is numbers it.
struct BegunBout {
    Bout bout;
    int season = 0;                       ///< as BoutScore
    std::vector<KeptSeries> series{};     ///< whole ones, and the first matches of others; in order where it was read
    std::map<int, std::string> records{}; ///< those that may become PlayedBout::records
    /// What processors have worked for each side so far, where its bot has a limit in all; else it may be empty.
    std::vector<std::chrono::microseconds> spent{};

    std::int64_t matches() const;
};

/// Adds to what the file has of these bouts: whole series take the place of their first matches. Without the records.
/// Within a transaction.
Result<> write_begun(Database& data, std::span<const BegunBout> begun);
/// All that the file has, in order of bouts, without the records. An error where it cannot be of this hill, whose
/// season `open` is open; whether such a bout is due is not asked.
Result<std::vector<BegunBout>> read_begun(Database& data, const Plan& hill, const HillField& field, int open);
/// Whether the tournament of the bout, which has not begun, has these series, and the matches are whole deals.
bool fits(const Course& course, const BegunBout& begun);

} // namespace hilltop
