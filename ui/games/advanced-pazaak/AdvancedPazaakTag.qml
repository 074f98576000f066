// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Under a side card of mine: the digit that chooses it, and where it leads. A card whose sign is open has a field for
// each sign; a click chooses the card with it.
Item {
    id: tag
    required property AdvancedPazaakPage page
    required property AdvancedPazaakHand hand
    required property int row // of the card
    required property string zone
    required property int seat
    required property int place
    required property int count
    required property string kind
    required property int value
    required property bool playable
    readonly property bool mine: zone === "hand" && seat === page.me && playable && page.asked
    readonly property bool laid: hand.laid && hand.card !== null && hand.card.row === row
    readonly property var at: mine && !laid ? hand.spot(place, count) : null
    readonly property advancedPazaakSide side: page.view.sideOf(mine ? kind : "", value)
    readonly property list<int> values: side.values
    readonly property bool open: values.length > 1
    readonly property real room: at ? (hand.fit(count).step || hand.width) - 4 : 0
    readonly property var bySign: [Array.from(values).filter(v => v > 0), Array.from(values).filter(v => v < 0)]
    readonly property real fieldWidth: Math.min(46, (room - 8 - badge.width - 6) / 2)
    readonly property bool fields: open && fieldWidth >= (values.length > 2 ? 29 : 24) // two totals need more

    visible: at !== null
    x: at ? at.x + (at.wide - width) / 2 : 0
    y: at ? at.y + at.wide * 1.4 + (fields ? 6 : 8) : 0
    width: badge.width + line.width
    height: fields ? 36 : 18

    KeyBadge {
        id: badge
        y: (tag.height - height) / 2
        text: tag.page.table.key(tag.place + tag.hand.firstKey)
    }
    Row {
        id: line
        x: badge.width
        leftPadding: 3
        spacing: 3
        Caption {
            visible: !tag.open && badge.width + 8 + implicitWidth <= tag.room
            height: 18
            leftPadding: 4
            verticalAlignment: Text.AlignVCenter
            text: tag.values.length === 1 ? qsTr("to %1").arg(tag.page.cards.number(tag.page.mine.totalWith(tag.side.word, tag.values[0]))) : ""
            Accessible.ignored: true
        }
        Repeater {
            model: Rows { owner: tag; of: tag.fields ? tag.bySign.length : 0 }
            delegate: Rectangle {
                id: field
                required property int index
                required property AdvancedPazaakTag owner
                readonly property list<int> values: owner.bySign[index] ?? [] // one fewer, for a moment
                readonly property list<int> totals: Array.from(values).map(v => owner.page.mine.totalWith(owner.side.word, v))
                readonly property string come: Array.from(totals).map(t => owner.page.cards.number(t)).join("/")
                readonly property string sign: owner.page.cards.signed(values[0]) + Array.from(values).slice(1).map(v => "/" + Math.abs(v)).join("")
                readonly property bool taken: Array.from(values).includes(owner.hand.value) && owner.hand.card !== null && owner.hand.card.row === owner.row
                width: owner.fieldWidth
                height: 36
                radius: 5
                color: taken ? Style.amber : over.hovered ? Style.buttonOver : Style.button
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("Play it as %1, to %2").arg(sign).arg(come)
                Accessible.ignored: !owner.visible
                Accessible.onPressAction: field.press()
                function press() { field.owner.hand.choose(field.owner.row, field.values[0]); }
                Column {
                    anchors.centerIn: parent
                    width: parent.width - 4
                    Caption {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        smallest: 9
                        text: field.sign
                        color: field.taken ? Style.dark : Style.second
                        Accessible.ignored: true
                    }
                    Heading {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        smallest: 9
                        text: field.come
                        color: field.taken ? Style.dark : Style.text
                        font.pixelSize: field.totals.length > 1 ? 12 : 14
                        font.strikeout: Array.from(field.totals).every(t => t > field.owner.page.view.goal)
                        Accessible.ignored: true
                    }
                }
                Hover {
                    id: over
                    cursorShape: Qt.PointingHandCursor
                }
                Tap {
                    onTapped: field.press()
                    onPressedChanged: if (pressed) field.owner.page.table.pressedBy(point.device)
                }
            }
        }
    }
}
