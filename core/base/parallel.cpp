// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parallel.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <vector>

namespace hilltop {
namespace {

std::atomic<int> threads_left = -1; ///< as limit_threads() has it

} // namespace

int processors() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

Error caught_error() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return failure("base", "there is not enough memory to continue");
    } catch (const std::system_error& problem) {
        if (problem.code() == std::errc::resource_unavailable_try_again)
            return failure("base", "the system cannot start more threads; close other programs");
        return failure("base", "it ended unexpectedly ({})", problem.what());
    } catch (const std::exception& problem) {
        return failure("base", "it ended unexpectedly ({})", problem.what());
    }
}

Result<std::thread> start_thread(std::function<void()> work) {
    return guarded([&] {
        if (threads_left == 0) throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
        std::thread started(std::move(work));
        if (threads_left > 0) --threads_left;
        return started;
    });
}

Result<> on_threads(int threads, const std::function<void()>& work) {
    std::mutex mutex;
    std::optional<Error> thrown;
    const auto run = [&] {
        const Result<> done = guarded(work);
        const std::lock_guard lock(mutex);
        if (!done && !thrown) thrown = done.error();
    };
    std::vector<std::thread> others;
    others.reserve(static_cast<std::size_t>(std::max(0, threads - 1)));
    for (int i = 1; i < threads; ++i) {
        auto other = start_thread(run);
        if (!other) break;
        others.push_back(other.take());
    }
    run();
    for (std::thread& other : others)
        other.join();
    if (thrown) return *thrown;
    return {};
}

void limit_threads(int more) {
    threads_left = more;
}

} // namespace hilltop
