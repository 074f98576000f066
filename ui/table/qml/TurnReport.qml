// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What a seat did last, and beside it the tag of the hand's winner.
Column {
    id: report
    required property TableBase table
    required property string what
    required property string outcome
    required property string tag

    spacing: 2
    Text {
        textFormat: Text.PlainText
        width: parent.width
        text: report.what
        visible: text !== ""
        color: report.table.style.second
        elide: Text.ElideRight
        font.pixelSize: report.table.style.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.ignored: text === ""
    }
    Text {
        textFormat: Text.PlainText
        width: parent.width
        text: report.outcome
        visible: text !== ""
        color: report.table.style.text
        elide: Text.ElideRight
        font.pixelSize: report.table.style.normal
        font.weight: Font.DemiBold
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.ignored: text === ""
    }
    Item {
        width: 1
        height: 2
    }
    Rectangle {
        visible: report.tag !== ""
        width: Math.min(parent.width, words.implicitWidth + 20)
        height: 22
        radius: 10
        color: "white"
        Accessible.role: Accessible.StaticText
        Accessible.name: report.tag
        Accessible.ignored: !visible
        Text {
            id: words
            textFormat: Text.PlainText
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 2)
            text: report.tag
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: report.table.least
            color: report.table.style.dark
            font.pixelSize: report.table.style.small
            font.weight: Font.DemiBold
        }
    }
}
