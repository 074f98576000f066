// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/typed_view.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace hilltop {

struct AdvancedPazaakRulesView {
    QML_VIEW(AdvancedPazaakRulesView, advancedPazaakRules);
    QML_VIEW_FIELD(QString, pool, QStringLiteral("all"));
    QML_VIEW_FIELD(int, same, 2);
    QML_VIEW_FIELD(int, deck_size, 10);
    QML_VIEW_FIELD(int, hand_size, 4);
    QML_VIEW_FIELD(int, sets_to_win);
    QML_VIEW_FIELD(int, stake);
    QML_VIEW_FIELD(bool, auto_stand);
    QML_VIEW_FIELD(bool, nine_cards);
};

struct AdvancedPazaakCardView {
    QML_VIEW(AdvancedPazaakCardView, advancedPazaakCard);
    QML_VIEW_FIELD(QString, side); ///< the spelling of a side card; empty: a house card
    QML_VIEW_FIELD(int, number);   ///< of a house card; 0: a side card
    QML_VIEW_FIELD(int, counts);
};

struct AdvancedPazaakSeatView {
    QML_VIEW(AdvancedPazaakSeatView, advancedPazaakSeat);
    QML_VIEW_FIELD(int, wins);
    QML_VIEW_FIELD(int, total);
    QML_VIEW_FIELD(bool, stood);
    QML_VIEW_FIELD(bool, over);
    QML_VIEW_FIELD(QString, last);
    QML_VIEW_FIELD(int, stake); ///< 0: not both have named one
    QML_VIEW_FIELD(int, side_left);
    QML_VIEW_FIELD(QList<hilltop::AdvancedPazaakCardView>, row);
};

struct AdvancedPazaakDeckView {
    QML_VIEW(AdvancedPazaakDeckView, advancedPazaakReady);
    QML_VIEW_FIELD(QString, name);
    QML_VIEW_FIELD(QStringList, cards);
};

/// What AdvancedPazaak::describe() says, as QML reads it; before a match is shown, as below.
struct AdvancedPazaakView {
    QML_VIEW(AdvancedPazaakView, advancedPazaakView);
    QML_VIEW_FIELD(hilltop::AdvancedPazaakRulesView, rules);
    QML_VIEW_FIELD(QString, phase); ///< empty: there is no match yet
    QML_VIEW_FIELD(int, turn, -1);
    QML_VIEW_FIELD(int, house_left);
    QML_VIEW_FIELD(int, set_winner, -1); ///< a seat; -1: tied, or none has ended
    QML_VIEW_FIELD(QList<hilltop::AdvancedPazaakDeckView>, ready);
    QML_VIEW_FIELD(QList<hilltop::AdvancedPazaakSeatView>, seats, 2);
};

} // namespace hilltop
