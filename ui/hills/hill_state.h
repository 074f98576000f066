// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_folder.h"
#include "hill/hill_table.h"

#include <memory>

namespace hilltop {

/// What the window shows of a hill. Made in the background and never changed, so that it may be shared.
struct HillState {
    Plan plan; ///< without entrants
    HillLog log;
    HillField field;
    HillScores scores;
    HillTable table;
    std::int64_t matches = 0; ///< kept, also of versions that have left
    /// What is due takes a thread so long (seconds_of_due()).
    std::optional<double> seconds{};

    bool paired() const { return sides_of(plan) == 2; }
    /// Matches that can be played now.
    std::int64_t due() const { return static_cast<std::int64_t>(table.due.bouts.size()) * plan.matches - table.begun; }
};
using HillStatePtr = std::shared_ptr<const HillState>;

/// What the open file says now.
Result<HillStatePtr> stateOf(HillFile& hill);
/// Opens the file to look at it; another program may be changing it.
Result<HillStatePtr> readHill(const std::string& path);

inline constexpr auto kHillSuffix = ".hhill";

/// Hills as files of a folder.
ContestFiles hillFiles();
/// What a list says of a hill; `changed` is left to the caller.
ContestEntry entryOf(const QString& path, const HillState& hill);

} // namespace hilltop
