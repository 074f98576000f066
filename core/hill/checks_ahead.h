// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/stop.h"
#include "botlab/bot_report.h"
#include "hill/bot_content.h"
#include "tournament/plan.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace hilltop {

struct CheckTerms {
    int matches = 40;              ///< of a check
    std::chrono::seconds most{60}; ///< a check is over then, whatever the bot does
    int threads = 1;               ///< checks at the same time
    Stop stop{};
};

/// Checks bots (check_hosted_bot) on threads of its own, so that those that come next are checked while the result of
/// one is waited for. Each is unpacked into a folder named by its hash; all of them are removed at the end. Used by one
/// thread.
class ChecksAhead {
public:
    /// `folder`: belongs to this object alone, and is emptied first.
    ChecksAhead(const Plan& plan, std::string folder, const CheckTerms& terms);
    /// Ends the checks that still run.
    ~ChecksAhead();
    ChecksAhead(const ChecksAhead&) = delete;
    ChecksAhead& operator=(const ChecksAhead&) = delete;

    /// Whether another check should begin: a thread is idle, and not too many results wait to be taken.
    bool has_room();
    /// Those that have begun and were not taken.
    int begun();
    /// Begins the check of a bot, unless it has begun; `next`: before all that have not yet started. `turn`: when its
    /// result will be asked for, if at all.
    void begin(const BotContent& content, std::size_t turn, bool next = false);
    /// Waits for a check that has begun. False: has_room() has become true before it ended, if that is waited for.
    bool wait(const std::string& hash, bool until_room);
    /// The report of a check that has ended, which is forgotten. An error if the machine could not run it. What is
    /// reported after a stop is not the bot's.
    Result<BotReport> take(const std::string& hash);
    /// Forgets results for which no one has asked up to this turn.
    void drop(std::size_t turn);

private:
    struct Check {
        BotContent content;
        std::size_t turn;
        bool started = false;
        std::optional<Result<BotReport>> report{};
    };

    void work();
    void give_up(const Error& why);
    Result<BotReport> run(const BotContent& content) const;
    bool room() const;

    const Plan& m_plan;
    const std::string m_folder;
    const CheckTerms m_terms;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<std::string, Check> m_checks; ///< by the hash of what plays
    std::deque<std::string> m_queue;       ///< of m_checks, those that have not started
    int m_unfinished = 0;                  ///< of m_checks, those without a report
    std::atomic<bool> m_over{false};
    std::vector<std::thread> m_threads;
};

} // namespace hilltop
