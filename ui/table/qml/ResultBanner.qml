// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// How the match ended, across the table for a moment before the sheet comes. A click or key goes on.
Rectangle {
    id: banner
    required property TableBase table
    readonly property TableScene scene: table.scene
    readonly property bool shown: !!scene && scene.motion.banner

    visible: opacity > 0
    opacity: shown ? 1 : 0
    width: parent.width
    height: words.height + 48
    y: (parent.height - height) * 0.42
    z: 2
    color: Style.banner
    Accessible.role: Accessible.StaticText
    Accessible.name: banner.shown ? title.text : ""
    Accessible.ignored: !banner.shown
    Behavior on opacity {
        NumberAnimation { duration: 180; easing.type: Easing.OutQuad }
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Style.bannerEdge
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Style.bannerEdge
    }
    Column {
        id: words
        anchors.centerIn: parent
        width: parent.width - 96
        spacing: 8
        Row { // who won
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 12
            visible: width > 0
            Repeater {
                model: banner.shown ? Array.from(banner.scene.position.seats).filter(seat => seat.wins) : []
                delegate: Picture {
                    required property tableSeat modelData
                    width: 72
                    source: modelData.portrait
                }
            }
        }
        Heading {
            id: title
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: banner.scene ? banner.scene.position.resultTitle : ""
            wrapMode: Text.Wrap
            font.pixelSize: Style.count
            Accessible.ignored: true
        }
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            visible: text !== ""
            text: banner.scene ? banner.scene.position.resultReason : ""
            color: Style.second
            wrapMode: Text.Wrap
            font.pixelSize: Style.title
            Accessible.ignored: true
        }
    }
    Tap {
        enabled: banner.shown
        onTapped: banner.table.goOn()
    }
}
