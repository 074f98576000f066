// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contests/match_list_model.h"
#include "hill/hill_match.h"

namespace hilltop {

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
