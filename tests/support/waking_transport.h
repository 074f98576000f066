// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wires/hosting.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace hilltop {

/// The part of a transport that waits, for transports of tests whose bots answer at once: at most a millisecond, or
/// until it is woken.
class WakingTransport : public Transport {
public:
    void wait(std::chrono::milliseconds at_most) override {
        std::unique_lock lock(m_mutex);
        m_changed.wait_for(lock, std::min(at_most, std::chrono::milliseconds(1)), [this] { return m_woken; });
        m_woken = false;
    }
    void wake() override {
        const std::lock_guard lock(m_mutex);
        m_woken = true;
        m_changed.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_woken = false;
};

} // namespace hilltop
