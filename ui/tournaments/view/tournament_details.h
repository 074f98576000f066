// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournaments/models/tournament_job.h"

#include <QWidget>

class QStackedLayout;
class QTableView;
class QHBoxLayout;

namespace hilltop {

class ChoosingTable;
class FaultListModel;
class FaultTable;
class MatchListModel;
class RoundListModel;
class Segmented;
class TextLabel;

/// The lists of a tournament, one at a time: matches of a pair, rounds, faults.
class TournamentDetails : public QWidget {
    Q_OBJECT
public:
    enum Part { Matches, Rounds, Faults };

    explicit TournamentDetails(QWidget* parent = nullptr);

    /// Another tournament; its course is known.
    void begin(TournamentJob* job);
    void refresh();
    /// Lists the matches of two entrants; of a shared table, all.
    void showPair(int one, int two);
    void showPart(Part part);
    /// A sentence beside the list of matches, for a while in place of the hint; `trouble` in the colour of errors.
    void setNote(const QString& sentence, bool trouble);
    MatchListModel& matches() { return *m_matchModel; }
    QWidget* pane() const;

signals:
    void matchChosen(const hilltop::Schedule::Place& place, int decision);
    /// A meeting of a round was chosen.
    void pairChosen(int one, int two);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeMatches();
    QWidget* makeRounds();
    void makeSwitch();
    void showTitle();
    void fitMatches();
    void fitRounds();
    void openFault(int row);

    TournamentJob* m_job = nullptr;
    MatchListModel* m_matchModel;
    RoundListModel* m_roundModel;
    FaultListModel* m_faultModel;
    QHBoxLayout* m_head;
    Segmented* m_switch = nullptr;
    bool m_hasRounds = false;
    bool m_fitted = false; ///< the columns of the matches
    QStackedLayout *m_stack, *m_matchStack;
    TextLabel *m_title, *m_note, *m_hint;
    ChoosingTable *m_matches, *m_rounds;
    FaultTable* m_faults;
    std::shared_ptr<const std::vector<FaultSummary>> m_shownFaults;
};

} // namespace hilltop
