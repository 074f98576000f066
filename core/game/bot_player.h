// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table.h"
#include "game/entry.h"

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

/// A bot in a thread of its own, which makes it, too. Questions are answered in order; a withdrawn one is not
/// answered. No one waits for a bot that thinks: its owner, once gone, gets no more answers, and the program's end
/// waits for it.
class BotPlayer {
public:
    /// What a bot gets before its match, kept.
    struct Place {
        Seat seat;
        int seats = 2;
        std::vector<std::string> names; ///< as Seating has them
        std::uint64_t seed = 0;         ///< as Seating has it
        RuleValues rules;
        BotLimits limits{}; ///< of a hosted bot
    };
    /// What its thread does.
    enum class State : std::uint8_t {
        Starting, ///< a hosted one is compiled and started
        Idle,
        Thinking, ///< about a question or a notification
    };
    /// `bot` has passed GameEntry::check_bot().
    BotPlayer(const GameEntry& game, std::string bot, Place place);
    ~BotPlayer();
    BotPlayer(const BotPlayer&) = delete;
    BotPlayer& operator=(const BotPlayer&) = delete;

    State state() const;

    void ask(const Question& question, Answered answered);
    /// Asks for advice: AnyBot::advise().
    void ask_advice(const Question& question, Answered answered);
    /// The question is void; its answer is not wanted any more.
    void withdraw();
    /// There is something to learn at this rest. `heard`, if set, is called when that has been done: of the answer only
    /// fault and errors count.
    void notice(const Question& rest, Answered heard);
    /// The match has ended.
    void over(std::shared_ptr<const AnyInfoState> seen, const MatchResult& result);

private:
    class Desk;
    std::shared_ptr<Desk> m_desk; ///< shared with the thread
};

} // namespace hilltop
