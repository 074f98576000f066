// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/bot_player.h"

#include "game/conduct.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <list>
#include <mutex>
#include <thread>

namespace hilltop {
namespace {

/// Threads of bots, each joined once its bot has come to an end: at the latest when the program ends.
class BotThreads {
public:
    template <class Work>
    void start(Work work) {
        const std::lock_guard lock(m_mutex);
        m_threads.remove_if([](const Running& running) { return running.ended->load(); });
        auto ended = std::make_shared<std::atomic<bool>>(false);
        m_threads.push_back({ended, std::jthread([work = std::move(work), ended]() mutable {
                                 work();
                                 ended->store(true);
                             })});
    }

private:
    struct Running {
        std::shared_ptr<std::atomic<bool>> ended;
        std::jthread thread;
    };
    std::mutex m_mutex;
    std::list<Running> m_threads;
};

BotThreads& bot_threads() {
    static BotThreads threads;
    return threads;
}

} // namespace

/// What a bot is asked and told, in order.
class BotPlayer::Desk {
public:
    struct Task {
        Question question;
        Answered answered;                 ///< empty: nothing is asked, only told
        std::optional<MatchResult> result; ///< the match has ended so
    };

    void add(Task task) {
        {
            const std::lock_guard lock(m_mutex);
            m_latest = std::max(m_latest, task.question.ticket);
            m_tasks.push_back(std::move(task));
        }
        m_wake.notify_all();
    }

    void withdraw() {
        const std::lock_guard lock(m_mutex);
        m_withdrawn = m_latest;
    }

    void leave() {
        std::deque<Task> dropped; // outside of the lock
        {
            const std::lock_guard lock(m_mutex);
            m_leaving = true;
            dropped.swap(m_tasks);
            if (m_bot != nullptr) m_bot->give_up();
        }
        m_wake.notify_all();
    }

    /// The bot that works for this desk from now on, until nobody does. False: it is not wanted any more.
    bool seat(AnyBot* bot) {
        const std::lock_guard lock(m_mutex);
        m_bot = bot;
        return !m_leaving;
    }

    State state() const { return m_state; }

    /// Who did not start, or failed while being told, answers the next question with that fault. Whoever has died
    /// does so for good.
    void work(AnyBot& bot, const Info& game, std::optional<Fault> not_started) {
        const Conduct conduct(game);
        std::optional<Fault> failed = not_started;
        std::string errors = failed ? bot.errors() : std::string();
        for (;;) {
            m_state = State::Idle;
            const auto task = next();
            if (!task) return;
            m_state = State::Thinking;
            if (task->answered) {
                AnyBot::Answer given;
                if (failed) {
                    given.fault = failed;
                    given.errors = errors;
                    if (!is_death(*failed)) failed.reset();
                } else {
                    given = bot.act(*task->question.seen, task->question.dice);
                    if (given.fault && is_death(*given.fault)) {
                        failed = given.fault;
                        errors = given.errors;
                    }
                }
                answer(*task, given);
                continue;
            }
            if (failed && is_death(*failed)) continue;
            const auto met =
                task->result ? bot.over(*task->question.seen, *task->result) : bot.notice(*task->question.seen);
            if (!met || (!conduct.costs(Need::Told) && !is_death(*met))) continue;
            failed = met;
            errors = bot.errors();
        }
    }

private:
    std::optional<Task> next() {
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_wake.wait(lock, [this] { return m_leaving || !m_tasks.empty(); });
            if (m_leaving) return {};
            Task task = std::move(m_tasks.front());
            m_tasks.pop_front();
            if (!is_void(task)) return task;
        }
    }

    /// Under the lock, so that nothing is told once the player has gone.
    void answer(const Task& task, const AnyBot::Answer& answer) {
        const std::lock_guard lock(m_mutex);
        if (!m_leaving && !is_void(task)) task.answered({task.question.ticket, task.question.seat, answer});
    }

    bool is_void(const Task& task) const { return task.answered && task.question.ticket <= m_withdrawn; }

    std::mutex m_mutex; ///< of all that follows
    std::condition_variable m_wake;
    std::deque<Task> m_tasks;
    std::uint64_t m_withdrawn = 0; ///< questions up to this ticket are void
    std::uint64_t m_latest = 0;
    bool m_leaving = false;
    AnyBot* m_bot = nullptr;
    std::atomic<State> m_state{State::Starting};
};

BotPlayer::BotPlayer(const GameEntry& game, std::string bot, Place place)
    : m_desk(std::make_shared<Desk>()) {
    bot_threads().start([&game, desk = m_desk, bot = std::move(bot), place = std::move(place)] {
        const auto made = game.make_bot(bot, place.rules, place.limits);
        if (desk->seat(made.get()))
            desk->work(*made, game.info(),
                       made->start({.me = place.seat, .seats = place.seats, .names = place.names, .seed = place.seed}));
        desk->seat(nullptr); // nobody gives up a bot that has gone
    });
}

BotPlayer::~BotPlayer() {
    m_desk->leave();
}

BotPlayer::State BotPlayer::state() const {
    return m_desk->state();
}

void BotPlayer::ask(const Question& question, Answered answered) {
    m_desk->add({question, std::move(answered), {}});
}

void BotPlayer::withdraw() {
    m_desk->withdraw();
}

void BotPlayer::notice(std::shared_ptr<const AnySeen> seen) {
    tell(std::move(seen), {});
}

void BotPlayer::over(std::shared_ptr<const AnySeen> seen, const MatchResult& result) {
    tell(std::move(seen), result);
}

void BotPlayer::tell(std::shared_ptr<const AnySeen> seen, std::optional<MatchResult> result) {
    Question told;
    told.seen = std::move(seen);
    m_desk->add({std::move(told), {}, std::move(result)});
}

} // namespace hilltop
