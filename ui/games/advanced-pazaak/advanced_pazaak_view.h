// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

struct AdvancedPazaakRulesView {
    Q_GADGET
    QML_VALUE_TYPE(advancedPazaakRules)
    Q_PROPERTY(QString pool MEMBER pool)
    Q_PROPERTY(int same MEMBER same)
    Q_PROPERTY(int deck_size MEMBER deck_size)
    Q_PROPERTY(int hand_size MEMBER hand_size)
    Q_PROPERTY(int sets_to_win MEMBER sets_to_win)
    Q_PROPERTY(int stake MEMBER stake)
    Q_PROPERTY(bool auto_stand MEMBER auto_stand)
    Q_PROPERTY(bool nine_cards MEMBER nine_cards)
public:
    QString pool{QStringLiteral("all")};
    int same = 2, deck_size = 10, hand_size = 4, sets_to_win = 0, stake = 0;
    bool auto_stand = false, nine_cards = false;
    bool operator==(const AdvancedPazaakRulesView&) const = default;
};

struct AdvancedPazaakCardView {
    Q_GADGET
    QML_VALUE_TYPE(advancedPazaakCard)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int counts MEMBER counts)
public:
    QString side{}; ///< the spelling of a side card; empty: a house card
    int number = 0; ///< of a house card; 0: a side card
    int counts = 0;
    bool operator==(const AdvancedPazaakCardView&) const = default;
};

struct AdvancedPazaakSeatView {
    Q_GADGET
    QML_VALUE_TYPE(advancedPazaakSeat)
    Q_PROPERTY(int wins MEMBER wins)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(bool stood MEMBER stood)
    Q_PROPERTY(bool over MEMBER over)
    Q_PROPERTY(QString last MEMBER last)
    Q_PROPERTY(int stake MEMBER stake)
    Q_PROPERTY(int side_left MEMBER side_left)
    Q_PROPERTY(QList<hilltop::AdvancedPazaakCardView> row MEMBER row)
public:
    int wins = 0, total = 0;
    bool stood = false, over = false;
    QString last{};
    int stake = 0; ///< 0: not both have named one
    int side_left = 0;
    QList<AdvancedPazaakCardView> row{};
    bool operator==(const AdvancedPazaakSeatView&) const = default;
};

struct AdvancedPazaakDeckView {
    Q_GADGET
    QML_VALUE_TYPE(advancedPazaakReady)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QStringList cards MEMBER cards)
public:
    QString name{};
    QStringList cards{};
    bool operator==(const AdvancedPazaakDeckView&) const = default;
};

/// What AdvancedPazaak::describe() says, as QML reads it; before a match is shown, as below.
struct AdvancedPazaakView {
    Q_GADGET
    QML_VALUE_TYPE(advancedPazaakView)
    Q_PROPERTY(hilltop::AdvancedPazaakRulesView rules MEMBER rules)
    Q_PROPERTY(QString phase MEMBER phase)
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(int house_left MEMBER house_left)
    Q_PROPERTY(int set_winner MEMBER set_winner)
    Q_PROPERTY(QList<hilltop::AdvancedPazaakDeckView> ready MEMBER ready)
    Q_PROPERTY(QList<hilltop::AdvancedPazaakSeatView> seats MEMBER seats)
public:
    AdvancedPazaakRulesView rules{};
    QString phase{}; ///< empty: there is no match yet
    int turn = -1, house_left = 0;
    int set_winner = -1; ///< a seat; -1: tied, or none has ended
    QList<AdvancedPazaakDeckView> ready{};
    QList<AdvancedPazaakSeatView> seats{2};
    bool operator==(const AdvancedPazaakView&) const = default;
};

} // namespace hilltop
