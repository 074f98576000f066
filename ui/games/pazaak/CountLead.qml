// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where on the count line a side card would lead.
Item {
    id: lead
    required property int modelData // the card's value
    required property var line
    readonly property int point: line.lower.total + modelData

    x: point * line.unit
    visible: point <= line.most

    CountTriangle {
        x: -7
        y: 6
        hollow: true
        below: true
        ink: lead.line.table.style.amber
    }
    Text {
        textFormat: Text.PlainText
        x: -width / 2
        y: 20
        text: qsTr("+%1").arg(lead.modelData)
        color: "white"
        font.pixelSize: lead.line.table.style.small
    }
}
