// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The open cards of one player.
CountRow {
    required property PazaakPage page
    required property PazaakPlayer player

    table: page.table
    at: page.at
    seat: player.seat
    y: player.y
    shown: page.dealt
    goesOn: page.view.phase === "act" && !player.shown.stood && !player.shown.over
}
