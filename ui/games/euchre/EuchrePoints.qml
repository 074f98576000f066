// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The points of a hand fly from the middle to the score of those who gained them, which counts up as they arrive.
Item {
    id: points
    required property EuchrePage page
    required property EuchreScore block
    readonly property int side: page.gainers
    readonly property int amount: page.gained
    readonly property int row: side === page.me % 2 ? 0 : 1
    readonly property real lag: amount > 1 ? 0.5 / (amount - 1) : 0 // of the whole way, between two
    property real way: 1 // of all, 0 to 1
    readonly property int coming: way >= 1 ? 0 : Array(amount).fill(0).filter((zero, nth) => of(nth) < 1).length
    readonly property point goal: Qt.point(block.x + block.totalX, block.y + block.rowY(row) + block.rowHeight / 2)

    function of(nth: int): real { return Math.max(0, Math.min(1, (points.way - nth * points.lag) / 0.5)); }

    readonly property bool running: flight.running
    onRunningChanged: page.table.acting += running ? 1 : -1
    Component.onDestruction: if (running) page.table.acting--
    onAmountChanged: {
        flight.stop();
        way = 1;
        if (amount > 0 && page.scene.motion.moveMs > 0 && !page.table.hurry) {
            way = 0;
            flight.start();
        }
    }
    // A click or key lets them arrive at once.
    readonly property bool told: page.table.tagsTold
    onToldChanged: if (told && running) flight.complete()
    NumberAnimation {
        id: flight
        target: points
        property: "way"
        from: 0
        to: 1
        duration: points.page.scene.motion.moveMs * (2 + points.amount * 0.5)
    }
    Repeater {
        model: Rows { owner: points; of: points.coming > 0 ? points.amount : 0 }
        delegate: Rectangle {
            required property int index
            required property EuchrePoints owner
            readonly property real part: owner.of(index)
            readonly property real eased: part * part * (3 - 2 * part)
            visible: part < 1
            width: 28
            height: 28
            radius: 14
            color: Style.white
            border.color: Style.coinEdge
            opacity: Math.min(1, part * 6)
            x: owner.page.at.centreX + (index - (owner.amount - 1) / 2) * 34 * (1 - eased) + (owner.goal.x - owner.page.at.centreX) * eased - width / 2
            y: owner.page.at.centreY + (owner.goal.y - owner.page.at.centreY) * eased - height / 2 - 40 * Math.sin(Math.PI * eased)
            Heading {
                anchors.centerIn: parent
                text: "+1"
                color: Style.dark
                font.pixelSize: Style.small
            }
        }
    }
}
