// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Between the players: the house deck, the count line with where side cards lead, and the stake.
CountMiddle {
    id: middle
    required property AdvancedPazaakPage page
    required property AdvancedPazaakHand hand
    table: page.table
    at: page.at
    houseLeft: page.view.house_left
    goal: page.view.goal
    lowerTurn: page.view.phase === "act" && page.view.turn === page.me
    upper: CountTotal { name: middle.page.name(middle.page.other); total: middle.page.theirs.total; from: total }
    lower: CountTotal { name: middle.page.name(middle.page.me); total: middle.page.mine.total; from: total }
    leadTotals: page.asked ? Array.from(hand.values).map(v => hand.comesTo(v)) : []
    leadTexts: page.asked ? Array.from(hand.values).map(v => v === 0 ? hand.ready.text : page.cards.signed(v)) : []

    AdvancedPazaakStake {
        page: middle.page
        width: middle.at.totalWidth + 24
        height: Math.min(84, middle.height - 6)
        x: middle.at.totalX - 24
        y: (middle.height - height) / 2
    }
}
