// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Two lines outside of what has the focus: blue, then white, so that it shows on any ground.
Rectangle {
    id: ring
    anchors.fill: parent
    anchors.margins: -2
    color: "transparent"
    border.width: 2
    border.color: Style.ring

    Rectangle {
        anchors.fill: parent
        anchors.margins: -2.5
        radius: ring.radius + 2.5
        color: "transparent"
        border.width: 2.5
        border.color: Style.white
    }
}
