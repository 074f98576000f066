// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The tray of a table with side cards: whose they are, how many are left and, below what the game says, which were
// played earlier. The game puts the cards and the actions beside these words.
Tray {
    id: tray
    required property TableBase table
    required property CountMeasures at
    required property tableSeat who
    required property int sideLeft
    required property int spentCount
    required property bool tight
    property alias wordsY: words.y
    property alias spacing: words.spacing
    property bool counted: true // the side cards are known
    property bool tellsSpent: true
    default property alias said: middle.data // between what is left and what was played
    readonly property real wordsBottom: words.y + words.height

    Column {
        id: words
        x: tray.at.pad + 8
        width: tray.at.barWidth - 8
        Caption {
            id: heading
            width: parent.width
            text: tray.who.me ? qsTr("Your side cards") : qsTr("Side cards of %1").arg(tray.who.name)
            wrapMode: Text.Wrap
            maximumLineCount: 2
        }
        Heading {
            width: parent.width
            visible: tray.counted
            text: tray.sideLeft > 0 ? qsTr("%n left", "side cards", tray.sideLeft) : qsTr("none left")
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(heading.text).arg(text)
        }
        Column {
            id: middle
            width: parent.width
            spacing: tray.spacing
        }
        Caption {
            width: parent.width
            text: qsTr("played earlier")
            visible: tray.spentCount > 0 && tray.tellsSpent
        }
    }
}
