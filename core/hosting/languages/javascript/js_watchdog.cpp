// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosting/languages/javascript/js_watchdog.h"

#include <QJSEngine>

#include <algorithm>

namespace hilltop {

using namespace std::chrono_literals;

JsWatchdog::JsWatchdog(std::shared_ptr<const Obedience> obedience)
    : m_obedience(std::move(obedience))
    , m_thread([this] { run(); }) {}

JsWatchdog::~JsWatchdog() {
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_wake.notify_all();
    m_thread.join();
}

void JsWatchdog::add(JsWatch& watch) {
    {
        const std::lock_guard lock(m_mutex);
        m_watches.push_back(&watch);
    }
    m_wake.notify_all();
}

void JsWatchdog::remove(JsWatch& watch) {
    const std::lock_guard lock(m_mutex);
    std::erase(m_watches, &watch);
}

void JsWatchdog::interrupt_running() {
    const std::lock_guard lock(m_mutex);
    interrupt_all();
}

/// With the lock held.
void JsWatchdog::interrupt_all() {
    for (JsWatch* watch : m_watches) {
        const auto turn = watch->m_turn.load(std::memory_order_acquire);
        if (turn % 2 != 0) watch->interrupt(turn);
    }
}

void JsWatchdog::run() {
    std::unique_lock lock(m_mutex);
    while (!m_ending) {
        if (m_watches.empty())
            m_wake.wait(lock);
        else
            m_wake.wait_for(lock, look());
    }
}

std::chrono::milliseconds JsWatchdog::look() {
    if (stopped()) interrupt_all();
    auto pause = 50ms;
    for (JsWatch* watch : m_watches) {
        const auto turn = watch->m_turn.load(std::memory_order_acquire);
        const std::chrono::milliseconds limit(watch->m_limit.load(std::memory_order_relaxed));
        pause = std::clamp(limit / 10, 1ms, pause);
        if (turn % 2 == 0) continue;
        const auto now = read_clock(watch->m_clock.load(std::memory_order_relaxed));
        if (turn != watch->m_seen) {
            watch->m_seen = turn;
            watch->m_since = now;
        } else if (now - watch->m_since >= limit) {
            watch->interrupt(turn);
        }
    }
    return pause;
}

JsWatch::JsWatch(JsWatchdog& watchdog, QJSEngine& engine)
    : m_watchdog(watchdog)
    , m_engine(engine) {
    m_watchdog.add(*this);
}

JsWatch::~JsWatch() {
    m_watchdog.remove(*this);
}

void JsWatch::begin(std::chrono::milliseconds limit) {
    m_clock.store(own_clock(), std::memory_order_relaxed);
    m_limit.store(limit.count(), std::memory_order_relaxed);
    m_turn.store(m_turn.load(std::memory_order_relaxed) + 1, std::memory_order_release);
}

bool JsWatch::end() {
    const auto turn = m_turn.load(std::memory_order_relaxed) & ~kInterrupted;
    const auto next = (turn + 1) & ~kInterrupted;
    if ((m_turn.exchange(next, std::memory_order_acq_rel) & kInterrupted) == 0) return true;
    const std::lock_guard lock(m_watchdog.m_mutex); // the watchdog may be about to say so to the engine
    m_engine.setInterrupted(false);
    return false;
}

void JsWatch::interrupt(std::uint32_t turn) {
    if ((turn & kInterrupted) != 0) return;
    if (m_turn.compare_exchange_strong(turn, turn | kInterrupted, std::memory_order_acq_rel))
        m_engine.setInterrupted(true);
}

} // namespace hilltop
