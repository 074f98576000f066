// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// A face from a drawing, rendered once for each size and shared by all cards that show it: cards/<kind>-<value>.svg or
// cards/<game>/<kind>-<value>.svg, as the game's CardLook says. What it shows its body knows from the first moment on, so that nothing is drawn twice.
Image {
    required property CardShape body
    readonly property string kind: body ? body.shownKind : ""
    readonly property tableLook look: body.card.table.lookOf(kind) // none: a plain one, or a back
    property int value: body ? body.shownValue : 0
    // "", "small" (44 px and below), "spent"; with "narrow" when only the edge is seen. Between two deals a card may lie where outlines do.
    property string variant: !body || look.solid && !body.solid ? "" : body.variant
    property string label: body ? body.card.label : ""
    property string drawing: look.face !== "" && value >= look.least ? look.folder + kind + (look.fourColours && fourColours ? "4" : "") + (look.numbered ? "-" + value : "") : ""
    property color ground: body ? body.card.table.backColor : Style.dark // the table's own colour, for backs
    property bool fourColours: !!body && body.card.scene.drawing.fourColours // each suit has a colour of its own
    // Where another program's deck has its cards; small ones are our own, whose index can be read.
    property string deck: body && variant === "" ? body.card.scene.drawing.deck : ""

    sourceSize: body ? Qt.size(body.drawnWidth, body.drawnWidth * 1.4) : undefined
    source: drawing === "" ? "" : deck !== "" ? deck + drawing : "cards/" + drawing + (variant === "" ? "" : "-" + variant) + ".svg"
}
