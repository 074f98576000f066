// SPDX-License-Identifier: GPL-3.0-or-later
import Hilltop

// What a player has come to, on the count line.
CountTotal {
    required property PazaakPage page
    required property int seat
    readonly property pazaakSeat shown: page.view.seats[seat]

    name: page.table.seatAt(seat).name
    total: shown.total
    from: shown.before
}
