// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The cards a player has yet to draw.
Zone {
    id: stock
    required property RpsPage page
    table: page.table
    name: "stock"
    shape: "pile"
    width: stock.cardWidth
    height: stock.cardWidth * 1.4
}
