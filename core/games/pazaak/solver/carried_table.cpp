// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the default rules, made by `pazaak_champion table FILE` (tests/bench). Carried inside, so that the
// champion plays the same everywhere from the first match on.
#include "games/pazaak/solver/table_file.h"

#include "system/carried_file.h"

namespace hilltop {

std::span<const CarriedFile> carried_pazaak(); // by the build (core/games/pazaak/CMakeLists.txt)

namespace pazaak {

std::string_view carried_bytes() {
    return carried_pazaak().front().text;
}

std::shared_ptr<const MatchTable> carried_table(const TableRules& rules) {
    if (!carried_bytes().starts_with(table_head(rules))) return nullptr;
    std::size_t good = 0;
    const auto partial = read_table(carried_bytes(), rules, good);
    return partial && partial->whole() ? partial->table : nullptr;
}

} // namespace pazaak

} // namespace hilltop
