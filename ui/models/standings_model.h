// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/standings.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace hilltop {

/// The standings, best first. Rows move with their entrant, so that what is selected stays selected.
class StandingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Place, Bot, Won, Share, Bar, Second };
    enum Role {
        EntrantRole = Qt::UserRole, ///< index into the plan's bots
        ShareRole,                  ///< percent
        LowRole,                    ///< of the 95 % interval, percent
        HighRole,
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// A new tournament. The game may count no second score; its column is then missing.
    void begin(const Plan& plan, const QStringList& names);
    void assign(const Standings& standings);

    /// What the bars span, percent: multiples of ten around all intervals.
    int axisLow() const { return m_low; }
    int axisHigh() const { return m_high; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void axisChanged();

private:
    void fitAxis();
    QString sentence(const StandingsRow& row) const;
    QString secondText(const StandingsRow& row) const;

    QStringList m_names; ///< by entrant
    QString m_second;    ///< "hands won"; empty: not counted
    const Info* m_game = nullptr;
    std::vector<StandingsRow> m_rows;
    int m_low = 0;
    int m_high = 100;
};

} // namespace hilltop
