// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/typed_view.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace hilltop {

/// What RpsPoker::describe() says, as QML reads it; before a match is shown, as below. Cards are written "R7".
struct RpsGameView {
    QML_VIEW(RpsGameView, rpsGame);
    QML_VIEW_FIELD(int, winner, -1); ///< a seat; -1: it has not been played
    QML_VIEW_FIELD(bool, pair);
};

struct RpsSeatView {
    QML_VIEW(RpsSeatView, rpsSeat);
    QML_VIEW_FIELD(int, games);
    QML_VIEW_FIELD(int, stock);
};

struct RpsView {
    QML_VIEW(RpsView, rpsView);
    QML_VIEW_FIELD(QString, phase);
    QML_VIEW_FIELD(QString, stage);
    QML_VIEW_FIELD(int, round); ///< from 1; 0: there is no match yet
    QML_VIEW_FIELD(QStringList, kept);
    QML_VIEW_FIELD(QStringList, given);
    QML_VIEW_FIELD(QStringList, received);
    QML_VIEW_FIELD(QStringList, stock);
    QML_VIEW_FIELD(QString, base);
    QML_VIEW_FIELD(QList<hilltop::RpsGameView>, games);
    QML_VIEW_FIELD(QStringList, rival_holds);
    QML_VIEW_FIELD(QStringList, unseen);
    QML_VIEW_FIELD(QList<hilltop::RpsSeatView>, seats, 2);
    QML_VIEW_FIELD(hilltop::RpsGameView, none); ///< a game that has not been played
};

} // namespace hilltop
