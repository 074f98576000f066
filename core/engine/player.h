// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"

#include <functional>

namespace hilltop {

/// What a seat is asked; a value that may leave the thread. An answer with an old ticket is dropped.
struct Question {
    std::uint64_t ticket = 0;
    Seat seat;
    Need need = Need::Must;
    std::vector<Choice> menu;
    std::shared_ptr<const AnyInfoState> seen;
    Rng dice;
};

struct GivenAnswer {
    std::uint64_t ticket = 0;
    Seat seat;
    AnyBot::Answer answer;
};
/// May be called from any thread, and under locks: it hands the answer on and returns.
using Answered = std::function<void(const GivenAnswer&)>;

/// A player at a person's table: the person, a bot in a thread of its own, later a hosted program.
class Player {
public:
    virtual ~Player() = default;
    virtual void ask(const Question& question, Answered answered) = 0;
    /// The question is void; its answer is not wanted any more.
    virtual void withdraw() = 0;
    /// There is something to learn at this rest. `heard`, if set, is called when that has been
    /// done: of the answer only fault and errors count.
    virtual void notice(const Question& rest, Answered heard) = 0;
    /// The match has ended.
    virtual void over(std::shared_ptr<const AnyInfoState> seen, const MatchResult& result) = 0;
};

} // namespace hilltop
