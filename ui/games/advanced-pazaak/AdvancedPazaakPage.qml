// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What the parts of the table know of the match. AdvancedPazaakTable is one, with all that is drawn.
GamePage {
    id: page
    readonly property advancedPazaakView view: scene.position.view
    readonly property advancedPazaakSeat mine: view.seats[me]
    readonly property advancedPazaakSeat theirs: view.seats[other]
    readonly property bool dealt: view.phase !== ""
    property int offered: 0 // answers
    readonly property bool asked: view.phase === "act" && view.turn === me && scene.position.interactive && offered > 0
    readonly property bool choosing: view.phase === "choose" && scene.position.interactive && offered > 0

    readonly property CountMeasures at: CountMeasures {
        width: page.width
        height: page.height
        under: 26
    }
    readonly property AdvancedPazaakCards cards: AdvancedPazaakCards {}
}
