// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A face from a drawing: cards/<drawing>.svg, rendered once for each size and shared by all cards that show it.
// A game's own kinds come as <Kind>Face.qml with the same properties, drawn in whatever way.
Image {
    property int value
    property string variant // "", "small" (44 px and below), "spent"; with "narrow" when only the edge is seen
    property string label
    property string drawing
    property color ground // the table's own colour, for backs
    property bool cutCorners: false
    property bool fourColours: false // each suit has a colour of its own

    source: drawing === "" ? "" : "cards/" + drawing + (variant === "" ? "" : "-" + variant) + ".svg"
}
