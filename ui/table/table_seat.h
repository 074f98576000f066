// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace hilltop {

/// Who sits there and what they are about, as QML reads it. The default: nobody.
struct TableSeat {
    Q_GADGET
    QML_VALUE_TYPE(tableSeat)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString bot MEMBER bot)
    Q_PROPERTY(QString portrait MEMBER portrait)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString line MEMBER line)
    Q_PROPERTY(bool wins MEMBER wins)
    Q_PROPERTY(bool person MEMBER person)
    Q_PROPERTY(bool me MEMBER me)
    Q_PROPERTY(bool answered MEMBER answered)
    Q_PROPERTY(bool turn MEMBER turn)
public:
    int seat = -1;
    QString name{}, bot{}, portrait{}, note{};
    QString line{}; ///< what they say at a good or bad moment; empty: nothing
    bool wins = false, person = false, me = false, answered = false, turn = false;
    bool operator==(const TableSeat&) const = default;
};

/// A zone of the game that is shown.
struct TableZone {
    Q_GADGET
    QML_VALUE_TYPE(tableZone)
    Q_PROPERTY(QString zone MEMBER zone)
    Q_PROPERTY(QString shape MEMBER shape)
public:
    QString zone{}, shape{}; ///< "pile", "row" or "fan"
    bool operator==(const TableZone&) const = default;
};

/// A CardLook, as QML reads it. The default, without a face: none.
struct TableLook {
    Q_GADGET
    QML_VALUE_TYPE(tableLook)
    Q_PROPERTY(QString face MEMBER face)
    Q_PROPERTY(QString folder MEMBER folder)
    Q_PROPERTY(int least MEMBER least)
    Q_PROPERTY(bool numbered MEMBER numbered)
    Q_PROPERTY(bool cutCorners MEMBER cutCorners)
    Q_PROPERTY(bool fourColours MEMBER fourColours)
    Q_PROPERTY(bool solid MEMBER solid)
public:
    QString face{};
    QString folder{}; ///< of the drawings, "" or "dice/"
    int least = 0;
    bool numbered = false, cutCorners = false, fourColours = false, solid = false;
    bool operator==(const TableLook&) const = default;
};

} // namespace hilltop
