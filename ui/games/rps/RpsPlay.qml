// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where the card of a seat lies in a game. The winner hits the loser, who is pushed aside.
Zone {
    id: play
    required property RpsPlace place
    required property RpsImpact impact
    required property int away // from the other's card: -1 to the left, 1 to the right
    readonly property int part: !impact.begun || impact.winner < 0 ? 0 : impact.winner === seat ? 1 : -1
    readonly property real shift: part === 0 ? 0 : part > 0 ? (impact.hits ? -impact.reach : -0.05 * cardWidth) : impact.hits ? 0 : 0.2 * cardWidth

    name: "play"
    wins: table.seatAt(seat).wins && impact.winner === seat
    x: place.x + away * shift
    y: place.y
    width: place.width
    height: place.height
    cardWidth: place.width
    arrangement: impact.begun ? impact.hits ? "hits" : "hit" : ""

    function spot(place: int, count: int): var {
        const at = play.lie(place, count);
        if (play.part < 0 && !play.impact.hits) {
            at.turn = 6 * play.away;
            at.y -= play.height * 0.04;
        }
        return at;
    }
}
