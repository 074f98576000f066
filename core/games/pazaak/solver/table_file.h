// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "games/pazaak/solver/match_table.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop::pazaak {

/// A table as far as it is solved. On disk: a head with version and rules, then a piece for every solved hand with its
/// checksum, in the order in which they were solved; if the program is killed, only the last piece is lost.
struct PartialTable {
    explicit PartialTable(const TableRules& rules)
        : table(std::make_shared<MatchTable>(rules))
        , done(static_cast<std::size_t>(table->states())) {}
    bool whole() const;

    std::shared_ptr<MatchTable> table;
    std::vector<bool> done; ///< by state
};

/// The head of the file of a table with these rules.
std::string table_head(const TableRules& rules);
std::string table_piece(const PartialTable& partial, int state);
/// Reads pieces up to the first that is cut off; `good` gets the number of bytes up to there. Refuses another version,
/// other rules and pieces that are not what their checksum says.
Result<PartialTable> read_table(std::string_view bytes, const TableRules& rules, std::size_t& good);

/// The bytes of the table that the program carries inside.
std::string_view carried_bytes();
/// That table, if it is for these rules.
std::shared_ptr<const MatchTable> carried_table(const TableRules& rules);

} // namespace hilltop::pazaak
