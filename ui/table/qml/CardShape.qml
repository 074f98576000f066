// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What the drawings of a card know of its body. CardBody is one, with all that is drawn.
Item {
    required property CardBase card
    property string variant
    property real faceWidth: 90 // drawings are rendered in this width; while flying they are stretched
    readonly property real drawnWidth: Math.round(faceWidth * card.table.unit)
    readonly property string kind: card.hidden ? "" : card.kind
    readonly property int value: card.hidden ? 0 : card.value
    property string shownKind
    property int shownValue
    property real lift: 0 // part of the card's height
    readonly property bool raised: lift > 0 || card.dragged
    readonly property bool cut: card.table.lookOf(shownKind).cutCorners
    readonly property bool solid: !variant.startsWith("spent")
}
