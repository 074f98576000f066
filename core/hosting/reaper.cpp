// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/reaper.h"

#include "base/parallel.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace hilltop {
namespace {

struct Leftover {
    std::vector<ProcessId> processes;
    BotsRoot root; ///< goes after they have gone
};

class Reaper {
public:
    ~Reaper() {
        {
            const std::lock_guard lock(m_mutex);
            m_ends = true;
        }
        m_news.notify_one();
        if (m_thread.joinable()) m_thread.join();
    }

    void add(Leftover leftover) {
        {
            const std::lock_guard lock(m_mutex);
            m_waiting.push_back(std::move(leftover));
            if (!m_thread.joinable()) {
                auto thread = start_thread([this] { work(); });
                if (thread) m_thread = thread.take();
            }
            if (!m_thread.joinable()) return reap(std::exchange(m_waiting, {}));
        }
        m_news.notify_one();
    }

private:
    void work() {
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_news.wait(lock, [this] { return m_ends || !m_waiting.empty(); });
            if (m_waiting.empty()) return;
            auto next = std::exchange(m_waiting, {});
            lock.unlock();
            reap(std::move(next));
            lock.lock();
        }
    }
    static void reap(std::deque<Leftover> all) {
        for (Leftover& next : all) {
            for (const ProcessId process : next.processes)
                wait_for_end(process);
            next.root = {};
        }
    }

    std::mutex m_mutex;
    std::condition_variable m_news;
    std::deque<Leftover> m_waiting;
    bool m_ends = false;
    std::thread m_thread;
};

} // namespace

void reap_beside(std::vector<ProcessId> processes, BotsRoot root) {
    static Reaper reaper;
    reaper.add({std::move(processes), std::move(root)});
}

} // namespace hilltop
