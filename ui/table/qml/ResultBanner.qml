// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// How the match ended, for a moment before the sheet comes: where my cards were, or where else nothing lies. A click or
// key goes on.
Rectangle {
    id: banner
    objectName: "result banner"
    required property TableBase table
    readonly property TableScene scene: table.scene
    readonly property bool shown: table.ending.speaks
    readonly property Item place: table.resultPlace

    visible: shown
    x: free.at.x
    y: free.at.y
    z: 2
    width: words.x + words.width + 28
    height: words.height + 28
    radius: 12
    color: Style.banner
    border.width: 1
    border.color: Style.bannerEdge
    Accessible.role: Accessible.StaticText
    Accessible.name: banner.shown ? title.text : ""
    Accessible.ignored: !banner.shown
    onShownChanged: {
        if (banner.shown)
            comes.restart();
    }
    NumberAnimation { // it goes at once: the table moves
        id: comes
        target: banner
        property: "opacity"
        from: 0
        to: 1
        duration: 180
        easing.type: Easing.OutQuad
    }
    readonly property FreeSpot free: FreeSpot {
        readonly property rect within: banner.shown && banner.place ? banner.place.mapToItem(banner.parent, 0, 0, banner.place.width, banner.place.height)
                                                                    : Qt.rect(0, 0, banner.parent.width, banner.parent.height)
        note: banner
        wish: Qt.point(Math.round(within.x + (within.width - banner.width) / 2), Math.round(within.y + (within.height - banner.height) / 2))
        stays: true
    }

    Row { // who won
        id: faces
        x: 28
        anchors.verticalCenter: parent.verticalCenter
        spacing: 12
        Repeater {
            model: Rows { owner: banner; of: banner.shown ? Array.from(banner.scene.position.seats).filter(seat => seat.wins) : 0 }
            delegate: Picture {
                required property ResultBanner owner
                required property tableSeat modelData
                width: 64
                unit: owner.table.unit
                source: modelData.portrait
            }
        }
    }
    Column {
        id: words
        readonly property real room: banner.parent.width - x - 28 - 32
        x: faces.width > 0 ? faces.x + faces.width + 20 : 28
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(room, Math.ceil(Math.max(wide.advanceWidth, why.advanceWidth)) + 4)
        spacing: 4
        TextMetrics {
            id: wide
            text: title.text
            font: title.font
        }
        TextMetrics {
            id: why
            text: reason.text
            font: reason.font
        }
        Heading {
            id: title
            width: parent.width
            text: banner.scene ? banner.scene.position.resultTitle : ""
            wrapMode: Text.Wrap
            font.pixelSize: Style.count
            Accessible.ignored: true
        }
        Words {
            id: reason
            width: parent.width
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
