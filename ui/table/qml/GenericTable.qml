// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The table of a game without a file of its own, laid out from the zones it names: the others on top, the common zones
// in the middle, mine in the tray beside the actions: what I hold by itself, the rest below my name.
GamePage {
    id: page
    readonly property int others: Math.max(1, scene.position.seatCount - 1)
    readonly property real pad: Style.clamp(width * 0.02, 8, 32)
    readonly property real trayHeight: height * 0.34
    readonly property real topHeight: height * 0.36
    readonly property real mineWidth: Style.clamp(width * 0.2, 120, 208)
    readonly property real mineRight: pad + mineWidth
    readonly property real mineY: height - trayHeight + 10
    readonly property real barWidth: Style.clamp(width * 0.26, 180, 340)
    readonly property real seatWidth: (width - pad) / others - pad

    component SeatSpot: AimSpot {
        required property SeatPlate plate
        anchors.fill: parent
        table: plate.table
        readonly property int seat: plate.who.seat
        stopId: "seat " + seat
        label: plate.name
        offered: table.scene.answers.aim.begun && Array.from(table.scene.answers.aim.seats).includes(seat)
        onPressed: {
            if (!table.scene.answers.aim.pickSeat(seat))
                table.goOn();
        }
    }
    Repeater {
        model: Rows { owner: page; of: page.others }
        delegate: SeatPlate {
            required property int index
            required property GenericTable owner
            table: owner.table
            who: owner.table.seatAt((owner.me + 1 + index) % owner.scene.position.seatCount)
            visible: owner.scene.position.seatCount > 1
            x: owner.pad + index * (owner.seatWidth + owner.pad)
            y: owner.pad
            width: Math.min(208, owner.seatWidth)
            height: 44
            id: other
            SeatSpot { plate: other }
        }
    }
    Repeater {
        model: Rows { owner: page; of: page.scene.position.seatCount > 1 ? page.others * page.scene.drawing.ownZones.length : 0 }
        delegate: GenericPlace {
            required property int index
            required property GenericTable owner
            table: owner.table
            readonly property int nth: Math.floor(index / owner.scene.drawing.ownZones.length)
            line: index % owner.scene.drawing.ownZones.length
            down: owner.seatWidth < 400
            seat: (owner.me + 1 + nth) % owner.scene.position.seatCount
            area: Qt.rect(owner.pad + nth * (owner.seatWidth + owner.pad), owner.pad + 52, owner.seatWidth, owner.topHeight - owner.pad - 52)
        }
    }
    Repeater {
        model: Rows { owner: page; of: page.scene.drawing.commonZones.length }
        delegate: GenericPlace {
            required property int index
            required property GenericTable owner
            table: owner.table
            line: index
            area: Qt.rect(owner.pad, owner.topHeight + 8, owner.width - 2 * owner.pad, owner.height - owner.topHeight - owner.trayHeight - 12)
        }
    }

    Rectangle {
        y: page.height - page.trayHeight
        width: parent.width
        height: page.trayHeight
        color: Style.tray
    }
    SeatPlate {
        table: page.table
        who: page.table.seatAt(page.me)
        x: page.pad
        y: page.mineY
        width: page.mineWidth
        height: 44
        id: mine
        SeatSpot { plate: mine }
    }
    Repeater {
        model: Rows { owner: page; of: page.scene.drawing.ownZones.length }
        delegate: GenericPlace {
            required property int index
            required property GenericTable owner
            table: owner.table
            line: index
            seat: owner.me
            hand: true
            beside: Qt.rect(owner.pad, owner.mineY + 52, owner.mineWidth + 12, owner.trayHeight - 70)
            area: Qt.rect(owner.mineRight + 16, owner.mineY, owner.width - owner.barWidth - owner.mineWidth - 2 * owner.pad - 40, owner.trayHeight - 46)
        }
    }
    ActionBar {
        visible: !page.scene.position.over
        aims: true
        table: page.table
        x: page.width - page.pad - width
        y: page.mineY
        width: page.barWidth
        height: page.trayHeight - 18
    }
    ResultSheet { // in place of the actions alone: my cards are nowhere else
        visible: page.scene.position.over
        table: page.table
        x: page.width - width
        y: page.height - (page.scene.motion.sheetBelow ? 0 : page.trayHeight)
        width: page.barWidth + 2 * page.pad
        height: page.trayHeight
    }
}
