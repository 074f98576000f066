// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Says that the match counts for the rating, as long as it is played. It lies above the cards, where none of them is.
Rectangle {
    id: badge
    objectName: "rated badge"
    required property TableBase table
    readonly property TableScene scene: table.scene
    readonly property TablePosition position: scene ? scene.position : null
    readonly property var seen: visible ? [position.view, position.seats, position.prompt] : null // what may lie elsewhere now
    onSeenChanged: free.moved.ask()

    visible: !!position && position.rated && !position.over && position.curtain === ""
    x: free.at.x
    y: free.at.y
    z: 1
    width: Math.ceil(words.implicitWidth) + 20
    height: Math.ceil(words.implicitHeight) + 6
    radius: height / 2
    color: Style.dark
    border.width: 1
    border.color: Style.second
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text
    Accessible.ignored: !visible
    readonly property FreeSpot free: FreeSpot {
        note: badge
        wish: Qt.point(24, Math.round(badge.parent.height * 0.56))
        stays: true
    }
    Heading {
        id: words
        anchors.centerIn: parent
        text: qsTr("Rated")
        font.pixelSize: Style.small
        Accessible.ignored: true
    }
    Connections {
        target: badge.table
        function onAtRestChanged() { badge.free.moved.ask(); }
    }
}
