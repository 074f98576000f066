// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_bout.h"
#include "tournament_files/contest_file.h"

#include <span>

namespace hilltop {

/// What the log of a hill's file says beside its events, and what holds them together.
struct HillChain {
    std::int64_t format = 0;                   ///< of the file: 1 to 4
    std::string plan{};                        ///< SHA-256 of the plan as text in the file
    std::string last{};                        ///< after the last event; from format 2 on
    std::map<std::string, std::string> runs{}; ///< runs_hash() by content; from format 2 on
    std::vector<std::string> tables{};         ///< SHA-256 of those of the seasons; from format 2 on

    /// The chain with one more event, and with what belongs to it: see chained().
    const std::string& take(const HillEvent& event, const std::string& holds);
};

const FileKind& hill_kind();

/// Into the empty tables of a new file.
Result<> write_hill_plan(Database& data, const std::string& plan);
/// The key of a bout: the first five parameters of a statement, and the first five columns of a row.
Statement& bind_bout(Statement& statement, const Bout& bout);
Bout bout_of(const Statement& row);
/// Columns of a bout, beginning with those of its key; the season is 0 in files of earlier formats.
std::string bout_columns(const HillChain& chain);
/// The plan as text. With it the chain begins.
Result<std::string> read_hill_plan(Database& data, HillChain& chain);
/// Checks the chain, that each event can follow those before it, and of a hill with a `seal` the keys of its seasons.
Result<> read_hill_log(Database& data, HillChain& chain, const std::optional<Seal>& seal, HillLog& log,
                       HillField& field);

/// Adds an event as line `number`, from 0, to a file of the newest format.
Result<> write_hill_event(Database& data, HillChain& chain, const HillEvent& event, std::int64_t number,
                          const std::string& holds);
/// Whether the file has room for bouts that are not over.
bool has_begun(const HillChain& chain);
/// Whether it has the newest format.
bool is_newest(const HillChain& chain);
/// Gives a file the newest format. `holds` of each event make the chain that format 1 lacks. Within a transaction.
Result<> upgrade_hill(Database& data, HillChain& chain, const HillLog& log, std::span<const std::string> holds);

} // namespace hilltop
