// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTest>

#include <memory>

namespace hilltop::testing {

using MakeTest = std::unique_ptr<QObject> (*)();
using Part = int (*)(const QStringList& arguments);

/// Notes what a file of the program holds; only the macros below call them.
bool note_test(const char* file, MakeTest make);
bool note_part(const char* name, Part part);

} // namespace hilltop::testing

/// The tests of a file: `program FILE [arguments of Qt Test]` runs them, FILE without ending; without arguments all
/// files run.
#define HILLTOP_TEST(Class)                                                                                            \
    static const bool noted##Class =                                                                                   \
        hilltop::testing::note_test(__FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });

/// Something else the program does when a test starts it anew: `program --as NAME ARGUMENT...`
#define HILLTOP_TEST_PART(name, function)                                                                              \
    static const bool notedPart##function = hilltop::testing::note_part(name, function);
