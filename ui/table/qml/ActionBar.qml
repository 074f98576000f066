// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The actions that touch no card, as buttons, and what is asked or waited for. Where answers are aimed, those that only
// a list can tell apart.
Item {
    id: bar
    required property TableBase table
    property bool aims: false
    property bool flows: false // rests end by themselves, so that nobody is asked to continue
    property int plain: 0 // actions that touch no card
    readonly property TableScene scene: table.scene
    readonly property list<int> listed: aims && scene ? scene.answers.aim.rows : []
    readonly property int buttons: aims ? listed.length : plain
    readonly property int columns: buttons > 8 && width > 250 ? 3 : buttons * 50 > height - 32 && buttons > 2 ? 2 : 1
    readonly property int lines: Math.max(1, Math.ceil(buttons / columns))
    readonly property real room: height - 38 - pass.count * 46
    readonly property real buttonHeight: Math.max(28, Math.min(56, (room - (lines - 1) * 8) / lines))

    Flickable { // more buttons than there is room for are scrolled
        id: list
        width: parent.width
        height: Math.min(grid.height, Math.max(bar.room, 28))
        contentHeight: grid.height
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        Grid {
            id: grid
            columns: bar.columns
            spacing: 8
            Repeater {
                model: Rows { owner: bar; of: bar.scene ? bar.scene.answers.menu : null }
                delegate: Item {
                    id: entry
                    required property int index
                    required property ActionBar owner
                    required property string text
                    required property string detail
                    required property string word
                    required property string key
                    required property int cardRow
                    required property bool allowed
                    required property string reason
                    required property bool best
                    required property string value

                    readonly property bool listed: owner.aims ? Array.from(owner.listed).includes(index) : cardRow < 0
                    visible: listed
                    width: visible ? (owner.width - (owner.columns - 1) * 8) / owner.columns : 0
                    height: visible ? owner.buttonHeight : 0
                    Component.onCompleted: if (cardRow < 0) owner.plain++
                    Component.onDestruction: if (cardRow < 0) owner.plain--

                    ActionButton {
                        anchors.fill: parent
                        table: entry.owner.table
                        visible: entry.listed
                        onActiveFocusChanged: if (activeFocus) entry.owner.bring(entry)
                        enabled: entry.owner.scene.position.interactive
                        title: entry.text
                        detail: entry.detail
                        keyText: entry.key
                        stopId: "word " + entry.word
                        allowed: entry.allowed
                        reason: entry.reason
                        best: entry.best && entry.owner.scene.answers.hintLevel > 0
                        value: entry.value
                        large: entry.owner.buttonHeight >= 52 && entry.owner.columns === 1
                        onPressed: entry.owner.scene.choose(entry.index)
                    }
                }
            }
        }
    }
    function bring(entry: Item) { list.contentY = Math.max(Math.min(list.contentY, entry.y), entry.y + entry.height - list.height); }
    PassButtons {
        id: pass
        table: bar.table
        y: bar.buttons > 0 ? list.height + 8 : 0
        width: bar.width
        buttonHeight: 38
    }
    Column {
        id: words
        y: (bar.buttons > 0 ? list.height + 6 : 0) + (pass.visible ? pass.height + 8 : 0)
        width: bar.width
        height: bar.height - y
        spacing: 4
        SpokenText {
            id: said
            readonly property string label: qsTr("Hint")
            readonly property string reason: text
            readonly property bool telling: truncated && pointer.hovered
            onTellingChanged: bar.table.refusals.tell(said, telling)
            Component.onDestruction: bar.table.refusals.tell(said, false)
            Hover { id: pointer }

            width: parent.width
            readonly property string hint: bar.scene ? bar.scene.answers.hintText : ""
            text: hint !== "" || !bar.scene ? hint : bar.aims && bar.scene.answers.aim.begun ? qsTr("Choose what it is aimed at. Esc starts again.") : bar.scene.position.prompt
            color: hint !== "" ? Style.hint : Style.second
            wrapMode: Text.Wrap
            maximumLineCount: Math.max(1, Math.floor(words.height / 16))
            font.pixelSize: bar.buttons > 0 ? Style.small : Style.normal
        }
        Heading {
            width: parent.width
            visible: bar.scene && !bar.flows ? bar.scene.position.resting && bar.scene.position.interactive && !bar.scene.motion.waits : false // else the table says so itself
            text: qsTr("Click or press a key to continue")
            wrapMode: Text.Wrap
        }
    }
}
