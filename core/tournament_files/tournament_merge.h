// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament_files/tournament_file.h"

namespace hilltop {

struct Merged {
    std::uint32_t series = 0;   ///< in the new file
    std::uint32_t left_out = 0; ///< played after the first one that no shard has yet; still in the shards
    std::uint32_t missing = 0;  ///< that first one's number, if any are left out
    std::uint32_t shard = 0;    ///< and whose it is
};

/// Joins all shards of one tournament, finished or not, into the file a single run would have written; its dump is the
/// same. Shards are read, and `out` is whole or not there at all. No state of the fold is kept: fold again.
Result<Merged> merge_files(const std::string& out, std::span<const std::string> parts, Journal journal);

} // namespace hilltop
