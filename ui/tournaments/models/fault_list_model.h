// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/info.h"
#include "standings/cell_roles.h"

#include <QAbstractTableModel>
#include <QList>
#include <QString>

namespace hilltop {

/// All faults of one kind that one entrant made, and where the last was.
struct FaultRow {
    int entrant = 0;
    QString bot;
    Fault fault = Fault::NotAllowed;
    qint64 count = 0;
    qint64 match = 0;  ///< from 0
    int decision = -1; ///< of the match, from 0; -1: before the first
    QString time;      ///< the last answer took, as it is shown; empty for built-in bots
    QString output{};  ///< what the bot had written to stderr by then

    bool operator==(const FaultRow&) const = default;
};

/// The faults of a tournament, a row an entrant and kind. Rows stay in place while they grow, so that what is selected
/// stays selected.
class FaultListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Bot, Kind, Count, Last, Time, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// New entrants and kinds come last; what is missing goes.
    void assign(const QList<FaultRow>& rows);
    const FaultRow& row(int row) const { return m_rows[row]; }
    /// Of all rows.
    int faults() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<FaultRow> m_rows;
};

} // namespace hilltop
