// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "tournament_files/saved_tournament.h"

#include <map>
#include <optional>
#include <string>
#include <utility>

namespace hilltop::cli {

/// As typed; at most one of the formats is set.
struct FaultsOptions {
    std::string file;
    std::optional<std::string> bot;  ///< its name, spec or file
    std::optional<std::string> word; ///< of the fault
    bool json = false;
    bool csv = false;
};

/// Lists the faults of a tournament with what was asked, what counted instead of an answer, and what the bot wrote.
Result<> list_faults(const FaultsOptions& options);

/// How many faults there were, by entrant and kind; those of matches that are not folded yet as well.
using FaultCounts = std::map<std::pair<std::uint16_t, Fault>, std::int64_t>;
Result<FaultCounts> fault_counts(SavedTournament& saved);

} // namespace hilltop::cli
