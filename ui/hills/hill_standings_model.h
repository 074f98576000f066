// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hills/hill_state.h"

#include <QAbstractTableModel>

namespace hilltop {

/// The standings of a hill, best first: place by rating, with what the contest itself counts beside it.
class HillStandingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Place, Bot, Version, Rating, ContestPlace, Score, Matches, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Rows are replaced only where other bots play.
    void assign(const HillStatePtr& hill);
    const HillRow& row(int index) const { return m_hill->table.rows[static_cast<std::size_t>(index)]; }
    /// -1: it does not play.
    int find(const HillKey& key) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(int row, int column) const;
    const StandingsRow& line(int row) const;

    HillStatePtr m_hill;               ///< null: none
    std::vector<StandingsRow> m_lines; ///< by entrant
};

} // namespace hilltop
