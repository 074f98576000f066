// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One player's line of the Pazaak table without the cards: plate and hands won at the left, total and last action right.
Item {
    id: line
    required property TableBase table
    required property int seat
    required property var shown // what the view says of this seat
    required property Zone row // the open cards
    required property Zone side
    required property Zone spent
    property bool sideInTray: false
    required property PazaakMeasures at
    readonly property var view: table.scene.view
    readonly property real totalX: at.totalX - at.pad
    readonly property var who: table.scene.seats[seat]
    readonly property bool tight: height < 116
    readonly property bool turn: view.phase === "act" && view.turn === seat
    readonly property bool ended: view.phase === "rest" || view.phase === "over"
    readonly property real below: marks.y + marks.height + (tight ? 2 : 8) // where the small side cards begin

    x: at.pad
    width: at.width - 2 * at.pad
    height: at.lineHeight

    SeatPlate {
        id: plate
        width: line.at.plateWidth
        height: line.tight ? 40 : 48
        table: line.table
        who: line.who
    }
    WinMarks {
        id: marks
        x: 8
        y: plate.height + (line.tight ? 2 : 8)
        width: line.at.plateWidth - 8
        tight: line.tight
        table: line.table
        won: line.shown.wins
        needed: line.view.hands_to_win || 0
    }
    Text {
        textFormat: Text.PlainText
        readonly property int cards: line.side.held + line.spent.held
        visible: !line.sideInTray && cards > 0 && line.view.seats !== undefined
        x: 8 + (cards - 1) * line.at.miniStep(cards) + line.at.miniWidth + 10
        y: line.below + (line.at.miniWidth * 1.4 - height) / 2
        text: qsTr("%n left", "side cards", line.shown.side_left)
        color: line.table.style.text
        font.pixelSize: line.table.style.small
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Side cards: %1").arg(text)
        Accessible.ignored: !visible
    }
    DashedSlot {
        readonly property real pitch: line.row.cardWidth + line.row.gap
        visible: line.view.phase === "act" && !line.shown.stood && (line.row.held + 1) * pitch - line.row.gap <= line.row.width
        x: line.row.x - line.x + line.row.held * pitch
        y: (line.height - height) / 2
        width: line.row.cardWidth
        height: width * 1.4
        wanted: line.table.dragging !== null && line.row.takesDrops
        Behavior on x {
            enabled: line.table.scene.moveMs > 0 // not where one jumps to another moment
            NumberAnimation { duration: 120 }
        }
    }
    Text {
        textFormat: Text.PlainText
        x: line.totalX
        width: line.at.totalWidth
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        visible: line.view.seats !== undefined
        text: line.shown.total
        color: line.turn ? line.table.style.amber : line.shown.over ? "#D0D5DD" : line.table.style.text
        font.pixelSize: Math.floor(line.table.style.count * Math.min(1, line.at.totalWidth / widest.advanceWidth))
        font.weight: Font.DemiBold
        Accessible.role: Accessible.StaticText
        Accessible.name: line.who ? qsTr("%1: %2").arg(line.who.name).arg(line.shown.total) : ""
    }
    TextMetrics { // two digits have to fit, whatever the font
        id: widest
        text: "28"
        font.pixelSize: line.table.style.count
        font.weight: Font.DemiBold
    }
    TurnReport {
        x: line.totalX + line.at.totalWidth + 12
        width: line.width - x
        anchors.verticalCenter: parent.verticalCenter
        table: line.table
        what: line.shown.played_side > 0 ? qsTr("played +%1").arg(line.shown.played_side) : outcome !== "" && !line.shown.over ? qsTr("last action") : ""
        outcome: line.shown.over ? qsTr("over 20") : line.turn ? "" : line.shown.stood ? qsTr("stood") : line.shown.last === "end" ? qsTr("ended turn") : ""
        tag: !line.ended ? "" : line.view.hand_winner === line.seat ? qsTr("won the hand") : line.view.hand_winner < 0 ? qsTr("hand tied") : ""
    }
}
