// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The tray of the Pazaak table: words about my side cards, room for them, and the actions.
Rectangle {
    id: tray
    required property var page
    required property int spentCount
    readonly property Style style: page.style
    readonly property bool tight: height < 190
    readonly property real tagHeight: tight ? 34 : 58
    readonly property real handTop: tight ? 12 : 22
    readonly property real handHeight: height - handTop - tagHeight
    readonly property real spentTop: words.y + words.height + 4
    readonly property real spentWidth: style.clamp((height - spentTop - 10) / 1.4, 18, 40)

    color: style.tray

    Rectangle {
        width: parent.width
        height: 1
        color: "#26FFFFFF"
    }
    Column {
        id: words
        x: tray.page.at.pad + 8
        y: tray.tight ? 8 : 18
        width: tray.page.at.plateWidth - 8
        Text {
            textFormat: Text.PlainText
            width: parent.width
            id: heading
            readonly property var who: tray.page.scene.seats[tray.page.me]
            text: who && who.me ? qsTr("Your side cards") : qsTr("Side cards of %1").arg(who ? who.name : "")
            color: tray.style.text
            elide: Text.ElideRight
            font.pixelSize: tray.style.small
        }
        Text {
            textFormat: Text.PlainText
            width: parent.width
            visible: tray.page.view.seats !== undefined
            text: tray.page.mine.side_left > 0 ? qsTr("%n left", "side cards", tray.page.mine.side_left) : qsTr("none left")
            color: tray.style.text
            elide: Text.ElideRight
            font.pixelSize: tray.style.normal
            font.weight: Font.DemiBold
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(heading.text).arg(text)
        }
        Item {
            width: 1
            height: tray.tight ? 6 : 24
        }
        Text {
            textFormat: Text.PlainText
            width: parent.width
            text: qsTr("played earlier")
            visible: tray.spentCount > 0
            color: tray.style.text
            elide: Text.ElideRight
            font.pixelSize: tray.style.small
        }
    }
    ActionBar {
        table: tray.page.table
        x: tray.page.width - tray.page.at.pad - width
        y: tray.tight ? 12 : 22
        width: tray.page.at.barWidth
        height: tray.height - y - 8
    }
}
