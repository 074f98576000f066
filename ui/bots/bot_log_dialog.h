// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/bot_log.h"
#include "jobs/job.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;

namespace hilltop {

class TextLabel;

/// What a bot was asked, answered and wrote to its standard error, match by match: in its check, at the person's
/// tables, in tournaments. Beside the window, which stays usable: a row opens its moment in the replay.
class BotLogDialog : public QDialog {
    Q_OBJECT
public:
    /// Where matches of the bot may be kept.
    struct Sources {
        std::vector<std::string> checked; ///< BotReport::records
        QString matches, tournaments;     ///< folders; may be empty
    };
    BotLogDialog(const QString& game, const QString& bot, const QString& name, Sources sources,
                 QWidget* parent = nullptr);

    QComboBox* where() const { return m_where; }
    QCheckBox* onlyOutput() const { return m_onlyOutput; }
    QTableWidget* rows() const { return m_rows; }
    QPlainTextEdit* output() const { return m_output; }
    QPushButton* openButton() const { return m_open; }
    QPushButton* copyButton() const { return m_copy; }
    bool reading() const { return m_reading.running(); }

signals:
    void openRequested(const hilltop::Record& record, int decision);

private:
    enum Where { Check, Tables, Tournaments };

    void read();
    void take(BotLog log);
    void fill();
    void showCurrent();
    void openCurrent();
    void copy() const;
    /// nullptr: none is chosen.
    const BotLogRow* current() const;
    QString emptyText() const;

    const QString m_game, m_bot;
    const Sources m_sources;
    BotLog m_log;
    std::vector<std::size_t> m_shown; ///< rows of the log, by row of the table
    QComboBox* m_where;
    QCheckBox* m_onlyOutput;
    QTableWidget* m_rows;
    QPlainTextEdit* m_output;
    TextLabel* m_note;
    QPushButton *m_open, *m_copy;
    Job m_reading;
};

} // namespace hilltop
