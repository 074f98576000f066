// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Shapes

// A small dashed outline: something that is not there yet.
Shape {
    id: box

    ShapePath {
        strokeColor: Style.second
        strokeWidth: 1.5
        strokeStyle: ShapePath.DashLine
        dashPattern: [3, 2]
        fillColor: "transparent"
        startX: 1
        startY: 1
        PathLine { x: box.width - 1; y: 1 }
        PathLine { x: box.width - 1; y: box.height - 1 }
        PathLine { x: 1; y: box.height - 1 }
        PathLine { x: 1; y: 1 }
    }
}
