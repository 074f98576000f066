// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <functional>
#include <thread>
#include <type_traits>

namespace hilltop {

/// How many threads this machine runs at once, at least 1.
int processors();

/// What has been thrown, as an error: no memory, no more threads, or its own words. In a catch block alone.
Error caught_error();

namespace detail {
template <class T>
struct ResultFor {
    using Type = Result<T>;
};
template <class T>
struct ResultFor<Result<T>> {
    using Type = Result<T>;
};
} // namespace detail

/// What `work` returns, or the error that it throws: a thread, and a loop that others wait for, continues with that.
template <class Work>
auto guarded(Work&& work) -> typename detail::ResultFor<std::invoke_result_t<Work&>>::Type {
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Work&>>) {
            work();
            return {};
        } else {
            return work();
        }
    } catch (...) {
        return caught_error();
    }
}

/// A thread that runs `work`, which throws nothing (see guarded()); an error where the system starts no more.
Result<std::thread> start_thread(std::function<void()> work);

/// Runs `work` on this thread and `threads - 1` others, fewer where the system starts no more; returns when it has
/// returned on all of them. The error is the first thing that was thrown.
Result<> on_threads(int threads, const std::function<void()>& work);

/// For tests: start_thread() starts so many more threads, then further threads fail to start. Negative: no limit.
void limit_threads(int more);

} // namespace hilltop
