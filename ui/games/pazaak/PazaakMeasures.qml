// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The sizes of the Pazaak table; all follow from the size of the table, from 660 x 430 up.
QtObject {
    id: measures
    required property real width
    required property real height
    required property Style style

    readonly property real pad: style.clamp(width * 0.032, 12, 48)
    readonly property real trayHeight: Math.round(style.clamp(height * 0.322, 148, 300))
    readonly property real upper: height - trayHeight
    readonly property real plateWidth: style.clamp(width * 0.208, 150, 240)
    readonly property real rowX: pad + plateWidth + style.clamp(width * 0.032, 14, 40)
    readonly property real reportWidth: style.clamp(width * 0.14, 104, 180)
    readonly property real totalWidth: style.clamp(width * 0.072, 46, 90)
    readonly property real totalX: width - pad - reportWidth - 12 - totalWidth
    readonly property real rowWidth: totalX - 12 - rowX
    readonly property real padY: style.clamp(upper * 0.05, 8, 32)
    readonly property real gap: style.clamp(width * 0.012, 6, 16)
    readonly property real cardWidth: Math.floor(Math.min((rowWidth - 4 * gap) / 4.6, (upper * 0.37 - padY) / 1.4, 156))
    readonly property real lineHeight: Math.max(90, cardWidth * 1.4) // of one player
    readonly property real lowerY: upper - padY - lineHeight
    readonly property real middleY: padY + lineHeight
    readonly property real middle: lowerY - middleY // height between the two players
    readonly property real deckWidth: Math.floor(Math.min(cardWidth, (middle - 34) / 1.4))
    readonly property real deckRoom: Math.max(deckWidth, width < 900 ? 56 : 116)
    readonly property real miniWidth: Math.floor(lineHeight < 116 ? 20 : style.clamp((lineHeight - 88) / 1.4, 22, 36))
    readonly property real barWidth: style.clamp(width * 0.26, 180, 340)

    // From one small side card to the next, when that many share the room under a plate.
    function miniStep(cards: int): real {
        return cards < 2 ? miniWidth + 6 : Math.min(miniWidth + 6, (plateWidth - 62 - miniWidth) / (cards - 1));
    }
}
