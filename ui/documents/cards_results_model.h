// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/cards_results.h"

#include <QAbstractTableModel>

#include <vector>

namespace hilltop {

/// The results of all who had the same cards at one seat, the best first. The match it was asked for is marked by
/// its words and in bold.
class CardsResultsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Rank, Who, Others, Outcome, Points, Where, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(std::vector<CardsResult> rows, const std::string& game, int seat);
    const CardsResult& row(int number) const { return m_rows[static_cast<std::size_t>(number)]; }
    /// Who sat at the seat: "You", or a bot.
    QString who(int number) const;
    /// Row of the match that was asked for; -1 if it has no result.
    int mine() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : Columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString nameOf(const RecordSeat& seat) const;
    QString text(int number, int column) const;

    std::vector<CardsResult> m_rows;
    std::string m_game;
    int m_seat = 0;
};

} // namespace hilltop
