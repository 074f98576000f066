// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// My part of the table: words about my side cards, room for them, and what I may do.
SideTray {
    id: tray
    required property AdvancedPazaakPage page
    required property AdvancedPazaakHand hand
    readonly property real spentWidth: tight ? 24 : 32
    readonly property real spentTop: wordsBottom + 2
    readonly property string hint: page.asked ? page.scene.answers.hintText : ""

    table: page.table
    at: page.at
    who: table.seatAt(page.me)
    sideLeft: page.mine.side_left
    tight: at.tight
    wordsY: at.handTop
    spacing: 2
    counted: page.dealt && page.view.phase !== "choose"
    tellsSpent: hint === ""

    SpokenText {
        width: parent.width
        visible: tray.hint !== ""
        text: tray.hint
        color: Style.hint
        wrapMode: Text.Wrap
        font.pixelSize: Style.small
    }
    AdvancedPazaakActions {
        parent: tray
        visible: tray.page.view.phase !== "stake"
        page: tray.page
        hand: tray.hand
        x: tray.page.width - tray.page.at.pad - width
        y: tray.page.at.handTop
        width: tray.page.at.barWidth
        height: tray.height - y - 10
    }
    AdvancedPazaakStakes {
        parent: tray
        visible: tray.page.view.phase === "stake"
        page: tray.page
        x: tray.page.width - tray.page.at.pad - width
        y: tray.page.at.handTop
        width: tray.page.at.barWidth
        height: tray.height - y - 10
    }
}
