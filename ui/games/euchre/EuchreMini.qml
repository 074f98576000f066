// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A picture of a card that was played; "js" as the view writes it.
Image {
    id: mini
    required property EuchrePage page
    required property string card
    property string label: ""
    readonly property int value: 9 + "9tjqka".indexOf(card.charAt(0))

    height: width * 1.4
    sourceSize.width: Math.round(width * page.table.unit)
    sourceSize.height: Math.round(width * 1.4 * page.table.unit)
    source: card.length === 2 ? "cards/" + page.suitDrawing(card.charAt(1)) + "-" + value + (width <= 44 ? "-small" : "") + ".svg" : ""
    Accessible.role: Accessible.Graphic
    Accessible.name: label
    Accessible.ignored: !visible || label === ""
}
