// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Who sits there and what they are about. A line marks who is to move: amber where that is you, white for others; at
// the end a white one marks who has won.
Rectangle {
    id: plate
    required property TableBase table
    required property tableSeat who
    property string note: who.note
    property string brief // the note in fewer words
    property bool moves: who.turn
    property real room: 0 // at the right, kept free
    property bool large: false // words and portrait, where the table has room
    readonly property real apart: room > 0 ? 6 : 0 // between the level and what lies at the right
    readonly property bool turn: moves && !table.scene.position.over
    readonly property bool won: who.wins && table.ending.lit
    readonly property string name: who.name
    readonly property string bot: who.bot
    // Where the words would be cut otherwise, every letter counts more than the disc.
    readonly property bool slim: Math.max(called12.room, noted12.room) > width - room - disc.x - disc.width - 18
    // A level that does not fit beside the name begins the second line.
    readonly property bool below: bot !== "" && called.width + 6 + bot12.advanceWidth > first.width - apart
    readonly property string both: !below ? note : note === "" ? bot : qsTr("%1, %2").arg(bot).arg(note)
    readonly property string fullName: bot === "" ? name : qsTr("%1, %2").arg(name).arg(bot)

    implicitWidth: 208
    implicitHeight: 48
    radius: 8
    color: Style.plate
    border.color: won ? Style.white : who.me ? Style.amber : Style.second
    border.width: turn || won ? 2 : 0
    Accessible.role: Accessible.StaticText
    Accessible.name: note === "" ? fullName : qsTr("%1, %2").arg(fullName).arg(note)

    Measured {
        id: called12
        text: plate.name
        font.pixelSize: 12
        font.weight: Font.DemiBold
    }
    Measured {
        id: bot12
        text: plate.bot
        font.pixelSize: Style.small
    }
    Measured {
        id: both12
        text: plate.both
        font.pixelSize: Style.small
    }
    Measured {
        id: noted12
        text: plate.brief || plate.note
        font.pixelSize: 12
    }
    Image { // the portrait
        id: disc
        visible: !plate.slim && status === Image.Ready
        x: (plate.height - height) / 2
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(plate.large ? 56 : 36, plate.height - 10)
        height: width
        sourceSize.width: Math.round(width * plate.table.unit)
        sourceSize.height: Math.round(width * plate.table.unit)
        source: plate.who.portrait
    }
    Column {
        anchors.left: plate.slim ? parent.left : disc.right
        anchors.leftMargin: 10
        anchors.right: parent.right
        anchors.rightMargin: 8 + plate.room
        anchors.verticalCenter: parent.verticalCenter

        Item {
            id: first
            width: parent.width
            height: called.implicitHeight
            Heading {
                id: called
                width: Math.min(implicitWidth, first.width)
                text: plate.name
                smallest: 12
                font.pixelSize: plate.large ? Style.title : Style.normal
            }
            BotName {
                anchors.baseline: called.baseline
                x: called.width + 6
                room: first.width - plate.apart - x
                text: plate.bot
            }
        }
        BriefText {
            width: parent.width
            visible: text !== ""
            whole: both12.room <= width ? plate.both : plate.note
            brief: plate.brief
            font.pixelSize: plate.large ? Style.normal : Style.small
            Accessible.ignored: true // the plate says it
        }
    }
}
