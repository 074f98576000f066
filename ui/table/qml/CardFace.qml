// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A face from a drawing: cards/<drawing>.svg, rendered once for each size and shared by all cards that show it.
// A game's own kinds come as <Kind>Face.qml of this type, drawn in whatever way. What it shows its body knows from the
// first moment on, so that nothing is drawn twice.
Image {
    readonly property var body: parent ? parent.body : null // qmllint disable
    property int value: body ? body.shownValue : 0
    property string variant: body ? body.variant : "" // "", "small" (44 px and below), "spent"; with "narrow" when only the edge is seen
    property string label: body ? body.card.label : ""
    property string drawing
    property color ground: body ? body.card.table.backColor : "black" // the table's own colour, for backs
    property bool cutCorners: false
    property bool fourColours: !!body && body.card.scene.fourColours // each suit has a colour of its own

    sourceSize: body ? Qt.size(body.drawnWidth, body.drawnWidth * 1.4) : undefined
    source: drawing === "" ? "" : "cards/" + drawing + (variant === "" ? "" : "-" + variant) + ".svg"
}
