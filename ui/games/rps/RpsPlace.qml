// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One of the three places of a game: an outline for the card, whose it is, and what became of it.
Item {
    id: place
    required property TableBase table
    required property real cardWidth
    required property string title
    required property real step // to the place beside it
    property string detail
    property string tag // white: who won
    property bool wanted: false
    property string inside

    width: cardWidth
    height: cardWidth * 1.4

    DashedSlot {
        anchors.fill: parent
        wanted: place.wanted
    }
    PlainText {
        anchors.fill: parent
        anchors.margins: 6
        visible: place.wanted
        text: place.inside
        color: place.table.style.text
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: place.table.style.small
    }
    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height + 6
        width: place.cardWidth + 64
        spacing: 1
        PlainText {
            width: parent.width
            text: place.title
            color: place.table.style.text
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: place.table.style.normal
            font.weight: Font.DemiBold
            Accessible.role: Accessible.StaticText
            Accessible.name: place.detail === "" && place.tag === "" ? text : qsTr("%1: %2").arg(text).arg(place.tag || place.detail)
        }
        PlainText {
            visible: place.tag === ""
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, 2 * place.step - parent.width - 6) // a tag beside it may be that wide
            text: place.detail
            color: place.table.style.second
            wrapMode: Text.Wrap
            elide: Text.ElideRight
            maximumLineCount: 2
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: place.table.style.small
        }
        Rectangle {
            visible: place.tag !== ""
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, words.implicitWidth + 20)
            height: 20
            radius: 9
            color: "white"
            PlainText {
                id: words
                anchors.centerIn: parent
                text: place.tag
                color: place.table.style.dark
                font.pixelSize: place.table.style.small
                font.weight: Font.DemiBold
            }
        }
    }
}
