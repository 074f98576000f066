// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

// The pointer of the count line, 14 x 11.
Shape {
    id: triangle
    required property color ink
    required property bool below // points upwards, at the line above it
    property bool hollow: false
    readonly property real tip: below ? 1 : 10
    readonly property real foot: below ? 10 : 1

    width: 14
    height: 11

    ShapePath {
        strokeColor: triangle.ink
        strokeWidth: 1.4
        joinStyle: ShapePath.MiterJoin
        fillColor: triangle.hollow ? "transparent" : triangle.ink
        startX: 7
        startY: triangle.tip
        PathLine { x: 13; y: triangle.foot }
        PathLine { x: 1; y: triangle.foot }
        PathLine { x: 7; y: triangle.tip }
    }
}
