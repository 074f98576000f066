// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/typed_view.h"

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

/// What ZipDeck::describe() says, as QML reads it; before a match is shown, as below.
struct ZipdeckLastView {
    Q_GADGET
    QML_VALUE_TYPE(zipdeckLast)
    VIEW_FIELD(int, card) = -1; ///< -1: no round has ended yet
    VIEW_FIELD(bool, called) = false;
    VIEW_FIELD(QList<int>, shares) = {};
    VIEW_FIELD(int, paid) = 0;
    bool operator==(const ZipdeckLastView&) const = default;
};

struct ZipdeckSeatView {
    Q_GADGET
    QML_VALUE_TYPE(zipdeckSeat)
    VIEW_FIELD(int, points) = 0;
    VIEW_FIELD(int, place) = 1;
    VIEW_FIELD(bool, leads) = false;
    VIEW_FIELD(hilltop::ZipdeckLastView, last) = {};
    bool operator==(const ZipdeckSeatView&) const = default;
};

struct ZipdeckView {
    Q_GADGET
    QML_VALUE_TYPE(zipdeckView)
    VIEW_FIELD(QString, phase) = {};
    VIEW_FIELD(int, round) = 0; ///< from 1; 0: there is no match yet
    VIEW_FIELD(int, rounds) = 0;
    VIEW_FIELD(int, deck) = 0;
    VIEW_FIELD(int, card) = -1; ///< -1: there is none to be seen
    VIEW_FIELD(int, worth) = 0;
    VIEW_FIELD(int, fine) = 0;
    VIEW_FIELD(int, highest_permille) = 0;
    VIEW_FIELD(int, last_top) = -1;
    VIEW_FIELD(QList<hilltop::ZipdeckSeatView>, seats) = {};
    VIEW_FIELD(hilltop::ZipdeckSeatView, none) = {}; ///< before a match is shown
    bool operator==(const ZipdeckView&) const = default;
};

} // namespace hilltop
