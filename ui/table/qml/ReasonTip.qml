// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Tells above a dimmed card or button why it must not be played now.
Rectangle {
    id: tip
    required property TableBase table
    readonly property var teller: table.refusals.teller
    readonly property point at: teller ? [teller.x, teller.y, teller.width, table.stage.width] && teller.mapToItem(table.stage, teller.width / 2, 0) : Qt.point(0, 0)

    z: 100
    visible: teller !== null
    width: Math.min(table.stage.width - 16, words.implicitWidth + 24, 320)
    height: words.implicitHeight + 16
    x: Math.max(8, Math.min(table.stage.width - width - 8, at.x - width / 2))
    y: Math.max(4, at.y - height - 12)
    radius: 4
    color: Style.dark

    Rectangle {
        x: Math.max(8, Math.min(tip.width - 20, tip.at.x - tip.x - 6))
        y: tip.height - 6
        width: 12
        height: 12
        rotation: 45
        color: tip.color
    }
    Caption {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, tip.table.stage.width - 40, 296)
        text: tip.teller ? qsTr("<b>%1.</b> %2").arg(tip.teller.label).arg(tip.teller.reason) : ""
        textFormat: Text.StyledText
        wrapMode: Text.Wrap
    }
}
