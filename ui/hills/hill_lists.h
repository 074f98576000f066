// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/match_list_model.h"
#include "hill/hill_match.h"
#include "hills/hill_state.h"
#include "style/read_table.h"

#include <QCoreApplication>

namespace hilltop {

/// The standings of a hill, best first: place by rating, with what the contest itself counts beside it.
struct HillStandingsModel {
    Q_DECLARE_TR_FUNCTIONS(hilltop::HillStandingsModel)
public:
    enum Column { Place, Bot, Version, Rating, ContestPlace, Score, Matches, Columns };

    static TableContent of(const HillState& hill);
};

/// What happened to a hill, the newest first.
struct HillLogModel {
    Q_DECLARE_TR_FUNCTIONS(hilltop::HillLogModel)
public:
    enum Column { Date, Event, Bot, Details, Columns };

    static TableContent of(const HillState& hill);
};

/// The matches of a pair of versions, or of one that plays by itself or at tables by lot.
class HillMatchModel : public MatchListModel {
    Q_OBJECT
public:
    explicit HillMatchModel(QObject* parent)
        : MatchListModel(KindOfContest::Hill, parent) {}

    void assign(const Plan& plan, std::vector<HillMatch> matches);
    const HillMatch& hillMatch(int row) const { return m_matches[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;

protected:
    const PlayedMatch* matchAt(int row) const override { return &m_shown[static_cast<std::size_t>(row)]; }
    QString number(int row) const override;
    QString deal(const PlayedMatch& match) const override;
    QString unknown(int) const override { return {}; }

private:
    std::vector<HillMatch> m_matches;
    std::vector<PlayedMatch> m_shown; ///< the same, with entrants by name
};

} // namespace hilltop
