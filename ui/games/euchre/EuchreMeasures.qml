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
    readonly property real pad: style.clamp(width * 0.024, 10, 32)
    readonly property real padY: style.clamp(height * 0.026, 8, 24)
    readonly property real trayHeight: Math.round(style.clamp(height * 0.36, 140, 320))
    readonly property real upper: height - trayHeight
    readonly property real sideWidth: style.clamp(width * 0.2, 132, 232)
    readonly property real rightX: width - pad - sideWidth
    readonly property real plateHeight: tight ? 40 : 48
    readonly property real blockHeight: tight ? 62 : 84
    readonly property real miniWidth: tight ? 30 : style.clamp(height * 0.05, 34, 44)
    readonly property real miniHeight: miniWidth * 1.4
    readonly property real bubbleHeight: tight ? 26 : 32

    // The partner on top: plate, cards and speech in one line.
    readonly property real topPlate: Math.min(sideWidth + (tight ? 18 : 0), 184)
    readonly property real topHand: miniWidth * (open ? 3.6 : 2.6)
    readonly property real topBubble: tight ? 104 : 132
    readonly property real topX: style.clamp((width - topPlate - topHand - topBubble - 24) / 2, pad + sideWidth + 10, width)

    // The trick: four cards as they lie before their players.
    readonly property real trickY: padY + Math.max(plateHeight, miniHeight) + (tight ? 6 : 12)
    readonly property real trickRoom: upper - trickY - (tight ? 6 : 12)
    readonly property real slotWidth: Math.floor(Math.min((trickRoom - 8) / 2.8, width * 0.092, 140))
    readonly property real slotHeight: slotWidth * 1.4
    readonly property real slotGap: style.clamp(trickRoom - 2 * slotHeight, 6, slotWidth * 0.3)
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
    function plateX(turn: int): real {
        return turn === 2 ? topX : turn === 3 ? rightX : pad;
    }
    function plateY(turn: int): real {
        return turn === 2 ? padY : sideY;
    }
}
