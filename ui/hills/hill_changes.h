// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hills/hill_job.h"

#include <QObject>

class QInputDialog;

namespace hilltop {

class Settings;

/// What a person changes of a hill after a question: who leaves it and why, a budget, the end of a season. Lives in the
/// GUI thread.
class HillChanges : public QObject {
    Q_OBJECT
public:
    /// Questions stand over `page`.
    explicit HillChanges(QWidget& page);

    /// Retired or Disqualified; the latter wants a reason.
    void askToLeave(const HillJobPtr& hill, const HillKey& bot, HillEvent::Kind kind);
    /// Which of those that are out or disqualified plays again.
    void askToLetBack(const HillJobPtr& hill);
    void askForSeason(const HillJobPtr& hill);
    void askForBudget(const HillJobPtr& hill, Settings& settings);

signals:
    /// So many matches more are to be played.
    void budgetChosen(int matches);
    /// A sentence on what has been written.
    void told(const QString& sentence);

private:
    /// A dialog for one value, still to be opened.
    QInputDialog* ask(const QString& title, const QString& words, const QString& button);

    QWidget& m_page;
};

} // namespace hilltop
