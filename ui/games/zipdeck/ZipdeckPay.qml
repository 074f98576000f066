// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What one player paid in the round just shown: a chip for each point flies from the giver, or from the player's own
// card, to the points, where their number stays.
Item {
    id: pay
    required property ZipdeckPage page
    required property int seat
    readonly property int paidNow: page.paid(seat)
    readonly property point goal: paidNow > 0 ? page.slotOf(seat) : Qt.point(0, 0)
    readonly property point source: paidNow <= 0 ? goal : page.view.giverOf(seat) === seat ? Qt.point(goal.x, goal.y + 40) : page.slotOf(page.view.giverOf(seat))
    readonly property int chips: Math.min(12, paidNow)
    readonly property real lag: chips > 1 ? 0.5 / (chips - 1) : 0 // of the whole way, between two chips
    property real way: 1 // of all chips, 0 to 1
    readonly property bool arrived: way >= 1
    readonly property int landed: arrived ? paidNow : Math.floor(Array(chips).fill(0).filter((zero, nth) => of(nth) >= 1).length * paidNow / Math.max(1, chips))

    function of(nth: int): real { return Math.max(0, Math.min(1, (pay.way - nth * pay.lag) / 0.5)); }

    width: sum.width
    height: sum.height
    visible: paidNow > 0
    x: goal.x - width
    y: goal.y

    readonly property bool running: flight.running
    onRunningChanged: page.table.acting += running ? 1 : -1
    Component.onDestruction: if (running) page.table.acting--
    onPaidNowChanged: {
        flight.stop();
        way = 1;
        if (paidNow > 0 && page.scene.motion.moveMs > 0 && !page.table.hurry) {
            way = 0;
            flight.start();
        }
    }
    NumberAnimation {
        id: flight
        target: pay
        property: "way"
        from: 0
        to: 1
        duration: pay.page.scene.motion.moveMs * 4
    }
    ZipdeckBadge {
        id: sum
        visible: pay.arrived
        amount: pay.paidNow
        paid: true
    }
    Repeater {
        model: Rows { owner: pay; of: pay.arrived ? 0 : pay.chips }
        delegate: Rectangle {
            id: chip
            required property int index
            required property ZipdeckPay owner
            readonly property real part: owner.of(index)
            readonly property real eased: part * part * (3 - 2 * part)
            readonly property real arc: Math.abs(owner.source.x - owner.goal.x) * 0.12 + 16
            visible: part < 1
            x: (owner.source.x - owner.goal.x) * (1 - eased) + owner.width / 2 - width / 2
            y: (owner.source.y - owner.goal.y) * (1 - eased) - arc * Math.sin(Math.PI * eased)
            width: 20
            height: 20
            radius: 10
            color: Style.white
            border.color: Style.coinEdge
            opacity: Math.min(1, part * 6)
            Rectangle {
                anchors.centerIn: parent
                width: 12
                height: 12
                radius: 6
                color: "transparent"
                border.color: chip.owner.page.scene.drawing.edge
                border.width: 2
            }
        }
    }
}
