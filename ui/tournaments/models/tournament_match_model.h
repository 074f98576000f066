// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/match_list_model.h"
#include "jobs/job.h"

#include <QPointer>

#include <map>
#include <optional>
#include <vector>

namespace hilltop {

class TournamentJob;

/// The matches of one pair. Rows are read in the background, a block at a time, when they are shown; until then they
/// hold their number and dots.
class TournamentMatchModel : public MatchListModel {
    Q_OBJECT
public:
    /// A view needs time and room for every row, visible or not: more of them are added on scrolling to the end.
    explicit TournamentMatchModel(QObject* parent = nullptr, int rowsAtOnce = 500'000)
        : MatchListModel(KindOfContest::Tournament, parent)
        , m_rowsAtOnce(rowsAtOnce) {}

    /// Nothing is shown until setPair(). The job outlives it, or is replaced before.
    void setJob(TournamentJob* job);

    /// Shows the matches of two entrants, results seen from the first; -1: none.
    void setPair(int one, int two);
    int one() const { return m_one; }
    int two() const { return m_two; }
    /// Played by the two so far, whether they have a row yet or not.
    int matches() const { return m_played; }
    /// Appends what has been played since.
    void assign();
    /// Where the match of a row is played.
    Schedule::Place place(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    bool canFetchMore(const QModelIndex& parent) const override { return !parent.isValid() && m_wantedRows < m_played; }
    void fetchMore(const QModelIndex& parent) override;

protected:
    /// Null while it is read, or if it cannot be.
    const PlayedMatch* matchAt(int row) const override;
    QString number(int row) const override;
    QString deal(const PlayedMatch& match) const override;
    QString unknown(int row) const override;

private:
    int played() const;
    void grow();
    bool known(int row) const;
    /// Reads the block that was wanted last, then those before.
    void read() const;
    void forget();

    QPointer<TournamentJob> m_job; ///< null once the page has let go of it
    int m_one = -1, m_two = -1;
    std::vector<Schedule::Fixture> m_fixtures;
    const int m_rowsAtOnce;
    int m_played = 0, m_rows = 0;
    int m_wantedRows = m_rowsAtOnce; ///< the row count may grow up to this
    using Block = std::vector<std::optional<PlayedMatch>>;
    mutable std::map<int, Block> m_blocks; ///< by their first row
    mutable std::vector<int> m_wanted;     ///< first rows of blocks, the last one first
    mutable Job m_reading;
};

} // namespace hilltop
