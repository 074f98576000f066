// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The tray of the Pazaak table: words about my side cards, room for them, and the actions.
SideTray {
    id: tray
    readonly property real handTop: tight ? 12 : 22
    readonly property real handHeight: height - handTop - (tight ? 34 : 58)
    readonly property real spentTop: wordsBottom + 4
    readonly property real spentWidth: style.clamp((height - spentTop - 10) / 1.4, 18, 40)

    tight: height < 190
    wordsY: tight ? 8 : 18
    counted: page.view.seats !== undefined

    Item {
        width: 1
        height: tray.tight ? 6 : 24
    }
    ActionBar {
        parent: tray
        table: tray.page.table
        x: tray.page.width - tray.page.at.pad - width
        y: tray.tight ? 12 : 22
        width: tray.page.at.barWidth
        height: tray.height - y - 8
    }
}
