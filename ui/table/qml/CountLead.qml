// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Where on the count line a side card would lead.
Item {
    id: lead
    required property int total
    required property string text
    property bool told: true // there is room for the text
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
        visible: lead.told
        x: -width / 2
        y: 20
        text: lead.text
    }
}
