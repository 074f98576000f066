// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One point of the count line; every fifth has its number below, unless there is a label. That of the goal stands beside
// its line, where no label comes.
Item {
    id: tick
    required property int index
    required property int end // of the line: the point to reach
    required property real unit // pixels a point
    property bool taken: false // another text is there
    readonly property alias labelWidth: label.width
    readonly property bool goal: index === end
    readonly property bool fifth: index % 5 === 0 && index <= end
    readonly property real reach: goal ? 20 : fifth ? 7 : 4

    x: Math.round(index * unit)

    Rectangle {
        x: tick.goal ? -1 : -0.5
        y: -tick.reach
        width: tick.goal ? 2 : 1
        height: 2 * tick.reach
        color: tick.goal ? Style.white : tick.fifth ? Style.second : Style.tick
    }
    Caption {
        id: label
        visible: tick.goal || tick.fifth && !tick.taken
        x: tick.goal ? 6 : -width / 2
        y: tick.goal ? -height / 2 : 20
        text: tick.index
        opacity: tick.goal ? 1 : 0.85
        font.bold: tick.goal
        font.pixelSize: tick.goal ? Style.normal : Style.small
    }
}
