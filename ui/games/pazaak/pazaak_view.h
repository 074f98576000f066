// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/typed_view.h"

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

struct PazaakSeatView {
    Q_GADGET
    QML_VALUE_TYPE(pazaakSeat)
    VIEW_FIELD(int, wins) = 0;
    VIEW_FIELD(int, total) = 0;
    VIEW_FIELD(bool, stood) = false;
    VIEW_FIELD(bool, over) = false;
    VIEW_FIELD(QString, last) = {};
    VIEW_FIELD(int, played_side) = 0;
    VIEW_FIELD(int, side_left) = 0;
    bool operator==(const PazaakSeatView&) const = default;
};

/// What Pazaak::describe() says, as QML reads it; before a match is shown, as below.
struct PazaakView {
    Q_GADGET
    QML_VALUE_TYPE(pazaakView)
    VIEW_FIELD(QString, phase) = {}; ///< empty: there is no match yet
    VIEW_FIELD(int, turn) = -1;
    VIEW_FIELD(int, hands_to_win) = 0;
    VIEW_FIELD(int, house_left) = 0;
    VIEW_FIELD(int, hand_winner) = -1; ///< a seat; -1: tied, or none has ended
    VIEW_FIELD(QList<hilltop::PazaakSeatView>, seats) = QList<PazaakSeatView>(2);
    VIEW_FIELD(QList<int>, side) = {}; ///< values of my side cards
    bool operator==(const PazaakView&) const = default;
};

} // namespace hilltop
