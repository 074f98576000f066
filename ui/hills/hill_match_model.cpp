// SPDX-License-Identifier: GPL-3.0-or-later
#include "hills/hill_match_model.h"

#include "hills/hill_words.h"
#include "text/number_texts.h"

namespace hilltop {

void HillMatchModel::assign(const Plan& plan, std::vector<HillMatch> matches) {
    beginResetModel();
    m_matches = std::move(matches);
    QStringList names;
    if (!m_matches.empty())
        for (const HillKey& side : m_matches.front().bout.sides) // those of all
            names << versionName(side);
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
