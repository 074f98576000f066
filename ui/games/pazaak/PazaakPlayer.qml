// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The line of one player.
CountSeat {
    id: line
    required property PazaakPage page
    required property pazaakSeat shown
    readonly property bool ended: page.view.phase === "rest" || page.view.phase === "over"

    table: page.table
    at: page.at
    turn: page.view.phase === "act" && page.view.turn === seat
    wins: shown.wins
    total: shown.total
    bust: shown.over
    sideLeft: shown.side_left
    told: page.dealt
    needed: page.view.hands_to_win
    what: shown.played_side > 0 ? qsTranslate("PazaakTable", "played +%1").arg(shown.played_side) : ""
    outcome: shown.over ? qsTranslate("PazaakTable", "over 20") : turn ? "" : shown.stood ? qsTranslate("PazaakTable", "stood")
             : shown.last === "end" ? qsTranslate("PazaakTable", "ended turn") : ""
    tag: !ended ? "" : page.view.hand_winner === seat ? qsTranslate("PazaakTable", "won the hand")
         : page.view.hand_winner < 0 ? qsTranslate("PazaakTable", "hand tied") : ""
}
