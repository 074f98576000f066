// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/stop.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace hilltop {

/// By which those who play matches are held or stopped from another thread; they ask between any two decisions.
class Gate {
public:
    Gate() = default;
    /// Also stopped by that; it does not end a wait.
    explicit Gate(Stop stop)
        : m_asked(std::move(stop)) {}
    void stop();
    void hold(bool held);

    bool stopped() const { return m_state.load(std::memory_order_relaxed) == State::Stopped || m_asked(); }
    bool held() const { return m_state.load(std::memory_order_relaxed) == State::Held; }
    /// Those who wait there now.
    int waiting() const { return m_waiting.load(std::memory_order_relaxed); }
    /// Waits while held; false: stop here.
    bool pass() {
        const bool open = m_state.load(std::memory_order_relaxed) == State::Open || wait();
        return open && !m_asked();
    }

private:
    enum class State : int { Open, Held, Stopped };
    bool wait();
    void set(State state);

    const Stop m_asked{};
    std::atomic<State> m_state{State::Open};
    std::atomic<int> m_waiting{0};
    std::mutex m_mutex;
    std::condition_variable m_changed;
};

} // namespace hilltop
