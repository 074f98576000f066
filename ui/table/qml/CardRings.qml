// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Behind a card: the ring of the focus, the line around one that is chosen or recommended, the light of one that won.
Item {
    id: rings
    required property CardShape body
    readonly property bool ringed: !!body && body.card.ringed
    readonly property bool marked: !!body && body.card.marked

    CardEdge { of: rings.body; visible: !!rings.body && rings.body.card.lit; ink: "white"; grow: 3 }
    CardEdge { of: rings.body; visible: rings.ringed; ink: "white"; grow: rings.marked ? 7.5 : 4.5 }
    CardEdge { of: rings.body; visible: rings.ringed; ink: "blue"; grow: rings.marked ? 5 : 2 }
    CardEdge { of: rings.body; visible: rings.marked || !!rings.body && rings.body.card.aimedAt; ink: "amber"; grow: rings.marked ? 3 : 1.5 }
}
