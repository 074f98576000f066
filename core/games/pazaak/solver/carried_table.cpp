// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the default rules, made by `pazaak_champion table FILE` (tests/bench). Carried inside, so that the
// champion plays the same everywhere from the first match on.
#include "games/pazaak/solver/table_file.h"

#ifdef HILLTOP_PAZAAK_TABLE

asm(".section .rodata\n"
    ".balign 16\n"
    "hilltop_pazaak_begin:\n"
    ".incbin \"" HILLTOP_PAZAAK_TABLE "\"\n"
    "hilltop_pazaak_end:\n"
    ".previous\n");

extern "C" {
extern const char hilltop_pazaak_begin[];
extern const char hilltop_pazaak_end[];
}

namespace hilltop::pazaak {

std::string_view carried_bytes() {
    return {hilltop_pazaak_begin, static_cast<std::size_t>(hilltop_pazaak_end - hilltop_pazaak_begin)};
}

} // namespace hilltop::pazaak

#else

namespace hilltop::pazaak {

std::string_view carried_bytes() {
    return {};
}

} // namespace hilltop::pazaak

#endif

namespace hilltop::pazaak {

std::shared_ptr<const MatchTable> carried_table(const TableRules& rules) {
    if (!carried_bytes().starts_with(table_head(rules))) return nullptr;
    std::size_t good = 0;
    const auto partial = read_table(carried_bytes(), rules, good);
    return partial && partial->whole() ? partial->table : nullptr;
}

} // namespace hilltop::pazaak
