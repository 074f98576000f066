// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The labels under a card of the hand: the digit that plays it, what it leads to, what it is worth.
Item {
    id: tag
    required property TableBase table
    required property int tagRow
    required property string key
    required property bool best
    required property string value
    readonly property bool tall: table.stage.height - y > 46 // room for a second line
    readonly property bool hinted: best && table.scene.answers.hintLevel > 0
    readonly property CardBase card: table.cardItem(tagRow)
    readonly property var at: card ? card.spot : null
    readonly property real room: card && card.home ? card.home.fit(card.count).step || card.home.width : 0
    readonly property bool tiny: room > 0 && room < badge.width + 2 // neighbours would lie over each other
    readonly property bool narrow: badge.width + first.spacing + leads.implicitWidth > room - 2

    visible: card !== null && at !== null && card.home !== null && card.playable && card.home.hand && !card.choosing && !card.take && (!tiny || card.raised)
    x: at ? at.x + at.wide / 2 - width / 2 : 0
    y: at ? at.y + at.wide * 1.4 + 8 : 0
    width: narrow ? 28 : Math.max(first.implicitWidth, second.implicitWidth)

    Row {
        id: first
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: tag.room < 80 ? 4 : 6
        KeyBadge {
            id: badge
            text: tag.key
        }
        Words {
            id: leads
            visible: !tag.narrow && text !== ""
            text: !tag.tall && tag.value !== "" ? tag.value : tag.card ? tag.card.lead : ""
            font.pixelSize: tag.room < 130 ? Style.small : Style.normal
        }
        Worth {
            visible: !tag.tall && !tag.narrow && tag.hinted
            text: ""
            best: tag.hinted
        }
    }
    Worth {
        id: second
        y: 22
        visible: tag.tall && !tag.narrow && (text !== "" || best)
        anchors.horizontalCenter: parent.horizontalCenter
        text: tag.value
        best: tag.hinted
    }
}
