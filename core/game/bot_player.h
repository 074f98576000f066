// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/player.h"
#include "game/entry.h"

namespace hilltop {

/// A bot in a thread of its own, which makes it, too. Questions are answered in order; a withdrawn one is not
/// answered. No one waits for a bot that thinks: its owner, once gone, gets no more answers, and the program's end
/// waits for it.
class BotPlayer : public Player {
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
    ~BotPlayer() override;

    State state() const;

    void ask(const Question& question, Answered answered) override;
    /// Asks for advice: AnyBot::advise().
    void ask_advice(const Question& question, Answered answered);
    void withdraw() override;
    void notice(const Question& rest, Answered heard) override;
    void over(std::shared_ptr<const AnyInfoState> seen, const MatchResult& result) override;

private:
    class Desk;
    std::shared_ptr<Desk> m_desk; ///< shared with the thread
};

} // namespace hilltop
