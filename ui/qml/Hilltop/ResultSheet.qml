// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The end of a match, in place of the tray: who won, why, and what to do next. The table above stays as it was.
Rectangle {
    id: sheet
    required property var table
    readonly property var scene: table.scene
    readonly property bool stacked: height >= 252
    readonly property real pad: stacked ? 24 : 16

    color: colours.base
    Accessible.role: Accessible.Grouping
    Accessible.name: scene.resultTitle

    SystemPalette { id: colours }

    component Choice: ActionButton {
        table: sheet.table
        width: sheet.stacked ? 232 : (buttons.width - 2 * buttons.spacing) / 3
        height: 40
        ink: colours.text
        fill: colours.base
        line: colours.mid
    }

    Rectangle {
        width: parent.width
        height: 1
        color: colours.mid
    }
    Column {
        id: verdict
        x: sheet.pad
        y: sheet.stacked ? sheet.pad - 4 : Math.max(8, (sheet.height - height - buttons.height - 12) / 2)
        width: sheet.width - 2 * sheet.pad
        spacing: 4
        Text {
            width: parent.width
            text: sheet.scene.resultTitle
            color: colours.text
            elide: Text.ElideRight
            font.pixelSize: sheet.table.style.title
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Text {
            width: Math.min(parent.width, 640)
            text: sheet.scene.resultReason
            color: colours.text
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            font.pixelSize: sheet.table.style.normal
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    Grid {
        id: buttons
        x: sheet.pad
        y: verdict.y + verdict.height + (sheet.stacked ? 16 : 12)
        width: Math.min(sheet.width - 2 * sheet.pad, 680)
        columns: sheet.stacked ? 1 : 3
        spacing: 8
        Choice {
            title: qsTr("Review the match")
            keyText: "1"
            ink: "white"
            fill: sheet.scene.colors.edge
            line: sheet.scene.colors.edge
            onPressed: sheet.scene.review()
        }
        Choice {
            title: qsTr("Same deal again")
            keyText: "2"
            onPressed: sheet.scene.sameDeal()
        }
        Choice {
            title: qsTr("New match")
            keyText: "3"
            onPressed: sheet.scene.newMatch()
        }
    }
}
