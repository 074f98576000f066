// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The sizes of the Euchre table; all follow from the size of the table, from 640 x 400 up.
QtObject {
    required property real width
    required property real height
    required property bool open // the others' cards are seen

    readonly property bool tight: height < 500 || width < 800
    readonly property real pad: tight ? 10 : width < 960 ? 16 : 24
    readonly property real padY: tight ? 8 : height < 560 ? 12 : 24
    // My cards are as large as those of the trick: the tray takes what they and what stands under them need.
    readonly property real handTop: tight ? 6 : 10
    readonly property real handFoot: tight ? 44 : 62
    readonly property real evenCard: Math.min((height - topY - topPlateHeight - (tight ? 12 : 20) - slotLeast - handTop - handFoot) / 4.2, slotMost)
    readonly property real trayHeight: Math.round(Style.clamp(Math.max(height * 0.34, handTop + evenCard * 1.4 + handFoot), 140, 340))
    readonly property real upper: height - trayHeight
    readonly property real sideWidth: Style.clamp(width * 0.2, 132, 232)
    readonly property real rightX: width - pad - sideWidth
    readonly property real plateHeight: tight ? 40 : 48
    readonly property real blockHeight: tight ? 62 : 84
    readonly property real miniWidth: tight ? 30 : Style.clamp(height * 0.05, 34, 44)
    readonly property real miniHeight: miniWidth * 1.4
    readonly property real bubbleHeight: tight ? 28 : 36

    // The partner on top: the cards at the right end of the plate, speech right of it. In the middle, or as far left as
    // speech needs.
    readonly property real topY: tight ? 6 : 12
    readonly property real topPlateHeight: miniHeight + 10
    readonly property real topHand: miniWidth * (open ? 3.6 : 2.6)
    readonly property real topRoom: width - 2 * (pad + sideWidth + 10)
    readonly property real topBubble: Math.min(tight ? 104 : 132, topRoom * 0.34)
    readonly property real topPlate: Math.min(sideWidth + topHand, 184 + topHand, topRoom - topBubble - 12)
    readonly property real topX: Math.min((width - topPlate) / 2, pad + sideWidth + 10 + topRoom - topBubble - 12 - topPlate)
    readonly property real topHandX: topX + topPlate - topHand - 6

    // The trick: four cards as they lie before their players.
    readonly property real trickY: topY + topPlateHeight + (tight ? 6 : 10)
    readonly property real trickRoom: upper - trickY - (tight ? 6 : 10)
    readonly property real slotLeast: 8 // between my card and my partner's
    readonly property real slotMost: Math.min((width / 2 - pad - sideWidth - 14) / 1.84, width * 0.118, 200)
    readonly property real slotWidth: Math.floor(Math.min((trickRoom - slotLeast) / 2.8, slotMost))
    readonly property real slotHeight: slotWidth * 1.4
    readonly property real slotGap: Style.clamp(trickRoom - 2 * slotHeight, slotLeast, slotWidth * 0.3)
    readonly property real slotsY: trickY + (trickRoom - 2 * slotHeight - slotGap) / 2
    readonly property real centreX: width / 2
    readonly property real centreY: slotsY + slotHeight + slotGap / 2

    // While trump is asked for: the card turned up, and below it what its key needs and the question.
    readonly property real askHeight: tight ? 96 : 134
    readonly property real askCard: Math.floor(Math.max(slotWidth, Math.min((trickRoom - askHeight) / 1.4, width * 0.16, 200)))
    readonly property real askY: trickY + Math.max(4, (trickRoom - askHeight - askCard * 1.4) / 2)
    readonly property real askWidth: topRoom

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
        return turn === 2 ? topX + topPlate + 8 : plateX(turn) + sideWidth - miniWidth - 4;
    }
    function pickedY(turn: int): real {
        return plateY(turn) + (turn === 2 ? (topPlateHeight - miniHeight) / 2 : plateHeight + 8);
    }
    function plateX(turn: int): real {
        return turn === 2 ? topX : turn === 3 ? rightX : pad;
    }
    function plateY(turn: int): real {
        return turn === 2 ? topY : sideY;
    }
}
