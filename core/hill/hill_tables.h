// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_log.h"
#include "tournament_files/sqlite.h"

#include <span>

namespace hilltop {

/// What the log of a hill's file says beside its events, and what holds them together.
struct HillChain {
    std::int64_t format = 0;                   ///< of the file: 1 or 2
    std::string plan{};                        ///< SHA-256 of the plan as text in the file
    std::string last{};                        ///< after the last event; of format 2
    std::map<std::string, std::string> runs{}; ///< runs_hash() by content; of format 2
    std::vector<std::string> tables{};         ///< SHA-256 of those of the seasons; of format 2

    /// The chain with one more event, and with what belongs to it: see chained().
    const std::string& take(const HillEvent& event, const std::string& holds);
};

/// Makes the tables of a new file, within a transaction.
Result<> make_hill_tables(Database& data, const std::string& plan);
/// The format of a file that is a hill's and has the tables that we make.
Result<std::int64_t> check_hill_tables(Database& data);
/// The plan as text. With it the chain begins.
Result<std::string> read_hill_plan(Database& data, HillChain& chain);
/// Checks the chain, and that each event can follow those before it.
Result<> read_hill_log(Database& data, HillChain& chain, HillLog& log, HillField& field);

/// Adds an event as line `number`, from 0, to a file of format 2.
Result<> write_hill_event(Database& data, HillChain& chain, const HillEvent& event, std::int64_t number,
                          const std::string& holds);
/// Makes a file of format 1 one of format 2: `holds` of each event. Within a transaction.
Result<> write_hill_chain(Database& data, HillChain& chain, const HillLog& log, std::span<const std::string> holds);

} // namespace hilltop
