// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// A won match: two rings of light widen once over the table. Nothing moves where people want no motion.
Item {
    id: flourish
    required property TableBase table
    readonly property bool wanted: !!table.scene && table.scene.motion.flourish && table.ending.lit && table.scene.motion.moveMs > 0
    property real progress: 0

    clip: true
    visible: rings.running
    onWantedChanged: {
        if (flourish.wanted)
            rings.restart();
        else
            rings.stop();
    }

    NumberAnimation {
        id: rings
        target: flourish
        property: "progress"
        from: 0
        to: 1
        duration: 1100
        easing.type: Easing.OutCubic
    }
    Repeater {
        model: Rows { owner: flourish; of: 2 }
        delegate: Rectangle {
            required property int index
            required property Flourish owner
            readonly property real part: Math.max(0, Math.min(1, owner.progress * 1.3 - 0.3 * index))
            width: owner.width * 1.3 * part
            height: width
            radius: width / 2
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height - height / 2
            color: "transparent"
            border.color: Style.white
            border.width: 3 + 9 * (1 - part)
            opacity: 0.6 * (1 - part)
        }
    }
}
