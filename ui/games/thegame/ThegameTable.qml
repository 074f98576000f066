// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The Game: the others and the stack on top, four piles in columns with all that concerns them, my hand in the tray.
ThegamePage {
    id: desk
    held: hand.held

    Repeater {
        model: Rows { owner: desk; of: desk.others }
        delegate: ThegameSeat {
            required property int modelData
            required property int index
            required property ThegamePage owner
            page: owner
            seat: modelData
            x: at.slotX(index)
            y: at.padY
            width: at.slotWidth
            room: at.strips ? 0 : Math.min(56, width * 0.28)
        }
    }
    Repeater {
        model: Rows { owner: desk; of: desk.others }
        delegate: Zone {
            required property int modelData
            required property int index
            required property ThegamePage owner
            readonly property ThegameMeasures at: owner.at
            table: owner.table
            name: "hand"
            seat: modelData
            readonly property real room: at.strips ? at.slotWidth : Math.min(56, at.slotWidth * 0.28)
            x: at.slotX(index) + at.slotWidth - width - (at.strips ? 0 : 8)
            y: at.strips ? at.padY + at.plateHeight + 6 : at.padY + (at.plateHeight - height) / 2
            width: room
            height: cardWidth * 1.4
            cardWidth: at.strips ? at.miniWidth : 20
            easyWidth: cardWidth
            minWidth: cardWidth
            minStep: 0.1
            gap: 3
            arrangement: at.strips ? "open" : ""
        }
    }
    Zone {
        id: stack
        table: desk.table
        name: "stack"
        shape: "pile"
        cardWidth: desk.at.tight ? 28 : 34
        x: desk.at.slotX(desk.at.slots - 1) + 4
        y: desk.at.padY + (desk.at.plateHeight - height) / 2 + 1
        width: cardWidth
        height: cardWidth * 1.4
    }
    ThegameStack {
        page: desk
        x: stack.x + stack.width + 12
        y: desk.at.padY + (desk.at.plateHeight - height) / 2
        width: desk.width - desk.at.left - x
    }

    Repeater {
        id: columns
        model: Rows { owner: desk; of: 4 }
        delegate: ThegamePile {
            required property ThegamePage owner
            page: owner
            visible: !page.perfect
            x: at.columnX(index)
            y: at.columnY
            width: at.columnWidth
            height: at.columnHeight
        }
    }
    Repeater {
        model: Rows { owner: desk; of: 4 }
        delegate: Zone {
            required property int index
            required property ThegamePage owner
            readonly property ThegameMeasures at: owner.at
            table: owner.table
            name: "pile-" + index
            shape: "pile"
            takesDrops: true
            gotByPress: true
            got: row => {
                const pile = columns.itemAt(index);
                pile.reachable ? owner.scene.dropCard(row, name, -1) : pile.press();
            }
            dropArea: Qt.rect(at.columnX(index), at.columnY, at.columnWidth, at.columnHeight)
            cardWidth: owner.perfect ? Math.min(72, at.upper * 0.176) : at.cardWidth
            x: owner.perfect ? owner.width / 2 + (index - 2) * (cardWidth + 16) + 8 : at.columnX(index) + (at.columnWidth - width) / 2
            y: owner.perfect ? at.upper - height - 12 : at.columnY + at.cardY
            width: cardWidth
            height: cardWidth * 1.4
        }
    }
    ThegameRidge {
        page: desk
        width: desk.width
        height: desk.at.upper
    }

    ThegameTray {
        id: tray
        visible: !desk.over
        page: desk
        hand: hand
        y: desk.at.upper
        width: parent.width
        height: desk.at.trayHeight
    }
    // My hand lies in the tray; once the match is over, what is left of it lies over the result.
    Zone {
        id: hand
        table: desk.table
        name: "hand"
        seat: desk.me
        hand: !desk.over
        choosing: !desk.over
        centred: true
        arrangement: desk.over ? "small" : ""
        x: desk.at.left
        y: desk.at.upper - height - 8
        width: desk.width - 2 * desk.at.left
        height: desk.at.miniWidth * 1.4
        cardWidth: desk.at.miniWidth
        minWidth: 18
        gap: 4
        states: State {
            when: !desk.over
            PropertyChanges {
                hand.x: desk.at.handX
                hand.y: desk.at.upper + desk.at.handTop
                hand.width: tray.handWidth
                hand.height: tray.handHeight
                hand.cardWidth: tray.cardWidth
                hand.minWidth: 44
                hand.easyWidth: hand.cardWidth * 0.7
                hand.minStep: 0.5
                hand.gap: desk.at.handGap
            }
        }
    }
    ResultSheet {
        visible: desk.over
        table: desk.table
        y: desk.at.upper
        width: parent.width
        height: desk.at.trayHeight
    }
}
