// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Hands or sets won of those needed: a diamond each, with a check when won. Where there is no room the number alone.
Row {
    id: marks
    required property int won
    required property int needed
    property bool tight: false
    property string phrase: qsTr("%1 of %2 hands")
    property string told: qsTr("%1 of %2 hands won")
    readonly property real size: tight ? 18 : 20
    readonly property real marked: needed * (size + spacing) + 12 // what the diamonds take
    readonly property bool brief: tight || marked + whole.advanceWidth > width
    readonly property bool counted: marked + words.implicitWidth <= width

    visible: needed > 0
    spacing: tight ? 3 : 6
    height: size
    Accessible.role: Accessible.StaticText
    Accessible.name: told.arg(won).arg(needed)

    TextMetrics {
        id: whole
        text: marks.phrase.arg(marks.won).arg(marks.needed)
        font: words.font
    }
    Repeater {
        model: Rows { owner: marks; of: marks.counted ? marks.needed : 1 }
        delegate: Picture {
            required property int index
            required property WinMarks owner
            width: owner.size
            source: index < owner.won ? "cards/mark-won.svg" : "cards/mark-open.svg"
        }
    }
    Caption {
        id: words
        height: marks.size
        leftPadding: 6
        verticalAlignment: Text.AlignVCenter
        text: (marks.brief ? qsTr("%1 of %2") : marks.phrase).arg(marks.won).arg(marks.needed)
    }
}
