// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The sizes of the Zip Deck table; all follow from the size of the table and the number of seats.
QtObject {
    required property real width
    required property real height
    required property int seats

    readonly property int others: Math.max(1, seats - 1)
    readonly property real pad: Style.clamp(width * 0.024, 10, 40)
    readonly property real trayHeight: Math.round(Style.clamp(height * 0.36, 148, 320))
    readonly property real upper: height - trayHeight
    readonly property bool wide: others < 6 && width >= 900 && upper >= 400
    readonly property bool compact: width < 640 || others > 7 || upper < (others > 4 ? 344 : 310)
    // A ring: one player at each side, the others in a row on top; where seats are many, rows.
    readonly property bool sides: !compact && others > 1
    readonly property real gap: compact ? 8 : Style.clamp(width * 0.02, 8, 28)
    readonly property int perRow: Math.min(5, others)
    readonly property int rows: compact ? Math.ceil(others / perRow) : 1
    readonly property int onTop: sides ? others - 2 : others
    readonly property real plateWidth: compact ? Math.min(240, (width - 2 * pad - (perRow - 1) * gap) / perRow)
                                               : Math.max(150, Math.min(wide ? 330 : 200, (width - 2 * pad - (onTop - 1) * gap) / Math.max(1, onTop),
                                                                        (width - 2 * pad - 4 * gap - 440) / 2))
    readonly property real plateHeight: wide ? Style.clamp(upper * 0.42, 158, 210) : compact ? Style.clamp((upper - 130) / rows - gap, 46, 112) : 152
    readonly property bool tall: compact && plateHeight >= 84 // small plates with room for the card
    readonly property real smallCard: tall ? Math.floor(Math.min(56, (plateHeight - 20) / 1.4)) : 26
    // On a large plate the face, the card and the chips stand beside each other, the words below them.
    readonly property real wordsY: plateHeight - 62
    readonly property real face: wide ? Math.floor(Math.min(plateHeight - 82, plateWidth * 0.32)) : plateWidth < 180 ? 34 : 46
    readonly property real chipsRoom: 48
    readonly property real seatCard: wide ? Math.floor(Math.min((plateHeight - 82) / 1.4, plateWidth - chipsRoom - face - 26)) : 40
    readonly property real topY: Style.clamp(upper * 0.04, compact ? 6 : 10, 28)
    readonly property real belowRows: onTop > 0 ? topY + rows * (plateHeight + gap) : topY
    readonly property bool crowned: onTop * (plateWidth + gap) > width - 2 * (pad + plateWidth) // the row on top reaches over the sides
    readonly property real sideY: onTop > 0 && crowned ? belowRows : Math.min(upper - plateHeight - 12, Math.max(topY, (upper - plateHeight) * (onTop > 0 ? 0.6 : 0.42)))
    readonly property real panelX: sides ? pad + plateWidth + 2 * gap : compact ? Math.max(pad, Math.min((width - 720) / 2, (width - perRow * plateWidth - (perRow - 1) * gap) / 2)) : Math.max(pad, (width - 720) / 2)
    readonly property rect panel: Qt.rect(panelX, belowRows + (compact ? 4 : 8), width - 2 * panelX, upper - belowRows - 12)
    // Where the card lies on a plate.
    readonly property real seatCardX: wide ? Math.round(12 + face + (plateWidth - 12 - chipsRoom - face - seatCard) / 2) : 12
    readonly property real seatCardY: wide ? 10 + Math.round((plateHeight - 82 - seatCard * 1.4) / 2) : 58
    readonly property real sideWidth: Style.clamp(width * 0.21, 150, 240)

    // Top left corner of the plate of the nth player from my left.
    function spot(nth: int): point {
        if (compact) {
            const used = perRow * plateWidth + (perRow - 1) * gap;
            return Qt.point((width - used) / 2 + nth % perRow * (plateWidth + gap), topY + Math.floor(nth / perRow) * (plateHeight + gap));
        }
        if (sides && (nth === 0 || nth === others - 1))
            return Qt.point(nth === 0 ? pad : width - pad - plateWidth, sideY);
        const left = (width - onTop * plateWidth - (onTop - 1) * gap) / 2;
        return Qt.point(left + (sides ? nth - 1 : nth) * (plateWidth + gap), topY);
    }
}
