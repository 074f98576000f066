// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/contest/contests.h"

#include "games/zipdeck/contest/python_dialect.h"

#include <array>

namespace hilltop {

std::span<const ContestKind<ZipDeck>> zipdeck_contests() {
    static constexpr std::array<std::string_view, 1> kMethods{"play(card, info)"};
    static constexpr std::array<ContestKind<ZipDeck>, 1> kKinds = {{
        {.kind = "python",
         .memory = Memory::Match,
         .speaks = false,
         .listens = false,
         .dialect = []() -> std::unique_ptr<Dialect<ZipDeck>> { return std::make_unique<zipdeck::PythonDialect>(); },
         .marks = {.methods = kMethods}},
    }};
    return kKinds;
}

} // namespace hilltop
