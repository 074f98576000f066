// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The drafted cards of a seat, kept and received in turn, over the slots of RpsColumns.
Zone {
    id: zone
    required property RpsColumns columns

    table: columns.table
    name: columns.visible ? "draft" : ""
    x: columns.x
    y: columns.y + columns.cardY
    width: columns.width
    height: columns.cardHeight
    cardWidth: columns.cardWidth

    function spot(place: int, count: int): var {
        return { "x": zone.x + zone.columns.inset + Math.floor(place / 2) * zone.columns.at.pitch + (place % 2) * zone.columns.step, "y": zone.y,
                 "wide": zone.cardWidth, "turn": 0, "open": true };
    }
}
