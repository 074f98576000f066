// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "base/stop.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace hilltop {

class JobInbox;
class JobLink;

/// What work in the background has of its job; for the worker's thread. Whatever is given to tell runs later in the
/// window's thread, and not at all once the job is cancelled. What it holds is best not held by the worker any more.
class JobControl {
public:
    explicit JobControl(std::shared_ptr<JobLink> link)
        : m_link(std::move(link)) {}

    /// The result is no longer wanted: work that takes longer than a moment checks this and returns anything.
    bool cancelled() const;
    Stop stop() const {
        return [control = *this] { return control.cancelled(); };
    }

    /// Runs each `tell` in the window's thread, in order: for few values.
    void post(std::function<void()> tell);
    /// For progress: at most ten a second are run, the newest each time; the last one runs before the result.
    void report(std::function<void()> tell);
    /// The last report has not been run yet: another one would only replace it.
    bool reporting() const;

private:
    friend class Job;
    void finish(std::function<void()> tell);

    std::shared_ptr<JobLink> m_link;
};

/// Work on a thread of its own, and the only handle to it. Its owner cancels it by destroying the handle or by
/// assigning another job: no report or result is delivered from then on, and it is not waited for. The work itself
/// ends when it checks its control, or when it is done; it owns or shares all it needs, and never touches the object
/// that started it.
///     m_reading = Job::start([path](JobControl& job) { return read(path, job); }, [this](Rows rows) { show(rows); });
class Job {
public:
    enum class Urgency {
        Background, ///< at the lowest priority
        WaitedFor,  ///< before tournaments, after the window
    };

    Job() = default;
    Job(Job&&) noexcept = default;
    Job& operator=(Job&& other) noexcept;
    ~Job() { cancel(); }

    /// `work(JobControl&)` runs in the background, then `done(its value)` in this thread, which is the window's. Values
    /// need not be copyable. `work` is destroyed on the worker's thread, `done` on this one.
    template <typename Work, typename Done>
    [[nodiscard]] static Job start(Work work, Done done, Urgency urgency = Urgency::Background) {
        using Value = std::invoke_result_t<Work&, JobControl&>;
        auto kept = std::make_shared<Done>(std::move(done));
        auto labour = std::make_shared<Work>(std::move(work));
        auto run = [labour = std::move(labour), told = std::weak_ptr<Done>(kept)](JobControl& control) {
            if constexpr (std::is_void_v<Value>) {
                (*labour)(control);
                control.finish([told] {
                    if (const auto call = told.lock()) (*call)();
                });
            } else {
                auto value = std::make_shared<Value>((*labour)(control));
                control.finish([told, value = std::move(value)] {
                    if (const auto call = told.lock()) (*call)(std::move(*value));
                });
            }
        };
        return begin(std::move(run), std::move(kept), urgency);
    }

    /// Its result is still to come.
    bool running() const;
    void cancel();

private:
    static Job begin(std::function<void(JobControl&)> run, std::shared_ptr<void> done, Urgency urgency);

    std::shared_ptr<JobInbox> m_inbox;
};

/// Frees what is large in the background: 10,000 matches take 20 ms.
template <typename T>
void letGo(T value) {
    const Job job = Job::start([kept = std::move(value)](JobControl&) {}, [] {});
}

/// Until no work runs, cancelled or not; false if some still does after that time. The end of the program does so,
/// after its windows have gone; a window never does.
bool waitForJobs(std::chrono::milliseconds time);

/// Problems of any work in the background, reported in the window's thread.
class JobTrouble : public QObject {
    Q_OBJECT
public:
    static JobTrouble& instance();

signals:
    /// Some work has ended without its result, since there was no memory left for it.
    void outOfMemory();
    /// Or for another reason, as where the system starts no more threads.
    void failed(const hilltop::Error& why);
};

} // namespace hilltop
