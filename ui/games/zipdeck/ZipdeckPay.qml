// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What one player paid in the round just shown: it flies from the giver, or from the player's own card, to the points.
ZipdeckBadge {
    id: pay
    required property ZipdeckPage page
    required property int seat
    readonly property int paidNow: page.paid(seat)
    readonly property point goal: paidNow > 0 ? page.slotOf(seat) : Qt.point(0, 0)
    readonly property point source: paidNow <= 0 ? goal : page.words.giverOf(seat) === seat ? Qt.point(goal.x, goal.y + 40) : page.slotOf(page.words.giverOf(seat))
    property real way: 1
    readonly property bool arrived: way >= 1

    style: page.style
    amount: paidNow
    paid: true
    visible: paidNow > 0
    opacity: Math.min(1, 0.3 + way)
    x: source.x + (goal.x - source.x) * way - width
    y: source.y + (goal.y - source.y) * way

    onPaidNowChanged: {
        flight.stop();
        way = 1;
        if (paidNow > 0 && page.scene.moveMs > 0) {
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
        duration: pay.page.scene.moveMs * 2
        easing.type: Easing.InOutCubic
    }
}
