// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A place or a seat that an answer can be aimed at: outlined and a stop of the keys while that is so.
Pressable {
    required property bool offered

    cursor: offered ? Qt.PointingHandCursor : Qt.ArrowCursor // a click that begins an answer is taken as well
    reachable: visible && offered
    radius: 8
    color: !offered ? "transparent" : pointed ? Style.spotOver : Style.spot
    border.color: Style.amber
    border.width: offered ? 2 : 0
    Accessible.ignored: !reachable
}
