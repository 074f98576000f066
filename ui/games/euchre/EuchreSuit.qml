// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A suit to name: its sign on white, and the digit that names it.
Rectangle {
    id: tile
    required property EuchrePage page
    required property string suit
    required property string title
    property string keyText
    property bool allowed: true
    property string reason
    property bool best: false
    property string stopId: "suit " + suit
    property int order: 1
    readonly property string label: title
    readonly property bool reachable: visible && enabled
    readonly property bool ringed: activeFocus && page.table.keysUsed
    readonly property bool telling: reachable && !allowed && (hover.hovered || ringed || page.table.refusals.refused === tile)

    signal pressed

    radius: 6
    color: hover.hovered && allowed ? Style.white : Style.paper
    border.color: best ? Style.amber : Style.paperEdge
    border.width: best ? 3 : 1
    opacity: allowed ? 1 : 0.46
    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.description: allowed ? "" : reason
    Accessible.focusable: reachable
    Accessible.focused: activeFocus
    Accessible.ignored: !visible
    Accessible.onPressAction: tile.press()

    function press() {
        tile.page.table.refusals.refused = null;
        if (tile.allowed)
            tile.pressed();
        else
            tile.page.table.refusals.refuse(tile, tile.reason);
    }

    onTellingChanged: page.table.refusals.tell(tile, telling)
    onReachableChanged: page.table.stops.changed(tile)
    Component.onCompleted: page.table.stops.add(tile)
    Component.onDestruction: {
        page.table.refusals.forget(tile);
        page.table.stops.remove(tile);
    }

    FocusRing {
        visible: tile.ringed
        radius: tile.radius
    }
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
    Hover {
        id: hover
        enabled: tile.enabled
        cursorShape: tile.allowed ? Qt.PointingHandCursor : Qt.ArrowCursor
        onHoveredChanged: if (!hovered) tile.page.table.refusals.left(tile)
    }
    Tap {
        enabled: tile.enabled
        onTapped: tile.press()
        onPressedChanged: if (pressed) tile.page.table.pressedBy(point.device)
    }
}
