// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What a card of a kind without a drawing looks like: its sign and its name, or its sign alone where there is little room.
CardFace {
    id: face
    readonly property string sign: body && kind !== "" ? body.card.scene.drawing.signOf(kind, value) : ""

    Rectangle {
        anchors.fill: parent
        radius: width * 0.075
        color: "#FDFCF9"
        border.color: "#2E000000"
    }
    PlainText {
        anchors.fill: parent
        anchors.margins: face.width < 60 ? 1 : 4
        text: face.width < 60 || face.label === face.sign ? face.sign : face.sign + "\n" + face.label
        color: "#20242A"
        font.pixelSize: face.width < 60 ? Math.max(8, Math.min(14, face.width * 0.55)) : 12
        font.bold: true
        wrapMode: Text.Wrap
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
