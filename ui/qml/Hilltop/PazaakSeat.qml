// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One player's line of the Pazaak table without the cards: plate and hands won at the left, total and last action right.
Item {
    id: line
    required property var table
    required property int seat
    required property var state_ // what the view says of this seat
    required property var row // the zone of the open cards
    required property real plateWidth
    required property real totalX
    required property real totalWidth
    readonly property var view: table.scene.view
    readonly property var who: table.scene.seats[seat]
    readonly property bool tight: height < 116
    readonly property bool turn: view.phase === "act" && view.turn === seat
    readonly property bool ended: view.phase === "rest" || view.phase === "over"
    readonly property real below: marks.y + marks.height + (tight ? 2 : 8) // where the small side cards begin

    SeatPlate {
        id: plate
        width: line.plateWidth
        height: line.tight ? 40 : 48
        table: line.table
        who: line.who
    }
    WinMarks {
        id: marks
        x: 8
        y: plate.height + (line.tight ? 2 : 8)
        width: line.plateWidth - 8
        table: line.table
        won: line.state_.wins
        needed: line.view.hands_to_win || 0
    }
    DashedSlot {
        readonly property real pitch: line.row.cardWidth + line.row.gap
        visible: line.view.phase === "act" && !line.state_.stood && (line.row.held + 1) * pitch - line.row.gap <= line.row.width
        x: line.row.x - line.x + line.row.held * pitch
        y: (line.height - height) / 2
        width: line.row.cardWidth
        height: width * 1.4
        wanted: line.table.dragging !== null && line.row.takesDrops
    }
    Text {
        x: line.totalX
        width: line.totalWidth
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: line.state_.total
        color: line.turn ? line.table.style.amber : line.state_.over ? "#D0D5DD" : line.table.style.text
        font.pixelSize: Math.min(line.table.style.count, line.totalWidth * 0.8)
        font.weight: Font.DemiBold
        Accessible.role: Accessible.StaticText
        Accessible.name: line.who ? qsTr("%1 has %2").arg(line.who.name).arg(line.state_.total) : ""
    }
    TurnReport {
        x: line.totalX + line.totalWidth + 12
        width: line.width - x
        anchors.verticalCenter: parent.verticalCenter
        table: line.table
        what: line.state_.played_side > 0 ? qsTr("played +%1").arg(line.state_.played_side) : outcome !== "" ? qsTr("last action") : ""
        outcome: line.state_.over ? qsTr("over 20") : line.turn ? "" : line.state_.stood ? qsTr("stood") : line.state_.last === "end" ? qsTr("ended turn") : ""
        tag: !line.ended ? "" : line.view.hand_winner === line.seat ? qsTr("won the hand") : line.view.hand_winner < 0 ? qsTr("nobody’s hand") : ""
    }
}
