// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Euchre: my partner on top, the others at the sides, the trick in the middle, my hand in the tray.
EuchrePage {
    id: felt

    EuchreTrump {
        id: trumpBlock
        page: felt
        x: felt.at.pad
        y: felt.at.padY
        width: felt.at.sideWidth
        height: felt.at.blockHeight
    }
    EuchreScore {
        id: score
        page: felt
        coming: points.coming
        comingTo: points.side
        x: felt.at.rightX
        y: felt.at.padY
        width: felt.at.sideWidth
        height: felt.at.blockHeight
    }
    EuchreTrick {
        anchors.fill: parent
        visible: !felt.lastShown
        page: felt
    }
    EuchreLast {
        anchors.fill: parent
        page: felt
    }
    EuchreRest {
        page: felt
    }
    EuchreTurned {
        page: felt
        block: trumpBlock
    }
    EuchrePoints {
        id: points
        page: felt
        block: score
    }
    EuchreSeats {
        page: felt
        score: score
    }
    EuchreTray {
        id: tray
        visible: !felt.over
        page: felt
        hand: hand
        y: felt.at.upper
        width: parent.width
        height: felt.at.trayHeight
    }
    Zone {
        id: hand
        table: felt.table
        name: felt.over ? "" : "hand" // the cards of a partner who sat out would lie on the result
        seat: felt.me
        hand: true
        shape: "fan"
        centred: true
        takesDrops: felt.view.phase === "order" && felt.view.dealer === felt.me
        x: tray.handX
        y: felt.at.upper + felt.at.handTop + Math.max(0, (tray.handHeight - height) / 2)
        width: tray.handWidth
        height: tray.cardWidth * 1.4
        cardWidth: tray.cardWidth * (tray.out ? 0.6 : 1)
        minWidth: 44
        gap: -0.1 * cardWidth
    }
    ResultSheet {
        visible: felt.over
        table: felt.table
        y: felt.at.upper
        width: parent.width
        height: felt.at.trayHeight
    }
}
