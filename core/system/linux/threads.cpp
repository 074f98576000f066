// SPDX-License-Identifier: GPL-3.0-or-later
#include "system/threads.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <type_traits>

#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>

namespace hilltop {

static_assert(std::is_same_v<ThreadClock, clockid_t>);

int allowed_nice(int nice) {
    static const char* const most = std::getenv("HILLTOP_NICE");
    return most == nullptr ? nice : std::min(nice, std::atoi(most));
}

void be_nice(int nice) {
    const auto thread = static_cast<id_t>(::gettid());
    // With that permission this could raise the priority of a program that was started with a higher nice value.
    ::setpriority(PRIO_PROCESS, thread, std::max(allowed_nice(nice), ::getpriority(PRIO_PROCESS, thread)));
}

ThreadClock own_clock() {
    ThreadClock clock{};
    ::pthread_getcpuclockid(::pthread_self(), &clock);
    return clock;
}

std::chrono::nanoseconds read_clock(ThreadClock clock) {
    timespec time{};
    if (::clock_gettime(clock, &time) != 0) return {};
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace hilltop
