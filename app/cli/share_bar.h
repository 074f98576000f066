// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace hilltop::cli {

/// How far a calculation is, on stderr: a line written over again on a terminal, else one every few seconds.
class ShareBar {
public:
    ShareBar();
    void show(double share);
    /// The line goes, so that something else can be said.
    void clear();

private:
    bool m_terminal;
    bool m_shown = false;
    std::chrono::steady_clock::time_point m_begun;
    double m_next = 0;
};

} // namespace hilltop::cli
