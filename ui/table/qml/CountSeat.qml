// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The line of one player who counts to 20, without the cards: plate, rounds won and the words beside the small side
// cards at the left; at the row's end, in its middle, the total, and below it what was done last and who won; where that
// would reach the tray, both are higher.
Item {
    id: line
    required property TableBase table
    required property CountMeasures at
    required property int seat
    required property int wins // rounds
    required property int total
    required property bool bust // the total is over the goal
    required property int sideLeft // side cards
    required property bool turn
    required property int minis // small side cards under the plate
    required property int needed // rounds to win
    property bool told: true // there is a total
    property string rounds: qsTr("%1 of %2 hands")
    property string roundsWon: qsTr("%1 of %2 hands won")
    property string what
    property string outcome
    property string tag
    property real lowered: 0 // so much lower than the line its cards lie
    readonly property tableSeat who: table.seatAt(seat)
    readonly property real below: marks.y + marks.height + (at.tight ? 4 : 10) // where the small side cards begin

    x: at.pad
    width: at.width - 2 * at.pad
    height: at.lineHeight

    SeatPlate {
        id: plate
        width: line.at.plateWidth
        height: line.at.tight ? 40 : 48
        table: line.table
        who: line.who
    }
    WinMarks {
        id: marks
        x: 8
        y: plate.height + (line.at.tight ? 3 : 8)
        width: line.at.plateWidth - 8
        tight: line.at.tight
        won: line.wins
        needed: line.needed
        phrase: line.rounds
        told: line.roundsWon
    }
    Caption {
        visible: line.minis > 0 && line.told
        x: 8 + (line.minis - 1) * line.at.miniStep(line.minis) + line.at.miniWidth + 8
        y: line.below + (line.at.miniWidth * 1.4 - height) / 2
        text: qsTr("%n left", "side cards", line.sideLeft)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Side cards: %1").arg(text)
        Accessible.ignored: !visible
    }
    Heading {
        id: total
        x: line.at.totalX - line.x
        y: Math.min(line.lowered + (line.at.cardHeight - height) / 2, line.at.lineHeight + line.at.padY - 2 - report.height + report.closer - height)
        width: line.at.totalWidth
        horizontalAlignment: Text.AlignHCenter
        visible: line.told
        text: counted.text
        scale: counted.swell
        color: line.turn && line.who.me ? Style.amber : line.bust ? Style.bust : Style.text
        font.pixelSize: line.at.tight ? 40 : Style.count
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1: %2").arg(line.who.name).arg(line.total < 0 ? "−" + -line.total : line.total)
        Accessible.ignored: !visible
        CountUp {
            id: counted
            table: line.table
            goal: line.total
        }
        elide: Text.ElideNone
    }
    TurnReport {
        id: report
        readonly property real closer: line.at.tight ? 4 : 6
        table: line.table
        x: total.x
        y: total.y + total.height - closer
        width: line.at.totalWidth
        what: line.tag !== "" ? "" : line.what // there is not room for all
        outcome: line.at.tight && line.tag !== "" ? "" : line.outcome
        tag: line.tag
    }
}
