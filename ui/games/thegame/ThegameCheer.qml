// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// A jump of ten is a present to all: rings and sparks leave the pile, and what happened rises behind its card.
Item {
    id: cheer
    property real way: 1 // of the cheer, 0 to 1
    readonly property color ink: Style.good
    readonly property real late: Math.max(0, way * 1.6 - 0.6) // the words stay to be read

    visible: way < 1
    function begin() { party.restart(); }

    NumberAnimation {
        id: party
        target: cheer
        property: "way"
        from: 0
        to: 1
        duration: 1500
        easing.type: Easing.OutCubic
    }
    Rectangle {
        anchors.centerIn: parent
        width: parent.width + 8 + 48 * cheer.way
        height: parent.height + 8 + 48 * cheer.way
        radius: 12
        color: "transparent"
        border.color: cheer.ink
        border.width: 5 * (1 - cheer.way) + 1
        opacity: 1 - cheer.way
    }
    Repeater {
        model: Rows { owner: cheer; of: 12 }
        delegate: Rectangle {
            required property int index
            required property ThegameCheer owner
            readonly property real turn: index * Math.PI / 6
            readonly property real far: 0.5 + 0.45 * owner.way
            width: 6
            height: 6
            radius: 3
            x: owner.width / 2 + Math.cos(turn) * owner.width * far * 1.25 - 3
            y: owner.height / 2 + Math.sin(turn) * owner.height * far - 3
            color: index % 2 ? owner.ink : Style.white
            opacity: 1 - owner.way
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -(height + 18) * Math.min(1, cheer.way * 1.5)
        width: words.implicitWidth + 24
        height: 30
        radius: 15
        color: cheer.ink
        opacity: 1 - cheer.late
        Heading {
            id: words
            anchors.centerIn: parent
            text: qsTr("Ten back!")
            color: Style.dark
            font.pixelSize: Style.title
        }
    }
}
