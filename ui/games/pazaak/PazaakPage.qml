// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What the parts of the table know of the match. PazaakTable is one, with all that is drawn.
Item {
    id: page
    required property TableBase table
    readonly property TableScene scene: table.scene
    readonly property pazaakView view: scene.position.view
    readonly property int me: scene.position.viewSeat >= 0 ? scene.position.viewSeat : 0
    readonly property int other: 1 - me
    readonly property pazaakSeat mine: view.seats[me]
    readonly property pazaakSeat theirs: view.seats[other]
    readonly property bool over: scene.position.over
    readonly property bool dealt: view.phase !== ""
    readonly property bool myTurn: view.phase === "act" && view.turn === me

    readonly property CountMeasures at: CountMeasures {
        width: page.width
        height: page.height
    }
}
