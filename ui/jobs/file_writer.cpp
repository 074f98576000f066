// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/file_writer.h"

#include <deque>
#include <mutex>
#include <new>
#include <optional>
#include <utility>

namespace hilltop {

/// What waits, for both threads.
class FileWriter::Queue {
public:
    using Tell = std::function<void(Told told, const Result<>& done)>;

    /// Returns how many it replaces.
    std::size_t put(Write write, Told told, bool replaces) {
        const std::lock_guard lock(m_mutex);
        const std::size_t replaced =
            replaces ? std::erase_if(m_tasks, [](const Task& task) { return task.replaces; }) : 0;
        m_tasks.push_back({std::move(write), std::move(told), replaces});
        return replaced;
    }

    /// All that waits, and what comes meanwhile. One at a time, so an older text never comes last.
    void run(const Tell& tell) {
        const std::lock_guard running(m_running);
        while (auto task = take())
            tell(std::move(task->told), done(task->write));
    }

private:
    struct Task {
        Write write;
        Told told;
        bool replaces;
    };

    std::optional<Task> take() {
        const std::lock_guard lock(m_mutex);
        if (m_tasks.empty()) return {};
        Task task = std::move(m_tasks.front());
        m_tasks.pop_front();
        return task;
    }

    static Result<> done(const Write& write) {
        try {
            return write();
        } catch (const std::bad_alloc&) {
            return failure("jobs", "There is not enough memory to write this file. Close other programs.");
        }
    }

    std::mutex m_running;
    std::mutex m_mutex;
    std::deque<Task> m_tasks; ///< under m_mutex
};

FileWriter::FileWriter()
    : m_queue(std::make_shared<Queue>()) {}

FileWriter::~FileWriter() {
    m_job.cancel();
    m_queue->run([](const Told&, const Result<>&) {});
}

void FileWriter::put(Write write, Told told, bool replaces) {
    m_untold += 1;
    m_untold -= m_queue->put(std::move(write), std::move(told), replaces);
    if (!m_job.running()) start();
}

void FileWriter::start() {
    m_job = Job::start(
        [this, queue = m_queue](JobControl& control) {
            queue->run([this, &control](Told told, const Result<>& done) {
                control.post([this, told = std::move(told), done] {
                    --m_untold;
                    told(done);
                });
            });
        },
        [this] {
            if (m_untold > 0) start(); // more has come meanwhile
        },
        Job::Urgency::WaitedFor);
}

} // namespace hilltop
