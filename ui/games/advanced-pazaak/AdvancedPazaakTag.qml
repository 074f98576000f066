// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Under a side card of mine: the digit that chooses it, and where it leads.
Item {
    id: tag
    required property var page
    required property var hand
    required property var model // a card
    readonly property bool mine: model.zone === "hand" && model.seat === page.me
    readonly property var at: mine && page.asked ? hand.spot(model.place, model.count) : null
    readonly property string word: mine ? page.cards.word(model.kind, model.value) : ""
    readonly property string signs: word !== "" && page.cards.chooses(word) ? qsTr("both signs") : ""
    readonly property string lead: word === "" ? "" : signs !== "" ? signs : qsTr("to %1").arg(page.cards.total(page.mine, word, page.cards.values(word)[0]))
    readonly property real room: at ? (hand.fit(model.count).step || hand.width) - 4 : 0

    visible: at !== null && model.playable
    x: at ? at.x + (at.wide - width) / 2 : 0
    y: at ? at.y + at.wide * 1.4 + 6 : 0
    width: badge.width + (words.visible ? 6 + words.width : 0)
    height: 18

    KeyBadge {
        id: badge
        text: tag.page.table.key(tag.model.place + tag.hand.firstKey)
    }
    Text {
        id: words
        textFormat: Text.PlainText
        visible: badge.width + 6 + implicitWidth <= tag.room
        anchors.verticalCenter: parent.verticalCenter
        x: badge.visible ? badge.width + 6 : 0
        text: tag.lead
        color: tag.page.style.text
        font.pixelSize: tag.page.style.small
        Accessible.ignored: true
    }
}
