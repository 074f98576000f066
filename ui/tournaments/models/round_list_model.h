// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "standings/cell_roles.h"
#include "tournament/formats.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace hilltop {

/// The rounds of a knockout, Swiss tournament or cup, a row a meeting or bye, the newest round last.
class RoundListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Round, One, Score, Two, State, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void begin(const Plan& plan, const QStringList& names);
    /// Rows stay as long as only scores change.
    void assign(const std::vector<hilltop::Round>& rounds);
    /// The entrants of a row; the second is -1 for a bye.
    std::pair<int, int> pair(int row) const { return {m_rows[row].one, m_rows[row].two}; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString round; ///< of the first row of a round
        int one = 0, two = -1;
        QString score;
        int winner = -1;
        bool operator==(const Row&) const = default;
        bool sameMeeting(const Row& other) const {
            return round == other.round && one == other.one && two == other.two;
        }
    };
    QString name(const Row& row, int column) const;

    QStringList m_names;
    Format m_format = Format::Swiss;
    QList<Row> m_rows;
};

} // namespace hilltop
