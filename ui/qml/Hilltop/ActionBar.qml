// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The actions that touch no card, as buttons, and what is asked or waited for.
Item {
    id: bar
    required property var table
    property int buttons: 0
    readonly property var scene: table.scene
    readonly property int columns: buttons * 60 > height - 28 && buttons > 2 ? 2 : 1
    readonly property int lines: Math.max(1, Math.ceil(buttons / columns))
    readonly property real buttonHeight: Math.min(56, (height - 24 - (lines - 1) * 8) / lines)

    Grid {
        id: grid
        columns: bar.columns
        spacing: 8
        Repeater {
            model: bar.scene.menu
            delegate: Item {
                id: entry
                required property int index
                required property string text
                required property string detail
                required property string word
                required property string key
                required property int cardRow
                required property bool allowed
                required property string reason
                required property bool best
                required property string value

                visible: cardRow < 0
                width: visible ? (bar.width - (bar.columns - 1) * 8) / bar.columns : 0
                height: visible ? bar.buttonHeight : 0
                Component.onCompleted: if (cardRow < 0) bar.buttons++
                Component.onDestruction: if (cardRow < 0) bar.buttons--

                ActionButton {
                    anchors.fill: parent
                    table: bar.table
                    visible: entry.cardRow < 0
                    enabled: bar.scene.interactive
                    title: entry.text
                    detail: entry.detail
                    keyText: entry.key
                    stopId: "word " + entry.word
                    allowed: entry.allowed
                    reason: entry.reason
                    best: entry.best && bar.scene.hintLevel > 0
                    value: entry.value
                    onPressed: bar.scene.choose(entry.index)
                }
            }
        }
    }
    Column {
        id: words
        y: bar.buttons > 0 ? grid.height + 6 : 0
        width: bar.width
        height: bar.height - y
        spacing: 4
        Text {
            width: parent.width
            text: bar.scene.hintText !== "" ? bar.scene.hintText : bar.scene.prompt
            color: bar.scene.hintText !== "" ? bar.table.style.hint : bar.table.style.second
            wrapMode: Text.Wrap
            elide: Text.ElideRight
            maximumLineCount: Math.max(1, Math.floor(words.height / 17))
            font.pixelSize: bar.buttons > 0 ? bar.table.style.small : bar.table.style.normal
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Text {
            width: parent.width
            visible: bar.scene.resting
            text: qsTr("Click or press a key to go on")
            color: bar.table.style.text
            font.pixelSize: bar.table.style.normal
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
        }
    }
}
