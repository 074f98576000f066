// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// My wish for one pile, 0 to 5; it stays until it is changed.
Stop {
    id: wish
    required property int pile
    required property int level
    required property bool heard // the others know it
    required property ThegamePage page
    readonly property int fields: page.view.strongest + 1
    property int field: -1 // the field under the mouse
    // In words, while it is looked at or has not been heard yet.
    readonly property string told: field >= 0 ? qsTr("%1: %2", "a wish and what it says").arg(field).arg(page.wishWord(field))
                                   : heard ? "" : qsTr("%1: after the next card", "a wish").arg(page.wishWord(level))
    signal wished(int level)

    stopId: "wish " + pile
    order: 2
    Accessible.role: Accessible.SpinBox
    Accessible.name: qsTr("Your wish for pile %1: %2").arg(pile + 1).arg(level) + ", " + page.wishWord(level)
    Accessible.description: qsTr("0: no wish, 3: mine soon, 5: stay off")
    Accessible.onIncreaseAction: wish.change(1)
    Accessible.onDecreaseAction: wish.change(-1)

    onPressed: wished((level + 1) % fields)
    function change(by: int) {
        if (wish.level + by >= 0 && wish.level + by < wish.fields)
            wish.wished(wish.level + by);
    }

    Rectangle {
        id: frame
        y: parent.height - height
        width: parent.width
        height: 24
        radius: 4
        color: "transparent"
        border.color: Style.faint

        FocusRing {
            visible: wish.ringed
            radius: frame.radius
        }
        Row {
            Repeater {
                model: Rows { owner: wish; of: wish.fields }
                delegate: Rectangle {
                    id: cell
                    required property int index
                    required property ThegameWish owner
                    readonly property bool on: owner.level === index
                    width: owner.width / owner.fields
                    height: 24
                    radius: 4
                    color: !on ? hover.hovered ? Style.spotOver : "transparent" : index === owner.fields - 1 ? Style.bad : Style.white
                    Rectangle {
                        visible: cell.index > 0 && !cell.on && cell.owner.level !== cell.index - 1
                        y: 5
                        width: 1
                        height: 14
                        color: Style.stepEdge
                    }
                    Caption {
                        anchors.centerIn: parent
                        text: cell.index
                        color: cell.on ? Style.dark : Style.text
                        font.weight: cell.on ? Font.DemiBold : Font.Normal
                    }
                    Hover {
                        id: hover
                        cursorShape: Qt.PointingHandCursor
                        onHoveredChanged: if (hovered || cell.owner.field === cell.index) cell.owner.field = hovered ? cell.index : -1
                    }
                    Tap {
                        onTapped: cell.owner.wished(cell.index)
                        onPressedChanged: if (pressed) cell.owner.table.pressedBy(point.device)
                    }
                }
            }
        }
    }
}
