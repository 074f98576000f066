// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "judging/solving.h"
#include "registry/registry.h"

namespace hilltop {

/// What was found against a bot among all that is built in, where no method finds the best reply itself.
struct FoundReply {
    std::string bot;
    int tried = 0;
    /// What it wins of what the game counts above an even share, on deals it was not chosen by: a lower bound for the
    /// best reply, within the error. Below 0: none of them wins.
    Estimate gain;
};

/// Plays all others against a built-in bot, a tenth of the matches each, and the strongest of them again, `matches` on
/// other deals, all dealt twice with sides swapped. The same order gives the same reply with any number of threads.
/// An error where there are no two sides; nothing if it was stopped.
Result<std::optional<FoundReply>> find_reply(const GameEntry& game, const std::string& bot, std::int64_t matches,
                                             const SolveOrder& order);

} // namespace hilltop
