// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/typed_view.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

/// What Euchre::describe() says, as QML reads it; before a match is shown, as below.
struct EuchreRulesView {
    Q_GADGET
    QML_VALUE_TYPE(euchreRules)
    VIEW_FIELD(bool, stick_dealer) = false;
    bool operator==(const EuchreRulesView&) const = default;
};

struct EuchrePlayedView {
    Q_GADGET
    QML_VALUE_TYPE(euchrePlayed)
    VIEW_FIELD(int, seat) = -1;
    VIEW_FIELD(QString, card) = {};
    bool operator==(const EuchrePlayedView&) const = default;
};

struct EuchreTrickView {
    Q_GADGET
    QML_VALUE_TYPE(euchreTrick)
    VIEW_FIELD(int, winner) = -1; ///< a seat; -1: it is still being played
    VIEW_FIELD(QList<hilltop::EuchrePlayedView>, cards) = {};
    bool operator==(const EuchreTrickView&) const = default;
};

struct EuchreSeatView {
    Q_GADGET
    QML_VALUE_TYPE(euchreSeat)
    VIEW_FIELD(int, tricks) = 0;
    VIEW_FIELD(QString, order) = {};
    VIEW_FIELD(QString, name) = {};
    VIEW_FIELD(QString, alone) = {};
    VIEW_FIELD(bool, sits_out) = false;
    bool operator==(const EuchreSeatView&) const = default;
};

struct EuchreView {
    Q_GADGET
    QML_VALUE_TYPE(euchreView)
    VIEW_FIELD(hilltop::EuchreRulesView, rules) = {};
    VIEW_FIELD(QString, phase) = {};
    VIEW_FIELD(QString, trump) = {};
    VIEW_FIELD(QString, turned) = {};
    VIEW_FIELD(int, dealer) = -1;
    VIEW_FIELD(int, turn) = -1;
    VIEW_FIELD(int, maker) = -1;
    VIEW_FIELD(int, ahead) = -1;
    VIEW_FIELD(bool, taken_up) = false;
    VIEW_FIELD(int, points_to_win) = 0;      ///< 0: there is no match yet
    VIEW_FIELD(QList<int>, points) = {0, 0}; ///< by side
    VIEW_FIELD(QList<int>, tricks) = {0, 0}; ///< by side
    VIEW_FIELD(QList<hilltop::EuchreSeatView>, seats) = QList<EuchreSeatView>(4);
    VIEW_FIELD(QList<hilltop::EuchreTrickView>, played) = {};
    VIEW_FIELD(QStringList, cards) = {};             ///< of my hand
    VIEW_FIELD(hilltop::EuchreTrickView, none) = {}; ///< a trick where there is none
    bool operator==(const EuchreView&) const = default;
};

} // namespace hilltop
