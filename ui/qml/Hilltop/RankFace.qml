// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A number, and under it what the card is worth; at small sizes the number alone.
CardFace {
    id: face
    readonly property bool small: variant !== ""
    readonly property int worth: Math.floor(value / 4)

    component Number: Text {
        text: face.value
        color: "#93473A"
        font.weight: Font.DemiBold
    }

    Rectangle {
        anchors.fill: parent
        radius: width * 0.075
        color: "#FDFCF9"
        border.color: "#2E000000"
    }
    Number {
        visible: !face.small
        x: face.width * 0.08
        y: face.height * 0.02
        font.pixelSize: Math.max(1, face.width * 0.22)
    }
    Number {
        visible: !face.small
        x: face.width * 0.92 - width
        y: face.height * 0.98 - height
        rotation: 180
        font.pixelSize: Math.max(1, face.width * 0.22)
    }
    Number {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: face.small ? 0 : -face.height * 0.03
        font.pixelSize: Math.max(1, face.width * (face.small ? 0.52 : 0.46))
    }
    Text {
        visible: !face.small
        anchors.horizontalCenter: parent.horizontalCenter
        y: face.height * 0.64
        text: face.worth === 1 ? qsTr("1 point") : qsTr("%n points", "", face.worth)
        color: "#7A3D32"
        font.pixelSize: Math.max(1, face.width * 0.12)
    }
}
