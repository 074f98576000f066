// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "records/record.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

class QWidget;

namespace hilltop {

class WaitNote;

/// Opens files that a person has chosen, dropped or named: reads records and logs in the background, and tells of
/// tournaments, hills and bots. Lives in the GUI thread.
class FileOpening : public QObject {
    Q_OBJECT
public:
    /// `autosave` is the file of the match that waits. Dialogs stand over `window`.
    FileOpening(const QString& autosave, WaitNote& wait, QWidget& window);

    /// Shows the matches of a file in place of those before; an error says why they are not shown. Of several files the
    /// last one is shown.
    void setShow(std::function<Result<>(std::vector<Record> records, const QString& path)> show) {
        m_show = std::move(show);
    }
    void open(const QStringList& paths);
    bool running() const { return m_reading.running(); }

signals:
    void botsFound(const QStringList& paths);
    void tournamentFound(const QString& path);
    void hillFound(const QString& path);
    /// Before files are shown: the match that waits, if there is one.
    void waitingRead(const std::optional<hilltop::Record>& match);
    /// Which files were not opened though they can be.
    void told(const QString& sentence);

private:
    struct ReadFile {
        QString path;
        Result<std::vector<Record>> records;
        bool bot = false; ///< it is no record, but a bot
    };
    void openNext();
    void show(std::vector<ReadFile> files);
    void tellProblems(const QStringList& problems, const QString& advice);

    const QString m_autosave;
    WaitNote& m_wait;
    QWidget& m_window;
    std::function<Result<>(std::vector<Record> records, const QString& path)> m_show;
    QStringList m_waiting; ///< files that wait for those that are being read
    Job m_reading;
};

/// What was given to be opened, as paths: file managers may hand over "file:///home/ada/a%20match.hmatch".
QStringList localPaths(const QStringList& given);

/// Whether a file's name has bytes that are not UTF-8: Qt has lost them, so it cannot be opened by this path.
bool isNameLost(const QString& path);

} // namespace hilltop
