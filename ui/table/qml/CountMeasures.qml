// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The sizes of a table where two players count to 20: room for six cards side by side, more overlap, between a seat and
// its total; the count line between the rows, the hand below in the middle. All follow from the size of the table, from
// 660 x 420 up.
QtObject {
    required property real width
    required property real height
    property real under: 0 // kept free below the cards of a row, where the table has the height

    readonly property bool tight: height < 560
    readonly property real pad: width < 900 ? 12 : 24
    readonly property real trayHeight: Math.round(Style.clamp(height * 0.345, 164, 244))
    readonly property real upper: height - trayHeight

    // A player's line: plate, row and total.
    readonly property real plateWidth: Style.clamp(width * 0.16, 132, 196)
    readonly property real rowX: pad + plateWidth + Style.clamp(width * 0.016, 8, 20)
    readonly property real totalWidth: Style.clamp(width * 0.09, 96, 104)
    readonly property real totalX: width - pad - totalWidth
    readonly property real rowWidth: totalX - Style.clamp(width * 0.012, 6, 14) - rowX
    readonly property real gap: Style.clamp(width * 0.007, 4, 9)
    readonly property real padY: Style.clamp(upper * 0.045, 6, 24)
    readonly property real cardWidth: Math.floor(Math.min((rowWidth - 5 * gap) / 6, (upper - 2 * padY - (tight ? 90 : 104 + 2 * under)) / 2.8))
    readonly property real cardHeight: cardWidth * 1.4
    readonly property real lineHeight: Math.max(tight ? 92 : 124, cardHeight + (tight ? 0 : under))
    readonly property real lowerY: upper - padY - lineHeight
    readonly property real miniWidth: tight ? 20 : 26
    // In a low table the lower cards lie as much lower in their line, so that the words of the count line have room.
    readonly property real lowered: tight ? Math.min(14, lineHeight - cardHeight) : 0
    readonly property real underCards: lineHeight - cardHeight - lowered

    // Between the lines.
    readonly property real middleY: padY + lineHeight
    readonly property real middle: lowerY - middleY
    readonly property real deckWidth: Math.floor(Style.clamp((middle - 36) / 1.4, 24, tight ? 44 : 62))

    // The tray: words, the hand in the middle of the table, and the actions right of it.
    readonly property real barWidth: Style.clamp(width * 0.25, 196, 270)
    readonly property real handTop: tight ? 10 : 16
    readonly property real below: 50 // under the hand, for keys and captions
    readonly property real handX: pad + barWidth + Style.clamp(width * 0.016, 8, 18)
    readonly property real handWidth: width - 2 * handX
    readonly property real handHeight: trayHeight - handTop - below

    // From one small card to the next, when that many share the room under a plate beside a few words.
    function miniStep(cards: int): real {
        return cards < 2 ? miniWidth + 4 : Math.min(miniWidth + 4, (plateWidth - 62 - miniWidth) / (cards - 1));
    }
}
