// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <thread>

namespace hilltop {

/// Waits end when what is waited for has come. That it never will is decided after a minute, so that the other tests of
/// the program have their turn; later under sanitizers, and as much later as the machine is busier than it has
/// processors when the program starts.
inline const int kPatienceMs = [] {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    constexpr double kMinute = 240'000;
#else
    constexpr double kMinute = 60'000;
#endif
    double load = 0;
    const double processors = std::max(1u, std::thread::hardware_concurrency());
    if (getloadavg(&load, 1) != 1) load = 0;
    return static_cast<int>(kMinute * std::clamp(load / processors, 1.0, 10.0));
}();

} // namespace hilltop

// Qt Test gives up after five seconds, which a busy machine with sanitizers passes.
#undef QTRY_VERIFY
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, hilltop::kPatienceMs)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(condition, why) QTRY_VERIFY2_WITH_TIMEOUT(condition, why, hilltop::kPatienceMs)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, hilltop::kPatienceMs)

namespace hilltop::testing {

using MakeTest = std::unique_ptr<QObject> (*)();
using Part = int (*)(const QStringList& arguments);

/// Notes what a file of the program holds; only the macros below call them.
bool note_test(const char* file, MakeTest make);
bool note_part(const char* name, Part part);

} // namespace hilltop::testing

/// The tests of a file: `program FILE... [arguments of Qt Test]` runs them, FILE without ending; without arguments all
/// files run.
#define HILLTOP_TEST(Class)                                                                                            \
    static const bool noted##Class =                                                                                   \
        hilltop::testing::note_test(__FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });

/// Another part that the program runs when a test restarts it: `program --as NAME ARGUMENT...`
#define HILLTOP_TEST_PART(name, function)                                                                              \
    static const bool notedPart##function = hilltop::testing::note_part(name, function);
