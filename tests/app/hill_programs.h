// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "program.h"

#include <QtTest>

#include <QTemporaryDir>

/// Checks that a run ended with this code and one sentence on stderr that has `problem` in it.
inline void compare_hill_error(const Outcome& done, int code, const QString& problem) {
    const QByteArray said = done.complaints();
    QVERIFY2(said.count('\n') == 1 && said.startsWith("hilltop-cli: "), said.constData());
    QVERIFY2(said.contains(problem.toUtf8()), said.constData());
    QCOMPARE(done.code, code);
}

/// Hills in a temporary folder, driven by hilltop-cli as people drive them.
class HillPrograms {
protected:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    QString make(const QString& name,
                 const QString& words = QStringLiteral("--game rps --matches 40 --seed 7 --duplicate")) {
        const Outcome made = run(QStringList{"hill", "new", path(name)} + words.split(' '));
        if (made.code != 0) qWarning("%s", made.err.constData());
        return path(name);
    }
    void add(const QString& hill, const QStringList& bots) {
        const Outcome done = run(QStringList{"hill", "add", hill} + bots);
        QVERIFY2(done.code == 0, done.err.constData());
    }
    void play(const QString& hill, const QString& words = {}) {
        const Outcome done = run(QStringList{"hill", "run", hill} + words.split(' ', Qt::SkipEmptyParts));
        QVERIFY2(done.code == 0, done.err.constData());
    }
    static QByteArray dump(const QString& hill) {
        const Outcome done = run({"hill", "dump", hill});
        return done.code == 0 ? done.out : "no dump: " + done.err;
    }
    QString root() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/hilltop-hill-XXXXXX")};
};
