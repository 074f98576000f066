// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The drafted cards of a seat, kept and received in turn, each on its pile of RpsPiles.
Zone {
    id: zone
    required property RpsPiles piles

    table: piles.page.table
    name: piles.visible ? "draft" : ""
    x: piles.x
    y: piles.y + piles.cardY
    width: piles.width
    height: piles.cardHeight
    cardWidth: piles.cardWidth

    function spot(place: int, count: int): var {
        return { "x": zone.x + zone.piles.cardX(Math.floor(place / 2), place % 2 === 1), "y": zone.y,
                 "wide": zone.cardWidth, "turn": 0, "open": true };
    }
}
