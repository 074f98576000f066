// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How many cards are in the stack, and how many have been played.
Column {
    id: words
    required property var page
    readonly property var view: page.view
    readonly property var style: page.style

    visible: words.view.stack !== undefined
    Text {
        textFormat: Text.PlainText
        width: parent.width
        text: words.view.stack > 0 ? qsTr("%n in the stack", "", words.view.stack || 0) : qsTr("stack empty")
        color: words.style.text
        elide: Text.ElideRight
        font.pixelSize: words.style.normal
        font.weight: Font.DemiBold
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Text {
        textFormat: Text.PlainText
        width: parent.width
        text: qsTr("%1 of 98 played").arg(98 - (words.view.left || 0))
        color: words.style.second
        elide: Text.ElideRight
        font.pixelSize: words.style.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
