// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QStandardPaths>
#include <QStringList>

#include <optional>
#include <string>
#include <string_view>

namespace hilltop {

/// A program at the other end of two pipes that is spoken to in lines and waited for; for tests and measurements.
class LineChild {
public:
    explicit LineChild(const QStringList& command) {
        m_process.start(command.value(0), command.mid(1));
        m_started = m_process.waitForStarted();
    }
    ~LineChild() { end(); }
    LineChild(const LineChild&) = delete;
    LineChild& operator=(const LineChild&) = delete;

    bool started() const { return m_started; }
    void send(std::string_view line) {
        m_process.write(line.data(), static_cast<qint64>(line.size()));
        m_process.write("\n");
    }
    /// The next line without its end; nothing if the program has ended.
    std::optional<std::string> receive() {
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(-1)) return {};
        }
        std::string line = m_process.readLine().toStdString();
        line.pop_back();
        return line;
    }
    std::optional<std::string> ask(std::string_view line) {
        send(line);
        return receive();
    }
    /// What it has written to stderr so far.
    QString errors() { return QString::fromUtf8(m_process.readAllStandardError()); }
    /// Closes its input and waits for its end; its exit code, -1 if it crashed.
    int end() {
        if (m_process.state() == QProcess::NotRunning) return m_code;
        m_process.closeWriteChannel();
        m_process.waitForFinished(-1);
        m_code = m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
        return m_code;
    }

private:
    QProcess m_process;
    bool m_started = false;
    int m_code = -1;
};

} // namespace hilltop
