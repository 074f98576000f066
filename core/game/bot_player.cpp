// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/bot_player.h"

#include "base/parallel.h"
#include "engine/fault_policy.h"

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
    ~BotThreads() {
        for (Running& running : m_threads)
            running.thread.join();
    }
    Result<> start(std::function<void()> work) {
        const std::lock_guard lock(m_mutex);
        m_threads.remove_if([](Running& running) {
            if (!running.ended->load()) return false;
            running.thread.join();
            return true;
        });
        auto ended = std::make_shared<std::atomic<bool>>(false);
        auto thread = TRY(start_thread([work = std::move(work), ended]() mutable {
            work();
            work = nullptr;
            ended->store(true);
        }));
        m_threads.push_back({ended, std::move(thread)});
        return {};
    }

private:
    struct Running {
        std::shared_ptr<std::atomic<bool>> ended;
        std::thread thread;
    };
    std::mutex m_mutex;
    std::list<Running> m_threads;
};

BotThreads& bot_threads() {
    static BotThreads threads;
    return threads;
}

} // namespace

/// Questions and notifications for a bot, in order.
class BotPlayer::Desk {
public:
    struct Task {
        Question question;
        Answered answered;
        bool told = false;                   ///< nothing is asked
        bool advises = false;                ///< it is asked for advice
        std::optional<MatchResult> result{}; ///< of a notification: the match has ended so
    };

    /// No thread is there for it: all is answered so.
    void fail(const Error& why) { m_why = english(why) + "\n"; }

    void add(Task task) {
        if (m_why) {
            if (task.answered)
                task.answered({task.question.ticket,
                               task.question.seat,
                               {.word = {}, .fault = Fault::NoStart, .errors = *m_why}});
            return;
        }
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

    /// The bot that works for this desk from now on; null: none. False: it is not wanted any more.
    bool seat(AnyBot* bot) {
        const std::lock_guard lock(m_mutex);
        m_bot = bot;
        return !m_leaving;
    }

    State state() const { return m_state; }

    /// Who did not start, or has died, answers questions with that fault for good; rests, where they cost something.
    void work(AnyBot* bot, const Info& game, std::optional<Fault> failed, std::string errors) {
        const FaultPolicy fault_policy(game);
        for (;;) {
            m_state = State::Idle;
            const auto task = next();
            if (!task) return;
            m_state = State::Thinking;
            AnyBot::Answer given;
            if (failed) {
                if (!task->told || fault_policy.costs(Need::Notify)) given.fault = failed;
                if (given.fault) given.errors = errors;
            } else {
                auto done = guarded([&] { return task->told ? tell(*bot, *task) : reply(*bot, *task); });
                if (done)
                    given = done.take();
                else
                    given = {.word = {}, .fault = Fault::Crash, .errors = english(done.error()) + "\n"};
                if (given.fault && is_death(*given.fault)) {
                    failed = given.fault;
                    errors = given.errors;
                }
            }
            if (task->answered) answer(*task, given);
        }
    }

private:
    static AnyBot::Answer reply(AnyBot& bot, const Task& task) {
        const Question& asked = task.question;
        return task.advises ? bot.advise(*asked.seen, asked.dice) : bot.act(*asked.seen, asked.dice);
    }
    static AnyBot::Answer tell(AnyBot& bot, const Task& task) {
        AnyBot::Answer heard;
        heard.fault = task.result ? bot.over(*task.question.seen, *task.result) : bot.notice(*task.question.seen);
        heard.errors = bot.errors();
        return heard;
    }

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

    /// Under the lock, so that no answer arrives once the player has gone.
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
    std::optional<std::string> m_why; ///< before all tasks
    std::atomic<State> m_state{State::Starting};
};

BotPlayer::BotPlayer(const GameEntry& game, std::string bot, Place place)
    : m_desk(std::make_shared<Desk>()) {
    const auto begun = bot_threads().start([&game, desk = m_desk, bot = std::move(bot), place = std::move(place)] {
        std::unique_ptr<AnyBot> made;
        std::optional<Fault> fault;
        std::string errors;
        bool wanted = true;
        const auto started = guarded([&] {
            made = game.make_bot(bot, place.rules, place.limits);
            wanted = desk->seat(made.get());
            if (!wanted) return;
            fault = made->start({.me = place.seat, .seats = place.seats, .names = place.names, .seed = place.seed});
            if (fault) errors = made->errors();
        });
        if (!started) {
            fault = Fault::NoStart;
            errors = english(started.error()) + "\n";
        }
        if (wanted) desk->work(made.get(), game.info(), fault, std::move(errors));
        desk->seat(nullptr); // give_up() must not reach a bot that has gone
    });
    if (!begun) m_desk->fail(begun.error());
}

BotPlayer::~BotPlayer() {
    m_desk->leave();
}

BotPlayer::State BotPlayer::state() const {
    return m_desk->state();
}

void BotPlayer::ask(const Question& question, Answered answered) {
    m_desk->add({.question = question, .answered = std::move(answered)});
}

void BotPlayer::ask_advice(const Question& question, Answered answered) {
    m_desk->add({.question = question, .answered = std::move(answered), .advises = true});
}

void BotPlayer::withdraw() {
    m_desk->withdraw();
}

void BotPlayer::notice(const Question& rest, Answered heard) {
    m_desk->add({.question = rest, .answered = std::move(heard), .told = true});
}

void BotPlayer::over(std::shared_ptr<const AnyInfoState> seen, const MatchResult& result) {
    Question end;
    end.seen = std::move(seen);
    m_desk->add({.question = std::move(end), .answered = {}, .told = true, .result = result});
}

} // namespace hilltop
