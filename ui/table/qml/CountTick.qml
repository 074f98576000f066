// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One point of the count line; every fifth has its number, unless there is a label.
Item {
    id: tick
    required property int index
    required property var line
    readonly property bool goal: index === line.goal
    readonly property bool fifth: index % 5 === 0 && index <= line.goal
    readonly property real reach: goal ? 20 : fifth ? 7 : 4

    x: Math.round(index * line.unit)

    Rectangle {
        x: tick.goal ? -1 : -0.5
        y: -tick.reach
        width: tick.goal ? 2 : 1
        height: 2 * tick.reach
        color: tick.goal ? "white" : tick.fifth ? "#D9FFFFFF" : "#66FFFFFF"
    }
    Text {
        textFormat: Text.PlainText
        visible: tick.fifth && !tick.line.taken(tick.index, width / 2)
        x: -width / 2
        y: 20
        text: tick.index
        color: "white"
        opacity: tick.goal ? 1 : 0.85
        font.pixelSize: tick.line.table.style.small
        font.bold: tick.goal
    }
}
