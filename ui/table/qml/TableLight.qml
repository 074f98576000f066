// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The felt: a soft light, the contour lines of our card backs, darker corners and a rim. Painted once per size and
// colour into an image, since rectangles have no radial gradient and nothing of it moves.
Canvas {
    id: light
    required property color centre
    required property color edge
    readonly property int rim: 10 // from the edge

    onCentreChanged: requestPaint()
    onEdgeChanged: requestPaint()
    onPaint: {
        const context = getContext("2d");
        const reach = Math.hypot(width, height) * 0.56;
        const glow = context.createRadialGradient(width * 0.5, height * 0.4, 0, width * 0.5, height * 0.4, reach);
        glow.addColorStop(0, light.centre);
        glow.addColorStop(1, light.edge);
        context.fillStyle = glow;
        context.fillRect(0, 0, width, height);
        light.paintContours(context, reach);
        const corner = context.createRadialGradient(width * 0.5, height * 0.46, reach * 0.55, width * 0.5, height * 0.46, reach * 1.08);
        corner.addColorStop(0, "transparent");
        corner.addColorStop(1, Style.corner);
        context.fillStyle = corner;
        context.fillRect(0, 0, width, height);
        light.paintRim(context, light.rim, Style.rim);
        light.paintRim(context, light.rim + 1, Style.rimLight);
    }

    // Lines of equal height of a hill at the upper right, each a little turned against the one within; see contours()
    // in resources/cards/draw_cards.py.
    function paintContours(context: var, reach: real) {
        context.strokeStyle = Style.contour;
        context.lineWidth = 1.5;
        for (let level = 1; level * 44 < reach * 2; ++level) {
            const twist = level * 0.05;
            context.beginPath();
            for (let k = 0; k <= 96; ++k) {
                const a = 2 * Math.PI * k / 96;
                const r = level * 44 * (1 + 0.13 * Math.sin(2 * a + 0.6 + twist) + 0.07 * Math.sin(3 * a + 2.1 - 3 * twist) + 0.03 * Math.sin(5 * a + level));
                context.lineTo(width * 0.68 + level * 4 + r * 1.28 * Math.cos(a), height * 0.3 + level * 5 + r * Math.sin(a));
            }
            context.stroke();
        }
    }

    function paintRim(context: var, inset: real, colour: string) {
        context.strokeStyle = colour;
        context.lineWidth = 1;
        context.beginPath();
        context.roundedRect(inset + 0.5, inset + 0.5, width - 2 * inset - 1, height - 2 * inset - 1, 12, 12);
        context.stroke();
    }
}
