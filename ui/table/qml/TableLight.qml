// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The soft light on the table. Rectangles have no radial gradient, so it is painted once per size and colour.
Canvas {
    id: light
    required property color centre
    required property color edge

    onCentreChanged: requestPaint()
    onEdgeChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        const glow = context.createRadialGradient(width * 0.5, height * 0.4, 0, width * 0.5, height * 0.4,
                                                  Math.hypot(width, height) * 0.56);
        glow.addColorStop(0, light.centre);
        glow.addColorStop(1, light.edge);
        context.fillStyle = glow;
        context.fillRect(0, 0, width, height);
    }
}
