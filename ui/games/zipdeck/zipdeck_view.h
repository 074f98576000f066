// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

/// What ZipDeck::describe() says, as QML reads it; before a match is shown, as below.
struct ZipdeckLastView {
    Q_GADGET
    QML_VALUE_TYPE(zipdeckLast)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(bool called MEMBER called)
    Q_PROPERTY(QList<int> shares MEMBER shares)
    Q_PROPERTY(int paid MEMBER paid)
public:
    int card = -1; ///< -1: no round has ended yet
    bool called = false;
    QList<int> shares{};
    int paid = 0;
    bool operator==(const ZipdeckLastView&) const = default;
};

struct ZipdeckSeatView {
    Q_GADGET
    QML_VALUE_TYPE(zipdeckSeat)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool leads MEMBER leads)
    Q_PROPERTY(hilltop::ZipdeckLastView last MEMBER last)
public:
    int points = 0, place = 1;
    bool leads = false;
    ZipdeckLastView last{};
    bool operator==(const ZipdeckSeatView&) const = default;
};

struct ZipdeckView {
    Q_GADGET
    QML_VALUE_TYPE(zipdeckView)
    Q_PROPERTY(QString phase MEMBER phase)
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(int rounds MEMBER rounds)
    Q_PROPERTY(int deck MEMBER deck)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(int worth MEMBER worth)
    Q_PROPERTY(int fine MEMBER fine)
    Q_PROPERTY(int highest_permille MEMBER highest_permille)
    Q_PROPERTY(int last_top MEMBER last_top)
    Q_PROPERTY(QList<hilltop::ZipdeckSeatView> seats MEMBER seats)
    Q_PROPERTY(hilltop::ZipdeckSeatView none MEMBER none)
public:
    QString phase{};
    int round = 0, rounds = 0; ///< from 1; 0: there is no match yet
    int deck = 0;
    int card = -1; ///< -1: there is none to be seen
    int worth = 0, fine = 0, highest_permille = 0;
    int last_top = -1;
    QList<ZipdeckSeatView> seats{};
    ZipdeckSeatView none{}; ///< before a match is shown
    bool operator==(const ZipdeckView&) const = default;
};

} // namespace hilltop
