// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/built.h"
#include "support/test.h"

#include <QFile>
#include <QJsonDocument>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>

#include <memory>

/// What a run of the program under test, hilltop::kTestedProgram, came to; code -1: it crashed or did not end.
struct Outcome {
    int code = -1;
    QByteArray out;
    QByteArray err;

    /// Its stderr without the progress, printed only where the machine is slow, and the line that bots are not
    /// isolated, printed where they can't be.
    QByteArray complaints() const {
        static const QRegularExpression progress(
            QStringLiteral(
                "^ *\\d+ %.*$\\n?|^[\\d,]+ of [\\d,]+ matches, .*$\\n?|^hilltop-cli: bots are not isolated, .*$\\n?"),
            QRegularExpression::MultilineOption);
        return QString::fromUtf8(err).remove(progress).toUtf8();
    }
    QJsonDocument json() const { return QJsonDocument::fromJson(out); }
};

inline Outcome run(const QStringList& arguments, const QString& output_file = {}) {
    QProcess process;
    if (!output_file.isEmpty()) process.setStandardOutputFile(output_file);
    process.start(hilltop::kTestedProgram, arguments);
    if (!process.waitForFinished(4 * hilltop::kPatienceMs) || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Starts a program with a window, without a screen and with data and settings in a folder of its own. `more` are
/// variables in addition to these or in place of them.
inline std::unique_ptr<QProcess> start_window(const QString& home, const QStringList& arguments,
                                              const QMap<QString, QString>& more = {},
                                              const QString& program = hilltop::kTestedProgram) {
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_DATA_HOME", home + "/data");
    environment.insert("XDG_CONFIG_HOME", home + "/config");
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    environment.insert("QT_QUICK_BACKEND", "software");
    for (auto it = more.begin(); it != more.end(); ++it)
        environment.insert(it.key(), it.value());
    process->setProcessEnvironment(environment);
    process->start(program, arguments);
    return process;
}

/// Whether a running program has its own handler for a signal, according to the kernel.
inline bool catches(const QProcess& process, int signal) {
    QFile status(QStringLiteral("/proc/%1/status").arg(process.processId()));
    if (!status.open(QIODevice::ReadOnly)) return false;
    const QByteArray text = status.readAll();
    const QByteArray mask = text.mid(text.indexOf("SigCgt:") + 7).trimmed().left(16);
    return (mask.toULongLong(nullptr, 16) >> (signal - 1) & 1) != 0;
}

/// Arguments as one would type them, none of which holds a space.
inline Outcome run_line(const QString& line) {
    return run(line.split(' ', Qt::SkipEmptyParts));
}

inline void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}
