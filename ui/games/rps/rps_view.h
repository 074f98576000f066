// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/typed_view.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

/// What RpsPoker::describe() says, as QML reads it; before a match is shown, as below. Cards are written "R7".
struct RpsGameView {
    Q_GADGET
    QML_VALUE_TYPE(rpsGame)
    VIEW_FIELD(int, winner) = -1; ///< a seat; -1: it has not been played
    VIEW_FIELD(bool, pair) = false;
    bool operator==(const RpsGameView&) const = default;
};

struct RpsSeatView {
    Q_GADGET
    QML_VALUE_TYPE(rpsSeat)
    VIEW_FIELD(int, games) = 0;
    VIEW_FIELD(int, stock) = 0;
    bool operator==(const RpsSeatView&) const = default;
};

struct RpsView {
    Q_GADGET
    QML_VALUE_TYPE(rpsView)
    VIEW_FIELD(QString, phase) = {};
    VIEW_FIELD(QString, stage) = {};
    VIEW_FIELD(int, round) = 0; ///< from 1; 0: there is no match yet
    VIEW_FIELD(QStringList, kept) = {};
    VIEW_FIELD(QStringList, given) = {};
    VIEW_FIELD(QStringList, received) = {};
    VIEW_FIELD(QStringList, stock) = {};
    VIEW_FIELD(QString, base) = {};
    VIEW_FIELD(QList<hilltop::RpsGameView>, games) = {};
    VIEW_FIELD(QStringList, rival_holds) = {};
    VIEW_FIELD(QStringList, unseen) = {};
    VIEW_FIELD(QList<hilltop::RpsSeatView>, seats) = QList<RpsSeatView>(2);
    VIEW_FIELD(hilltop::RpsGameView, none) = {}; ///< a game that has not been played
    bool operator==(const RpsView&) const = default;
};

} // namespace hilltop
