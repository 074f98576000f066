// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/typed_view.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace hilltop {

/// What Euchre::describe() says, as QML reads it; before a match is shown, as below.
struct EuchreRulesView {
    QML_VIEW(EuchreRulesView, euchreRules);
    QML_VIEW_FIELD(bool, stick_dealer);
};

struct EuchrePlayedView {
    QML_VIEW(EuchrePlayedView, euchrePlayed);
    QML_VIEW_FIELD(int, seat, -1);
    QML_VIEW_FIELD(QString, card);
};

struct EuchreTrickView {
    QML_VIEW(EuchreTrickView, euchreTrick);
    QML_VIEW_FIELD(int, winner, -1); ///< a seat; -1: it is still being played
    QML_VIEW_FIELD(QList<hilltop::EuchrePlayedView>, cards);
};

struct EuchreSeatView {
    QML_VIEW(EuchreSeatView, euchreSeat);
    QML_VIEW_FIELD(int, tricks);
    QML_VIEW_FIELD(QString, order);
    QML_VIEW_FIELD(QString, name);
    QML_VIEW_FIELD(QString, alone);
    QML_VIEW_FIELD(bool, sits_out);
};

struct EuchreView {
    QML_VIEW(EuchreView, euchreView);
    QML_VIEW_FIELD(hilltop::EuchreRulesView, rules);
    QML_VIEW_FIELD(QString, phase);
    QML_VIEW_FIELD(QString, trump);
    QML_VIEW_FIELD(QString, turned);
    QML_VIEW_FIELD(int, dealer, -1);
    QML_VIEW_FIELD(int, turn, -1);
    QML_VIEW_FIELD(int, maker, -1);
    QML_VIEW_FIELD(int, ahead, -1);
    QML_VIEW_FIELD(bool, taken_up);
    QML_VIEW_FIELD(int, points_to_win); ///< 0: there is no match yet
    QML_VIEW_FIELD(QList<int>, points, 0, 0);
    QML_VIEW_FIELD(QList<int>, tricks, 0, 0); ///< by side
    QML_VIEW_FIELD(QList<hilltop::EuchreSeatView>, seats, 4);
    QML_VIEW_FIELD(QList<hilltop::EuchreTrickView>, played);
    QML_VIEW_FIELD(QStringList, cards);             ///< of my hand
    QML_VIEW_FIELD(hilltop::EuchreTrickView, none); ///< a trick where there is none
};

} // namespace hilltop
