// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The end of a match, in place of the tray: who won, why, and what to do next. The table above stays as it was.
Rectangle {
    id: sheet
    required property var table
    readonly property var scene: table.scene
    readonly property bool stacked: height >= 252
    readonly property real pad: table.style.clamp(width * 0.032, 12, 48)

    color: system.base
    Accessible.role: Accessible.Grouping
    Accessible.name: scene.resultTitle
    Accessible.ignored: !visible

    SystemPalette { id: system }

    Rectangle {
        width: parent.width
        height: 1
        color: system.mid
    }
    Column {
        id: verdict
        x: sheet.pad
        y: sheet.stacked ? 20 : Math.max(8, (sheet.height - height - buttons.height - 12) / 2)
        width: sheet.width - 2 * sheet.pad
        spacing: 4
        Text {
            width: parent.width
            text: sheet.scene.resultTitle
            color: system.text
            elide: Text.ElideRight
            font.pixelSize: sheet.table.style.title
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
            Accessible.ignored: !sheet.visible
        }
        Text {
            width: Math.min(parent.width, 640)
            text: sheet.scene.resultReason
            color: system.text
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            font.pixelSize: sheet.table.style.normal
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.ignored: !sheet.visible
        }
    }
    Grid {
        id: buttons
        visible: sheet.scene.interactive
        x: sheet.pad
        y: verdict.y + verdict.height + (sheet.stacked ? 16 : 12)
        width: Math.min(sheet.width - 2 * sheet.pad, 680)
        readonly property real each: sheet.stacked ? 232 : (width - 2 * spacing) / 3
        columns: sheet.stacked ? 1 : 3
        spacing: 8
        ResultChoice {
            table: sheet.table
            colours: system
            width: buttons.each
            title: qsTr("Review the match")
            keyText: sheet.table.key(1)
            ink: "white"
            fill: sheet.scene.colors.edge
            line: sheet.scene.colors.edge
            onPressed: sheet.scene.review()
        }
        ResultChoice {
            table: sheet.table
            colours: system
            width: buttons.each
            title: qsTr("Same deal again")
            keyText: sheet.table.key(2)
            onPressed: sheet.scene.sameDeal()
        }
        ResultChoice {
            table: sheet.table
            colours: system
            width: buttons.each
            title: qsTr("New match")
            keyText: sheet.table.key(3)
            onPressed: sheet.scene.newMatch()
        }
    }
}
