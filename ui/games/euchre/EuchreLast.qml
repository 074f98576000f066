// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The last trick as it lay on the table, in the middle, until a click or key takes it away.
Item {
    id: last
    required property EuchrePage page
    readonly property EuchreMeasures at: page.at
    readonly property euchreTrick trick: page.lastTrick
    readonly property int winner: trick.winner

    visible: page.lastShown
    Tap {
        enabled: last.visible
        onTapped: last.page.lookBack = false
    }
    Repeater {
        model: Rows { owner: last; of: Array.from(last.trick.cards) }
        delegate: Item {
            id: spot
            required property euchrePlayed modelData
            required property int index
            required property EuchreLast owner
            readonly property int turn: (modelData.seat - owner.page.me + 4) % 4
            readonly property bool won: modelData.seat === owner.winner
            x: owner.at.slotX(turn)
            y: owner.at.slotY(turn)
            width: owner.at.slotWidth
            height: owner.at.slotHeight
            Rectangle {
                visible: spot.won
                anchors.fill: parent
                anchors.margins: -3
                radius: width * 0.09
                color: Style.white
            }
            EuchreMini {
                anchors.fill: parent
                page: spot.owner.page
                card: spot.modelData.card
                label: qsTr("%1: %2").arg(spot.owner.page.name(spot.modelData.seat)).arg(spot.owner.page.words.card(spot.modelData.card))
            }
        }
    }
    EuchreBowers {
        page: last.page
        trick: last.trick
    }
    Rectangle {
        visible: last.winner >= 0 && last.page.table.tagsTold
        width: words.implicitWidth + 20
        height: 24
        radius: 11
        color: Style.dark
        x: last.at.centreX - width / 2
        y: last.at.centreY - height / 2
        Accessible.role: Accessible.StaticText
        Accessible.name: words.text
        Accessible.ignored: !visible
        Heading {
            id: words
            anchors.centerIn: parent
            text: last.winner < 0 ? "" : last.page.words.isMe(last.winner)
                  ? qsTr("Last trick: yours") : qsTr("Last trick: %1").arg(last.page.name(last.winner))
            font.pixelSize: Style.small
        }
    }
}
