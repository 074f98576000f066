// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace hilltop {

/// By which those who play matches are held or stopped from another thread; they ask between any two decisions.
class Gate {
public:
    Gate() = default;
    /// Also stopped by this flag, which outlives it; that does not end a wait.
    explicit Gate(const std::atomic<bool>& stop)
        : m_flag(&stop) {}
    void stop();
    void hold(bool held);

    bool stopped() const {
        return m_state.load(std::memory_order_relaxed) == State::Stopped ||
               (m_flag != nullptr && m_flag->load(std::memory_order_relaxed));
    }
    bool held() const { return m_state.load(std::memory_order_relaxed) == State::Held; }
    /// Those who wait there now.
    int waiting() const { return m_waiting.load(std::memory_order_relaxed); }
    /// Waits while held; false: stop here.
    bool pass() {
        const bool open = m_state.load(std::memory_order_relaxed) == State::Open || wait();
        return open && (m_flag == nullptr || !m_flag->load(std::memory_order_relaxed));
    }

private:
    enum class State : int { Open, Held, Stopped };
    bool wait();
    void set(State state);

    const std::atomic<bool>* m_flag = nullptr;
    std::atomic<State> m_state{State::Open};
    std::atomic<int> m_waiting{0};
    std::mutex m_mutex;
    std::condition_variable m_changed;
};

} // namespace hilltop
