// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What the parts of the table know of the match. PazaakTable is one, with all that is drawn.
GamePage {
    id: page
    readonly property pazaakView view: scene.position.view
    readonly property pazaakSeat mine: view.seats[me]
    readonly property pazaakSeat theirs: view.seats[other]
    readonly property bool dealt: view.phase !== ""
    readonly property bool myTurn: view.phase === "act" && view.turn === me

    readonly property CountMeasures at: CountMeasures {
        width: page.width
        height: page.height
    }
}
