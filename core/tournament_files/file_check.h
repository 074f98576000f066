// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament_files/sqlite.h"

#include <span>

namespace hilltop {

/// Compares what a file defines with `ours`, the statements that define a new one, separated by semicolons. `may_lack`
/// names tables ("ahead") and columns ("faults.told") that a file of an older program lacks. All else is refused: a
/// trigger, a view, another table, another column. So a table or column that is new needs a new format's number.
Result<> check_schema(Database& data, std::string_view ours, std::span<const std::string_view> may_lack);

/// Up to so many bytes a file's pages are all checked when it is opened. Beyond, cells are checked as they are read.
inline constexpr std::int64_t kCheckedBytes = std::int64_t{64} << 20;
/// Checks the pages of a file, and that indexes and tables say the same (integrity_check of SQLite).
Result<> check_pages(Database& data);

} // namespace hilltop
