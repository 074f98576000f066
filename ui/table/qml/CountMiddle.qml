// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Between two players who count to 20: the words beside the house deck, and the count line in the middle of the table.
Item {
    id: middle
    required property TableBase table
    required property CountMeasures at
    required property int houseLeft
    required property var upper // {name, total, from}
    required property var lower
    property bool lowerTurn: false
    property var leads: []

    y: at.middleY
    width: at.width
    height: at.middle

    Text {
        textFormat: Text.PlainText
        x: middle.at.pad + 8 + middle.at.deckWidth + 12
        y: (middle.height - height) / 2
        width: middle.at.rowX - 8 - x
        wrapMode: Text.Wrap
        text: middle.at.plateWidth - middle.at.deckWidth < 110 ? qsTr("%n left", "house cards", middle.houseLeft) : qsTr("house deck, %n left", "", middle.houseLeft)
        color: middle.table.style.text
        font.pixelSize: middle.table.style.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    CountLine {
        table: middle.table
        x: middle.at.rowX + 12
        width: middle.width - 2 * x
        height: middle.height
        lowerTurn: middle.lowerTurn
        upper: middle.upper
        lower: middle.lower
        leads: middle.leads
    }
}
