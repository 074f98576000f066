// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What the chosen card would do to a pile, in the colour of its gap; else what happened there last.
Item {
    id: effect
    required property string text
    required property color shade // transparent: no card is chosen that fits
    property bool filled: false
    property bool strong: false
    property bool warm: false // a jump that has been played
    property int size: Style.normal

    Rectangle {
        visible: effect.filled
        anchors.centerIn: parent
        width: Math.min(parent.width - 8, words.contentWidth + 20)
        height: Math.min(parent.height, 24)
        radius: height / 2
        color: effect.shade
    }
    Words {
        id: words
        anchors.fill: parent
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: effect.text
        color: effect.filled ? Style.dark : effect.warm ? Style.goodText : Style.text
        font.pixelSize: effect.size
        font.weight: effect.filled || effect.strong ? Font.DemiBold : Font.Normal
    }
}
