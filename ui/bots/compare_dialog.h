// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/compare_rows.h"
#include "bots/compare_source.h"
#include "engine/gate.h"
#include "jobs/job.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <vector>

class QComboBox;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace hilltop {

class CompareSourceBox;
class OwnBotList;
class TextLabel;
class WorthBar;

/// Two bots of a game, question by question, and against each other: where they differ, what each answer is worth, and
/// both of them in the replay. Beside the window, which stays usable.
class CompareDialog : public QDialog {
    Q_OBJECT
public:
    /// `matches`: the folder of the person's finished matches.
    CompareDialog(const OwnBotList& own, const QString& game, const QString& bot, const QString& matches,
                  QWidget* parent = nullptr);
    ~CompareDialog() override;

    QComboBox* first() const { return m_first; }
    QComboBox* second() const { return m_second; }
    QComboBox* source() const;
    QSpinBox* matches() const { return m_matches; }
    QPushButton* compareButton() const { return m_compare; }
    QTableWidget* answers() const { return m_answers; }
    TextLabel* result() const { return m_result; }
    WorthBar* worths() const { return m_bar; }
    /// It asks, or judges what it has found.
    bool running() const { return m_job.running() || m_judging.running(); }
    /// Whether these bots may play as they are; asked before they do.
    std::function<void(const QString& game, const std::vector<std::string>& bots, std::function<void(bool may)> then)>
        mayPlay;
    /// Files instead of those of a dialog.
    void takeFiles(const QStringList& paths);

signals:
    /// An answer that differs, to be seen where it was asked, with both answers.
    void openRequested(const hilltop::Record& record, int decision);

protected:
    void done(int result) override;

private:
    struct Found {
        std::shared_ptr<const std::vector<Record>> records;
        Result<BotComparison> comparison;
        std::vector<ComparedRow> rows;
    };
    enum class Order { Worth, Match };

    void makeLayout(const QString& bot);
    void fillBots(QComboBox* box, const QString& chosen);
    CompareSource chosenSource() const;
    void compare();
    void start(CompareOrder order);
    void stop();
    void showFound(Found found);
    void judge();
    void showWorth(int row, std::optional<AnswerWorth> worth);
    void sortRows();
    void fillRow(int place);
    void fillBar();
    void openCurrent();

    const OwnBotList& m_own;
    const GameEntry& m_game;
    QComboBox *m_first, *m_second;
    CompareSourceBox* m_source;
    QSpinBox* m_matches;
    QPushButton *m_compare, *m_open;
    QProgressBar* m_progress;
    TextLabel *m_result, *m_same, *m_judgeNote;
    WorthBar* m_bar;
    QTableWidget* m_answers;
    QString m_firstName, m_secondName; ///< of those compared
    std::shared_ptr<const std::vector<Record>> m_records;
    std::vector<ComparedRow> m_rows;
    std::vector<int> m_order; ///< rows by place in the table
    Order m_by = Order::Worth;
    std::shared_ptr<Gate> m_gate;
    Job m_job, m_judging;
};

} // namespace hilltop
