// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What I may say: suits as tiles, the rest as buttons below each other.
Item {
    id: calls
    required property EuchrePage page
    readonly property bool naming: page.view.phase === "name"
    readonly property bool stuck: page.view.must_name
    property int cramped: 0 // answers without room for large letters: all are of one size
    readonly property int rows: naming ? 3 : 2
    readonly property real rowHeight: Math.min(naming ? 56 : 72, (height - (rows - 1) * 8) / rows)

    Repeater {
        model: Rows { owner: calls; of: calls.page.scene.answers.menu }
        delegate: Item {
            id: entry
            required property int index
            required property string text
            required property string detail
            required property string word
            required property string key
            required property bool allowed
            required property string reason
            required property bool best
            required property string value
            required property EuchreCalls owner
            readonly property string suit: owner.page.view.suitIn(word)
            readonly property int place: index - (owner.stuck ? 0 : 1) // among the suits; keys run from the top down
            readonly property bool call: owner.page.view.isCall(word)

            readonly property bool cramped: call && suit === "" && !button.fits
            onCrampedChanged: owner.cramped += cramped ? 1 : -1
            Component.onDestruction: if (cramped) owner.cramped--
            visible: call
            x: suit !== "" && place % 2 === 1 ? (owner.width + 8) / 2 : 0
            readonly property int line: !owner.naming ? index : suit !== "" ? Math.floor(place / 2) + (owner.stuck ? 0 : 1) : owner.stuck ? 2 : 0
            y: line * (owner.rowHeight + 8)
            width: suit !== "" ? (owner.width - 8) / 2 : owner.width
            height: owner.rowHeight

            EuchreSuit {
                anchors.fill: parent
                visible: entry.suit !== ""
                page: entry.owner.page
                suit: entry.suit
                label: entry.text
                keyText: entry.key
                allowed: entry.allowed
                reason: entry.reason
                best: entry.best && entry.owner.page.scene.answers.hintLevel > 0
                onPressed: entry.owner.page.scene.choose(entry.index)
            }
            ActionButton {
                id: button
                anchors.fill: parent
                visible: entry.call && entry.suit === ""
                table: entry.owner.page.table
                title: entry.text
                detail: entry.owner.rowHeight < 44 ? "" : entry.detail
                keyText: entry.key
                stopId: "word " + entry.word
                allowed: entry.allowed
                reason: entry.reason
                best: entry.best && entry.owner.page.scene.answers.hintLevel > 0
                value: entry.value
                large: entry.owner.rowHeight >= 56 && entry.owner.cramped === 0
                onPressed: entry.owner.page.scene.choose(entry.index)
            }
        }
    }
}
