// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace hilltop {

/// Seconds during which it ran, pauses left out.
class Stopwatch {
public:
    void run(bool runs) {
        m_seconds = seconds();
        m_begun = Clock::now();
        m_runs = runs;
    }
    /// From 0 on; it runs or rests as before.
    void restart() {
        m_seconds = 0;
        m_begun = Clock::now();
    }
    double seconds() const {
        return m_seconds + (m_runs ? std::chrono::duration<double>(Clock::now() - m_begun).count() : 0);
    }

private:
    using Clock = std::chrono::steady_clock;
    double m_seconds = 0; ///< until m_begun
    Clock::time_point m_begun;
    bool m_runs = false;
};

} // namespace hilltop
