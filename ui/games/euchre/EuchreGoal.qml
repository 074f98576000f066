// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// How far the makers are: the tricks so far, and what they still need.
Column {
    id: goal
    required property EuchrePage page
    property bool wordy: true

    spacing: page.at.tight ? 4 : 6
    EuchreFive {
        page: goal.page
        Accessible.role: Accessible.Graphic
        Accessible.name: goal.page.words.goal()
        Accessible.ignored: goal.wordy || !visible
        size: goal.page.at.tight ? 14 : 18
    }
    SpokenText {
        visible: goal.wordy
        width: parent.width
        text: goal.page.words.goal()
        color: Style.second
        wrapMode: Text.Wrap
        maximumLineCount: 2
        font.pixelSize: goal.page.at.tight ? Style.small : Style.normal
    }
}
