// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where on the count line a side card would lead.
Item {
    id: lead
    required property int total
    required property string text
    property int row: 0 // of the text; -1: there is no room for it
    readonly property real half: words.width / 2

    CountTriangle {
        x: -7
        y: 6
        hollow: true
        below: true
        ink: Style.white
    }
    Caption {
        id: words
        visible: lead.row >= 0
        x: -width / 2
        y: 20 + Math.max(0, lead.row) * height
        text: lead.text
    }
}
