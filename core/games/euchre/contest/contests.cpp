// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/contest/contests.h"

#include "games/euchre/contest/exec_dialect.h"

#include <array>

namespace hilltop {
namespace {

/// Requests of the contest; a program is likely a bot of it if it holds two of them.
constexpr std::array<std::string_view, 4> kRequests{"ordering", "naming", "discard", "alone"};
constexpr std::int64_t kOwnFile = 1024;

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
         .dialect = make_dialect<euchre::ExecDialect>,
         .marks = {.words = kRequests, .own_file = kOwnFile}},
        {.kind = "exec+warm",
         .memory = Memory::None,
         .speaks = false,
         .listens = true,
         .dialect = make_dialect<euchre::WarmDialect>,
         .marks = {.own_file = kOwnFile}},
    }};
    return kKinds;
}

} // namespace hilltop
