// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The sizes of this table; all follow from the size of the table, from 600 x 430 up.
QtObject {
    required property real width
    required property real height
    required property int picks
    required property bool drafting

    readonly property bool tight: height < 560
    readonly property real pad: width < 900 ? 12 : 24
    readonly property real padY: tight ? 10 : Style.clamp(height * 0.03, 12, 28)
    readonly property real gamesTray: Math.round(Style.clamp(height * 0.385, 176, 330))
    readonly property real trayHeight: drafting ? Math.round(Math.min(gamesTray, lowCard * 1.4 + (tight ? 94 : 112))) : gamesTray
    readonly property real upper: height - trayHeight
    readonly property real plateWidth: Style.clamp(width * (drafting ? 0.17 : 0.2), 140, drafting ? 200 : 240)
    readonly property real plateHeight: tight ? 42 : 48
    readonly property real barWidth: Style.clamp(width * 0.24, 160, 300)

    // The draft: for each seat two piles side by side in the middle of the table, whose cards overlap a little.
    readonly property real lap: 0.76 // of a card that stays free
    readonly property real pileGap: Style.clamp(width * 0.05, 20, 64)
    readonly property real columnX: pad + plateWidth + Style.clamp(width * 0.016, 8, 24)
    readonly property real pileCard: ((width - 2 * columnX - pileGap) / 2 - 4) / (1 + (picks - 1) * lap) // at most
    readonly property real topCard: Math.floor(Math.min(Style.clamp(width * 0.045, 44, 60), pileCard))
    readonly property real lowCard: Math.floor(Style.clamp(Math.min(pileCard, (gamesTray - (tight ? 94 : 112)) / 1.4), 30, 110))
    readonly property real topBottom: padY + topCard * 1.4 + 22
    readonly property real dealtCard: Math.floor(Math.min(170, (upper - topBottom - 68) / 1.4, width * 0.15))
    readonly property real dealtGap: Math.round(dealtCard * 0.35)
    readonly property real dealtX: width / 2 - dealtCard - dealtGap / 2
    readonly property real dealtY: topBottom + 30 + Math.max(0, (upper - topBottom - 68 - dealtCard * 1.4) * 0.4)

    // The games: mine, the base card and the other's in one line.
    readonly property real smallCard: tight ? 34 : 40
    readonly property real lineTop: padY + smallCard * 1.4 + (tight ? 22 : 52)
    readonly property real lineY: lineTop + Math.max(0, (upper - lineTop - stripHeight - 58 - gameCard * 1.4) * 0.4)
    readonly property real stripHeight: 32
    readonly property real gameCard: Math.floor(Math.min(150, (upper - lineTop - stripHeight - 58) / 1.4, width * 0.15))
    readonly property real gameStep: gameCard + Style.clamp(width * 0.08, 44, 110)
    readonly property real gameX: (width - gameCard) / 2 - gameStep
    readonly property real handX: pad + Math.max(plateWidth, barWidth) + Style.clamp(width * 0.02, 10, 24)
    readonly property real handWidth: width - 2 * handX // in the middle of the table
    readonly property real handTop: tight ? 12 : 24
    readonly property real handCard: Math.floor(Math.min(130, (gamesTray - handTop - 46) / 1.4, (handWidth - 24) / 3))
}
