// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The tray of the Pazaak table: words about my side cards, room for them, and the actions.
SideTray {
    id: tray
    required property PazaakPage page
    readonly property real spentTop: wordsBottom + 4
    readonly property real spentWidth: Style.clamp((height - spentTop - 10) / 1.4, 18, 40)

    table: page.table
    at: page.at
    who: table.seatAt(page.me)
    sideLeft: page.mine.side_left
    tight: at.tight
    wordsY: at.handTop
    counted: page.dealt

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
