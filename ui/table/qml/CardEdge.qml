// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The silhouette of a card behind its face, `grow` pixels larger: shadow, amber line, focus ring; or a veil over it.
Image {
    required property CardShape of
    required property string ink
    property real grow: 0
    property real drop: 0

    x: -grow
    y: -grow + drop
    width: of ? of.width + 2 * grow : 0
    height: of ? of.height + 2 * grow : 0
    sourceSize: of ? Qt.size(Math.round((of.faceWidth + 2 * grow) * of.card.table.unit), Math.round((of.faceWidth * 1.4 + 2 * grow) * of.card.table.unit)) : undefined
    source: visible && of ? "cards/edge-" + ink + (of.cut ? "-cut" : "") + ".svg" : ""
}
