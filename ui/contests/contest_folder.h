// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "contests/contest_list_model.h"
#include "jobs/job.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <deque>
#include <functional>
#include <memory>

namespace hilltop {

class Settings;

/// What a folder has to know of the files of its kind. The functions are called in the background.
struct ContestFiles {
    KindOfContest kind;
    QString suffix; ///< ".htour"
    /// What a list says of a file: a broken one with its problem. Its times are the folder's to say, where it has none.
    std::function<ContestEntry(const QString& path)> read;
    /// Makes the file ready to get another name; an error where it is in use.
    std::function<Result<>(const QString& path, const QString& name)> settle;
    /// A file that goes where the contest's goes, and with it; may be empty.
    QString (*companion)(const QString& path) = nullptr;
};

/// The contests of a kind that a window knows: those of its folder, and with recentIn() those that were opened from
/// elsewhere. Read and changed in the background; a file that has not changed since is not read again.
class ContestFolder : public QObject {
    Q_OBJECT
public:
    /// `folder` is made when the first contest is.
    ContestFolder(const QString& folder, ContestFiles files, QObject* parent = nullptr);
    ~ContestFolder() override;

    /// Files from elsewhere are listed, too, and kept in the settings under `key`, the last opened first.
    void recentIn(Settings& settings, const QString& key);
    /// A file that was opened is listed from now on.
    void remember(const QString& path);
    void forget(const QString& path);
    bool isOwn(const QString& path) const;
    /// The path of a new contest of that name, and the names that are taken.
    QString pathFor(const QString& name) const;
    QStringList names() const;

    /// scanned() follows.
    void scan();
    bool scanning() const { return m_scan.running(); }
    /// As of the last scanned(), newest first.
    const QList<ContestEntry>& entries() const { return m_entries; }

    /// Changes are made one after the other; renamed(), removed() or refused() follows each. The file must not be open.
    void rename(const QString& path, const QString& name);
    void remove(const QString& path);
    bool changing() const { return m_change.running(); }

signals:
    void scanned();
    void renamed(const QString& from, const QString& to);
    void removed(const QString& path);
    /// Why a change was not made, in a sentence.
    void refused(const QString& problem);

private:
    class Known;
    struct Change {
        std::function<Result<QString>()> work;
        std::function<void(const QString&)> made;
    };
    void change(Change change);
    void nextChange();
    QStringList recent() const;
    void setRecent(const QStringList& paths);

    const QString m_folder;
    const ContestFiles m_files;
    Settings* m_settings = nullptr;
    QString m_recentKey;
    QList<ContestEntry> m_entries;
    std::shared_ptr<Known> m_known; ///< of the job that scans
    std::deque<Change> m_changes;   ///< that wait
    bool m_again = false;
    Job m_scan, m_change;
};

/// That name without what no file may bear, with a number where it is taken.
QString freeName(QString name, const QStringList& taken);
/// Why a contest cannot be called that, one sentence; empty if it can. Its file has the same name.
QString nameProblem(KindOfContest kind, const QString& name, const QStringList& taken);
/// A name as a file may bear it, without the suffix; "Tournament" or "Hill" where nothing is left of it.
QString fileNameFor(KindOfContest kind, const QString& name);

} // namespace hilltop
