// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/contest/contests.h"

#include "games/euchre/contest/exec_dialect.h"

#include <array>

namespace hilltop {
namespace {

template <class D>
std::unique_ptr<Dialect<Euchre>> make_dialect() {
    return std::make_unique<D>();
}

} // namespace

std::span<const ContestKind<Euchre>> euchre_contests() {
    static constexpr std::array<ContestKind<Euchre>, 2> kKinds = {{
        {.kind = "exec",
         .memory = Memory::None,
         .speaks = false,
         .listens = true,
         .dialect = make_dialect<euchre::ExecDialect>},
        {.kind = "exec+warm",
         .memory = Memory::None,
         .speaks = false,
         .listens = true,
         .dialect = make_dialect<euchre::WarmDialect>},
    }};
    return kKinds;
}

} // namespace hilltop
