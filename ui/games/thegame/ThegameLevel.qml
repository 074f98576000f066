// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A gentle sign: how much one of the others cares about a pile, five fields and the number.
Item {
    id: sign
    required property Style style
    required property string name
    required property int level
    readonly property color ink: level === 5 ? style.amber : style.text

    Text {
        textFormat: Text.PlainText
        width: fields.x - 6
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: sign.name
        color: sign.style.text
        opacity: sign.level > 0 ? 1 : 0.7
        elide: Text.ElideRight
        font.pixelSize: sign.style.small
    }
    Row {
        id: fields
        anchors.right: number.left
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2
        Repeater {
            model: 5
            delegate: Rectangle {
                required property int index
                readonly property var owner: sign // qmllint disable unqualified
                width: Math.max(6, Math.min(13, (owner.width - 84) / 5 - 2))
                height: 8
                radius: 2
                color: index < owner.level ? owner.ink : "transparent"
                border.color: index < owner.level ? owner.ink : "#59FFFFFF"
            }
        }
    }
    Text {
        id: number
        textFormat: Text.PlainText
        anchors.right: parent.right
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: sign.level
        color: sign.ink
        opacity: sign.level > 0 ? 1 : 0.7
        font.pixelSize: sign.style.small
        font.weight: sign.level > 0 ? Font.DemiBold : Font.Normal
    }
}
