// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where on the count line a side card would lead.
Item {
    id: lead
    required property TableBase table
    required property int total
    required property string text

    CountTriangle {
        x: -7
        y: 6
        hollow: true
        below: true
        ink: "white"
    }
    PlainText {
        x: -width / 2
        y: 20
        text: lead.text
        color: "white"
        font.pixelSize: lead.table.style.small
    }
}
