// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <optional>
#include <string>

namespace hilltop::cli {

/// As typed; at most one of the formats is set.
struct FaultsOptions {
    std::string file;
    std::optional<std::string> bot;  ///< its name, spec or file
    std::optional<std::string> word; ///< of the fault
    bool json = false;
    bool csv = false;
};

/// Lists the faults of a tournament or hill with what was asked, what counted instead of an answer, and what the bot
/// wrote.
Result<> list_faults(const FaultsOptions& options);

} // namespace hilltop::cli
