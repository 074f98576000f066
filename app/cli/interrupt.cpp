// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/interrupt.h"

#include <csignal>

namespace hilltop::cli {

const std::atomic<bool>& watch_interrupt() {
    static std::atomic<bool> interrupted{false};
    static_assert(std::atomic<bool>::is_always_lock_free); // what a signal's handler may touch
    struct sigaction action {};
    action.sa_handler = [](int) {
        interrupted = true;
        ::signal(SIGINT, SIG_DFL);
        ::signal(SIGTERM, SIG_DFL);
    };
    action.sa_flags = SA_RESTART;
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    return interrupted;
}

} // namespace hilltop::cli
