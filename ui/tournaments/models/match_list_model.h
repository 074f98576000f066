// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "tournament/runner.h"

#include <QAbstractTableModel>
#include <QPointer>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace hilltop {

class TournamentJob;

/// The matches of one pair, in order. Rows are read in the background, a block at a time, when they are shown; until
/// then they hold their number and dots.
class MatchListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, Deal, FirstSeat }; ///< then the other seats, the result, and the second score if counted
    enum Role { WinnerRole = Qt::UserRole }; ///< this seat won

    /// A view needs time and room for every row, visible or not: more of them are added on scrolling to the end.
    explicit MatchListModel(QObject* parent = nullptr, int rowsAtOnce = 500'000)
        : QAbstractTableModel(parent)
        , m_rowsAtOnce(rowsAtOnce) {}

    /// Nothing is shown until setPair(). The job outlives it, or is replaced before.
    void setJob(TournamentJob* job);

    /// Shows the matches of two entrants, results seen from the first; -1: none.
    void setPair(int one, int two);
    int one() const { return m_one; }
    int two() const { return m_two; }
    bool isEmpty() const { return m_fixtures.empty(); }
    /// Played by the two so far, whether they have a row yet or not.
    int matches() const { return m_played; }
    /// Appends what has been played since.
    void assign();
    /// Where the match of a row is played.
    Schedule::Place place(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool canFetchMore(const QModelIndex& parent) const override { return !parent.isValid() && m_wantedRows < m_played; }
    void fetchMore(const QModelIndex& parent) override;

private:
    int resultColumn() const { return FirstSeat + m_seats; }
    int played() const;
    void grow();
    /// Null while it is read, or if it cannot be.
    const PlayedMatch* matchAt(int row) const;
    bool known(int row) const;
    /// Reads the block that was wanted last, then those before.
    void read() const;
    void forget();
    QString text(const PlayedMatch& match, int column) const;
    /// "3 – 1": the first entrant's, then the other's.
    QString score(const std::vector<int>& by_seat) const;

    QPointer<TournamentJob> m_job; ///< null once the page has let go of it
    int m_one = -1, m_two = -1;
    std::vector<Schedule::Fixture> m_fixtures;
    int m_seats = 0;
    QString m_second;
    const int m_rowsAtOnce;
    int m_played = 0, m_rows = 0;
    int m_wantedRows = m_rowsAtOnce; ///< the row count may grow up to this
    using Block = std::vector<std::optional<PlayedMatch>>;
    mutable std::map<int, Block> m_blocks; ///< by their first row
    mutable std::vector<int> m_wanted;     ///< first rows of blocks, the last one first
    mutable Job m_reading;
};

} // namespace hilltop
