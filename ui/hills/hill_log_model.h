// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hills/hill_state.h"

#include <QAbstractTableModel>

namespace hilltop {

/// What happened to a hill, the newest first.
class HillLogModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Date, Event, Bot, Details, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void assign(const HillStatePtr& hill);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    HillStatePtr m_hill; ///< null: none
};

} // namespace hilltop
