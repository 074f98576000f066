// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Under a total: what a seat did last, and the tag of the round's winner.
Column {
    id: report
    required property TableBase table
    required property string what
    required property string outcome
    required property string tag

    component Line: SpokenText {
        width: parent.width
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        smallest: 11
    }

    readonly property ToldText done: ToldText {
        table: report.table
        now: report.what
    }
    readonly property ToldText came: ToldText {
        table: report.table
        now: report.outcome
    }

    spacing: 1
    Line {
        text: report.done.text
        color: Style.second
        font.pixelSize: Style.small
    }
    Line {
        text: report.came.text
        font.weight: Font.DemiBold
    }
    Rectangle {
        objectName: "tag"
        readonly property bool tall: measured.advanceWidth + 16 > report.width // on two lines
        visible: report.tag !== "" && report.table.tagsTold
        anchors.horizontalCenter: parent.horizontalCenter
        width: tall ? parent.width : measured.advanceWidth + 16
        height: tall ? 34 : 22
        radius: 11
        color: Style.white
        Accessible.role: Accessible.StaticText
        Accessible.name: report.tag
        Accessible.ignored: !visible
        TextMetrics {
            id: measured
            text: report.tag
            font: words.font
        }
        Heading {
            id: words
            anchors.fill: parent
            anchors.leftMargin: 3
            anchors.rightMargin: 3
            text: report.tag
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            lineHeight: 0.9
            color: Style.dark
            font.pixelSize: Style.small
        }
    }
}
