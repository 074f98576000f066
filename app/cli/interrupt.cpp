// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/interrupt.h"

#include <atomic>
#include <csignal>

namespace hilltop::cli {

Stop watch_interrupt() {
    static std::atomic<bool> interrupted{false};
    static_assert(std::atomic<bool>::is_always_lock_free); // what a signal's handler may touch
    const auto first = [](int) {
        interrupted = true;
        std::signal(SIGINT, SIG_DFL);
        std::signal(SIGTERM, SIG_DFL);
    };
    std::signal(SIGINT, first);
    std::signal(SIGTERM, first);
    return Stop(interrupted);
}

} // namespace hilltop::cli
