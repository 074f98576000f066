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

/// How my card's points would be shared out by a right call.
struct ZipdeckSharingView {
    QML_VIEW(ZipdeckSharingView, zipdeckSharing);
    QML_VIEW_FIELD(QList<int>, shares); ///< by seat
    QML_VIEW_FIELD(int, given);
    QML_VIEW_FIELD(int, left);         ///< what I pay myself
    QML_VIEW_FIELD(QList<int>, parts); ///< seats that get something, the largest share first
    QML_VIEW_FIELD(QString, word);     ///< the call

    /// One more (1) or less (-1); with nothing left, one more is taken from the other seat with the most. The same
    /// where that cannot be.
    Q_INVOKABLE hilltop::ZipdeckSharingView changed(int seat, int by) const;
};

struct ZipdeckView {
    QML_VIEW(ZipdeckView, zipdeckView);
    QML_VIEW_FIELD(int, me, -1);
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

    /// All to the seat with the fewest points ("fewest"), one by one from there on ("evenly"), or nothing.
    Q_INVOKABLE hilltop::ZipdeckSharingView shared(const QString& way) const;
    Q_INVOKABLE hilltop::ZipdeckSharingView toOne(int seat) const;
    Q_INVOKABLE bool calls(const QString& word) const;
    /// By seat, as many as are named.
    Q_INVOKABLE QList<int> sharesIn(const QString& word) const;
    /// What others got by the seat's call in the last round.
    Q_INVOKABLE int gave(int seat) const;
    /// Who made that seat pay in it; the seat itself where no one else did.
    Q_INVOKABLE int giverOf(int seat) const;
};

} // namespace hilltop
