// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Says that an earlier moment is shown, and leads back by a click.
Rectangle {
    id: past
    required property var table

    visible: table.scene !== null && table.scene.lookBack !== ""
    anchors.horizontalCenter: parent.horizontalCenter
    y: 8
    z: 1
    width: words.implicitWidth + 32
    height: words.implicitHeight + 12
    radius: height / 2 - 1
    color: "#C0000000"
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text
    Accessible.ignored: !visible
    Text {
        id: words
        textFormat: Text.PlainText
        anchors.centerIn: parent
        text: past.table.scene ? qsTr("%1. Esc: back to the match").arg(past.table.scene.lookBack) : ""
        color: "white"
        font.pixelSize: past.table.style.normal
        Accessible.ignored: true
    }
    TapHandler {
        onTapped: past.table.scene.look(0)
    }
}
