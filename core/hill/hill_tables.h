// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_bout.h"
#include "tournament_files/contest_file.h"

#include <span>

namespace hilltop {

/// What the log of a hill's file says beside its events, and what holds them together.
struct HillChain {
    std::int64_t format = 0;                   ///< of the file: 1 to 5
    std::string plan{};                        ///< SHA-256 of the plan as text in the file
    std::string last{};                        ///< after the last event; from format 2 on
    std::map<std::string, std::string> runs{}; ///< runs_hash() by content; from format 2 on
    std::vector<std::string> tables{};         ///< SHA-256 of those of the seasons; from format 2 on

    /// The chain with one more event, and with what belongs to it: see chained().
    const std::string& take(const HillEvent& event, const std::string& holds);
};

const FileKind& hill_kind();
/// With the format of a new file: the newest one only where its plan needs it.
FileKind new_hill_kind(const Plan& plan);

/// Into the empty tables of a new file.
Result<> write_hill_plan(Database& data, const std::string& plan);
/// The key of a bout: the first five parameters of a statement, and the first five columns of a row. Where more than
/// two sit at a table, all but the first are in the place of the second one's name, and its version is -1.
Statement& bind_bout(Statement& statement, const Bout& bout);
/// Nothing where it can be of no bout of this hill and its versions; the error says why, as half a sentence.
Result<Bout> bout_of(const Statement& row, const Plan& hill, const HillField& field);
/// Columns of a bout, beginning with those of its key; the season is 0 in files of earlier formats.
std::string bout_columns(const HillChain& chain);
/// The plan as text. With it the chain begins.
Result<std::string> read_hill_plan(Database& data, HillChain& chain);
/// Checks the chain, that each event can follow those before it, and of a sealed hill the keys of its seasons.
Result<> read_hill_log(Database& data, HillChain& chain, const Plan& hill, HillLog& log, HillField& field);

/// Adds an event as line `number`, from 0, to a file of format 4 or 5.
Result<> write_hill_event(Database& data, HillChain& chain, const HillEvent& event, std::int64_t number,
                          const std::string& holds);
/// Whether the file has room for bouts that are not over.
bool has_begun(const HillChain& chain);
/// Whether it has the newest format, or the one before, which lacks tables by lot alone.
bool is_newest(const HillChain& chain);
/// Gives an earlier file format 4. `holds` of each event make the chain that format 1 lacks. Within a transaction.
Result<> upgrade_hill(Database& data, HillChain& chain, const HillLog& log, std::span<const std::string> holds);

} // namespace hilltop
