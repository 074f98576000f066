// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/built.h"
#include "support/child.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <optional>
#include <string>

namespace hilltop {

/// The host for Java bots, spoken to in its lines and waited for. Classes are kept in the user's cache, which tests
/// have of their own.
class JavaHost {
public:
    struct Answer {
        char mark = ' '; ///< '=', '!', or ' ' if the host has ended
        std::string text;
        friend bool operator==(const Answer&, const Answer&) = default;
    };

    /// `java`: another program than the one on the path.
    explicit JavaHost(const QString& cache = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
                                             "/hilltop-test-java",
                      const QString& java = "java")
        : m_child({"env", "JAVA=" + java, "sh", sourceFile("resources/hosts/java/start.sh"), cache}) {}

    /// Empty where it can run, else why not.
    static QString missing() {
        return QStandardPaths::findExecutable("javac").isEmpty() ? "there is no javac: install default-jdk-headless"
                                                                 : QString();
    }
    Answer ask(int slot, std::string_view text) {
        const std::string head = std::to_string(slot) + ' ';
        const auto line = m_child.ask(head + std::string(text));
        if (!line || line->size() < head.size() + 2 || !line->starts_with(head)) return {' ', line.value_or("ended")};
        return {(*line)[head.size()], line->substr(head.size() + 2)};
    }
    Answer load(int slot, const QString& file, const std::string& name = "-") {
        return ask(slot, "new " + QUrl::toPercentEncoding(file, "/").toStdString() + ' ' + name);
    }
    /// The last answer to what a dialect sends.
    Answer ask(int slot, const std::vector<std::string>& requests) {
        Answer last;
        for (const auto& request : requests) {
            last = ask(slot, request);
            if (last.mark != '=') break;
        }
        return last;
    }
    Child& child() { return m_child; }

private:
    Child m_child;
};

/// A folder of bots that are written for one test.
class BotFolder {
public:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString write(const QString& name, const QByteArray& text) const {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("cannot write a bot");
        return path(name);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace hilltop

/// Skips the test where there is no Java to run.
#define HILLTOP_NEEDS_JAVA()                                                                                           \
    if (const QString missing = hilltop::JavaHost::missing(); !missing.isEmpty()) QSKIP(qPrintable(missing))
