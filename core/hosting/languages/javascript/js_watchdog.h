// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosting/obedience.h"
#include "system/threads.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class QJSEngine;

namespace hilltop {

class JsWatch;

/// Interrupts JavaScript that takes too long: one thread for all engines. What counts is the processor time of the
/// thread that calls, so that no bot pays for a busy machine. A loop ends within some milliseconds, whatever it
/// catches; a built-in function of the engine runs to its end first.
class JsWatchdog {
public:
    /// Also watches for a stop by `obedience`: what runs then ends, and nothing more begins.
    explicit JsWatchdog(std::shared_ptr<const Obedience> obedience = {});
    ~JsWatchdog();
    JsWatchdog(const JsWatchdog&) = delete;
    JsWatchdog& operator=(const JsWatchdog&) = delete;

    /// Ends the calls that run now: each counts as a time-out. From any thread.
    void interrupt_running();
    bool stopped() const { return m_obedience && m_obedience->stopped(); }

private:
    friend class JsWatch;
    void add(JsWatch& watch);
    void remove(JsWatch& watch);
    void interrupt_all();
    void run();
    /// How long the thread may sleep until it looks again.
    std::chrono::milliseconds look();

    const std::shared_ptr<const Obedience> m_obedience;
    std::mutex m_mutex; // held while an engine is interrupted
    std::condition_variable m_wake;
    std::vector<JsWatch*> m_watches;
    bool m_ending = false;
    std::thread m_thread;
};

/// Watches the calls into one engine, one at a time. begin() and end() cost some nanoseconds: they only count, the
/// watchdog's clock does the rest.
class JsWatch {
public:
    JsWatch(JsWatchdog& watchdog, QJSEngine& engine);
    ~JsWatch();
    JsWatch(const JsWatch&) = delete;
    JsWatch& operator=(const JsWatch&) = delete;

    /// Before a call that may take so long.
    void begin(std::chrono::milliseconds limit);
    /// After it: false if it has been interrupted.
    bool end();
    /// Answers are no longer wanted.
    bool stopped() const { return m_watchdog.stopped(); }

private:
    friend class JsWatchdog;
    static constexpr std::uint32_t kInterrupted = 1u << 31;

    void interrupt(std::uint32_t turn);

    JsWatchdog& m_watchdog;
    QJSEngine& m_engine;
    std::atomic<std::uint32_t> m_turn{0}; // odd while a call runs
    std::atomic<std::int64_t> m_limit{0}; // of the call, milliseconds
    std::atomic<ThreadClock> m_clock{};   // processor time of the thread that calls
    // The watchdog's own: the call it saw last, and the processor time when it saw it first.
    std::uint32_t m_seen = 0;
    std::chrono::nanoseconds m_since{};
};

} // namespace hilltop
