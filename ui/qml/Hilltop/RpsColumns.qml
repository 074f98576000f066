// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The slots of one seat in the draft: five columns, each for the card kept and the card received.
Item {
    id: columns
    required property var page
    required property var giver // the other seat
    required property real cardWidth
    property bool titles: false
    readonly property var table: page.table
    readonly property RpsMeasures at: page.at
    readonly property int pick: page.pick
    readonly property bool waiting: page.choosing && !page.over // for the choice of this pick
    readonly property bool chosen: titles ? page.mine.answered : page.theirs.answered
    readonly property string received: at.pitch < 110 ? qsTr("gift") : giver.me ? qsTr("from you") : qsTr("from %1").arg(giver.name)
    readonly property real cardHeight: cardWidth * 1.4
    readonly property real cardY: titles ? 24 : 0

    x: at.columnX
    width: 5 * at.pitch
    height: cardY + cardHeight + 20

    component Label: Text {
        width: columns.at.slotStep + 4
        color: columns.table.style.text
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: columns.table.style.small
    }

    Repeater {
        model: 5
        delegate: Item {
            id: column
            required property int index
            readonly property bool now: index === columns.pick
            readonly property real middle: columns.cardWidth / 2
            x: index * columns.at.pitch

            Text {
                visible: columns.titles
                width: columns.at.slotStep + columns.cardWidth
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                text: column.now && columns.waiting ? qsTr("Pick %1, now").arg(column.index + 1) : qsTr("Pick %1").arg(column.index + 1)
                color: columns.table.style.text
                font.pixelSize: columns.table.style.small
                font.weight: column.now ? Font.DemiBold : Font.Normal
            }
            DashedSlot {
                y: columns.cardY
                width: columns.cardWidth
                height: columns.cardHeight
                wanted: column.now && columns.titles && columns.waiting
            }
            DashedSlot {
                x: columns.at.slotStep
                y: columns.cardY
                width: columns.cardWidth
                height: columns.cardHeight
                wanted: column.now && !columns.titles && columns.waiting
            }
            Label {
                visible: column.index <= columns.pick
                x: column.middle - width / 2
                y: columns.cardY + columns.cardHeight + 4
                text: !column.now || !columns.waiting ? qsTr("kept") : columns.chosen ? qsTr("chosen") : qsTr("keep")
            }
            Label {
                visible: column.index <= columns.pick
                x: columns.at.slotStep + column.middle - width / 2
                y: columns.cardY + columns.cardHeight + 4
                text: columns.received
            }
        }
    }
}
