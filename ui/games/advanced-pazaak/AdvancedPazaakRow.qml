// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The open cards of one player: nine places, and below them which card flipped or doubled which.
Item {
    id: line
    required property var page
    required property int seat
    required property var shown
    required property AdvancedPazaakMeasures at
    property alias zone: zone
    property alias held: zone.held
    readonly property real pitch: at.cardWidth + at.gap
    readonly property bool nine: page.view.rules !== undefined && page.view.rules.nine_cards
    readonly property real below: at.lineHeight - at.cardHeight

    width: at.rowWidth
    height: at.lineHeight

    // Cards that changed others: {at, changed, words}.
    function changers(): var {
        const list = [];
        line.shown.row.forEach((card, i) => {
            const changed = [];
            if (card.side === "double" && i > 0)
                changed.push(i - 1);
            for (let j = 0; j < i && card.side; ++j)
                if (line.page.cards.changes(card.side, line.shown.row[j]))
                    changed.push(j);
            if (changed.length > 0)
                list.push({ "at": i, "changed": changed, "words": card.side === "double" ? qsTr("doubled") : qsTr("flipped") });
        });
        return list;
    }

    Repeater {
        model: 9
        delegate: DashedSlot {
            id: slot
            required property int index
            readonly property var owner: line // qmllint disable unqualified
            visible: index >= owner.held && owner.page.view.seats !== undefined && (owner.nine || index === owner.held)
            x: index * owner.pitch
            width: owner.at.cardWidth
            height: owner.at.cardHeight
            wanted: index === owner.held && owner.page.table.dragging !== null && owner.zone.takesDrops
            Text {
                textFormat: Text.PlainText
                anchors.centerIn: parent
                visible: slot.owner.nine
                text: slot.index + 1
                color: slot.owner.page.style.second
                font.pixelSize: slot.owner.page.style.small
                Accessible.ignored: true
            }
        }
    }
    Zone {
        id: zone
        table: line.page.table
        name: "row"
        seat: line.seat
        x: line.x
        y: line.y
        width: line.at.rowWidth
        height: line.at.cardHeight
        cardWidth: line.at.cardWidth
        gap: line.at.gap
    }
    Repeater {
        model: line.below >= 24 && line.held <= 9 ? line.changers() : []
        delegate: AdvancedPazaakBracket {
            required property var modelData
            readonly property var owner: line // qmllint disable unqualified
            y: owner.at.cardHeight + 3
            pitch: owner.pitch
            half: owner.at.cardWidth / 2
            from: modelData.at
            changed: modelData.changed
            words: modelData.words
            style: owner.page.style
        }
    }
}
