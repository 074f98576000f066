// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/gate.h"
#include "hosting/bot_compare.h"
#include "jobs/job.h"

#include <QDialog>

#include <memory>
#include <vector>

class QComboBox;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace hilltop {

class OwnBotList;
class TextLabel;

/// Two bots of a game, decision by decision over the person's matches, and against each other.
class CompareDialog : public QDialog {
    Q_OBJECT
public:
    /// `matches`: the folder of the person's finished matches.
    CompareDialog(const OwnBotList& own, const QString& game, const QString& bot, const QString& matches,
                  QWidget* parent = nullptr);
    ~CompareDialog() override;

    QComboBox* first() const { return m_first; }
    QComboBox* second() const { return m_second; }
    QSpinBox* matches() const { return m_matches; }
    QPushButton* compareButton() const { return m_compare; }
    QTableWidget* answers() const { return m_answers; }
    TextLabel* result() const { return m_result; }

signals:
    /// An answer that differs, to be seen where it was asked.
    void openRequested(const hilltop::Record& record, int decision);

protected:
    void done(int result) override;

private:
    struct Found {
        std::vector<Record> records;
        Result<BotComparison> comparison;
    };
    void compare();
    void stop();
    void showFound(Found found);
    void openCurrent();

    const OwnBotList& m_own;
    const GameEntry& m_game;
    QString m_folder;
    QComboBox *m_first, *m_second;
    QSpinBox* m_matches;
    QPushButton *m_compare, *m_open;
    QProgressBar* m_progress;
    TextLabel *m_result, *m_same;
    QTableWidget* m_answers;
    std::vector<Record> m_records;
    std::vector<ChangedAnswer> m_changed;
    std::shared_ptr<Gate> m_gate;
    Job m_job;
};

} // namespace hilltop
