// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The end of a hand or round stays until the person continues: says so, and continues on a click.
Rectangle {
    id: rest
    required property TableBase table
    readonly property TableScene scene: table.scene

    visible: !!scene && scene.motion.waits === true && scene.position.resting && scene.position.lookBack === "" && scene.position.curtain === ""
    x: free.at.x
    y: free.at.y
    z: 1
    width: words.implicitWidth + 32
    height: words.implicitHeight + 12
    radius: height / 2
    color: Style.note
    border.color: Style.amber
    border.width: 2
    Accessible.role: Accessible.Button
    Accessible.name: words.text
    Accessible.ignored: !visible
    Accessible.onPressAction: rest.table.goOn()
    readonly property FreeSpot free: FreeSpot {
        note: rest
        wish: Qt.point((rest.parent.width - rest.width) / 2, rest.parent.height - rest.height - 8)
    }
    Words {
        id: words
        anchors.centerIn: parent
        text: qsTr("Click or press any key to continue")
        Accessible.ignored: true
    }
    Tap {
        gesturePolicy: TapHandler.DragThreshold
        onTapped: rest.table.goOn()
    }
}
