// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/burials.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace hilltop {
namespace {

struct Burial {
    std::vector<ProcessId> processes;
    BotsRoot root; ///< goes after they have gone
};

class Undertaker {
public:
    ~Undertaker() {
        {
            const std::lock_guard lock(m_mutex);
            m_ends = true;
        }
        m_news.notify_one();
        if (m_thread.joinable()) m_thread.join();
    }

    void add(Burial burial) {
        {
            const std::lock_guard lock(m_mutex);
            m_waiting.push_back(std::move(burial));
            if (!m_thread.joinable()) m_thread = std::thread([this] { work(); });
        }
        m_news.notify_one();
    }

private:
    void work() {
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_news.wait(lock, [this] { return m_ends || !m_waiting.empty(); });
            if (m_waiting.empty()) return;
            Burial next = std::move(m_waiting.front());
            m_waiting.pop_front();
            lock.unlock();
            for (const ProcessId process : next.processes)
                wait_for_end(process);
            next.root = {};
            lock.lock();
        }
    }

    std::mutex m_mutex;
    std::condition_variable m_news;
    std::deque<Burial> m_waiting;
    bool m_ends = false;
    std::thread m_thread;
};

} // namespace

void bury_beside(std::vector<ProcessId> processes, BotsRoot root) {
    static Undertaker undertaker;
    undertaker.add({std::move(processes), std::move(root)});
}

} // namespace hilltop
