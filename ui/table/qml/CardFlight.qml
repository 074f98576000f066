// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A card on its way to its spot.
ParallelAnimation {
    id: flight
    required property var card
    property var to: ({ "x": 0, "y": 0, "wide": 90, "turn": 0 })
    property int duration: 230

    function go(to: var, ms: int) {
        flight.to = to;
        flight.duration = ms;
        flight.start();
    }
    function arrive(to: var) {
        flight.stop();
        flight.card.x = to.x;
        flight.card.y = to.y;
        flight.card.cardWidth = to.wide;
        flight.card.rotation = to.turn;
    }

    NumberAnimation { target: flight.card; property: "x"; to: flight.to.x; duration: flight.duration; easing.type: Easing.OutCubic }
    NumberAnimation { target: flight.card; property: "y"; to: flight.to.y; duration: flight.duration; easing.type: Easing.OutCubic }
    NumberAnimation { target: flight.card; property: "cardWidth"; to: flight.to.wide; duration: flight.duration; easing.type: Easing.OutCubic }
    NumberAnimation { target: flight.card; property: "rotation"; to: flight.to.turn; duration: flight.duration; easing.type: Easing.OutCubic }
}
