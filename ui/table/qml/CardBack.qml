// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Contour lines of a hill over the game's own colour.
CardFace {
    id: back
    drawing: variant === "" ? "back" : "back-small"
    deck: body ? body.card.scene.drawing.deck : ""
    source: deck !== "" ? deck + "back" : "cards/" + drawing + ".svg"

    Rectangle {
        z: -1
        anchors.fill: parent
        anchors.margins: parent.width * 0.03
        color: back.ground
    }
}
