// SPDX-License-Identifier: GPL-3.0-or-later
// All threads are alike, and a bot pays for a busy machine.
#include "system/threads.h"

namespace hilltop {

void be_nice(int) {}

int allowed_nice(int nice) {
    return nice;
}

ThreadClock own_clock() {
    return 0;
}

std::chrono::nanoseconds read_clock(ThreadClock) {
    return std::chrono::steady_clock::now().time_since_epoch();
}

} // namespace hilltop
