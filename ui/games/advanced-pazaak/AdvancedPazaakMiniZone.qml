// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Small side cards beside a total: those that are left, and those spent after them.
Zone {
    required property AdvancedPazaakMeasures at
    required property int before
    required property int both
    required property real lineY
    readonly property real step: at.miniStep(both)

    x: at.pad + 8 + at.totalWidth + 8 + before * step
    y: lineY + at.totalTop + (at.tight ? 0 : 4)
    width: Math.max(0, held - 1) * step + at.miniWidth
    height: at.miniWidth * 1.4
    cardWidth: at.miniWidth
    minWidth: at.miniWidth
    minStep: 0.1
    gap: 4
}
