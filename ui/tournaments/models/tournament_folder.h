// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/saved_tournament.h"
#include "tournaments/models/tournament_list_model.h"

#include <QHash>
#include <QObject>

#include <atomic>
#include <thread>

namespace hilltop {

inline constexpr auto kTournamentSuffix = ".htour";

/// A name as a file may bear it, without the suffix.
QString fileNameFor(const QString& name);
/// A new file in the folder, which is made if it is missing; "name 2" where "name" is taken. `path` tells which.
Result<SavedTournament> createInFolder(const QString& folder, const QString& name, const Plan& plan, QString& path);
/// What a list says of a tournament; `state` is left to the caller.
TournamentEntry entryOf(const QString& path, const Course& course, const QStringList& names);

/// The folder of tournaments, read on a thread. A file that has not changed since is not read again.
class TournamentFolder : public QObject {
    Q_OBJECT
public:
    explicit TournamentFolder(const QString& folder, QObject* parent = nullptr);
    ~TournamentFolder() override;

    QString path() const { return m_folder; }
    /// scanned() follows.
    void scan();
    bool scanning() const { return m_scanning; }
    /// As of the last scanned(), newest first.
    const QList<TournamentEntry>& entries() const { return m_entries; }

    /// The new path, or why not. Nobody has the file open.
    Result<QString> rename(const QString& path, const QString& name);
    Result<> remove(const QString& path);

signals:
    void scanned();

private:
    struct Known {
        qint64 size = 0;
        qint64 changed = 0; ///< milliseconds since 1970
        TournamentEntry entry;
    };
    TournamentEntry read(const QString& path);

    const QString m_folder;
    QList<TournamentEntry> m_entries;
    QHash<QString, Known> m_known; ///< of the thread
    std::thread m_thread;
    std::atomic<bool> m_leaving{false};
    bool m_scanning = false, m_again = false;
};

} // namespace hilltop
