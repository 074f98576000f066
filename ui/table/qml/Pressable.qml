// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A stop that the mouse or a finger presses as well, wherever it meets it.
Stop {
    id: part
    property bool live: enabled
    property int cursor: allowed ? Qt.PointingHandCursor : Qt.ArrowCursor
    pointed: hover.hovered

    FocusRing {
        visible: part.ringed
        radius: part.radius
    }
    Hover {
        id: hover
        enabled: part.live
        cursorShape: part.cursor
        onHoveredChanged: if (!hovered) part.table.refusals.left(part)
    }
    Tap {
        enabled: part.live
        onTapped: part.press()
        onPressedChanged: if (pressed) part.table.pressedBy(point.device)
    }
}
