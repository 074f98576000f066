// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// A picture of a card that was played; "js" as the view writes it.
Picture {
    id: mini
    required property EuchrePage page
    required property euchreCard card
    property string label: ""
    readonly property string drawing: page.suitDrawing(card.suit) + "-" + card.value
    readonly property string deck: width > 44 ? page.scene.drawing.deck : ""

    shape: 1.4
    unit: page.table.unit
    source: card.word === "" ? "" : deck !== "" ? deck + drawing : "cards/" + drawing + (width <= 44 ? "-small" : "") + ".svg"
    Accessible.role: Accessible.Graphic
    Accessible.name: label
    Accessible.ignored: !visible || label === ""
}
