// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The five tricks of a hand as they were taken: trump for one of the makers, a crossed card for one of the others, a
// faint place for one to come. How they stand at the end says what became of the hand.
Row {
    id: five
    required property EuchrePage page
    property real size: 18
    property string deed: "" // see EuchreFacts
    property real way: 1 // of what they do then, 0 to 1

    spacing: Math.round(size * 0.3)
    Repeater {
        model: Rows { owner: five; of: 5 }
        delegate: Item {
            id: trick
            required property int index
            required property EuchreFive owner
            readonly property int winner: index < owner.page.view.played.length ? owner.page.view.played[index].winner : -1
            readonly property bool made: winner >= 0 && winner % 2 === owner.page.makers
            readonly property real hop: Math.max(0, Math.min(1, owner.way * 2.2 - index * 0.3)) // one after the other
            readonly property bool falls: owner.deed === "euchre" && made
            width: owner.size
            height: owner.size * 1.4
            transform: Translate { y: trick.falls ? 3 * trick.owner.way : trick.owner.deed === "" ? 0 : -trick.owner.size * 0.6 * Math.sin(Math.PI * trick.hop) }
            rotation: falls ? (index % 2 ? -16 : 16) * owner.way : 0
            Rectangle {
                anchors.fill: parent
                radius: width * 0.16
                color: trick.made ? Style.white : "transparent"
                border.color: trick.winner < 0 ? Style.faint : Style.white
                opacity: trick.winner < 0 || trick.made ? 1 : 0.7
            }
            Picture {
                visible: trick.made
                anchors.centerIn: parent
                width: parent.width * 0.72
                unit: trick.owner.page.table.unit
                source: trick.owner.page.suitPicture(trick.owner.page.trump)
            }
            Rectangle {
                visible: trick.winner >= 0 && !trick.made
                anchors.centerIn: parent
                width: Math.hypot(parent.width, parent.height) - 6
                height: 1.5
                rotation: -54
                color: Style.white
                opacity: 0.7
                antialiasing: true
            }
        }
    }
}
