// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "home/daily_model.h"
#include "jobs/job.h"

#include <QDialog>

class QPushButton;
class QTableView;

namespace hilltop {

class TextLabel;

/// The deals of all days since the first that was played: a try is opened in Replay, a deal that was missed is played.
class DailyDialog : public QDialog {
    Q_OBJECT
public:
    /// Reads the matches of that folder in the background; "today" is the day of that time.
    DailyDialog(const QString& folder, std::int64_t seconds_since_1970, QWidget* parent = nullptr);

    QTableView* table() const { return m_table; }
    QPushButton* openButton() const { return m_open; }
    QString note() const;
    bool reading() const { return m_reading.running(); }
    void done(int result) override;

signals:
    /// The dialog has closed.
    void openRequested(const hilltop::Library::Entry& match);
    /// The deal of that day, given as its seed; the dialog has closed.
    void playRequested(const QString& game, std::uint64_t day);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void take(std::vector<Library::Entry> matches);
    void follow();
    void open();

    std::int64_t m_now;
    DailyModel m_model;
    QTableView* m_table;
    TextLabel* m_note;
    QPushButton* m_open;
    Job m_reading;
};

} // namespace hilltop
