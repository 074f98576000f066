// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What a card of a kind without a drawing looks like: its sign and its name, or its sign alone where there is little room.
CardFace {
    id: face
    readonly property string sign: body && kind !== "" ? body.card.scene.drawing.signOf(kind, value) : ""

    Rectangle {
        anchors.fill: parent
        radius: width * 0.075
        color: Style.paper
        border.color: Style.paperEdge
    }
    Words {
        anchors.fill: parent
        anchors.margins: face.width < 60 ? 1 : 4
        text: face.width < 60 || face.label === face.sign ? face.sign : face.sign + "\n" + face.label
        color: Style.ink
        font.pixelSize: face.width < 60 ? Math.max(8, Math.min(14, face.width * 0.55)) : 12
        font.bold: true
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
}
