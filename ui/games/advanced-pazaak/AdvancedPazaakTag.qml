// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Under a side card of mine: the digit that chooses it, and where it leads. A card whose sign is open has a field for
// each value; a click chooses the card with it.
Item {
    id: tag
    required property var page
    required property var hand
    required property var model // a card
    readonly property bool mine: model.zone === "hand" && model.seat === page.me && model.playable && page.asked
    readonly property bool laid: hand.laid && hand.card !== null && hand.card.row === model.row
    readonly property var at: mine && !laid ? hand.spot(model.place, model.count) : null
    readonly property string word: mine ? page.cards.word(model.kind, model.value) : ""
    readonly property var values: word === "" ? [] : page.cards.values(word)
    readonly property bool open: values.length > 1
    readonly property real room: at ? (hand.fit(model.count).step || hand.width) - 4 : 0
    readonly property real fieldWidth: Math.min(46, (room - badge.width - 3 * values.length) / Math.max(1, values.length))
    readonly property bool fields: open && fieldWidth >= 21

    visible: at !== null
    x: at ? at.x + (at.wide - width) / 2 : 0
    y: at ? at.y + at.wide * 1.4 + (fields ? 6 : 8) : 0
    width: badge.width + line.width
    height: fields ? 36 : 18

    KeyBadge {
        id: badge
        y: (tag.height - height) / 2
        text: tag.page.table.key(tag.model.place + tag.hand.firstKey)
    }
    Row {
        id: line
        x: badge.width
        leftPadding: 3
        spacing: 3
        Text {
            textFormat: Text.PlainText
            visible: !tag.open && badge.width + 8 + implicitWidth <= tag.room
            height: 18
            leftPadding: 4
            verticalAlignment: Text.AlignVCenter
            text: tag.values.length === 1 ? qsTr("to %1").arg(tag.page.cards.total(tag.page.mine, tag.word, tag.values[0])) : ""
            color: tag.page.style.text
            font.pixelSize: tag.page.style.small
            Accessible.ignored: true
        }
        Repeater {
            model: tag.fields ? tag.values : []
            delegate: Rectangle {
                id: field
                required property int modelData
                readonly property var owner: tag // qmllint disable unqualified
                readonly property int total: owner.page.cards.total(owner.page.mine, owner.word, modelData)
                readonly property bool taken: owner.hand.value === modelData && owner.hand.card !== null && owner.hand.card.row === owner.model.row
                width: owner.fieldWidth
                height: 36
                radius: 5
                color: taken ? "#F2B632" : over.hovered ? "#3DFFFFFF" : "#1FFFFFFF"
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("Play it as %1, to %2").arg(owner.page.cards.signed(modelData)).arg(total)
                Accessible.ignored: !owner.visible
                Accessible.onPressAction: field.press()
                function press() { field.owner.hand.choose(field.owner.model.row, field.modelData); }
                Column {
                    anchors.centerIn: parent
                    Text {
                        textFormat: Text.PlainText
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: field.owner.page.cards.signed(field.modelData)
                        color: field.taken ? "#1D2126" : field.owner.page.style.second
                        font.pixelSize: 12
                        Accessible.ignored: true
                    }
                    Text {
                        textFormat: Text.PlainText
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: field.total < 0 ? "−" + -field.total : field.total
                        color: field.taken ? "#1D2126" : field.owner.page.style.text
                        font.pixelSize: 14
                        font.weight: Font.DemiBold
                        font.strikeout: field.total > 20
                        Accessible.ignored: true
                    }
                }
                Hover {
                    id: over
                    cursorShape: Qt.PointingHandCursor
                }
                Tap {
                    onTapped: field.press()
                    onPressedChanged: if (pressed) field.owner.page.table.keysUsed = false
                }
            }
        }
    }
}
