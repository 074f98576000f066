// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Between the players: the house deck's words, the count line with where the chosen card leads, and the stake.
Item {
    id: middle
    required property var page
    required property var hand
    readonly property var at: page.at
    readonly property Style style: page.style

    function count(seat: int, shown: var): var {
        const who = middle.page.scene.seats[seat];
        return { "name": who ? who.name : "", "total": shown.total, "from": shown.total };
    }

    Text {
        textFormat: Text.PlainText
        x: middle.at.pad + 8 + middle.at.deckWidth + 12
        y: (middle.height - height) / 2
        width: middle.at.plateWidth - 20 - middle.at.deckWidth
        wrapMode: Text.Wrap
        text: qsTr("house deck, %n left", "", middle.page.view.house_left || 0)
        color: middle.style.text
        font.pixelSize: middle.style.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    CountLine {
        table: middle.page.table
        x: middle.at.rowX + 16
        width: middle.at.rowWidth - 32 - (stake.visible ? stake.width + 12 : 0)
        height: middle.height
        lowerTurn: middle.page.view.phase === "act" && middle.page.view.turn === middle.page.me
        upper: middle.count(middle.page.other, middle.page.theirs)
        lower: middle.count(middle.page.me, middle.page.mine)
        leads: !middle.page.asked || middle.hand.word === "" ? []
               : middle.hand.values.map(v => ({ "total": middle.hand.comesTo(v), "text": v === 0 ? middle.page.cards.text(middle.hand.word) : middle.page.cards.signed(v) }))
    }
    AdvancedPazaakStake {
        id: stake
        page: middle.page
        width: 128
        height: Math.min(84, middle.height - 6)
        x: middle.width - middle.at.pad - width
        y: (middle.height - height) / 2
    }
}
