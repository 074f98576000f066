// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hill/hill_match.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace hilltop {

/// The matches of a pair of versions, or of one that plays by itself, in the order they were played.
class HillMatchModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, Deal, FirstSeat }; ///< then the other seats, the result, and the score

    using QAbstractTableModel::QAbstractTableModel;

    void assign(const Plan& plan, std::vector<HillMatch> matches);
    const HillMatch& matchAt(int row) const { return m_matches[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int resultColumn() const { return FirstSeat + m_plan.seats; }
    QString name(const HillMatch& match, int seat) const;
    QString result(const HillMatch& match) const;
    QString score(const HillMatch& match) const;

    Plan m_plan;
    std::vector<HillMatch> m_matches;
};

} // namespace hilltop
