// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "profile/daily.h"
#include "profile/library.h"

#include <QAbstractTableModel>
#include <QDialog>

#include <vector>

class QPushButton;
class QTableView;

namespace hilltop {

class TextLabel;

/// The date of a day of deals, given as its seed, as people write it.
QString dayText(std::uint64_t day);

/// The deals of all days and what came of them: a row a day, a column a game.
class DailyModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Groups those matches by daily_days(); without a match of any day there is today at least.
    void setDays(std::vector<Library::Entry> matches, std::int64_t seconds_since_1970);
    std::uint64_t day(int row) const { return m_days[static_cast<std::size_t>(row)].day; }
    /// Id of the game of a column; empty for the day's own.
    QString game(int column) const;
    /// The try at that deal; null if there is none, or that column is no game's.
    const Library::Entry* tryAt(const QModelIndex& deal) const;
    /// "Won, 3 – 1"; empty where there was no try.
    QString outcome(const QModelIndex& deal) const;
    /// Whether that try was on its day.
    bool counts(const QModelIndex& deal) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const DailyDay::Try* attempt(const QModelIndex& deal) const;

    std::vector<Library::Entry> m_matches; ///< as m_days counts them
    std::vector<DailyDay> m_days;
};

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

private:
    void take(std::vector<Library::Entry> matches);
    void follow();
    void openDeal();

    std::int64_t m_now;
    DailyModel m_model;
    QTableView* m_table;
    TextLabel* m_note;
    QPushButton* m_open;
    Job m_reading;
};

} // namespace hilltop
