// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The fields of one seat in the draft: one a pick, each for the card kept and the card received.
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

    component Slot: Rectangle {
        id: slot
        required property var owner
        property bool wanted: false // what is decided now goes here
        y: slot.owner.cardY
        width: slot.owner.cardWidth
        height: slot.owner.cardHeight
        radius: width * 0.075
        color: "transparent"
        border.width: wanted ? 2 : 1
        border.color: wanted ? slot.owner.table.style.amber : "#59FFFFFF"
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
                x: -8
                width: column.owner.at.slotStep + column.owner.cardWidth + 16
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                text: column.now && column.owner.waiting ? qsTr("Pick %1, now").arg(column.index + 1) : qsTr("Pick %1").arg(column.index + 1)
                color: column.owner.table.style.text
                font.pixelSize: column.owner.table.style.small
                font.weight: column.now ? Font.DemiBold : Font.Normal
            }
            Rectangle { // one field for both cards of a pick
                x: -6
                y: column.owner.cardY - 6
                width: column.owner.at.slotStep + column.owner.cardWidth + 12
                height: column.owner.cardHeight + 12
                radius: 8
                color: column.index <= column.owner.pick ? "#2E000000" : "#17000000"
            }
            Slot {
                owner: column.owner
                visible: column.now && column.owner.waiting && !column.owner.chosen
                wanted: column.owner.titles
            }
            Slot {
                owner: column.owner
                visible: column.now && column.owner.waiting
                x: column.owner.at.slotStep
                wanted: !column.owner.titles
            }
            Label {
                owner: column.owner
                visible: column.index <= column.owner.pick
                x: column.middle - width / 2
                y: column.owner.cardY + column.owner.cardHeight + 7
                text: !column.now || !column.owner.waiting ? qsTr("kept") : column.owner.chosen ? qsTr("chosen") : qsTr("keep")
            }
            Label {
                owner: column.owner
                visible: column.index <= column.owner.pick
                x: column.owner.at.slotStep + column.middle - width / 2
                y: column.owner.cardY + column.owner.cardHeight + 7
                text: column.owner.received
            }
        }
    }
}
