// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_list_model.h"
#include "documents/continue_item.h"

#include <memory>
#include <optional>

namespace hilltop {

class ContestFolder;
class Settings;
class TournamentJob;
class TournamentQueue;

/// All tournaments there are as rows of one list: those of the folder, those that run or wait, and those whose file has
/// gone. The settings remember which ones run and wait. Everything given outlives it.
class TournamentCatalog {
public:
    TournamentCatalog(Settings& settings, const ContestFolder& folder, TournamentQueue& queue);

    ContestListModel& model() { return m_model; }
    const ContestListModel& model() const { return m_model; }
    QStringList names() const;
    /// What the folder says, with those in front that run or wait, as they are now.
    void fill();
    /// One of them has got on.
    void update(const TournamentJob& job);
    /// A file has another name, and the tournament with it.
    void rename(const QString& from, const QString& to);
    /// Puts those into the queue that ran or waited when the program ended, in order.
    void restoreWaiting();
    /// For the next start of the program.
    void keepWaiting();

    /// What can go on: the running one, the newest that has stopped, or the next one of the queue.
    std::optional<ContinueItem> continueItem(const QString& iconName) const;
    /// Of that; empty: there is none.
    QString pathToContinue() const;

private:
    const ContestEntry* interrupted() const;

    Settings& m_settings;
    const ContestFolder& m_folder;
    TournamentQueue& m_queue;
    ContestListModel m_model{KindOfContest::Tournament};
};

} // namespace hilltop
