// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The digit that plays something.
Rectangle {
    id: badge
    required property string text
    property color ink: Style.white

    width: Math.max(18, words.implicitWidth + 8)
    height: 18
    radius: 4
    color: "transparent"
    border.color: badge.ink
    visible: text !== ""

    Caption {
        id: words
        anchors.centerIn: parent
        text: badge.text
        color: badge.ink
    }
}
