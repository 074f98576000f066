// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "botlab/trial.h"
#include "jobs/job.h"

#include <QDialog>
#include <QPointer>

class QPushButton;
class QTableWidget;

namespace hilltop {

class WaitNote;

/// What came of trying bots: who plays, who plays with remarks, and who is left out and why.
class TrialDialog : public QDialog {
    Q_OBJECT
public:
    TrialDialog(const Plan& plan, const std::vector<BotTrial>& trials, QWidget* parent);

    /// The plan of those who play.
    const Plan& players() const { return m_players; }
    QTableWidget* table() const { return m_table; }
    QPushButton* startButton() const { return m_start; }
    /// Whether there is something to read before the tournament starts.
    static bool needed(const std::vector<BotTrial>& trials);

private:
    const Plan m_players;
    QTableWidget* m_table;
    QPushButton* m_start;
};

/// Tries the bots of a tournament in the background before it starts, and reports problems.
class EntrantTrial : public QObject {
    Q_OBJECT
public:
    /// `over`: the page at whose foot a note says how far it is.
    explicit EntrantTrial(QWidget* over);

    void begin(const Plan& plan, int threads);
    bool running() const { return m_job.running() || m_dialog; }
    TrialDialog* dialog() const { return m_dialog; }

signals:
    /// It may start so.
    void passed(const hilltop::Plan& players);

private:
    void take(const Plan& plan, const Result<std::vector<BotTrial>>& tried);

    QWidget* m_over;
    WaitNote* m_wait;
    QPointer<TrialDialog> m_dialog;
    Job m_job;
};

} // namespace hilltop
