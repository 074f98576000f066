// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/card_model.h"

#include <QStringList>

namespace hilltop {

/// What lies in each place, sorted. Hidden cards of a pile have no identity, so it leaves out which card it is.
inline QStringList places(CardModel& cards) {
    QStringList list;
    for (int row = 0; row < cards.rowCount(); ++row) {
        const QModelIndex card = cards.index(row);
        list << QStringLiteral("%1 %2 %3 %4 %5")
                    .arg(card.data(CardModel::ZoneRole).toString())
                    .arg(card.data(CardModel::SeatRole).toInt())
                    .arg(card.data(CardModel::PlaceRole).toInt(), 3)
                    .arg(card.data(CardModel::KindRole).toString())
                    .arg(card.data(CardModel::ValueRole).toInt());
    }
    list.sort();
    return list;
}

} // namespace hilltop
