// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A suit to name: its sign on white, and the digit that names it.
Pressable {
    id: tile
    required property EuchrePage page
    required property string suit
    property bool best: false

    table: page.table
    stopId: "suit " + suit
    radius: 6
    color: pointed && allowed ? Style.white : Style.paper
    border.color: best ? Style.amber : Style.paperEdge
    border.width: best ? 3 : 1
    opacity: allowed ? 1 : 0.46

    KeyBadge {
        x: 8
        anchors.verticalCenter: parent.verticalCenter
        text: tile.keyText
        ink: Style.dark
    }
    Image {
        readonly property real size: Math.min(36, tile.height - 12)
        anchors.centerIn: parent
        anchors.horizontalCenterOffset: 10
        width: size
        height: size
        sourceSize.width: 72
        sourceSize.height: 72
        source: tile.page.suitPicture(tile.suit)
    }
}
