// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "botlab/bot_report.h"
#include "game/entry.h"

#include <chrono>
#include <cstdint>
#include <functional>

namespace hilltop {

/// Where a check has come to.
struct CheckProgress {
    enum class Stage : std::uint8_t {
        Plays,  ///< the matches that were ordered
        Again,  ///< some of them once more, for the same answers
        Memory, ///< single ones, as if nothing had been played before
        Field,  ///< a built-in bot in its places, for their styles
    };
    Stage stage = Stage::Plays;
    int done = 0, of = 0; ///< matches of the stage
    double share = 0;     ///< of the whole check, 0..1: of its matches, or of the time they may take
};

struct CheckOrder {
    std::string bot; ///< spec; its file is named by an absolute path
    BotLimits limits{};
    RuleValues rules{}; ///< the game's own where empty
    int matches = 200;
    std::uint64_t seed = 1;
    /// No match begins later, and the one that is being played is not ended: a bot that always thinks too long, or one
    /// that is a process per decision, plays fewer. 0: no limit.
    std::chrono::milliseconds at_most{60'000};
    std::function<void(const CheckProgress&)> progress{}; ///< from the thread that checks; never goes back
};

/// Starts the bot, lets it play against built-in bots of several styles, and asks again what it was asked. Takes
/// seconds; ends early, with what is known by then, when the gate is closed. A bot that cannot be started gives a
/// report with a problem; an error only for a game or spec that does not fit, and
/// where it is the machine that cannot start it.
Result<BotReport> check_hosted_bot(const GameEntry& game, const CheckOrder& order, Gate& gate);

} // namespace hilltop
