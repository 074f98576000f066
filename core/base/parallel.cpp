// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parallel.h"

#include <algorithm>
#include <thread>
#include <vector>

namespace hilltop {

int processors() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void on_threads(int threads, const std::function<void()>& work) {
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i)
        others.emplace_back(work);
    work();
    for (std::thread& other : others)
        other.join();
}

} // namespace hilltop
