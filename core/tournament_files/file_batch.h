// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament_files/tournament_reader.h"

namespace hilltop {

/// What a commit adds: series in the file's order, texts of records by match, the newest state.
struct FileBatch {
    std::vector<KeptSeries> series;
    std::vector<KeptSeries> ahead; ///< in any order; each goes when it comes among `series`
    std::vector<KeptSeries> parts; ///< of series that continue, in order; they go when their series has ended
    std::vector<std::pair<std::uint64_t, std::string>> records;
    std::optional<StoredState> state;
    /// The plan with its seed, which was secret until now. Records get it as well.
    std::optional<std::string> told_plan;
    std::map<std::string, std::int64_t> spent; ///< microseconds of processors by bot, of all sessions
    Clock session;                             ///< of the session that writes: all of it until now
};

/// What a file holds, as its player knows it.
struct FileExtent {
    std::uint32_t rows = 0;
    std::int64_t matches = 0;
    std::int64_t faults = 0;
    std::int64_t session = 0; ///< row of the clock; 0: none yet
    bool ahead = false;       ///< series that are ahead may be there
};

/// Writes a batch behind what a file with this head holds; what it holds then. Within a transaction.
Result<FileExtent> write_batch(Database& data, const FileHead& head, const FileBatch& batch, FileExtent extent);

} // namespace hilltop
