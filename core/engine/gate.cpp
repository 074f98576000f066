// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gate.h"

namespace hilltop {

void Gate::stop() {
    set(State::Stopped);
}

void Gate::hold(bool held) {
    if (!stopped()) set(held ? State::Held : State::Open);
}

void Gate::set(State state) {
    {
        const std::lock_guard lock(m_mutex);
        if (m_state == State::Stopped) return;
        m_state = state;
    }
    m_changed.notify_all();
}

bool Gate::wait() {
    std::unique_lock lock(m_mutex);
    ++m_waiting;
    m_changed.wait(lock, [this] { return m_state != State::Held; });
    --m_waiting;
    return m_state == State::Open;
}

} // namespace hilltop
