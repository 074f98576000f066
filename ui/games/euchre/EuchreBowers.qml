// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Names the bowers among the cards of a trick, beside them.
Item {
    id: bowers
    required property EuchrePage page
    required property euchreTrick trick

    anchors.fill: parent

    Repeater {
        model: Rows { owner: bowers; of: Array.from(bowers.trick.cards).filter(c => bowers.page.bowerOf(c.card) > 0) }
        delegate: Rectangle {
            id: tag
            required property euchrePlayed modelData
            required property EuchreBowers owner
            readonly property EuchrePage page: owner.page
            readonly property int turn: (modelData.seat - page.me + 4) % 4
            width: words.implicitWidth + 16
            height: 20
            radius: 10
            color: Style.plate
            x: page.at.labelX(turn, width)
            y: page.at.labelY(turn, height)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(page.name(modelData.seat)).arg(words.text)
            Accessible.ignored: !visible
            Caption {
                id: words
                anchors.centerIn: parent
                text: tag.page.bowerOf(tag.modelData.card) === 2 ? qsTr("right bower") : qsTr("left bower")
            }
        }
    }
}
