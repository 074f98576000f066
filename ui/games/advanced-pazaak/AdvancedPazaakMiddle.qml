// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Between the players: the house deck, the count line with where side cards lead, and the stake.
CountMiddle {
    id: middle
    required property var page
    required property var hand
    readonly property var leading: hand.word !== "" ? hand.values.map(v => middle.lead(hand.word, v, hand.comesTo(v))) : []

    function count(seat: int, shown: var): var {
        const who = middle.page.scene.seats[seat];
        return { "name": who ? who.name : "", "total": shown.total, "from": shown.total };
    }
    function lead(word: string, value: int, total: int): var {
        return { "total": total, "text": value === 0 ? middle.page.cards.text(word) : middle.page.cards.signed(value) };
    }

    table: page.table
    at: page.at
    houseLeft: page.view.house_left || 0
    lowerTurn: page.view.phase === "act" && page.view.turn === page.me
    upper: count(page.other, page.theirs)
    lower: count(page.me, page.mine)
    leads: page.asked ? leading : []

    AdvancedPazaakStake {
        page: middle.page
        width: middle.at.totalWidth
        height: Math.min(84, middle.height - 6)
        x: middle.at.totalX
        y: (middle.height - height) / 2
    }
}
