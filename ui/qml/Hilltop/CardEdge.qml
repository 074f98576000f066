// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The silhouette of a card behind it, `grow` pixels larger: its shadow, amber line or focus ring.
Image {
    property string ink: "shade"
    property bool cutCorners: false
    property real grow: 0
    property real drop: 0

    x: -grow
    y: -grow + drop
    width: parent.width + 2 * grow
    height: parent.height + 2 * grow
    source: visible ? "cards/edge-" + ink + (cutCorners ? "-cut" : "") + ".svg" : ""
}
