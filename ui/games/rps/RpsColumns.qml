// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The fields of one seat in the draft: one a pick, each for the card kept and the card received.
Item {
    id: columns
    required property RpsPage page
    required property tableSeat giver // the other seat
    required property real cardWidth
    property bool titles: false
    readonly property TableBase table: page.table
    readonly property RpsMeasures at: page.at
    readonly property int pick: page.pick
    readonly property bool waiting: page.choosing && !page.over // for the choice of this pick
    readonly property bool chosen: titles ? page.mine.answered : page.theirs.answered
    readonly property string received: at.pitch < 150 ? qsTr("gift") : giver.me ? qsTr("from you") : qsTr("from %1").arg(giver.name)
    readonly property real cardHeight: cardWidth * 1.4
    readonly property real step: cardWidth * at.lap // from the kept card of a pick to the one received
    readonly property real inset: (at.pitch - step - cardWidth) / 2 // of a pick's cards in its column
    readonly property real cardY: titles ? 24 : 0
    readonly property bool labelled: inset + step >= 48 // words fit under the cards

    x: at.columnX
    width: page.view.picks * at.pitch
    height: cardY + cardHeight + 20

    component Label: Caption {
        id: label
        required property RpsColumns owner
        y: label.owner.cardY + label.owner.cardHeight + 7
        smallest: 10
        horizontalAlignment: Text.AlignHCenter
    }

    component Slot: Rectangle {
        id: slot
        required property RpsColumns owner
        property bool wanted: false // what is decided now goes here
        y: slot.owner.cardY
        width: slot.owner.cardWidth
        height: slot.owner.cardHeight
        radius: width * 0.075
        color: "transparent"
        border.width: wanted ? 2 : 1
        border.color: wanted ? Style.amber : Style.empty
    }
    Repeater {
        model: Rows { owner: columns; of: columns.page.view.picks }
        delegate: Item {
            id: column
            required property RpsColumns owner
            required property int index
            readonly property bool now: index === column.owner.pick
            // Between what is seen of the kept card and of the gift.
            readonly property real edge: now && column.owner.waiting && column.owner.titles ? column.owner.cardWidth : column.owner.step
            x: index * column.owner.at.pitch + column.owner.inset

            Caption {
                visible: column.owner.titles
                x: -column.owner.inset
                width: column.owner.at.pitch
                horizontalAlignment: Text.AlignHCenter
                text: column.now && column.owner.waiting && column.owner.labelled ? qsTr("Pick %1, now").arg(column.index + 1) : qsTr("Pick %1").arg(column.index + 1)
                color: column.index <= column.owner.pick ? Style.text : Style.second
                font.weight: column.now ? Font.DemiBold : Font.Normal
            }
            Slot {
                owner: column.owner
                visible: column.now && column.owner.waiting && !column.owner.chosen
                width: wanted ? column.owner.cardWidth : column.owner.step - 2 // what the wanted one leaves of it
                wanted: column.owner.titles
            }
            Slot {
                owner: column.owner
                visible: column.now && column.owner.waiting
                x: wanted ? column.owner.step : column.owner.cardWidth + 2
                width: wanted ? column.owner.cardWidth : column.owner.step - 2
                wanted: !column.owner.titles
            }
            Label {
                owner: column.owner
                visible: column.owner.labelled && column.index <= column.owner.pick
                x: 2 - column.owner.inset
                width: column.edge - 2 - x
                text: !column.now || !column.owner.waiting ? qsTr("kept") : column.owner.chosen ? qsTr("chosen") : qsTr("keep")
            }
            Label {
                owner: column.owner
                visible: column.owner.labelled && column.index <= column.owner.pick
                x: column.edge + 2
                width: column.owner.step + column.owner.cardWidth + column.owner.inset - 2 - x
                text: column.owner.received
            }
        }
    }
}
