// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// How many cards are in the stack, and how many have been played; beside a crowded row in fewer words.
Column {
    id: words
    required property ThegamePage page
    readonly property thegameView view: page.view

    visible: words.view.stack >= 0
    BriefText {
        width: parent.width
        whole: words.view.stack > 0 ? qsTr("%n in the stack", "", words.view.stack) : qsTr("stack empty")
        brief: words.view.stack > 0 ? words.view.stack : qsTr("empty", "the stack")
        font.weight: Font.DemiBold
    }
    BriefText {
        width: parent.width
        whole: qsTr("%1 of 98 played").arg(words.view.played)
        brief: qsTr("%1 of 98", "cards played").arg(words.view.played)
        color: Style.second
        font.pixelSize: Style.small
    }
}
