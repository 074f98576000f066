// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

/// What Euchre::describe() says, as QML reads it; before a match is shown, as below.
struct EuchreRulesView {
    Q_GADGET
    QML_VALUE_TYPE(euchreRules)
    Q_PROPERTY(bool stick_dealer MEMBER stick_dealer)
public:
    bool stick_dealer = false;
    bool operator==(const EuchreRulesView&) const = default;
};

struct EuchrePlayedView {
    Q_GADGET
    QML_VALUE_TYPE(euchrePlayed)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString card MEMBER card)
public:
    int seat = -1;
    QString card{};
    bool operator==(const EuchrePlayedView&) const = default;
};

struct EuchreTrickView {
    Q_GADGET
    QML_VALUE_TYPE(euchreTrick)
    Q_PROPERTY(int winner MEMBER winner)
    Q_PROPERTY(QList<hilltop::EuchrePlayedView> cards MEMBER cards)
public:
    int winner = -1; ///< a seat; -1: it is still being played
    QList<EuchrePlayedView> cards{};
    bool operator==(const EuchreTrickView&) const = default;
};

struct EuchreSeatView {
    Q_GADGET
    QML_VALUE_TYPE(euchreSeat)
    Q_PROPERTY(int tricks MEMBER tricks)
    Q_PROPERTY(QString order MEMBER order)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString alone MEMBER alone)
    Q_PROPERTY(bool sits_out MEMBER sits_out)
public:
    int tricks = 0;
    QString order{}, name{}, alone{};
    bool sits_out = false;
    bool operator==(const EuchreSeatView&) const = default;
};

struct EuchreView {
    Q_GADGET
    QML_VALUE_TYPE(euchreView)
    Q_PROPERTY(hilltop::EuchreRulesView rules MEMBER rules)
    Q_PROPERTY(QString phase MEMBER phase)
    Q_PROPERTY(QString trump MEMBER trump)
    Q_PROPERTY(QString turned MEMBER turned)
    Q_PROPERTY(int dealer MEMBER dealer)
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(int maker MEMBER maker)
    Q_PROPERTY(int ahead MEMBER ahead)
    Q_PROPERTY(bool taken_up MEMBER taken_up)
    Q_PROPERTY(int points_to_win MEMBER points_to_win)
    Q_PROPERTY(QList<int> points MEMBER points)
    Q_PROPERTY(QList<int> tricks MEMBER tricks)
    Q_PROPERTY(QList<hilltop::EuchreSeatView> seats MEMBER seats)
    Q_PROPERTY(QList<hilltop::EuchreTrickView> played MEMBER played)
    Q_PROPERTY(QStringList cards MEMBER cards)
    Q_PROPERTY(hilltop::EuchreTrickView none MEMBER none)
public:
    EuchreRulesView rules{};
    QString phase{}, trump{}, turned{};
    int dealer = -1, turn = -1, maker = -1, ahead = -1;
    bool taken_up = false;
    int points_to_win = 0;                 ///< 0: there is no match yet
    QList<int> points{0, 0}, tricks{0, 0}; ///< by side
    QList<EuchreSeatView> seats{4};
    QList<EuchreTrickView> played{};
    QStringList cards{};    ///< of my hand
    EuchreTrickView none{}; ///< a trick where there is none
    bool operator==(const EuchreView&) const = default;
};

} // namespace hilltop
