// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/replay.h"

#include <optional>
#include <string>

namespace hilltop {

/// A question of a record, asked once more.
struct Reproduced {
    Decision decision{};
    std::string bot{};         ///< that was asked
    AnyBot::Answer answer{};   ///< its fault includes that the rules do not accept the answer
    AnyBot::Answer recorded{}; ///< answer and fault alone
    int differs_before = -1;   ///< the first earlier decision at which it answered otherwise than the record; -1: none
    /// The answer and its fault are those of the record; where both failed, what was played instead does not count.
    bool same() const { return answer.fault == recorded.fault && (answer.fault || answer.word == recorded.word); }
};

/// Asks the bot at its seat, or another one in its place, decision `decision` of a record. It gets all questions and
/// notifications that its seat got before, so that it knows the same; the record's answers count. An error for a
/// missing decision, one without a seat, a bot that does not start, or one that ends on the way.
Result<Reproduced> reproduce(const Replay& replay, int decision, const std::string& bot, const BotLimits& limits);

} // namespace hilltop
