// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One of the three places of a game: an outline for the card, whose it is, and what became of it.
Item {
    id: place
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
    Caption {
        anchors.fill: parent
        anchors.margins: 6
        visible: place.wanted
        text: place.inside
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height + 6
        width: place.cardWidth + 64
        spacing: 1
        Heading {
            width: parent.width
            text: place.title
            smallest: 10
            horizontalAlignment: Text.AlignHCenter
            Accessible.role: Accessible.StaticText
            Accessible.name: place.detail === "" && place.tag === "" ? text : qsTr("%1: %2").arg(text).arg(place.tag || place.detail)
        }
        Caption {
            visible: place.tag === ""
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, 2 * place.step - parent.width - 6) // a tag beside it may be that wide
            text: place.detail
            color: Style.second
            wrapMode: Text.Wrap
            maximumLineCount: 2
            horizontalAlignment: Text.AlignHCenter
        }
        Rectangle {
            objectName: "tag"
            visible: place.tag !== ""
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, words.implicitWidth + 20)
            height: 20
            radius: 9
            color: Style.white
            Heading {
                id: words
                anchors.centerIn: parent
                text: place.tag
                color: Style.dark
                font.pixelSize: Style.small
            }
        }
    }
}
