// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The silhouette of a card behind its face, `grow` pixels larger: shadow, amber line, focus ring; or a veil over it.
Image {
    required property var of
    required property string ink
    property real grow: 0
    property real drop: 0

    x: -grow
    y: -grow + drop
    width: of.width + 2 * grow
    height: of.height + 2 * grow
    sourceSize.width: Math.round((of.faceWidth + 2 * grow) * of.card.table.unit)
    sourceSize.height: Math.round((of.faceWidth * 1.4 + 2 * grow) * of.card.table.unit)
    source: visible ? "cards/edge-" + ink + (of.cut ? "-cut" : "") + ".svg" : ""
}
