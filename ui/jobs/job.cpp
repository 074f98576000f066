// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/job.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QTimer>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include <sys/resource.h>
#include <unistd.h>

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

void endOfJobs() {
    waitForJobs(kAtTheEnd);
}

} // namespace

/// What both threads share: letters to the window under a lock of our own. Qt only wakes the window, with an event that
/// holds nothing; so every tool that checks threads sees how values come across.
class JobLink {
public:
    using Letter = std::function<void()>;
    struct Letters {
        std::deque<Letter> posted;
        Letter report, last;
        bool withheld = false; ///< there is a report that is not due yet
    };

    explicit JobLink(QTimer* bell)
        : m_bell(bell) {}

    std::atomic<bool> cancelled{false};

    void post(Letter letter) {
        const std::lock_guard lock(m_mutex);
        if (m_bell == nullptr) return;
        m_letters.posted.push_back(std::move(letter));
        wake();
    }

    void report(Letter letter) {
        {
            const std::lock_guard lock(m_mutex);
            if (m_bell == nullptr) return;
            std::swap(m_letters.report, letter);
            wake();
        } // the one before goes outside of the lock
    }

    void finish(Letter letter) {
        const std::lock_guard lock(m_mutex);
        if (m_bell == nullptr) return;
        m_letters.last = std::move(letter);
        wake();
    }

    bool reporting() const {
        const std::lock_guard lock(m_mutex);
        return static_cast<bool>(m_letters.report);
    }

    Letters take(bool reportIsDue) {
        Letters taken;
        const std::lock_guard lock(m_mutex);
        m_woken = false;
        taken.posted.swap(m_letters.posted);
        taken.last.swap(m_letters.last);
        if (reportIsDue || taken.last)
            taken.report.swap(m_letters.report);
        else
            taken.withheld = static_cast<bool>(m_letters.report);
        return taken;
    }

    /// Nothing reaches the window from here on.
    void close() {
        Letters dropped;
        const std::lock_guard lock(m_mutex);
        m_bell = nullptr;
        std::swap(dropped.posted, m_letters.posted);
        dropped.report.swap(m_letters.report);
        dropped.last.swap(m_letters.last);
    }

private:
    /// With the lock held: so the bell is there.
    void wake() {
        if (!std::exchange(m_woken, true)) QMetaObject::invokeMethod(m_bell, "start", Qt::QueuedConnection);
    }

    mutable std::mutex m_mutex; ///< of what follows
    QTimer* m_bell;             ///< null once nobody listens
    Letters m_letters;
    bool m_woken = false; ///< an event is on its way
};

/// The end of a job in the window's thread.
class JobInbox : public QObject, public std::enable_shared_from_this<JobInbox> {
public:
    explicit JobInbox(std::shared_ptr<void> done)
        : m_link(std::make_shared<JobLink>(&m_bell))
        , m_done(std::move(done)) {
        m_bell.setSingleShot(true);
        m_bell.setInterval(0);
        m_timer.setSingleShot(true);
        connect(&m_bell, &QTimer::timeout, this, &JobInbox::deliver);
        connect(&m_timer, &QTimer::timeout, this, &JobInbox::deliver);
    }
    ~JobInbox() override { close(); }

    std::shared_ptr<JobLink> link() const { return m_link; }
    bool running() const { return m_done != nullptr; }

    void close() {
        m_link->cancelled = true;
        m_link->close();
        m_bell.stop();
        m_timer.stop();
        m_done.reset();
    }

private:
    void deliver() {
        const auto alive = shared_from_this(); // what is told may let go of the job
        const bool due = !m_reported || std::chrono::steady_clock::now() - *m_reported >= kBetweenReports;
        JobLink::Letters letters = m_link->take(due);
        for (const auto& letter : letters.posted)
            if (running()) letter();
        if (letters.report && running()) {
            m_reported = std::chrono::steady_clock::now();
            letters.report();
        }
        if (letters.withheld && running() && !m_timer.isActive()) m_timer.start(kBetweenReports);
        if (!letters.last || !running()) return;
        const auto done = std::exchange(m_done, nullptr); // it has ended; and who is told may start the next one
        letters.last();
    }

    QTimer m_bell; ///< wakes
    std::shared_ptr<JobLink> m_link;
    std::shared_ptr<void> m_done; ///< what is called in the end; nothing afterwards
    QTimer m_timer;               ///< until the next report
    std::optional<std::chrono::steady_clock::time_point> m_reported;
};

const std::atomic<bool>& JobControl::cancelFlag() const {
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
    std::thread([run = std::move(run), link = job.m_inbox->link(), nice]() mutable {
        ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), nice);
        {
            JobControl control(std::move(link));
            if (!control.cancelled()) run(control);
        }
        run = nullptr; // what the work held has gone before it counts as ended
        JobCount& count = jobCount();
        const std::lock_guard lock(count.mutex);
        --count.running;
        count.fewer.notify_all();
    }).detach();
    return job;
}

bool waitForJobs(std::chrono::milliseconds time) {
    JobCount& count = jobCount();
    std::unique_lock lock(count.mutex);
    return count.fewer.wait_for(lock, time, [&] { return count.running == 0; });
}

} // namespace hilltop
