// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Small side cards under a plate, those that are left or those spent; `before` others lie to their left.
Zone {
    required property PazaakMeasures at
    required property int before
    required property int both
    required property real topY
    readonly property real step: at.miniStep(both)

    x: at.pad + 8 + before * step
    y: topY
    width: Math.max(0, held - 1) * step + at.miniWidth
    height: at.miniWidth * 1.4
    cardWidth: at.miniWidth
    minWidth: at.miniWidth
    gap: 6
}
