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
    readonly property real barWidth: table.style.clamp(width * 0.26, 180, 340)
    readonly property real seatWidth: (width - pad) / others - pad

    // Zones take rows of equal height inside (x, y, w, h).
    component Place: Zone {
        required property rect area
        required property int line
        required property int lines
        readonly property real share: area.height / Math.max(1, lines)
        table: page.table
        x: area.x
        y: area.y + line * share
        width: area.width
        height: share - 6
        cardWidth: Math.max(18, Math.min(height / 1.4, 110))
        minWidth: 18
        minStep: 0.2
        gap: 8
    }

    Repeater {
        model: page.others
        delegate: SeatPlate {
            required property int index
            table: page.table
            who: page.scene.seats[(page.me + 1 + index) % page.scene.seatCount]
            visible: page.scene.seatCount > 1
            x: page.pad + index * (page.seatWidth + page.pad)
            y: page.pad
            width: Math.min(208, page.seatWidth)
            height: 44
        }
    }
    Repeater {
        model: page.scene.seatCount > 1 ? page.others * page.own.length : 0
        delegate: Place {
            required property int index
            readonly property int nth: Math.floor(index / page.own.length)
            line: index % page.own.length
            lines: page.own.length
            name: page.own[line].zone
            shape: page.own[line].shape
            seat: (page.me + 1 + nth) % page.scene.seatCount
            area: Qt.rect(page.pad + nth * (page.seatWidth + page.pad), page.pad + 52, page.seatWidth, page.topHeight - page.pad - 52)
        }
    }
    Repeater {
        model: page.common.length
        delegate: Place {
            required property int index
            readonly property real share: (page.width - page.pad) / page.common.length
            line: 0
            lines: 1
            name: page.common[index].zone
            shape: page.common[index].shape
            takesDrops: true
            area: Qt.rect(page.pad + index * share, page.topHeight + 8, share - page.pad, page.height - page.topHeight - page.trayHeight - 12)
        }
    }

    Rectangle {
        y: page.height - page.trayHeight
        width: parent.width
        height: page.trayHeight
        color: page.table.style.tray
    }
    SeatPlate {
        id: mine
        table: page.table
        who: page.scene.seats[page.me]
        x: page.pad
        y: page.height - page.trayHeight + 10
        width: page.table.style.clamp(page.width * 0.2, 120, 208)
        height: 44
    }
    Repeater {
        model: page.own.length
        delegate: Place {
            required property int index
            line: index
            lines: page.own.length
            name: page.own[index].zone
            shape: page.own[index].shape
            seat: page.me
            hand: true
            takesDrops: true
            area: Qt.rect(mine.x + mine.width + 16, mine.y, page.width - page.barWidth - mine.width - 2 * page.pad - 40, page.trayHeight - 46)
        }
    }
    ActionBar {
        visible: !page.scene.over
        table: page.table
        x: page.width - page.pad - width
        y: mine.y
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
