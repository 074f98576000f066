// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What an action is worth; the best has the bulb.
Row {
    id: worth
    required property string text
    required property bool best

    visible: text !== "" || best
    width: visible ? implicitWidth : 0
    spacing: 4

    Picture {
        visible: worth.best
        anchors.verticalCenter: parent.verticalCenter
        width: 16
        source: "cards/bulb.svg"
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Hint")
        Accessible.ignored: !visible
    }
    Heading {
        text: worth.text
        visible: text !== ""
        color: worth.best ? Style.hint : Style.text
        font.pixelSize: Style.small
    }
}
