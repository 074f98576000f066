// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <string>
#include <vector>

namespace hilltop::cli {

struct MergeOptions {
    std::string out;
    std::vector<std::string> parts;
};

/// Joins shards into the file of a single run, and says what of them did not fit in yet.
Result<> merge_tournament(const MergeOptions& options);

} // namespace hilltop::cli
