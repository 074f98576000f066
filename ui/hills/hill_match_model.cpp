// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_match_model.h"

#include "hills/hill_words.h"
#include "text/number_from_1.h"

#include <map>

namespace hilltop {

void HillMatchModel::assign(const Plan& plan, std::vector<HillMatch> matches) {
    beginResetModel();
    m_matches = std::move(matches);
    m_shown.clear();
    QStringList names;
    std::map<HillKey, std::uint16_t> entrants; // at tables by lot others sit in each bout
    for (const HillMatch& match : m_matches) {
        m_shown.push_back(match.played);
        for (std::uint16_t& side : m_shown.back().by_seat) {
            const HillKey& key = match.bout.sides[side];
            const auto [entrant, is_new] = entrants.emplace(key, static_cast<std::uint16_t>(names.size()));
            if (is_new) names << versionName(key);
            side = entrant->second;
        }
    }
    m_matches.empty() ? listNone() : list(plan, names);
    endResetModel();
}

int HillMatchModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_matches.size());
}

QString HillMatchModel::number(int row) const {
    return numberFrom1(row);
}

QString HillMatchModel::deal(const PlayedMatch& match) const {
    return numberFrom1(static_cast<qint64>(match.deal));
}

} // namespace hilltop
