// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The sizes of the Advanced Pazaak table; all follow from the size of the table, from 660 x 420 up.
QtObject {
    id: measures
    required property real width
    required property real height
    required property Style style

    readonly property real pad: style.clamp(width * 0.024, 10, 32)
    readonly property real trayHeight: Math.round(style.clamp(height * 0.36, 152, 320))
    readonly property real upper: height - trayHeight
    readonly property bool tight: upper < 380
    readonly property real plateWidth: style.clamp(width * 0.19, 150, 240)
    readonly property real rowX: pad + plateWidth + style.clamp(width * 0.022, 10, 24)
    readonly property real rowWidth: width - pad - rowX
    readonly property real gap: style.clamp(width * 0.012, 4, 14)
    readonly property real padY: style.clamp(upper * 0.04, 6, 20)
    readonly property real cardWidth: Math.floor(Math.min((rowWidth - 8 * gap) / 9, (upper - 2 * padY - 84) / 2.8, 130))
    readonly property real cardHeight: cardWidth * 1.4
    readonly property real lineHeight: Math.max(tight ? 92 : 140, cardHeight) // of one player
    readonly property real lowerY: upper - padY - lineHeight
    readonly property real middleY: padY + lineHeight
    readonly property real middle: lowerY - middleY // height between the two players
    readonly property real totalWidth: tight ? 48 : 82
    readonly property real totalTop: tight ? 62 : 80 // below the plate and the marks
    readonly property real miniWidth: tight ? 20 : 26
    readonly property real barWidth: style.clamp(width * 0.34, 232, 380)
    readonly property real deckWidth: Math.floor(Math.min(44, (middle - 10) / 1.4))

    // From one small card to the next, when that many share the room beside a total.
    function miniStep(cards: int): real {
        const room = plateWidth - 16 - totalWidth - miniWidth;
        return cards < 2 ? miniWidth + 4 : Math.min(miniWidth + 4, room / (cards - 1));
    }
}
