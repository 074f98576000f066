// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A card on its way to its spot: in a slight arc, turning a little, and a hair too far before it settles.
NumberAnimation {
    id: flight
    required property CardBase card
    property var spot: ({ "x": 0, "y": 0, "wide": 90, "turn": 0 })
    property var start: spot
    property real part: 0 // of the time
    property point bend // the top of the arc beside the straight way
    property real swing: 0 // degrees it turns on the way
    readonly property real kBend: 0.07 // of the way
    readonly property real kMostBend: 26
    readonly property real kMostSwing: 6
    readonly property int kTurning: 8 // so many at once; more only fly, since turned pictures cost the renderer most
    readonly property real kBeyond: 0.5 // 1.7 would go a tenth too far

    target: flight
    property: "part"
    from: 0
    to: 1

    function go(to: var, ms: int) {
        const card = flight.card;
        const dx = to.x - card.x, dy = to.y - card.y, way = Math.hypot(dx, dy);
        const side = dx < 0 ? -1 : 1; // upwards
        const high = way > 0 ? Math.min(kMostBend, way * kBend) / way * side : 0;
        flight.bend = Qt.point(dy * high, -dx * high);
        flight.swing = card.table.flying > kTurning ? 0 : side * Math.min(kMostSwing, way / 60);
        flight.start = { "x": card.x, "y": card.y, "wide": card.cardWidth, "turn": card.rotation };
        flight.spot = to;
        flight.duration = ms;
        flight.restart();
    }
    function arrive(to: var) {
        flight.stop();
        flight.card.x = to.x;
        flight.card.y = to.y;
        flight.card.cardWidth = to.wide;
        flight.card.rotation = to.turn;
    }
    onPartChanged: {
        if (!flight.running)
            return;
        const card = flight.card, start = flight.start, spot = flight.spot;
        const left = flight.part - 1, arc = -4 * flight.part * left;
        const eased = 1 + left * left * left; // OutCubic
        const beyond = eased + kBeyond * left * left * flight.part; // OutBack
        card.x = start.x + (spot.x - start.x) * beyond + flight.bend.x * arc;
        card.y = start.y + (spot.y - start.y) * beyond + flight.bend.y * arc;
        card.cardWidth = start.wide + (spot.wide - start.wide) * eased;
        card.rotation = start.turn + (spot.turn - start.turn) * eased - flight.swing * arc * left;
    }
}
