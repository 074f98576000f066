// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The sizes of the Euchre table; all follow from the size of the table, from 640 x 400 up.
QtObject {
    id: measures
    required property real width
    required property real height
    required property Style style
    required property bool open // the others' cards are seen

    readonly property bool tight: height < 500 || width < 800
    readonly property real pad: tight ? 10 : width < 960 ? 16 : 24
    readonly property real padY: tight ? 8 : height < 560 ? 12 : 24
    readonly property real trayHeight: Math.round(style.clamp(height * 0.34, 140, 320))
    readonly property real upper: height - trayHeight
    readonly property real sideWidth: style.clamp(width * 0.2, 132, 232)
    readonly property real rightX: width - pad - sideWidth
    readonly property real plateHeight: tight ? 40 : 48
    readonly property real blockHeight: tight ? 62 : 84
    readonly property real miniWidth: tight ? 30 : style.clamp(height * 0.05, 34, 44)
    readonly property real miniHeight: miniWidth * 1.4
    readonly property real bubbleHeight: tight ? 26 : 32

    // The partner on top: cards in the middle, the plate left of them, speech right.
    readonly property real topRoom: (width - topHand) / 2 - pad - sideWidth - 22 // on either side
    readonly property real topPlate: Math.min(sideWidth + (tight ? 18 : 0), 184, topRoom)
    readonly property real topHand: miniWidth * (open ? 3.6 : 2.6)
    readonly property real topHandX: (width - topHand) / 2
    readonly property real topBubble: Math.min(tight ? 104 : 132, topRoom)
    readonly property real topX: topHandX - topPlate - 12

    // The trick: four cards as they lie before their players.
    readonly property real trickY: padY + Math.max(plateHeight, miniHeight) + (tight ? 6 : 12)
    readonly property real trickRoom: upper - trickY - (tight ? 6 : 12)
    readonly property real slotLeast: tight ? 8 : 14 // between my card and my partner's
    readonly property real slotWidth: Math.floor(Math.min((trickRoom - slotLeast) / 2.8, (width / 2 - pad - sideWidth - 14) / 1.84, width * 0.108, 180))
    readonly property real slotHeight: slotWidth * 1.4
    readonly property real slotGap: style.clamp(trickRoom - 2 * slotHeight, slotLeast, slotWidth * 0.3)
    readonly property real slotsY: trickY + (trickRoom - 2 * slotHeight - slotGap) / 2
    readonly property real centreX: width / 2
    readonly property real centreY: slotsY + slotHeight + slotGap / 2

    // Those at the sides: plate, cards and speech below each other.
    readonly property real sideHeight: plateHeight + 8 + miniHeight + 8 + bubbleHeight
    readonly property real sideY: Math.max(padY + blockHeight + 10, centreY - sideHeight / 2)

    // Where the cards of the player at `turn` to the left of me lie in the trick.
    function slotX(turn: int): real {
        return centreX - slotWidth / 2 + (turn === 1 ? -1 : turn === 3 ? 1 : 0) * slotWidth * 1.34;
    }
    function slotY(turn: int): real {
        return turn === 0 ? centreY + slotGap / 2 : turn === 2 ? slotsY : centreY - slotHeight / 2;
    }
    // A label of that size at a card of the trick, outside of it: at my card and my partner's on the left.
    function labelX(turn: int, wide: real): real {
        return turn % 2 === 0 ? slotX(turn) - wide - 8 : slotX(turn) + (slotWidth - wide) / 2;
    }
    function labelY(turn: int, high: real): real {
        return turn === 0 ? slotY(0) + slotHeight - high - 8 : turn === 2 ? slotY(2) + 8 : slotY(turn) - high - 6;
    }
    // Where the card that the dealer picked up stays in sight.
    function pickedX(turn: int): real {
        return turn === 2 ? topHandX + topHand + 8 : plateX(turn) + sideWidth - miniWidth - 4;
    }
    function pickedY(turn: int): real {
        return plateY(turn) + (turn === 2 ? (plateHeight - miniHeight) / 2 : plateHeight + 8);
    }
    function plateX(turn: int): real {
        return turn === 2 ? topX : turn === 3 ? rightX : pad;
    }
    function plateY(turn: int): real {
        return turn === 2 ? padY : sideY;
    }
}
