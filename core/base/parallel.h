// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace hilltop {

/// How many threads this machine runs at once, at least 1.
int processors();

/// Runs `work` on this thread and `threads - 1` others; returns when it has returned on all of them.
void on_threads(int threads, const std::function<void()>& work);

} // namespace hilltop
