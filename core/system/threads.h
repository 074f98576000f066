// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace hilltop {

/// Lowers the priority of the calling thread to this niceness, at most 19, which gives way to all others, or to what
/// the variable HILLTOP_NICE allows: tests set it to 0, as a busy machine would leave them no time at all.
void be_nice(int nice);
/// The niceness that this becomes.
int allowed_nice(int nice);

/// A thread's clock, to be read from any other one: it runs while that thread has a processor.
using ThreadClock = int;
ThreadClock own_clock();
/// Zero for a thread that is no more.
std::chrono::nanoseconds read_clock(ThreadClock clock);

} // namespace hilltop
