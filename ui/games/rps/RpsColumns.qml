// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The slots of one seat in the draft: five columns, each for the card kept and the card received.
Item {
    id: columns
    required property RpsPage page
    required property var giver // the other seat
    required property real cardWidth
    property bool titles: false
    readonly property TableBase table: page.table
    readonly property RpsMeasures at: page.at
    readonly property int pick: page.pick
    readonly property bool waiting: page.choosing && !page.over // for the choice of this pick
    readonly property bool chosen: titles ? page.mine.answered : page.theirs.answered
    readonly property string received: at.pitch < 150 ? qsTr("gift") : giver.me ? qsTr("from you") : qsTr("from %1").arg(giver.name)
    readonly property real cardHeight: cardWidth * 1.4
    readonly property real cardY: titles ? 24 : 0

    x: at.columnX
    width: 5 * at.pitch
    height: cardY + cardHeight + 20

    component Label: Text {
        id: label
        textFormat: Text.PlainText
        required property var owner
        width: label.owner.at.slotStep + 4
        color: label.owner.table.style.text
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: label.owner.table.style.small
    }

    Repeater {
        model: 5
        delegate: Item {
            id: column
            readonly property var owner: columns // qmllint disable unqualified
            required property int index
            readonly property bool now: index === column.owner.pick
            readonly property real middle: column.owner.cardWidth / 2
            x: index * column.owner.at.pitch

            Text {
                textFormat: Text.PlainText
                visible: column.owner.titles
                width: column.owner.at.slotStep + column.owner.cardWidth
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                text: column.now && column.owner.waiting ? qsTr("Pick %1, now").arg(column.index + 1) : qsTr("Pick %1").arg(column.index + 1)
                color: column.owner.table.style.text
                font.pixelSize: column.owner.table.style.small
                font.weight: column.now ? Font.DemiBold : Font.Normal
            }
            DashedSlot {
                y: column.owner.cardY
                width: column.owner.cardWidth
                height: column.owner.cardHeight
                wanted: column.now && column.owner.titles && column.owner.waiting
            }
            DashedSlot {
                x: column.owner.at.slotStep
                y: column.owner.cardY
                width: column.owner.cardWidth
                height: column.owner.cardHeight
                wanted: column.now && !column.owner.titles && column.owner.waiting
            }
            Label {
                owner: column.owner
                visible: column.index <= column.owner.pick
                x: column.middle - width / 2
                y: column.owner.cardY + column.owner.cardHeight + 4
                text: !column.now || !column.owner.waiting ? qsTr("kept") : column.owner.chosen ? qsTr("chosen") : qsTr("keep")
            }
            Label {
                owner: column.owner
                visible: column.index <= column.owner.pick
                x: column.owner.at.slotStep + column.middle - width / 2
                y: column.owner.cardY + column.owner.cardHeight + 4
                text: column.owner.received
            }
        }
    }
}
