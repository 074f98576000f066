// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The end of a match, in place of the tray: who won and why. The table above stays as it was. Where people play, the
// banner stands here for a moment and the page shows the result below the table: then this only keeps the tray's place.
Rectangle {
    id: sheet
    required property TableBase table
    readonly property TableScene scene: table.scene
    readonly property bool told: !scene.position.interactive && !scene.motion.sheetBelow && visible
    readonly property real pad: Style.clamp(width * 0.032, 12, 48)

    color: told ? system.base : Style.tray
    Accessible.role: Accessible.Grouping
    Accessible.name: scene.position.resultTitle
    Accessible.ignored: !told
    Component.onCompleted: table.resultPlace = sheet
    Component.onDestruction: if (table.resultPlace === sheet) table.resultPlace = null

    SystemPalette { id: system }

    Rectangle {
        width: parent.width
        height: 1
        color: sheet.told ? system.mid : Style.divider
    }
    Column {
        visible: sheet.told
        x: sheet.pad
        y: Math.min(20, Math.max(8, (sheet.height - height) / 2))
        width: sheet.width - 2 * sheet.pad
        spacing: 4
        Heading {
            width: parent.width
            text: sheet.scene.position.resultTitle
            color: system.text
            font.pixelSize: Style.title
            Accessible.role: Accessible.Heading
            Accessible.name: text
            Accessible.ignored: !sheet.told
        }
        SpokenText {
            width: Math.min(parent.width, 640)
            text: sheet.scene.position.resultReason
            color: system.text
            wrapMode: Text.Wrap
            maximumLineCount: 2
        }
    }
}
