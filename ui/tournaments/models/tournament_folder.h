// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "tournament_files/saved_tournament.h"
#include "tournaments/models/tournament_list_model.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>

namespace hilltop {

inline constexpr auto kTournamentSuffix = ".htour";

/// A name as a file may bear it, without the suffix.
QString fileNameFor(const QString& name);
/// What people call a tournament: its file's name, and before that the name it was given where that is another one.
QString tournamentTitle(const QString& path, const std::string& given);
/// A new file in the folder, which is made if it is missing; "name 2" where "name" is taken. Sets `path`.
Result<SavedTournament> createInFolder(const QString& folder, const QString& name, const Plan& plan, QString& path);
/// What a list says of a tournament; `state` is left to the caller.
TournamentEntry entryOf(const QString& path, const Course& course, const QStringList& names);

/// The folder of tournaments, read and changed in the background. A file that has not changed since is not read again.
class TournamentFolder : public QObject {
    Q_OBJECT
public:
    explicit TournamentFolder(const QString& folder, QObject* parent = nullptr);
    ~TournamentFolder() override;

    QString path() const { return m_folder; }
    /// scanned() follows.
    void scan();
    bool scanning() const { return m_scan.running(); }
    /// As of the last scanned(), newest first.
    const QList<TournamentEntry>& entries() const { return m_entries; }

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

    const QString m_folder;
    QList<TournamentEntry> m_entries;
    std::shared_ptr<Known> m_known; ///< of the job that scans
    std::deque<Change> m_changes;   ///< that wait
    bool m_again = false;
    Job m_scan, m_change;
};

} // namespace hilltop
