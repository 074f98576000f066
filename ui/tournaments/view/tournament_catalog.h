// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/continue_item.h"
#include "tournaments/models/tournament_list_model.h"

#include <memory>
#include <optional>

namespace hilltop {

class Settings;
class StrandedTournaments;
class TournamentFolder;
class TournamentJob;
class TournamentQueue;

/// All tournaments there are as rows of one list: those of the folder, those that run or wait, and those whose file has
/// gone. The settings remember which ones wait. Everything given outlives it.
class TournamentCatalog {
public:
    TournamentCatalog(Settings& settings, const TournamentFolder& folder, TournamentQueue& queue,
                      const StrandedTournaments& stranded);

    TournamentListModel& model() { return m_model; }
    const TournamentListModel& model() const { return m_model; }
    QStringList names() const;
    /// What the folder says, with those in front that run or wait, as they are now.
    void fill();
    /// One of them has got on.
    void update(const TournamentJob& job);
    /// A file has another name, and the tournament with it.
    void rename(const QString& from, const QString& to);
    /// Puts those into the queue that waited when the program ended, in order.
    void restoreWaiting();
    /// For the next start of the program.
    void keepWaiting();

    /// What can go on: the running one, the newest that has stopped, or the next one of the queue.
    std::optional<ContinueItem> continueItem(const QString& iconName) const;
    /// Of that; empty: there is none.
    QString pathToContinue() const;

private:
    const TournamentEntry* interrupted() const;

    Settings& m_settings;
    const TournamentFolder& m_folder;
    TournamentQueue& m_queue;
    const StrandedTournaments& m_stranded;
    TournamentListModel m_model;
};

} // namespace hilltop
