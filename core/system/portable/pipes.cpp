// SPDX-License-Identifier: GPL-3.0-or-later
// No pipes: a watcher has nothing to watch, but can be woken.
#include "system/pipes.h"

#include <cerrno>
#include <condition_variable>
#include <mutex>

namespace hilltop {

int open_pipe(Pipe&, Flow) {
    return ENOTSUP;
}

std::int64_t read_some(const File&, std::span<char>) {
    return -ENOTSUP;
}

std::int64_t write_some(const File&, std::string_view) {
    return -ENOTSUP;
}

File open_nowhere() {
    return File();
}

NoPipeSignal::NoPipeSignal() = default;
NoPipeSignal::~NoPipeSignal() = default;

struct Watcher::Own {
    std::mutex mutex;
    std::condition_variable news;
    bool woken = false;
};

Watcher::Watcher()
    : m_own(std::make_unique<Own>()) {}

Watcher::~Watcher() = default;

void Watcher::watch(int, void*, For) {}

void Watcher::unwatch(int) {}

std::size_t Watcher::wait(std::chrono::nanoseconds at_most, Found& whose) {
    std::unique_lock lock(m_own->mutex);
    if (!m_own->news.wait_for(lock, at_most, [this] { return m_own->woken; })) return 0;
    m_own->woken = false;
    whose[0] = nullptr;
    return 1;
}

void Watcher::wake() {
    {
        const std::lock_guard lock(m_own->mutex);
        m_own->woken = true;
    }
    m_own->news.notify_one();
}

} // namespace hilltop
