// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The soft shadow around a card, from a drawing with a margin of a tenth of the card's width on all sides; further down
// while the card is raised.
Image {
    required property CardShape body
    readonly property real margin: body ? body.width * 0.1 : 0

    x: -margin
    y: -margin + (body && body.raised ? 9 : 3)
    width: body ? body.width + 2 * margin : 0
    height: body ? body.height + 2 * margin : 0
    sourceSize: body ? Qt.size(Math.round(body.drawnWidth * 1.2), Math.round(body.drawnWidth * 1.6)) : undefined
    source: visible && body ? "cards/shadow" + (body.cut ? "-cut" : "") + ".svg" : ""
}
