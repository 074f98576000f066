// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// From the tip of the tutor's question to the card it asks about: along above the hand, and down to the lifted card.
Item {
    id: leader
    required property TableBase table
    readonly property TableScene scene: table.scene
    readonly property CardBase card: scene && scene.answers.ponderedRow >= 0 ? table.cardItem(scene.answers.ponderedRow) : null
    readonly property point tip: scene ? Qt.point(scene.answers.askedFrom.x / table.unit, scene.answers.askedFrom.y / table.unit) : Qt.point(0, 0)
    readonly property real endX: card ? card.x + card.width / 2 : 0
    readonly property real endY: card ? card.y - card.height * 0.08 - 5 : 0

    objectName: "leader"
    visible: card !== null && tip.x > 0 && tip.y <= endY
    z: 1

    Rectangle {
        x: Math.min(leader.tip.x, leader.endX)
        y: leader.tip.y - 1
        width: Math.abs(leader.tip.x - leader.endX)
        height: 2
        color: Style.white
    }
    Rectangle {
        x: leader.endX - 1
        y: leader.tip.y - 1
        width: 2
        height: leader.endY - leader.tip.y
        color: Style.white
    }
    Rectangle {
        x: leader.endX - 4
        y: leader.endY - 4
        width: 8
        height: 8
        radius: 4
        color: Style.white
    }
}
