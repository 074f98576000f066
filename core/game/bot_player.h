// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"
#include "game/player.h"

namespace hilltop {

/// A built-in bot in a thread of its own, which makes it, too. Questions are answered in order; a withdrawn one is not
/// answered. Nobody waits for a bot that thinks: who lets go of one hears nothing more of it, and the program's end
/// waits for it.
class BotPlayer : public Player {
public:
    /// `bot` must be a bot of the game; `names` are the bots by seat.
    BotPlayer(const GameEntry& game, std::string bot, Seat seat, std::vector<std::string> names);
    ~BotPlayer() override;

    void ask(const Question& question, Answered answered) override;
    void withdraw() override;
    void notice(std::shared_ptr<const AnySeen> seen) override;
    void over(std::shared_ptr<const AnySeen> seen, const MatchResult& result) override;

private:
    class Desk;
    void tell(std::shared_ptr<const AnySeen> seen, std::optional<MatchResult> result);

    std::shared_ptr<Desk> m_desk; ///< shared with the thread
};

} // namespace hilltop
