// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where on the count line a side card would lead.
Item {
    id: lead
    required property var modelData // {total, text}
    required property var line

    x: modelData.total * line.unit
    visible: modelData.total >= 0 && modelData.total <= line.most

    CountTriangle {
        x: -7
        y: 6
        hollow: true
        below: true
        ink: "white"
    }
    Text {
        textFormat: Text.PlainText
        x: -width / 2
        y: 20
        text: lead.modelData.text
        color: "white"
        font.pixelSize: lead.line.table.style.small
    }
}
