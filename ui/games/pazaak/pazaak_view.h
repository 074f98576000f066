// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/pazaak.h"
#include "text/typed_view.h"

#include <QList>
#include <QString>

namespace hilltop {

struct PazaakSeatView {
    QML_VIEW(PazaakSeatView, pazaakSeat);
    QML_VIEW_FIELD(int, wins);
    QML_VIEW_FIELD(int, total);
    QML_VIEW_FIELD(bool, stood);
    QML_VIEW_FIELD(bool, over);
    QML_VIEW_FIELD(QString, last);
    QML_VIEW_FIELD(int, played_side);
    QML_VIEW_FIELD(int, side_left);
    QML_VIEW_SAYS(int, before) { return total - played_side; } ///< the total without the side card of this hand
};

/// A kind of my side cards, and the total it leads to.
struct PazaakLeadView {
    QML_VIEW(PazaakLeadView, pazaakLead);
    QML_VIEW_FIELD(int, card);
    QML_VIEW_FIELD(int, total);
};

/// What Pazaak::describe() says, as QML reads it; before a match is shown, as below.
struct PazaakView {
    QML_VIEW(PazaakView, pazaakView);
    QML_VIEW_FIELD(QString, phase); ///< empty: there is no match yet
    QML_VIEW_FIELD(int, me, -1);
    QML_VIEW_FIELD(int, turn, -1);
    QML_VIEW_FIELD(int, hands_to_win);
    QML_VIEW_FIELD(int, house_left);
    QML_VIEW_FIELD(int, hand_winner, -1); ///< a seat; -1: tied, or none has ended
    QML_VIEW_FIELD(QList<hilltop::PazaakSeatView>, seats, 2);
    QML_VIEW_FIELD(QList<int>, side); ///< values of my side cards
    QML_VIEW_SAYS(int, goal) { return Pazaak::kGoal; }
    QML_VIEW_SAYS(QList<hilltop::PazaakLeadView>, leads);
};

} // namespace hilltop
