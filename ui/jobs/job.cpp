// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/job.h"

#include "base/parallel.h"
#include "jobs/mailbox.h"
#include "system/threads.h"

#include <QCoreApplication>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <new>
#include <optional>

namespace hilltop {

namespace {

constexpr std::chrono::milliseconds kBetweenReports{100};
constexpr std::chrono::seconds kAtTheEnd{10}; ///< a program that ends waits so long for work to notice
constexpr int kNiceBackground = 19, kNiceWaitedFor = 5;

/// How many threads work. Never destroyed: they may outlive everything.
struct JobCount {
    std::mutex mutex;
    std::condition_variable fewer;
    int running = 0;
};

JobCount& jobCount() {
    static auto* const count = new JobCount;
    return *count;
}

void endOfWork() {
    JobCount& count = jobCount();
    const std::lock_guard lock(count.mutex);
    --count.running;
    count.fewer.notify_all();
}

void endOfJobs() {
    waitForJobs(kAtTheEnd);
}

} // namespace

/// What both threads share of a job.
class JobLink {
public:
    using Letter = Mailbox::Letter;

    /// In the window's thread `due` is called when there is a report, `end` with the function that delivers the result.
    JobLink(Mailbox::Post post, Letter due, std::function<void(const Letter&)> end)
        : m_post(std::move(post))
        , m_due(std::move(due))
        , m_end(std::move(end)) {}

    std::atomic<bool> cancelled{false};

    void post(Letter letter) { m_post(std::move(letter)); }
    void finish(Letter tell) {
        m_post([end = m_end, tell = std::move(tell)] { end(tell); });
    }

    void report(Letter letter) {
        {
            const std::lock_guard lock(m_mutex);
            std::swap(m_report, letter);
        }
        if (!letter) m_post(m_due); // the one before goes outside of the lock; it was announced
    }

    bool reporting() const {
        const std::lock_guard lock(m_mutex);
        return static_cast<bool>(m_report);
    }

    /// Empty if there is none.
    Letter takeReport() {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_report, nullptr);
    }

private:
    const Mailbox::Post m_post;
    const Letter m_due;
    const std::function<void(const Letter&)> m_end;
    mutable std::mutex m_mutex;
    Letter m_report; ///< under the lock
};

/// The end of a job in the window's thread.
class JobInbox : public QObject, public std::enable_shared_from_this<JobInbox> {
public:
    explicit JobInbox(std::shared_ptr<void> done)
        : m_link(std::make_shared<JobLink>(
              m_mailbox.post(), [this] { reportIsDue(); }, [this](const JobLink::Letter& tell) { end(tell); }))
        , m_done(std::move(done)) {
        m_timer.setSingleShot(true);
        connect(&m_timer, &QTimer::timeout, this, &JobInbox::tellReport);
    }
    ~JobInbox() override { close(); }

    std::shared_ptr<JobLink> link() const { return m_link; }
    bool running() const { return m_done != nullptr; }

    void close() {
        m_link->cancelled = true;
        m_mailbox.close();
        m_link->takeReport();
        m_timer.stop();
        m_done.reset();
    }

private:
    void reportIsDue() {
        const auto now = std::chrono::steady_clock::now();
        if (!m_reported || now - *m_reported >= kBetweenReports) return tellReport();
        if (!m_timer.isActive()) m_timer.start(kBetweenReports);
    }

    void tellReport() {
        const auto alive = shared_from_this(); // the report may release the job
        const JobLink::Letter report = m_link->takeReport();
        if (!report) return;
        m_reported = std::chrono::steady_clock::now();
        report();
    }

    void end(const JobLink::Letter& tell) {
        const auto alive = shared_from_this();
        m_timer.stop();
        tellReport(); // the last one before the result
        if (!running()) return;
        const auto done = std::exchange(m_done, nullptr); // it has ended; and its callback may start the next one
        tell();
    }

    Mailbox m_mailbox;
    std::shared_ptr<JobLink> m_link;
    std::shared_ptr<void> m_done; ///< what is called in the end; nothing afterwards
    QTimer m_timer;               ///< until the next report
    std::optional<std::chrono::steady_clock::time_point> m_reported;
};

bool JobControl::cancelled() const {
    return m_link->cancelled;
}

void JobControl::post(std::function<void()> tell) {
    m_link->post(std::move(tell));
}

void JobControl::report(std::function<void()> tell) {
    m_link->report(std::move(tell));
}

bool JobControl::reporting() const {
    return m_link->reporting();
}

void JobControl::finish(std::function<void()> tell) {
    m_link->finish(std::move(tell));
}

Job& Job::operator=(Job&& other) noexcept {
    if (this == &other) return *this;
    cancel();
    m_inbox = std::move(other.m_inbox);
    return *this;
}

bool Job::running() const {
    return m_inbox && m_inbox->running();
}

void Job::cancel() {
    if (const auto inbox = std::exchange(m_inbox, nullptr)) inbox->close();
}

Job Job::begin(std::function<void(JobControl&)> run, std::shared_ptr<void> done, Urgency urgency) {
    static const bool waitsAtTheEnd = (qAddPostRoutine(endOfJobs), true);
    Q_UNUSED(waitsAtTheEnd)
    Job job;
    job.m_inbox = std::make_shared<JobInbox>(std::move(done));
    {
        JobCount& count = jobCount();
        const std::lock_guard lock(count.mutex);
        ++count.running;
    }
    const int nice = urgency == Urgency::WaitedFor ? kNiceWaitedFor : kNiceBackground;
    auto thread = start_thread([run = std::move(run), link = job.m_inbox->link(), nice]() mutable {
        be_nice(nice);
        {
            const auto post = link;
            JobControl control(std::move(link));
            try {
                if (!control.cancelled()) run(control);
            } catch (const std::bad_alloc&) {
                run = nullptr; // lets go of what it has gathered
                post->finish([] { emit JobTrouble::instance().outOfMemory(); });
            } catch (...) {
                run = nullptr;
                post->finish([why = caught_error()] { emit JobTrouble::instance().failed(why); });
            }
        }
        run = nullptr; // what the work held has gone before it counts as ended
        endOfWork();
    });
    if (thread) {
        thread->detach();
    } else {
        endOfWork();
        job.m_inbox->link()->finish([why = thread.error()] { emit JobTrouble::instance().failed(why); });
    }
    return job;
}

JobTrouble& JobTrouble::instance() {
    static JobTrouble trouble;
    return trouble;
}

bool waitForJobs(std::chrono::milliseconds time) {
    JobCount& count = jobCount();
    std::unique_lock lock(count.mutex);
    return count.fewer.wait_for(lock, time, [&] { return count.running == 0; });
}

} // namespace hilltop
