// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Above a card: felt over one that cannot be played, and the bulb of one that is recommended.
Item {
    id: marks
    required property CardShape body

    Rectangle { // the felt shines through, and no other card; those with cut corners are made faint themselves
        visible: !!marks.body && marks.body.card.dimmed && !marks.body.cut
        width: marks.body ? marks.body.width : 0
        height: marks.body ? marks.body.height : 0
        radius: width * 0.075
        color: marks.body ? Qt.darker(marks.body.card.scene.drawing.edge, 1.15) : Style.dark
        opacity: 0.45
    }
    Rectangle { // a chosen card is only lifted and lined
        visible: !!marks.body && marks.body.card.hinted
        width: marks.body ? Math.max(20, Math.min(28, marks.body.width * 0.28)) : 0
        height: width
        radius: width / 2
        x: marks.body ? (marks.body.width - width) / 2 : 0
        y: -height / 2
        color: Style.dark
        border.color: Style.amber
        border.width: 2
        Image {
            anchors.centerIn: parent
            width: parent.width * 0.64
            height: width
            sourceSize.width: 40
            sourceSize.height: 40
            source: "cards/bulb.svg"
        }
    }
}
