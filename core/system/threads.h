// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace hilltop {

/// The calling thread is as nice as this from now on, or nicer still: 19 gives way to all others.
void be_nice(int nice);

/// A thread's clock, to be read from any other one: it runs while that thread has a processor.
using ThreadClock = int;
ThreadClock own_clock();
/// Zero for a thread that is no more.
std::chrono::nanoseconds read_clock(ThreadClock clock);

} // namespace hilltop
