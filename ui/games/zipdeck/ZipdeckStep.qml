// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Gives a point to the player next to it, or takes one back.
Rectangle {
    id: step
    required property string sign
    required property string label
    property bool able: true
    signal pressed

    width: 28
    height: 28
    radius: 6
    color: hover.hovered && able ? Style.buttonOver : Style.button
    border.color: Style.buttonEdge
    opacity: able ? 1 : 0.4
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.ignored: !visible
    Accessible.onPressAction: step.pressed()

    Rectangle {
        anchors.centerIn: parent
        width: 12
        height: 2
        color: Style.white
    }
    Rectangle {
        visible: step.sign === "+"
        anchors.centerIn: parent
        width: 2
        height: 12
        color: Style.white
    }
    Hover {
        id: hover
        cursorShape: step.able ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    Tap {
        onTapped: step.pressed()
    }
}
