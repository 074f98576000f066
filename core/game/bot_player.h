// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"
#include "game/player.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace hilltop {

/// A built-in bot in a thread of its own. Questions are answered in order; a withdrawn one is not answered.
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
    struct Job {
        Question question;
        Answered answered;                 ///< empty: nothing is asked, only told
        std::optional<MatchResult> result; ///< the match has ended so
    };
    void tell(std::shared_ptr<const AnySeen> seen, std::optional<MatchResult> result);
    void add(Job job);
    void work();

    std::unique_ptr<AnyBot> m_bot;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Job> m_jobs;
    std::uint64_t m_withdrawn = 0; ///< questions up to this ticket are void
    std::uint64_t m_latest = 0;
    bool m_leaving = false;
    std::thread m_thread; // last: it uses all of the above
};

} // namespace hilltop
