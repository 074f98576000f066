// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// My part of the table: words about my side cards, room for them, and what I may do.
Rectangle {
    id: tray
    required property var page
    required property var hand
    required property int spentCount
    readonly property Style style: page.style
    readonly property bool tight: height < 200
    readonly property real handTop: tight ? 10 : 18
    readonly property real handHeight: height - handTop - (tight ? 28 : 34)
    readonly property real spentWidth: tight ? 24 : 32
    readonly property real spentTop: words.y + words.height + 2
    readonly property string hint: page.asked ? page.scene.hintText : ""

    color: style.tray

    Rectangle {
        width: parent.width
        height: 1
        color: "#26FFFFFF"
    }
    Column {
        id: words
        x: tray.page.at.pad + 8
        y: tray.tight ? 8 : 16
        width: tray.page.at.plateWidth - 8
        spacing: 2
        Text {
            id: heading
            textFormat: Text.PlainText
            readonly property var who: tray.page.scene.seats[tray.page.me]
            width: parent.width
            text: who && who.me ? qsTr("Your side cards") : qsTr("Side cards of %1").arg(who ? who.name : "")
            color: tray.style.text
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            font.pixelSize: tray.style.small
        }
        Text {
            textFormat: Text.PlainText
            width: parent.width
            visible: tray.page.dealt && tray.page.view.phase !== "choose"
            text: tray.page.mine.side_left > 0 ? qsTr("%n left", "side cards", tray.page.mine.side_left) : qsTr("none left")
            color: tray.style.text
            elide: Text.ElideRight
            font.pixelSize: tray.style.normal
            font.weight: Font.DemiBold
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(heading.text).arg(text)
        }
        Text {
            textFormat: Text.PlainText
            width: parent.width
            visible: tray.hint !== ""
            text: tray.hint
            color: tray.style.hint
            wrapMode: Text.Wrap
            font.pixelSize: tray.style.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Text {
            textFormat: Text.PlainText
            width: parent.width
            visible: tray.hint === "" && tray.hand.word !== ""
            text: qsTr("%1 puts the card back into your hand.").arg(tray.page.scene.keys["back"] || "")
            color: tray.style.second
            wrapMode: Text.Wrap
            font.pixelSize: tray.style.small
        }
        Text {
            textFormat: Text.PlainText
            width: parent.width
            text: qsTr("played earlier")
            visible: tray.spentCount > 0 && tray.hint === "" && tray.hand.word === ""
            color: tray.style.text
            elide: Text.ElideRight
            font.pixelSize: tray.style.small
        }
    }
    AdvancedPazaakActions {
        visible: tray.page.view.phase !== "stake"
        page: tray.page
        hand: tray.hand
        x: tray.page.width - tray.page.at.pad - width
        y: tray.tight ? 10 : 16
        width: tray.page.at.barWidth
        height: tray.height - y - 10
    }
    AdvancedPazaakStakes {
        visible: tray.page.view.phase === "stake"
        page: tray.page
        x: tray.page.width - tray.page.at.pad - width
        y: tray.tight ? 10 : 16
        width: tray.page.at.barWidth
        height: tray.height - y - 10
    }
}
