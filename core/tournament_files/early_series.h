// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament_files/result_blob.h"
#include "tournament_files/sqlite.h"

#include <vector>

namespace hilltop {

// What hosted bots have played before its turn came: whole series (`ahead`), and the first matches of series that
// continue
// (`parts`). Both leave their tables when the series is written among the others.

/// The table `ahead` of a new file.
extern const char* const kAheadTable;
/// The same for `parts`, which is made when the first one comes.
extern const char* const kPartsTable;

/// Binds number, first match, seats, results and faults to five parameters from `first` on.
Statement& bind_kept(Statement& statement, int first, const KeptSeries& kept);
/// Reads number, results and faults of three columns from `first` on; every fault is of one of so many entrants.
Result<KeptSeries> read_kept(const Database& data, std::size_t entrants, const Statement& row, int first = 0);
/// Puts matches behind those of the same series, which come last in `series`, or adds the first ones of another series.
Result<> add_part(const Database& data, std::vector<KeptSeries>& series, KeptSeries part);

/// In order of their numbers; every fault is of one of so many entrants.
Result<std::vector<KeptSeries>> read_ahead(Database& data, std::size_t entrants);
/// The first matches of each series that continues, put together.
Result<std::vector<KeptSeries>> read_parts(Database& data, std::size_t entrants);
/// Adds `ahead`, in any order, and `parts`, those of a series in order, and removes what has ended by now: `ended` is
/// written among the series. `has_ahead`: the table `ahead` may have rows. Within a transaction.
Result<> write_early(Database& data, const std::vector<KeptSeries>& ahead, const std::vector<KeptSeries>& parts,
                     const std::vector<KeptSeries>& ended, bool has_ahead);

} // namespace hilltop
