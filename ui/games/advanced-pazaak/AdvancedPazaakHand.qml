// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// My side cards: one is chosen with what it shall count, then END or STAND plays it. One that is dropped on the table
// lies ready in my row until then, and counts what it showed while it was held.
Zone {
    id: side
    required property AdvancedPazaakPage page
    required property Zone row
    property int value: 0 // what the chosen card shall count
    property bool laid: false // the chosen card lies in my row
    readonly property CardBase card: table.chosen && table.chosen.zone === "hand" && table.chosen.seat === seat ? table.chosen : null
    readonly property advancedPazaakSide ready: page.view.sideOf(card ? card.kind : "", card ? card.value : 0)
    readonly property string word: ready.word
    readonly property list<int> values: ready.values
    readonly property bool lifted: card !== null && table.dragging === card

    choosing: true
    keepsKeys: true
    firstKey: 3 // after ending and standing
    changed: by => side.turn(by > 0)
    again: () => side.next()
    onWordChanged: side.value = page.mine.bestValue(side.ready)
    onCardChanged: side.laid = false
    onLiftedChanged: if (lifted) side.laid = false

    function spot(place: int, count: int): var {
        const ready = side.laid && side.card !== null && side.card.place === place;
        return ready ? side.row.lie(side.row.held, side.row.held + 1) : side.lie(place, count);
    }
    function comesTo(value: int): int { return side.page.mine.totalWith(side.word, value); }
    // The sign that was asked for; again: the next value of that sign.
    function turn(plus: bool): bool {
        const fits = Array.from(side.values).filter(v => v !== 0 && v > 0 === plus);
        if (fits.length === 0)
            return false;
        side.value = fits[(fits.indexOf(side.value) + 1) % fits.length];
        return true;
    }
    // The card was chosen again: its next value.
    function next(): bool {
        if (side.values.length < 2)
            return false;
        side.value = side.values[(Array.from(side.values).indexOf(side.value) + 1) % side.values.length];
        return true;
    }
    // The card of that row shall count so.
    function choose(row: int, value: int) {
        side.table.chosen = side.table.cardItem(row);
        side.value = value;
    }
    // It was dropped on the table.
    function dropped(row: int) {
        const card = side.table.cardItem(row);
        if (!card)
            return;
        side.table.chosen = card;
        side.laid = true;
    }
}
