// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournaments/models/tournament_queue.h"

#include <QObject>

class QWidget;

namespace hilltop {

/// Tournaments whose file was deleted, moved or replaced while they were played. They are kept until a copy has been
/// saved, since all that was played is in memory alone.
class StrandedTournaments : public QObject {
    Q_OBJECT
public:
    explicit StrandedTournaments(QWidget* page);

    void add(const JobPtr& job);
    /// The one with this path; nothing otherwise.
    JobPtr find(const QString& path) const;
    const std::vector<JobPtr>& jobs() const { return m_jobs; }
    /// Asks where to save a copy.
    void askWhereToSave(TournamentJob& job);
    /// Asks what to do with them when the window closes; false: stay.
    bool mayLeave();

private:
    QWidget* const m_page;
    std::vector<JobPtr> m_jobs;
};

} // namespace hilltop
