// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The tray of the Pazaak table: words about my side cards, room for them, and the actions.
SideTray {
    id: tray
    readonly property real spentTop: wordsBottom + 4
    readonly property real spentWidth: style.clamp((height - spentTop - 10) / 1.4, 18, 40)

    tight: page.at.tight
    wordsY: page.at.handTop
    counted: page.view.seats !== undefined

    Item {
        width: 1
        height: tray.tight ? 6 : 24
    }
    ActionBar {
        parent: tray
        table: tray.page.table
        x: tray.page.width - tray.page.at.pad - width
        y: tray.page.at.handTop
        width: tray.page.at.barWidth
        height: tray.height - y - 8
    }
}
