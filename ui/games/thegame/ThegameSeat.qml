// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Who sits there, how many cards of this turn are played, and room at the right for a small hand.
SeatPlate {
    id: plate
    required property ThegamePage page
    required property int seat
    readonly property ThegameMeasures at: page.at
    readonly property bool shown: page.view.seats.length > 0
    readonly property bool mover: page.view.turn === seat
    readonly property int played: page.view.this_turn
    readonly property string doing: played > page.view.must ? qsTr("%n played", "cards of this turn", played)
                                                            : qsTr("%1 of %2 played").arg(played).arg(page.view.must)

    table: page.table
    height: at.plateHeight
    who: table.seatAt(seat)
    note: mover ? doing : shown ? who.note : ""
    brief: !mover ? "" : played > page.view.must ? String(played) : qsTr("%1 of %2", "cards played").arg(played).arg(page.view.must)
    moves: mover
}
