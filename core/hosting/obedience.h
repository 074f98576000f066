// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gate.h"

#include <atomic>

namespace hilltop {

/// Slow work of a transport checks here whether its user has stopped. Any thread.
class Obedience {
public:
    /// The gate outlives its users.
    void obey(const Gate& gate) { m_gate.store(&gate, std::memory_order_release); }
    /// Nothing more is wanted.
    void end() { m_ended.store(true, std::memory_order_release); }
    bool stopped() const {
        if (m_ended.load(std::memory_order_acquire)) return true;
        const Gate* gate = m_gate.load(std::memory_order_acquire);
        return gate != nullptr && gate->stopped();
    }

private:
    std::atomic<const Gate*> m_gate{nullptr};
    std::atomic<bool> m_ended{false};
};

} // namespace hilltop
