// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

/// What TheGame::describe() says, as QML reads it; before a match is shown, as below.
struct ThegameRulesView {
    Q_GADGET
    QML_VALUE_TYPE(thegameRules)
    Q_PROPERTY(int hand MEMBER hand)
public:
    int hand = 6;
    bool operator==(const ThegameRulesView&) const = default;
};

struct ThegamePileView {
    Q_GADGET
    QML_VALUE_TYPE(thegamePile)
    Q_PROPERTY(bool rises MEMBER rises)
    Q_PROPERTY(int top MEMBER top)
    Q_PROPERTY(QList<int> cards MEMBER cards)
public:
    bool rises = false;
    int top = 100;
    QList<int> cards{};
    bool operator==(const ThegamePileView&) const = default;
};

struct ThegameSeatView {
    Q_GADGET
    QML_VALUE_TYPE(thegameSeat)
    Q_PROPERTY(QList<int> wishes MEMBER wishes)
public:
    QList<int> wishes{};
    bool operator==(const ThegameSeatView&) const = default;
};

struct ThegamePlayedView {
    Q_GADGET
    QML_VALUE_TYPE(thegamePlayed)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int pile MEMBER pile)
public:
    int seat = -1, pile = -1;
    bool operator==(const ThegamePlayedView&) const = default;
};

struct ThegameView {
    Q_GADGET
    QML_VALUE_TYPE(thegameView)
    Q_PROPERTY(hilltop::ThegameRulesView rules MEMBER rules)
    Q_PROPERTY(QString phase MEMBER phase)
    Q_PROPERTY(QString ending MEMBER ending)
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(int must MEMBER must)
    Q_PROPERTY(int this_turn MEMBER this_turn)
    Q_PROPERTY(int stack MEMBER stack)
    Q_PROPERTY(int left MEMBER left)
    Q_PROPERTY(QList<hilltop::ThegamePileView> piles MEMBER piles)
    Q_PROPERTY(QList<hilltop::ThegameSeatView> seats MEMBER seats)
    Q_PROPERTY(hilltop::ThegamePlayedView last MEMBER last)
public:
    ThegameRulesView rules{};
    QString phase{}, ending{};
    int turn = -1, must = 0, this_turn = 0;
    int stack = -1; ///< of cards; -1: there is no match yet
    int left = 98;
    QList<ThegamePileView> piles{{true, 1}, {true, 1}, {false, 100}, {false, 100}};
    QList<ThegameSeatView> seats{};
    ThegamePlayedView last{};
    bool operator==(const ThegameView&) const = default;
};

} // namespace hilltop
