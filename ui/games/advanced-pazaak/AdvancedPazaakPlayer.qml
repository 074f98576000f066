// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The line of one player.
CountSeat {
    id: line
    required property AdvancedPazaakPage page
    required property advancedPazaakSeat shown
    readonly property bool ended: page.view.phase === "rest" || page.view.phase === "over"

    table: page.table
    at: page.at
    turn: page.view.phase === "act" && page.view.turn === seat
    wins: shown.wins
    total: shown.total
    bust: shown.over
    sideLeft: shown.side_left
    told: page.dealt
    needed: page.view.rules.sets_to_win
    rounds: qsTranslate("AdvancedPazaakTable", "%1 of %2 sets")
    roundsWon: qsTranslate("AdvancedPazaakTable", "%1 of %2 sets won")
    outcome: shown.over ? qsTranslate("AdvancedPazaakTable", "over 20") : turn ? "" : shown.stood ? qsTranslate("AdvancedPazaakTable", "stood")
             : shown.last === "end" ? qsTranslate("AdvancedPazaakTable", "ended turn") : ""
    tag: !ended ? "" : page.view.set_winner === seat ? qsTranslate("AdvancedPazaakTable", "won the set")
         : page.view.set_winner < 0 ? qsTranslate("AdvancedPazaakTable", "set tied") : ""
}
