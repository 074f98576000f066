// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What is asked before the first trick, in the middle of the table, where all look; below it what leads to it.
Column {
    id: question
    required property EuchrePage page
    readonly property bool tight: page.at.tight
    readonly property string detail: page.scene.position.prompt

    visible: page.asking
    spacing: tight ? 2 : 6

    component Line: SpokenText {
        width: parent ? parent.width : 0
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
    Rectangle { // trump, once it is made
        visible: question.page.trump !== "" && question.page.view.phase === "alone"
        anchors.horizontalCenter: parent.horizontalCenter
        width: question.tight ? 56 : 96
        height: width
        radius: 8
        color: Style.white
        Picture {
            anchors.centerIn: parent
            width: parent.width * 0.66
            unit: question.page.table.unit
            source: question.page.suitPicture(question.page.trump)
        }
    }
    Line {
        text: question.page.words.question()
        maximumLineCount: 2
        font.pixelSize: question.tight ? Style.title : Style.large
        font.weight: Font.DemiBold
    }
    Line {
        text: question.detail
        color: Style.second
        maximumLineCount: 3
        font.pixelSize: question.tight ? Style.small : Style.normal
    }
}
