// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Between two people at one screen: hides everything until the next one confirms that they sit there.
Rectangle {
    id: curtain
    required property TableBase table
    readonly property TableScene scene: table.scene

    visible: scene !== null && scene.position.curtain !== ""
    color: scene ? scene.drawing.edge : Style.dark
    onVisibleChanged: if (visible) button.forceActiveFocus()

    Tap {
        gesturePolicy: TapHandler.DragThreshold
        onTapped: curtain.scene.liftCurtain()
    }
    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 48, 420)
        spacing: 20
        SpokenText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: curtain.scene ? curtain.scene.position.curtain : ""
            font.pixelSize: Style.title
            font.weight: Font.DemiBold
        }
        ActionButton {
            id: button
            anchors.horizontalCenter: parent.horizontalCenter
            table: curtain.table
            title: qsTr("Show my cards")
            centredTitle: true
            onPressed: curtain.scene.liftCurtain()
        }
    }
}
