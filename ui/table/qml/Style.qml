// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Colours and sizes every table shares; what differs between games comes from the scene.
QtObject {
    readonly property color amber: "#F2B632" // yours to do: to move, chosen, best; nothing else
    readonly property color text: "#FFFFFF"
    readonly property color second: "#D9FFFFFF"
    readonly property color faint: "#80FFFFFF"
    readonly property color hint: "#FFDF9E" // the same as small text
    readonly property color plate: "#47000000"
    readonly property color tray: "#2E000000"
    readonly property color dark: "#1D2126" // text on white, tips
    readonly property color ring: "#1A56C4"
    // All sizes of words on a table.
    readonly property int small: 12
    readonly property int normal: 14
    readonly property int title: 18
    readonly property int large: 24
    readonly property int count: 40

    function clamp(value: real, low: real, high: real): real {
        return Math.max(low, Math.min(high, value));
    }
}
