// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Between two players who count to 20: the words beside the house deck, and the count line in the middle of the table.
Item {
    id: middle
    required property TableBase table
    required property CountMeasures at
    required property int houseLeft
    required property int goal
    required property CountTotal upper
    required property CountTotal lower
    property bool lowerTurn: false
    property list<int> leadTotals // where side cards lead
    property list<string> leadTexts

    y: at.middleY
    width: at.width
    height: at.middle

    Caption {
        id: words
        readonly property string whole: qsTr("house deck, %n left", "", middle.houseLeft)
        x: middle.at.pad + 8 + middle.at.deckWidth + 12
        y: (middle.height - height) / 2
        width: middle.at.rowX - 8 - x
        wrapMode: Text.Wrap
        text: measured.advanceWidth > width ? qsTr("%n left", "house cards", middle.houseLeft) : whole
        Accessible.role: Accessible.StaticText
        Accessible.name: whole
    }
    TextMetrics {
        id: measured
        text: words.whole
        font: words.font
    }
    CountLine {
        table: middle.table
        x: middle.at.rowX + 12
        width: middle.width - 2 * x
        height: middle.height
        goal: middle.goal
        lowerTurn: middle.lowerTurn
        upper: middle.upper
        lower: middle.lower
        leadTotals: middle.leadTotals
        leadTexts: middle.leadTexts
    }
}
