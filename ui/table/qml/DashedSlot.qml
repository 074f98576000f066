// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

// Where the next card will lie; amber while a card is held over it.
Shape {
    id: slot
    property bool wanted: false
    property color ink: wanted ? Style.amber : Style.dashes
    readonly property real round: width * 0.075

    ShapePath {
        strokeColor: slot.ink
        strokeWidth: slot.wanted ? 2 : 1
        strokeStyle: slot.wanted ? ShapePath.SolidLine : ShapePath.DashLine
        dashPattern: [4, 3]
        fillColor: "transparent"
        startX: slot.round
        startY: 0.5
        PathLine { x: slot.width - slot.round; y: 0.5 }
        PathArc { x: slot.width - 0.5; y: slot.round; radiusX: slot.round; radiusY: slot.round }
        PathLine { x: slot.width - 0.5; y: slot.height - slot.round }
        PathArc { x: slot.width - slot.round; y: slot.height - 0.5; radiusX: slot.round; radiusY: slot.round }
        PathLine { x: slot.round; y: slot.height - 0.5 }
        PathArc { x: 0.5; y: slot.height - slot.round; radiusX: slot.round; radiusY: slot.round }
        PathLine { x: 0.5; y: slot.round }
        PathArc { x: slot.round; y: 0.5; radiusX: slot.round; radiusY: slot.round }
    }
}
