// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>

namespace hilltop::cli {

/// As typed; at most one of the formats is set.
struct MatchesOptions {
    std::string file;
    std::optional<std::string> bot, against; ///< its name, spec or file
    bool json = false;
    bool csv = false;
};

/// Lists the matches of a tournament or hill with their numbers, who sat where, and the results.
Result<> list_matches(const MatchesOptions& options);

} // namespace hilltop::cli
