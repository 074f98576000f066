// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The actions that touch no card, as buttons, and what is asked or waited for.
Item {
    id: bar
    required property TableBase table
    property int buttons: 0
    readonly property TableScene scene: table.scene
    readonly property int columns: buttons * 50 > height - 32 && buttons > 2 ? 2 : 1
    readonly property int lines: Math.max(1, Math.ceil(buttons / columns))
    readonly property real buttonHeight: Math.min(56, (height - 38 - (lines - 1) * 8) / lines)

    Grid {
        id: grid
        columns: bar.columns
        spacing: 8
        Repeater {
            model: bar.scene ? bar.scene.menu : null
            delegate: Item {
                id: entry
                required property int index
                readonly property ActionBar owner: (parent?.parent as ActionBar) ?? owner
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
                width: visible ? (owner.width - (owner.columns - 1) * 8) / owner.columns : 0
                height: visible ? owner.buttonHeight : 0
                Component.onCompleted: if (cardRow < 0) owner.buttons++
                Component.onDestruction: if (cardRow < 0) owner.buttons--

                ActionButton {
                    anchors.fill: parent
                    table: entry.owner.table
                    visible: entry.cardRow < 0
                    enabled: entry.owner.scene.interactive
                    title: entry.text
                    detail: entry.detail
                    keyText: entry.key
                    stopId: "word " + entry.word
                    allowed: entry.allowed
                    reason: entry.reason
                    best: entry.best && entry.owner.scene.hintLevel > 0
                    value: entry.value
                    onPressed: entry.owner.scene.choose(entry.index)
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
            id: said
            textFormat: Text.PlainText
            readonly property string label: qsTr("Hint")
            readonly property string reason: text
            readonly property bool telling: truncated && pointer.hovered
            onTellingChanged: bar.table.refusals.tell(said, telling)
            Component.onDestruction: bar.table.refusals.tell(said, false)
            Hover { id: pointer }

            width: parent.width
            readonly property string hint: bar.scene ? bar.scene.hintText : ""
            text: hint !== "" || !bar.scene ? hint : bar.scene.prompt
            color: hint !== "" ? bar.table.style.hint : bar.table.style.second
            wrapMode: Text.Wrap
            elide: Text.ElideRight
            maximumLineCount: Math.max(1, Math.floor(words.height / 16))
            font.pixelSize: bar.buttons > 0 ? bar.table.style.small : bar.table.style.normal
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Text {
            textFormat: Text.PlainText
            width: parent.width
            visible: bar.scene ? bar.scene.resting && bar.scene.interactive && !bar.scene.waits : false // else the table says so itself
            text: qsTr("Click or press a key to continue")
            color: bar.table.style.text
            font.pixelSize: bar.table.style.normal
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
        }
    }
}
