// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// A gentle sign: how much one of the others cares about a pile, five fields and what they say, or the number where there
// is no room for words.
Item {
    id: sign
    required property string name
    required property int level
    required property ThegamePage page
    readonly property color ink: level === page.view.strongest ? Style.bad : Style.text
    readonly property real words: Math.max(off.advanceWidth, soon.advanceWidth, rather.advanceWidth)
    readonly property bool wordy: width - words - 5 * field - 24 >= 48
    readonly property real field: Math.max(6, Math.min(13, (width - 84 - words) / 5 - 2)) + 2

    component Measure: Measured {
        font.pixelSize: 12
        font.weight: Font.DemiBold
    }
    Measure { id: off; text: sign.page.wishWord(5) }
    Measure { id: soon; text: sign.page.wishWord(3) }
    Measure { id: rather; text: sign.page.wishWord(1) }

    Caption {
        width: fields.x - 6
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: sign.name
        opacity: sign.level > 0 ? 1 : 0.7
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
                border.color: index < owner.level ? owner.ink : Style.empty
            }
        }
    }
    Caption {
        id: number
        anchors.right: parent.right
        width: sign.wordy ? sign.words : implicitWidth
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: !sign.wordy ? sign.level : sign.level > 0 ? sign.page.wishWord(sign.level) : ""
        color: sign.ink
        opacity: sign.level > 0 ? 1 : 0.7
        font.weight: sign.level > 0 ? Font.DemiBold : Font.Normal
        elide: Text.ElideNone
    }
}
