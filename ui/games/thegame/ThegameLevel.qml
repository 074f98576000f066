// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// A gentle sign: how much one of the others cares about a pile, five fields and what they say, or the number where there
// is no room for words.
Item {
    id: sign
    required property Style style
    required property string name
    required property int level
    required property ThegamePage page
    readonly property color ink: level === page.view.strongest ? "#FFB4AD" : style.text
    readonly property real words: Math.max(off.advanceWidth, soon.advanceWidth, rather.advanceWidth)
    readonly property bool wordy: width - words - 5 * field - 24 >= 48
    readonly property real field: Math.max(6, Math.min(13, (width - 84 - words) / 5 - 2)) + 2

    component Measure: TextMetrics {
        font.pixelSize: 12
        font.weight: Font.DemiBold
    }
    Measure { id: off; text: sign.page.wishWord(5) }
    Measure { id: soon; text: sign.page.wishWord(3) }
    Measure { id: rather; text: sign.page.wishWord(1) }

    PlainText {
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
            model: Rows { owner: sign; of: sign.page.view.strongest }
            delegate: Rectangle {
                required property int index
                required property ThegameLevel owner
                width: owner.field - 2
                height: 8
                radius: 2
                color: index < owner.level ? owner.ink : "transparent"
                border.color: index < owner.level ? owner.ink : "#59FFFFFF"
            }
        }
    }
    PlainText {
        id: number
        anchors.right: parent.right
        width: sign.wordy ? sign.words : implicitWidth
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: !sign.wordy ? sign.level : sign.level > 0 ? sign.page.wishWord(sign.level) : ""
        color: sign.ink
        opacity: sign.level > 0 ? 1 : 0.7
        font.pixelSize: sign.style.small
        font.weight: sign.level > 0 ? Font.DemiBold : Font.Normal
    }
}
