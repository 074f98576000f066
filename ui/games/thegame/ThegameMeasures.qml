// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The sizes of The Game's table; all follow from the size of the table, from 560 x 400 up.
QtObject {
    required property real width
    required property real height
    required property int others
    required property int speakers // rows of wishes
    required property bool strips // the others' cards are seen
    required property bool asks // my own wish has its control
    required property real kept // height kept free over the tray
    required property int full // cards of a full hand that lie side by side
    required property bool over

    readonly property bool tight: height < 620
    readonly property real pad: Style.clamp(width * 0.03, 10, 48)
    readonly property real padY: tight ? 8 : 16
    // The tray is as high as a full hand and what stands over and under it.
    readonly property real side: Style.clamp(width * 0.165, 128, 220)
    readonly property real handX: pad + side + 16
    readonly property real handGap: Style.clamp(width * 0.014, 6, 18)
    readonly property real handCard: Style.clamp((width - 2 * handX - (full - 1) * handGap) / full, 60, 150)
    readonly property real handTop: tight ? 36 : 44
    readonly property real handFoot: tight ? 22 : 24
    readonly property real trayHeight: Math.round(Style.clamp(height * 0.32, 148, over ? 300 : Math.max(148, handTop + handCard * 1.4 + handFoot)))
    readonly property real upper: height - trayHeight
    readonly property real gap: Style.clamp(width * 0.022, 8, 24)
    readonly property real columnWidth: Math.min((width - 2 * pad - 3 * gap) / 4, 300)
    readonly property real left: (width - 4 * columnWidth - 3 * gap) / 2
    readonly property int slots: Math.max(4, others + 1) // the others and the stack
    readonly property real slotWidth: (width - 2 * left - (slots - 1) * gap) / slots
    readonly property real plateHeight: tight ? 40 : 48
    readonly property real miniWidth: tight ? 24 : 30
    readonly property real columnY: padY + plateHeight + (strips ? miniWidth * 1.4 + 6 : 0) + (tight ? 8 : 16)
    readonly property real columnHeight: upper - columnY - (tight ? 8 : 16) - kept

    // Inside of a column, from its top.
    readonly property real titleHeight: tight ? 30 : 40
    readonly property real wishHeight: Style.clamp((columnHeight - titleHeight - 200) / Math.max(1, speakers), 14, 22)
    readonly property real effectHeight: tight ? 20 : 28
    readonly property real ownHeight: asks ? 24 : 0
    readonly property real cardTop: titleHeight + 4 + speakers * wishHeight + (tight ? 4 : 8)
    readonly property real cardRoom: columnHeight - effectHeight - (asks ? ownHeight + 14 : 4) - cardTop
    readonly property real cardWidth: Math.floor(Math.max(24, Math.min((cardRoom - 4) / 1.45, columnWidth * 0.72, 240)))
    readonly property real cardY: cardTop + (cardRoom - cardWidth * 1.4) / 2 + cardWidth * 0.02
    readonly property real effectY: cardY + cardWidth * 1.4 + 4

    function columnX(index: int): real { return left + index * (columnWidth + gap); }
    function slotX(index: int): real { return left + index * (slotWidth + gap); }
}
