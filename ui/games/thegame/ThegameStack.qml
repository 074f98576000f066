// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// How many cards are in the stack, and how many have been played; beside a crowded row in fewer words. The last of the
// stack are counted down.
Column {
    id: words
    required property ThegamePage page
    readonly property thegameView view: page.view
    readonly property int stack: view.stack
    readonly property bool last: stack >= 0 && stack <= 10
    property real swell: 1

    visible: words.stack >= 0
    onStackChanged: if (last && page.scene.motion.moveMs > 0) beat.restart()
    SequentialAnimation {
        id: beat
        NumberAnimation { target: words; property: "swell"; to: 1.16; duration: 160; easing.type: Easing.OutQuad }
        NumberAnimation { target: words; property: "swell"; to: 1; duration: 320; easing.type: Easing.InOutQuad }
    }
    BriefText {
        width: parent.width
        whole: words.stack > 10 ? qsTr("%n in the stack", "", words.stack) : words.stack > 0 ? qsTr("only %1 in the stack").arg(words.stack) : qsTr("stack empty")
        brief: words.stack > 0 ? words.stack : qsTr("empty", "the stack")
        color: words.last ? Style.bad : Style.text
        scale: words.swell
        transformOrigin: Item.Left
        font.weight: Font.DemiBold
    }
    BriefText {
        width: parent.width
        whole: words.stack === 0 ? qsTr("%1 of 98 to go").arg(words.view.left) : qsTr("%1 of 98 played").arg(words.view.played)
        brief: words.stack === 0 ? qsTr("%1 to go").arg(words.view.left) : qsTr("%1 of 98", "cards played").arg(words.view.played)
        color: Style.second
        font.pixelSize: Style.small
    }
    Item { // how far the match is
        width: parent.width
        height: 5
        Rectangle {
            y: 2
            width: Math.min(parent.width, 140)
            height: 3
            radius: 1.5
            color: Style.later
            Rectangle {
                width: parent.width * words.view.played / 98
                height: parent.height
                radius: 1.5
                color: words.last ? Style.bad : Style.second
            }
        }
    }
}
