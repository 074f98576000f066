// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Points and tricks of both sides. The cards of a trick fly to its mark.
Rectangle {
    id: block
    required property EuchrePage page
    required property int coming // points on their way here, and to which side
    required property int comingTo
    readonly property EuchreMeasures at: page.at
    readonly property real inset: at.tight ? 8 : 12
    readonly property real slotWidth: at.tight ? 10 : 14
    readonly property real slotHeight: slotWidth * 1.4
    readonly property real slotStep: slotWidth + (at.tight ? 2 : width < 196 ? 2 : 5)
    readonly property real slotsX: width - inset - 4 * slotStep - slotWidth
    readonly property real firstRow: at.tight ? 20 : 28
    readonly property real rowHeight: (height - firstRow - (at.tight ? 3 : 6)) / 2
    readonly property real totalX: slotsX - (at.tight || width < 196 ? 14 : 20) // the middle of a total

    function rowY(row: int): real { return firstRow + row * rowHeight; }
    function slotY(row: int): real { return rowY(row) + (rowHeight - slotHeight) / 2; }

    radius: 8
    color: Style.plate

    Caption {
        x: block.inset
        y: block.at.tight ? 4 : 8
        width: block.slotsX - 4 - x
        visible: block.page.view.points_to_win > 0
        text: (block.width < 196 ? qsTr("To %1") : qsTr("First to %1")).arg(block.page.view.points_to_win)
        color: Style.second
    }
    Caption {
        x: block.slotsX
        y: block.at.tight ? 4 : 8
        text: qsTr("Tricks")
        color: Style.second
    }
    Repeater {
        model: Rows { owner: block; of: 2 }
        delegate: Item {
            id: line
            required property int index
            required property EuchreScore owner
            readonly property int side: (owner.page.me + index) % 2
            readonly property int tricks: owner.page.view.tricks[side]
            readonly property int lying: owner.page.tricksLying(side) + owner.page.tricksLying(side + 2)
            readonly property int points: owner.page.view.points[side]
            y: owner.rowY(index)
            width: owner.width
            height: owner.rowHeight
            Accessible.role: Accessible.StaticText
            CountUp {
                id: counted
                table: line.owner.page.table
                goal: line.points - (line.owner.comingTo === line.side ? line.owner.coming : 0)
            }
            Accessible.name: qsTr("%1: %2, %3").arg(owner.page.words.both(side)).arg(qsTr("%n point(s)", "", points)).arg(qsTr("%n trick(s)", "", tricks))

            // Where that side sits, for who only watches.
            Item {
                id: places
                visible: line.owner.page.scene.position.viewSeat < 0
                x: line.owner.inset
                anchors.verticalCenter: parent.verticalCenter
                width: visible ? 18 : 0
                height: 18
                Repeater {
                    model: Array.from([0, 1, 2, 3]).map(seat => seat % 2 === line.index)
                    delegate: Rectangle {
                        required property int index
                        required property bool modelData // of that side
                        x: index === 1 ? 0 : index === 3 ? 12 : 6
                        y: index === 0 ? 12 : index === 2 ? 0 : 6
                        width: 6
                        height: 6
                        radius: 3
                        color: modelData ? Style.white : Style.bannerEdge
                    }
                }
            }
            Words {
                visible: !places.visible || width > 64
                x: line.owner.inset + (places.visible ? places.width + 8 : 0)
                width: total.x - 4 - x
                anchors.verticalCenter: parent.verticalCenter
                text: line.owner.page.words.side(line.side)
                smallest: 8
                font.pixelSize: line.owner.width < 196 ? Style.small : Style.normal
            }
            Heading {
                id: total
                x: line.owner.slotsX - width - (line.owner.at.tight || line.owner.width < 196 ? 8 : 12)
                anchors.verticalCenter: parent.verticalCenter
                text: counted.text
                scale: counted.swell
                font.pixelSize: line.owner.at.tight ? Style.normal : Style.title
            }
            Repeater {
                model: Rows { owner: line.owner; of: Array.from([0, 1, 2, 3, 4]).map(slot => slot < line.lying) }
                delegate: Rectangle {
                    required property int index
                    required property bool modelData // a trick lies there
                    required property EuchreScore owner
                    x: owner.slotsX + index * owner.slotStep
                    y: (owner.rowHeight - height) / 2
                    width: owner.slotWidth
                    height: owner.slotHeight
                    radius: 2
                    color: modelData ? Style.white : "transparent"
                    border.color: Style.faint
                }
            }
        }
    }
}
