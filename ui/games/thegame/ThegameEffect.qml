// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What the chosen card would do to a pile, in the colour of its gap; else what happened there last.
Item {
    id: effect
    required property Style style
    required property string text
    required property color shade // transparent: no card is chosen that fits
    property bool filled: false
    property bool strong: false
    property bool warm: false // a jump that has been played
    property int size: style.normal

    Rectangle {
        visible: effect.filled
        anchors.centerIn: parent
        width: Math.min(parent.width - 8, words.contentWidth + 20)
        height: Math.min(parent.height, 24)
        radius: height / 2
        color: effect.shade
    }
    PlainText {
        id: words
        anchors.fill: parent
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        text: effect.text
        color: effect.filled ? effect.style.dark : effect.warm ? "#8FE0AC" : effect.style.text
        elide: Text.ElideRight
        font.pixelSize: effect.size
        font.weight: effect.filled || effect.strong ? Font.DemiBold : Font.Normal
    }
}
