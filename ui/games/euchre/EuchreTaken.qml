// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The tricks a player took: their cards shrink into the marks of the player's side, before or after the partner's.
Zone {
    id: zone
    required property EuchrePage page
    required property EuchreScore block
    readonly property int row: (seat + page.me) % 2
    readonly property int before: seat < 2 ? 0 : page.tricksLying(seat - 2)
    readonly property int cardsOfTrick: page.players

    table: page.table
    name: "taken"
    x: block.x + block.slotsX
    y: block.y + block.slotY(row)
    width: block.slotWidth
    height: block.slotHeight
    arrangement: String(before)

    function spot(place: int, count: int): var {
        const nth = zone.before + Math.floor(place / zone.cardsOfTrick);
        return { "x": zone.x + nth * zone.block.slotStep + zone.width / 2, "y": zone.y + zone.height + 1, "wide": 0.1, "turn": 0, "open": true };
    }
}
