// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The open cards of one player who counts to 20: nine places, the next one marked.
Item {
    id: line
    required property TableBase table
    required property CountMeasures at
    required property int seat
    property bool shown: true // there are cards
    property bool goesOn: true // another card may come
    property bool numbered: false
    property alias zone: zone
    readonly property int held: zone.held
    readonly property real pitch: at.cardWidth + at.gap

    x: at.rowX
    width: at.rowWidth
    height: at.lineHeight

    Repeater {
        model: Rows { owner: line; of: 9 }
        delegate: Rectangle {
            id: slot
            required property int index
            required property CountRow owner
            readonly property bool next: index === owner.held && owner.goesOn
            readonly property bool wanted: next && owner.zone.takesDrops && owner.table.dragging !== null
            visible: owner.shown && index >= owner.held
            x: index * owner.pitch
            width: owner.at.cardWidth
            height: owner.at.cardHeight
            radius: width * 0.075
            color: Style.sunk
            border.width: wanted ? 2 : 1
            border.color: wanted ? Style.amber : next ? Style.open : Style.later
            Caption {
                anchors.centerIn: parent
                visible: slot.owner.numbered
                text: slot.index + 1
                color: Style.second
                Accessible.ignored: true
            }
        }
    }
    Zone {
        id: zone
        table: line.table
        name: "row"
        wins: line.table.seatAt(line.seat).wins
        seat: line.seat
        x: line.x
        y: line.y
        width: line.at.rowWidth
        height: line.at.cardHeight
        cardWidth: line.at.cardWidth
        gap: line.at.gap
    }
}
