// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// A chip of that value: a colour for each, and its number.
Rectangle {
    id: chip
    required property int value
    property bool bare: false // another chip would cover its number
    readonly property var steps: [1, 5, 10, 25, 100, 500]
    readonly property int step: Math.max(0, steps.findIndex(s => s === value))
    readonly property bool wide: value >= 100
    readonly property color ink: step === 0 ? Style.dark : Style.white

    width: 44
    height: width
    radius: width / 2
    color: Style.chips[step]
    border.color: Style.coinEdge

    Repeater { // the marks of its edge
        model: Rows { owner: chip; of: 8 }
        delegate: Item {
            required property int index
            required property AdvancedPazaakChip owner
            x: owner.width / 2
            y: owner.width / 2
            rotation: index * 45
            Rectangle {
                x: -width / 2
                y: 1 - parent.owner.width / 2
                width: parent.owner.width * 0.15
                height: parent.owner.width * 0.1
                color: parent.owner.ink
                opacity: 0.8
            }
        }
    }
    Rectangle { // round the number, where that has room in it
        visible: chip.width >= 26
        anchors.centerIn: parent
        width: chip.width * 0.74
        height: width
        radius: width / 2
        color: "transparent"
        border.color: chip.ink
        opacity: 0.5
    }
    Heading {
        visible: !chip.bare
        anchors.centerIn: parent
        text: chip.value
        color: chip.ink
        font.pixelSize: chip.width < 26 ? 9 : chip.width < 36 ? (chip.wide ? 10 : 11) : chip.wide && chip.width < 44 ? Style.small : Style.normal
        Accessible.ignored: true
    }
}
