// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The sizes of the Zip Deck table; all follow from the size of the table and the number of seats.
QtObject {
    id: measures
    required property real width
    required property real height
    required property int seats
    required property Style style

    readonly property int others: Math.max(1, seats - 1)
    readonly property real pad: style.clamp(width * 0.024, 10, 40)
    readonly property real trayHeight: Math.round(style.clamp(height * 0.36, 148, 320))
    readonly property real upper: height - trayHeight
    readonly property bool wide: others < 4 && width >= 900 && upper >= 400 // three columns, on which every block ends
    readonly property bool tabled: wide && upper >= 430 // room for who called what
    readonly property real callsHeight: tabled ? 12 + 20 * (seats + 1) : 0
    readonly property bool sides: !compact && others > 5
    readonly property bool compact: width < 640 || others > 7 || upper < (others > 5 ? 344 : 320)
    readonly property real gap: compact ? 8 : style.clamp(width * 0.02, 8, 28)
    readonly property int perRow: Math.min(5, others)
    readonly property int rows: compact ? Math.ceil(others / perRow) : sides ? 2 : 1
    readonly property real plateWidth: wide ? (width - 2 * pad - 2 * gap) / 3
                                       : compact ? Math.min(240, (width - 2 * pad - (perRow - 1) * gap) / perRow)
                                               : Math.min(200, (width - 2 * pad - 4 * gap) / 5)
    readonly property real plateHeight: wide ? style.clamp(upper * (tabled ? 0.35 : 0.47), tabled ? 150 : 180, tabled ? 170 : 240) : compact ? style.clamp((upper - 130) / rows - gap, 46, 112) : 152
    readonly property bool tall: compact && plateHeight >= 84 // small plates with room for the card
    readonly property real smallCard: tall ? Math.floor(Math.min(56, (plateHeight - 20) / 1.4)) : 26
    readonly property real seatCard: wide ? Math.floor(Math.min((plateHeight - 28) / 1.4, plateWidth * 0.36)) : 40
    readonly property real topY: style.clamp(upper * 0.04, compact ? 6 : 10, 28)
    readonly property real belowRows: topY + (sides ? 1 : rows) * (plateHeight + gap)
    readonly property real panelX: wide ? pad : sides ? pad + plateWidth + 2 * gap : compact ? Math.max(pad, Math.min((width - 720) / 2, (width - perRow * plateWidth - (perRow - 1) * gap) / 2)) : Math.max(pad, (width - 720) / 2)
    readonly property rect panel: Qt.rect(panelX, belowRows + (compact ? 4 : 8), width - 2 * panelX, upper - belowRows - 12 - (tabled ? callsHeight + 12 : 0))
    readonly property rect calls: Qt.rect(panelX, upper - callsHeight - 12, width - 2 * panelX, callsHeight)
    // Where the card lies on a plate.
    readonly property real seatCardX: wide ? 14 : 12
    readonly property real seatCardY: wide ? (plateHeight - seatCard * 1.4) / 2 : 56
    readonly property real barWidth: style.clamp(width * 0.29, 196, 340)
    readonly property real sideWidth: style.clamp(width * 0.21, 150, 240)

    // Top left corner of the plate of the nth player from my left.
    function spot(nth: int): point {
        if (compact) {
            const used = perRow * plateWidth + (perRow - 1) * gap;
            return Qt.point((width - used) / 2 + nth % perRow * (plateWidth + gap), topY + Math.floor(nth / perRow) * (plateHeight + gap));
        }
        if (sides && (nth === 0 || nth === others - 1))
            return Qt.point(nth === 0 ? pad : width - pad - plateWidth, topY + plateHeight + gap);
        const row = sides ? others - 2 : others;
        const step = sides ? (width - 2 * pad - plateWidth) / (row - 1) : plateWidth + gap;
        const left = (width - plateWidth - (row - 1) * step) / 2;
        return Qt.point(left + (sides ? nth - 1 : nth) * step, topY);
    }
}
