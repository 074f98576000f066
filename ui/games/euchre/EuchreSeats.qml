// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The players round the Euchre table: plates, the others' hands, what was said, and everybody's cards in the trick.
Item {
    id: seats
    required property EuchrePage page
    required property EuchreScore score
    readonly property EuchreMeasures at: page.at

    anchors.fill: parent

    Repeater {
        model: Rows { owner: seats; of: 3 }
        delegate: EuchreSeat {
            required property int index
            required property EuchreSeats owner
            readonly property EuchreMeasures at: owner.at
            page: owner.page
            seat: (page.me + 1 + index) % 4
            x: at.plateX(index + 1)
            y: at.plateY(index + 1)
            width: index === 1 ? at.topPlate : at.sideWidth
            height: index === 1 ? at.topPlateHeight : at.plateHeight
            held: index === 1 ? at.topHand + 2 : 0
        }
    }
    // Once the match is over the result lies over my tray.
    EuchreSeat {
        visible: seats.page.over
        page: seats.page
        seat: seats.page.me
        x: seats.at.pad
        y: seats.at.upper - height - 10
        width: seats.at.sideWidth
        height: seats.at.plateHeight
    }
    Repeater {
        model: Rows { owner: seats; of: 3 }
        delegate: Zone {
            required property int index
            required property EuchreSeats owner
            readonly property EuchrePage page: owner.page
            readonly property EuchreMeasures at: page.at
            readonly property bool out: page.sitsOut(seat)
            table: page.table
            name: "hand"
            seat: (page.me + 1 + index) % 4
            shape: out && !at.open ? "pile" : "row"
            takesDrops: page.view.phase === "order" && page.view.dealer === seat
            dropArea: index === 1 ? Qt.rect(at.topX, at.topY, at.topPlate, at.topPlateHeight)
                                  : Qt.rect(at.plateX(index + 1), at.sideY, at.sideWidth, at.plateHeight + 8 + at.miniHeight)
            x: index === 1 ? at.topHandX : at.plateX(index + 1) + 4
            y: at.plateY(index + 1) + (index === 1 ? (at.topPlateHeight - height) / 2 : at.plateHeight + 8)
            width: index === 1 ? at.topHand : at.open ? at.sideWidth - 8 : at.miniWidth * 2.6
            height: at.miniHeight
            cardWidth: at.miniWidth
            minWidth: at.miniWidth
            minStep: 0.1
            gap: at.open ? 4 : -0.6 * at.miniWidth
            arrangement: out ? "out" : ""
        }
    }
    EuchrePicked {
        page: seats.page
    }
    Repeater {
        model: Rows { owner: seats; of: 4 }
        delegate: EuchreBubble {
            required property int index
            required property EuchreSeats owner
            page: owner.page
            turn: index
            seat: (page.me + index) % 4
        }
    }
    Repeater {
        model: Rows { owner: seats; of: 4 }
        delegate: EuchreTaken {
            required property int index
            required property EuchreSeats owner
            page: owner.page
            block: owner.score
            seat: index
        }
    }
    // While the last trick is looked at, this one is away.
    Repeater {
        model: Rows { owner: seats; of: 4 }
        delegate: Zone {
            required property int index
            required property EuchreSeats owner
            readonly property EuchrePage page: owner.page
            readonly property EuchreMeasures at: page.at
            table: page.table
            name: page.lastShown ? "" : "trick"
            wins: page.over && page.view.now.winner === seat
            seat: (page.me + index) % 4
            shape: "pile"
            takesDrops: index === 0 && page.view.phase === "play"
            dropArea: Qt.rect(at.slotX(1), at.slotsY, at.slotX(3) + at.slotWidth - at.slotX(1), at.upper - at.slotsY)
            x: at.slotX(index)
            y: at.slotY(index)
            width: at.slotWidth
            height: at.slotHeight
            cardWidth: at.slotWidth
        }
    }
}
