// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

/// What RpsPoker::describe() says, as QML reads it; before a match is shown, as below. Cards are written "R7".
struct RpsGameView {
    Q_GADGET
    QML_VALUE_TYPE(rpsGame)
    Q_PROPERTY(int winner MEMBER winner)
    Q_PROPERTY(bool pair MEMBER pair)
public:
    int winner = -1; ///< a seat; -1: it has not been played
    bool pair = false;
    bool operator==(const RpsGameView&) const = default;
};

struct RpsSeatView {
    Q_GADGET
    QML_VALUE_TYPE(rpsSeat)
    Q_PROPERTY(int games MEMBER games)
    Q_PROPERTY(int stock MEMBER stock)
public:
    int games = 0, stock = 0;
    bool operator==(const RpsSeatView&) const = default;
};

struct RpsView {
    Q_GADGET
    QML_VALUE_TYPE(rpsView)
    Q_PROPERTY(QString phase MEMBER phase)
    Q_PROPERTY(QString stage MEMBER stage)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(QStringList kept MEMBER kept)
    Q_PROPERTY(QStringList given MEMBER given)
    Q_PROPERTY(QStringList received MEMBER received)
    Q_PROPERTY(QStringList stock MEMBER stock)
    Q_PROPERTY(QString base MEMBER base)
    Q_PROPERTY(QList<hilltop::RpsGameView> games MEMBER games)
    Q_PROPERTY(QStringList rival_holds MEMBER rival_holds)
    Q_PROPERTY(QStringList unseen MEMBER unseen)
    Q_PROPERTY(QList<hilltop::RpsSeatView> seats MEMBER seats)
    Q_PROPERTY(hilltop::RpsGameView none MEMBER none)
public:
    QString phase{}, stage{};
    int round = 0; ///< from 1; 0: there is no match yet
    QStringList kept{}, given{}, received{}, stock{};
    QString base{};
    QList<RpsGameView> games{};
    QStringList rival_holds{}, unseen{};
    QList<RpsSeatView> seats{2};
    RpsGameView none{}; ///< a game that has not been played
    bool operator==(const RpsView&) const = default;
};

} // namespace hilltop
