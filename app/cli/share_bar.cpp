// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/share_bar.h"

#include "cli/output.h"
#include "system/terminal.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace hilltop::cli {

ShareBar::ShareBar()
    : m_terminal(has_terminal())
    , m_begun(std::chrono::steady_clock::now()) {}

void ShareBar::show(double share) {
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begun).count();
    if (seconds < m_next && share < 1) return;
    m_next = seconds + (m_terminal ? 0.1 : 5);
    std::string line = fmt::format("{:3.0f} %", 100 * share);
    if (share > 0.02 && share < 1) line += fmt::format("  {:.0f} s left", seconds * (1 - share) / share);
    if (!m_terminal) {
        if (seconds >= 5) write_aside(line + "\n");
        return;
    }
    constexpr std::size_t kWidth = 30;
    const auto full = static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * kWidth);
    write_aside(fmt::format("\r[{}{}] {}\x1b[K", std::string(full, '#'), std::string(kWidth - full, '.'), line));
    m_shown = true;
}

void ShareBar::clear() {
    if (m_shown) write_aside("\r\x1b[K");
    m_shown = false;
}

} // namespace hilltop::cli
