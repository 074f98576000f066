// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What the parts of every game's table know of the match. A game adds what only it has.
Item {
    id: page
    required property TableBase table
    property int turn: -1 // whose place is below where several people share the screen; -1: always the same
    readonly property TableScene scene: table.scene
    readonly property bool shared: scene.position.viewSeat < 0 && scene.position.interactive && table.seatAt(turn).person
    readonly property int me: scene.position.viewSeat >= 0 ? scene.position.viewSeat : shared ? turn : 0
    readonly property int other: 1 - me // of two players
    readonly property bool over: scene.position.over

    function name(seat: int): string { return page.table.seatAt(seat).name; }
}
