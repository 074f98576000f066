// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/contest_details.h"
#include "tournaments/models/tournament_job.h"

namespace hilltop {

class ChoosingTable;
class FaultTable;
class ReadTable;
class TournamentMatchModel;

/// The lists of a tournament, one at a time: matches of a pair, rounds, faults.
class TournamentDetails : public ContestDetails {
    Q_OBJECT
public:
    enum Part { Matches, Rounds, Faults };

    explicit TournamentDetails(QWidget* parent = nullptr);

    /// Another tournament; its course is known.
    void begin(TournamentJob* job);
    void refresh();
    /// Lists the matches of two entrants; of a shared table, all.
    void showPair(int one, int two);

signals:
    void matchChosen(const hilltop::Schedule::Place& place, int decision);
    /// A meeting of a round was chosen.
    void pairChosen(int one, int two);

protected:
    void openMatch(int row) override;
    int seatWidth() const override;

private:
    void makeRounds();
    void showTitle();
    void openFault(qint64 match, int decision);

    TournamentJob* m_job = nullptr;
    TournamentMatchModel* m_matchModel;
    ReadTable* m_roundModel;
    bool m_hasRounds = false;
    bool m_fitted = false; ///< the columns of the matches
    ChoosingTable* m_rounds;
    ColumnFitter* m_roundsFitter = nullptr;
    FaultTable* m_faults;
    std::shared_ptr<const std::vector<FaultSummary>> m_shownFaults;
};

} // namespace hilltop
