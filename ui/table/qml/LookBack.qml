// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Says that an earlier moment, or imagined cards, are shown, and leads back by a click.
Rectangle {
    id: past
    required property TableBase table
    readonly property bool imagined: !!table.scene && !!table.scene.position.imagined
    readonly property string backKey: table.keyOf("back")

    visible: table.scene !== null && (table.scene.position.lookBack !== "" || past.imagined)
    readonly property real middle: (parent.width - width) / 2
    x: past.imagined ? middle : free.at.x
    y: past.imagined ? parent.height - height : free.at.y // a tab of the frame, where no names and cards are
    z: 1
    width: Math.min(words.implicitWidth + 32, parent.width - 32)
    height: words.implicitHeight + (past.imagined ? 4 : 12)
    radius: past.imagined ? 4 : height / 2 - 1
    color: past.imagined ? Style.imagined : Style.note
    border.width: past.imagined ? 1 : 0
    border.color: Style.ink
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text
    Accessible.ignored: !visible
    readonly property FreeSpot free: FreeSpot {
        note: past
        wish: Qt.point(past.middle, 8)
    }
    Words {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, past.parent.width - 64)
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        text: !past.table.scene ? "" : past.imagined ? qsTr("%1. Esc: show the actual cards").arg(past.table.scene.position.imagined)
            : past.backKey === "" ? past.table.scene.position.lookBack : qsTr("%1. %2: back to the match").arg(past.table.scene.position.lookBack).arg(past.backKey)
        color: past.imagined ? Style.ink : Style.white
        font.pixelSize: past.imagined ? Style.small : Style.normal
        Accessible.ignored: true
    }
    Tap {
        gesturePolicy: TapHandler.DragThreshold
        onTapped: past.table.scene.look(0)
    }
}
