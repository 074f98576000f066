// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/typed_view.h"

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

/// What TheGame::describe() says, as QML reads it; before a match is shown, as below.
struct ThegameRulesView {
    Q_GADGET
    QML_VALUE_TYPE(thegameRules)
    VIEW_FIELD(int, hand) = 6;
    bool operator==(const ThegameRulesView&) const = default;
};

struct ThegamePileView {
    Q_GADGET
    QML_VALUE_TYPE(thegamePile)
    VIEW_FIELD(bool, rises) = false;
    VIEW_FIELD(int, top) = 100;
    VIEW_FIELD(QList<int>, cards) = {};
    bool operator==(const ThegamePileView&) const = default;
};

struct ThegameSeatView {
    Q_GADGET
    QML_VALUE_TYPE(thegameSeat)
    VIEW_FIELD(QList<int>, wishes) = {};
    bool operator==(const ThegameSeatView&) const = default;
};

struct ThegamePlayedView {
    Q_GADGET
    QML_VALUE_TYPE(thegamePlayed)
    VIEW_FIELD(int, seat) = -1;
    VIEW_FIELD(int, pile) = -1;
    bool operator==(const ThegamePlayedView&) const = default;
};

struct ThegameView {
    Q_GADGET
    QML_VALUE_TYPE(thegameView)
    VIEW_FIELD(hilltop::ThegameRulesView, rules) = {};
    VIEW_FIELD(QString, phase) = {};
    VIEW_FIELD(QString, ending) = {};
    VIEW_FIELD(int, turn) = -1;
    VIEW_FIELD(int, must) = 0;
    VIEW_FIELD(int, this_turn) = 0;
    VIEW_FIELD(int, stack) = -1; ///< of cards; -1: there is no match yet
    VIEW_FIELD(int, left) = 98;
    VIEW_FIELD(QList<hilltop::ThegamePileView>, piles) = {{true, 1}, {true, 1}, {false, 100}, {false, 100}};
    VIEW_FIELD(QList<hilltop::ThegameSeatView>, seats) = {};
    VIEW_FIELD(hilltop::ThegamePlayedView, last) = {};
    bool operator==(const ThegameView&) const = default;
};

} // namespace hilltop
