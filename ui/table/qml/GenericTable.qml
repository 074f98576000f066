// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The table of a game without a file of its own, laid out from the zones it names: the others on top, the common zones
// in the middle, mine in the tray beside the actions.
Item {
    id: page
    required property var table
    readonly property var scene: table.scene
    readonly property int me: Math.max(0, scene.viewSeat)
    readonly property var own: scene.zones.filter(z => z.perSeat)
    readonly property var common: scene.zones.filter(z => !z.perSeat)
    readonly property int others: Math.max(1, scene.seatCount - 1)
    readonly property real pad: table.style.clamp(width * 0.02, 8, 32)
    readonly property real trayHeight: height * 0.34
    readonly property real topHeight: height * 0.36
    readonly property real mineWidth: table.style.clamp(width * 0.2, 120, 208)
    readonly property real mineRight: pad + mineWidth
    readonly property real mineY: height - trayHeight + 10
    readonly property real barWidth: table.style.clamp(width * 0.26, 180, 340)
    readonly property real seatWidth: (width - pad) / others - pad

    component SeatSpot: AimSpot {
        required property var plate
        anchors.fill: parent
        table: plate.table
        readonly property int seat: plate.who ? plate.who.seat : -1
        stopId: "seat " + seat
        label: plate.name
        offered: table.scene.aim.begun && table.scene.aim.seats.includes(seat)
        onPicked: {
            if (!table.scene.aim.pickSeat(seat))
                table.goOn();
        }
    }
    Repeater {
        model: page.others
        delegate: SeatPlate {
            required property int index
            readonly property var at: page // qmllint disable unqualified
            table: at.table
            who: at.scene.seats[(at.me + 1 + index) % at.scene.seatCount]
            visible: at.scene.seatCount > 1
            x: at.pad + index * (at.seatWidth + at.pad)
            y: at.pad
            width: Math.min(208, at.seatWidth)
            height: 44
            id: other
            SeatSpot { plate: other }
        }
    }
    Repeater {
        model: page.scene.seatCount > 1 ? page.others * page.own.length : 0
        delegate: GenericPlace {
            required property int index
            readonly property var at: page // qmllint disable unqualified
            table: at.table
            readonly property int nth: Math.floor(index / at.own.length)
            line: index % at.own.length
            lines: at.own.length
            down: at.seatWidth < 400
            name: at.own[line].zone
            shape: at.own[line].shape
            seat: (at.me + 1 + nth) % at.scene.seatCount
            area: Qt.rect(at.pad + nth * (at.seatWidth + at.pad), at.pad + 52, at.seatWidth, at.topHeight - at.pad - 52)
        }
    }
    Repeater {
        model: page.common.length
        delegate: GenericPlace {
            required property int index
            readonly property var at: page // qmllint disable unqualified
            table: at.table
            line: index
            lines: at.common.length
            name: at.common[index].zone
            shape: at.common[index].shape
            area: Qt.rect(at.pad, at.topHeight + 8, at.width - 2 * at.pad, at.height - at.topHeight - at.trayHeight - 12)
        }
    }

    Rectangle {
        y: page.height - page.trayHeight
        width: parent.width
        height: page.trayHeight
        color: page.table.style.tray
    }
    SeatPlate {
        table: page.table
        who: page.scene.seats[page.me]
        x: page.pad
        y: page.mineY
        width: page.mineWidth
        height: 44
        id: mine
        SeatSpot { plate: mine }
    }
    Repeater {
        model: page.own.length
        delegate: GenericPlace {
            required property int index
            readonly property var at: page // qmllint disable unqualified
            table: at.table
            line: index
            lines: at.own.length
            name: at.own[index].zone
            shape: at.own[index].shape
            seat: at.me
            hand: true
            area: Qt.rect(at.mineRight + 16, at.mineY, at.width - at.barWidth - at.mineWidth - 2 * at.pad - 40, at.trayHeight - 46)
        }
    }
    ActionBar {
        visible: !page.scene.over
        aims: true
        table: page.table
        x: page.width - page.pad - width
        y: page.mineY
        width: page.barWidth
        height: page.trayHeight - 18
    }
    ResultSheet {
        visible: page.scene.over
        table: page.table
        y: page.height - page.trayHeight
        width: parent.width
        height: page.trayHeight
    }
}
