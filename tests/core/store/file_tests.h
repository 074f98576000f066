// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>
#include <QTest>

#include <sqlite3.h>

#include <string>

namespace hilltop {

/// What a failed Result says; empty if it did not fail.
template <class T>
QString why(const Result<T>& result) {
    return result ? QString() : QString::fromStdString(english(result.error()));
}

/// Rows of test data: the two journals of a file.
inline void journals() {
    QTest::addColumn<bool>("shared");
    QTest::newRow("local") << false;
    QTest::newRow("shared") << true;
}

inline void change_by_sql(const std::string& path, const char* sql) {
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(path.c_str(), &database), SQLITE_OK);
    QCOMPARE(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
}

} // namespace hilltop
