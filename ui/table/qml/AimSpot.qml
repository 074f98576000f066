// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A place or a seat that an answer can be aimed at: outlined and a stop of the keys while that is so.
Item {
    id: spot
    required property TableBase table
    required property string stopId
    required property string label
    required property bool offered
    readonly property bool reachable: visible && offered
    readonly property bool ringed: activeFocus && table.keysUsed
    readonly property string keyText: ""
    readonly property int order: 1

    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.focusable: reachable
    Accessible.focused: activeFocus
    Accessible.ignored: !reachable
    Accessible.onPressAction: spot.press()

    signal picked

    function press() { spot.picked(); }
    onReachableChanged: table.stops.changed(spot)
    Component.onCompleted: table.stops.add(spot)
    Component.onDestruction: table.stops.remove(spot)

    Rectangle {
        visible: spot.offered
        anchors.fill: parent
        radius: 8
        color: hover.hovered ? Style.spotOver : Style.spot
        border.color: Style.amber
        border.width: 2
    }
    FocusRing {
        visible: spot.ringed
        radius: 8
    }
    Hover {
        id: hover
        enabled: spot.offered
        cursorShape: Qt.PointingHandCursor
    }
    Tap {
        onTapped: spot.press()
        onPressedChanged: if (pressed) spot.table.pressedBy(point.device)
    }
}
