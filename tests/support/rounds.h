// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdlib>

namespace hilltop {

/// Whether sanitizers look on, under which a window takes ten times as long. What repeats the same code many times
/// then repeats it less often.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

/// ThreadSanitizer looks on, which cannot see the locks inside of Qt: QML is loaded in a thread of Qt's own.
#ifdef __SANITIZE_THREAD__
inline constexpr bool kThreadsWatched = true;
#else
inline constexpr bool kThreadsWatched = false;
#endif

/// For tests that show a table.
#define SKIP_WHERE_THREADS_ARE_WATCHED()                                                                               \
    do {                                                                                                               \
        if (hilltop::kThreadsWatched) QSKIP("a table is loaded in a thread of Qt's");                                  \
    } while (false)

/// Whether this is ./test.sh full, which reads every language and size, and runs every game where otherwise one is
/// run for all.
inline bool fullLevel() {
    return std::getenv("HILLTOP_FULL") != nullptr;
}

/// `many` rounds, or a twentieth of them under sanitizers; times HILLTOP_ROUNDS where that is set.
inline int rounds(int many) {
    const char* times = std::getenv("HILLTOP_ROUNDS");
    return std::max(1, (kSanitized ? many / 20 : many) * (times != nullptr ? std::atoi(times) : 1));
}

} // namespace hilltop
