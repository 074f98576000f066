// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/standings.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace hilltop {

/// Row against column, both in the order of the standings. Rows and columns move with their entrants, so that the
/// current cell stays with its pair.
class CrosstableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        PercentRole = Qt::UserRole, ///< won by the row; nothing for a cell without matches
        SelfRole,                   ///< a bot against itself
        TitleRole,                  ///< "Bold against Cautious"
        ScoreRole,                  ///< "780 – 0 – 460 (won, drawn, lost)"
        ShareRole,                  ///< "62.9 % ± 2.7 of 1,240 matches"
        SentenceRole,               ///< all of it in words
    };

    using QAbstractTableModel::QAbstractTableModel;

    void begin(const QStringList& names);
    /// Rows and columns take the order of the places; sorted() follows if that is another one.
    void assign(const Standings& standings);

    int rowEntrant(int row) const { return m_rowOrder[static_cast<std::size_t>(row)]; }
    int columnEntrant(int column) const { return m_columnOrder[static_cast<std::size_t>(column)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    /// All rows and columns are where they belong.
    void sorted();

private:
    const CrosstableCell& cell(const QModelIndex& index) const;

    QStringList m_names, m_short; ///< by entrant
    std::vector<int> m_rowOrder, m_columnOrder;
    std::vector<CrosstableCell> m_cells; ///< by entrant x entrant
};

/// Names for narrow columns: the shortest beginning of at least three letters that no other name has; names of four
/// letters stay whole. Where that gets long (v2 and v3 of one bot), its start and the place that differs: "myb…v3".
QStringList abbreviated(const QStringList& names);

} // namespace hilltop
