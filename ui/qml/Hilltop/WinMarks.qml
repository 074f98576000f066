// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Hands won of those needed: a diamond each, with a check when won. Where there is no room the number alone.
Row {
    id: marks
    required property var table
    required property int won
    required property int needed
    readonly property real size: 20
    readonly property real room: width - words.implicitWidth - 12
    readonly property bool counted: needed * (size + 6) <= room

    spacing: 6
    height: size
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    Repeater {
        model: marks.counted ? marks.needed : 1
        delegate: Image {
            required property int index
            width: marks.size
            height: marks.size
            sourceSize: Qt.size(marks.size, marks.size)
            source: index < marks.won ? "cards/mark-won.svg" : "cards/mark-open.svg"
        }
    }
    Text {
        id: words
        height: marks.size
        leftPadding: 6
        verticalAlignment: Text.AlignVCenter
        text: qsTr("%1 of %2 hands").arg(marks.won).arg(marks.needed)
        color: marks.table.style.text
        font.pixelSize: marks.table.style.small
    }
}
