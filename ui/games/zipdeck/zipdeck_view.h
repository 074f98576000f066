// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/typed_view.h"

#include <QList>
#include <QString>

namespace hilltop {

/// What ZipDeck::describe() says, as QML reads it; before a match is shown, as below.
struct ZipdeckLastView {
    QML_VIEW(ZipdeckLastView, zipdeckLast);
    QML_VIEW_FIELD(int, card, -1); ///< -1: no round has ended yet
    QML_VIEW_FIELD(bool, called);
    QML_VIEW_FIELD(QList<int>, shares);
    QML_VIEW_FIELD(int, paid);
};

struct ZipdeckSeatView {
    QML_VIEW(ZipdeckSeatView, zipdeckSeat);
    QML_VIEW_FIELD(int, points);
    QML_VIEW_FIELD(int, place, 1);
    QML_VIEW_FIELD(bool, leads);
    QML_VIEW_FIELD(hilltop::ZipdeckLastView, last);
};

struct ZipdeckView {
    QML_VIEW(ZipdeckView, zipdeckView);
    QML_VIEW_FIELD(QString, phase);
    QML_VIEW_FIELD(int, round);
    QML_VIEW_FIELD(int, rounds); ///< from 1; 0: there is no match yet
    QML_VIEW_FIELD(int, deck);
    QML_VIEW_FIELD(int, card, -1); ///< -1: there is none to be seen
    QML_VIEW_FIELD(int, worth);
    QML_VIEW_FIELD(int, fine);
    QML_VIEW_FIELD(int, highest_permille);
    QML_VIEW_FIELD(int, last_top, -1);
    QML_VIEW_FIELD(QList<hilltop::ZipdeckSeatView>, seats);
    QML_VIEW_FIELD(hilltop::ZipdeckSeatView, none); ///< before a match is shown
};

} // namespace hilltop
