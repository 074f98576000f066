// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/typed_view.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

struct AdvancedPazaakRulesView {
    Q_GADGET
    QML_VALUE_TYPE(advancedPazaakRules)
    VIEW_FIELD(QString, pool) = QStringLiteral("all");
    VIEW_FIELD(int, same) = 2;
    VIEW_FIELD(int, deck_size) = 10;
    VIEW_FIELD(int, hand_size) = 4;
    VIEW_FIELD(int, sets_to_win) = 0;
    VIEW_FIELD(int, stake) = 0;
    VIEW_FIELD(bool, auto_stand) = false;
    VIEW_FIELD(bool, nine_cards) = false;
    bool operator==(const AdvancedPazaakRulesView&) const = default;
};

struct AdvancedPazaakCardView {
    Q_GADGET
    QML_VALUE_TYPE(advancedPazaakCard)
    VIEW_FIELD(QString, side) = {}; ///< the spelling of a side card; empty: a house card
    VIEW_FIELD(int, number) = 0;    ///< of a house card; 0: a side card
    VIEW_FIELD(int, counts) = 0;
    bool operator==(const AdvancedPazaakCardView&) const = default;
};

struct AdvancedPazaakSeatView {
    Q_GADGET
    QML_VALUE_TYPE(advancedPazaakSeat)
    VIEW_FIELD(int, wins) = 0;
    VIEW_FIELD(int, total) = 0;
    VIEW_FIELD(bool, stood) = false;
    VIEW_FIELD(bool, over) = false;
    VIEW_FIELD(QString, last) = {};
    VIEW_FIELD(int, stake) = 0; ///< 0: not both have named one
    VIEW_FIELD(int, side_left) = 0;
    VIEW_FIELD(QList<hilltop::AdvancedPazaakCardView>, row) = {};
    bool operator==(const AdvancedPazaakSeatView&) const = default;
};

struct AdvancedPazaakDeckView {
    Q_GADGET
    QML_VALUE_TYPE(advancedPazaakReady)
    VIEW_FIELD(QString, name) = {};
    VIEW_FIELD(QStringList, cards) = {};
    bool operator==(const AdvancedPazaakDeckView&) const = default;
};

/// What AdvancedPazaak::describe() says, as QML reads it; before a match is shown, as below.
struct AdvancedPazaakView {
    Q_GADGET
    QML_VALUE_TYPE(advancedPazaakView)
    VIEW_FIELD(hilltop::AdvancedPazaakRulesView, rules) = {};
    VIEW_FIELD(QString, phase) = {}; ///< empty: there is no match yet
    VIEW_FIELD(int, turn) = -1;
    VIEW_FIELD(int, house_left) = 0;
    VIEW_FIELD(int, set_winner) = -1; ///< a seat; -1: tied, or none has ended
    VIEW_FIELD(QList<hilltop::AdvancedPazaakDeckView>, ready) = {};
    VIEW_FIELD(QList<hilltop::AdvancedPazaakSeatView>, seats) = QList<AdvancedPazaakSeatView>(2);
    bool operator==(const AdvancedPazaakView&) const = default;
};

} // namespace hilltop
