// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament_files/sqlite.h"

#include <QtTest>

namespace hilltop {

/// Empty where it is a result.
template <class T>
std::string why_not(const Result<T>& result) {
    return result ? std::string() : english(result.error());
}

/// Changes a hill's file behind its back.
inline void run_sql(const QString& path, const std::string& sql) {
    auto data = Database::open(path.toStdString(), Database::Mode::Write);
    QVERIFY(data);
    const auto done = data->run(sql.c_str());
    QVERIFY2(done, why_not(done).c_str());
}

} // namespace hilltop
