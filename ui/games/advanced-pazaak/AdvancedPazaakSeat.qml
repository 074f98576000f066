// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One player's line without the cards on the table: plate, sets won, the count, and how many side cards are left.
Item {
    id: line
    required property var page
    required property int seat
    required property var shown // what the view says of this seat
    required property Zone side
    required property Zone spent
    property bool sideInTray: false
    required property AdvancedPazaakMeasures at
    readonly property var view: page.view
    readonly property Style style: page.style
    readonly property var who: page.scene.seats[seat]
    readonly property bool turn: view.phase === "act" && view.turn === seat
    readonly property bool ended: view.phase === "rest" || view.phase === "over"
    readonly property string outcome: !ended ? "" : view.set_winner === seat ? qsTr("won the set") : view.set_winner < 0 ? qsTr("set tied") : ""

    x: at.pad
    width: at.plateWidth
    height: at.lineHeight

    SeatPlate {
        id: plate
        width: line.at.plateWidth
        height: line.at.tight ? 40 : 48
        table: line.page.table
        who: line.who
    }
    WinMarks {
        x: 8
        y: plate.height + (line.at.tight ? 2 : 8)
        width: line.at.plateWidth - 8
        tight: line.at.tight
        table: line.page.table
        won: line.shown.wins
        needed: line.view.rules ? line.view.rules.sets_to_win : 0
        phrase: qsTr("%1 of %2 sets")
        told: qsTr("%1 of %2 sets won")
    }
    Text {
        id: total
        textFormat: Text.PlainText
        x: 8
        y: line.at.totalTop
        width: line.at.totalWidth
        height: line.height - y
        visible: line.page.dealt
        text: line.shown.total < 0 ? "−" + -line.shown.total : line.shown.total
        color: line.turn ? line.style.amber : line.shown.over ? "#DCCBD8" : line.style.text
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: line.at.tight ? 28 : Math.min(line.style.count, height)
        font.weight: Font.DemiBold
        Accessible.role: Accessible.StaticText
        Accessible.name: line.who ? qsTr("%1: %2").arg(line.who.name).arg(text) : ""
        Accessible.ignored: !visible
    }
    Text {
        textFormat: Text.PlainText
        visible: !line.sideInTray && line.page.dealt && line.outcome === "" && !line.at.tight
        x: 8 + line.at.totalWidth + 8
        y: line.at.totalTop + 4 + line.at.miniWidth * 1.4 + 2
        text: line.shown.over ? qsTr("over 20") : qsTr("%n left", "side cards", line.shown.side_left)
        color: line.style.text
        font.pixelSize: line.style.small
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Side cards: %1").arg(text)
        Accessible.ignored: !visible
    }
    Rectangle {
        visible: line.outcome !== ""
        readonly property bool wordy: words.implicitWidth + 18 > line.at.plateWidth - line.at.totalWidth - 16
        x: 16 + (wordy ? total.contentWidth : line.at.totalWidth)
        y: line.at.totalTop + (line.sideInTray || line.at.tight ? (total.height - height) / 2 : 4 + line.at.miniWidth * 1.4 + 3)
        width: Math.min(words.implicitWidth + 18, line.at.plateWidth - x)
        height: 20
        radius: 10
        color: "white"
        Accessible.role: Accessible.StaticText
        Accessible.name: line.outcome
        Accessible.ignored: !visible
        Text {
            id: words
            textFormat: Text.PlainText
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 6)
            text: line.outcome
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            elide: Text.ElideRight
            color: line.style.dark
            font.pixelSize: line.style.small
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
}
