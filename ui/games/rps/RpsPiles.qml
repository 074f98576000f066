// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The two piles of one seat in the draft, side by side in the middle: what it kept and what it was given. The places of
// this pick are marked.
Item {
    id: piles
    required property RpsPage page
    required property tableSeat holder
    required property tableSeat giver // the other seat
    required property real cardWidth
    property bool above: false // the names, else they stand below
    readonly property RpsMeasures at: page.at
    readonly property bool waiting: page.choosing && !page.over // for the choice of this pick
    readonly property real cardHeight: cardWidth * 1.4
    readonly property real step: cardWidth * at.lap // from a card of a pile to the next
    readonly property real pileWidth: cardWidth + (page.view.picks - 1) * step
    readonly property real start: (width - 2 * pileWidth - at.pileGap) / 2
    readonly property real cardY: above ? 24 : 0
    readonly property real giftX: x + placeX(page.pick, true) + placeWidth(page.pick) / 2 // middle of the place a gift goes to

    x: at.columnX
    width: at.width - 2 * at.columnX
    height: cardY + cardHeight + (above ? 0 : 22)

    function cardX(pick: int, given: bool): real { return piles.start + (given ? piles.pileWidth + piles.at.pileGap : 0) + pick * piles.step; }
    // What the cards that lie there leave of a place.
    function placeX(pick: int, given: bool): real { return piles.cardX(pick, given) + piles.cardWidth - piles.placeWidth(pick); }
    function placeWidth(pick: int): real { return pick > 0 ? piles.step - 3 : piles.cardWidth; }

    Repeater {
        model: Rows { owner: piles; of: [false, true] }
        delegate: Item {
            id: pile
            required property RpsPiles owner
            required property bool modelData // given
            readonly property string name: modelData ? owner.giver.me ? qsTr("from you") : qsTr("from %1").arg(owner.giver.name)
                                           : owner.holder.me ? qsTr("kept by you") : qsTr("kept by %1").arg(owner.holder.name)

            Caption {
                x: pile.owner.cardX(0, pile.modelData)
                y: pile.owner.above ? 2 : pile.owner.cardHeight + 6
                width: pile.owner.pileWidth
                smallest: 10
                text: pile.name
                font.weight: Font.DemiBold
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            Rectangle {
                objectName: "place"
                readonly property bool wanted: pile.owner.above !== pile.modelData // one of the two cards goes here
                visible: pile.owner.waiting && (pile.modelData || !pile.owner.holder.answered)
                x: pile.owner.placeX(pile.owner.page.pick, pile.modelData)
                y: pile.owner.cardY
                width: pile.owner.placeWidth(pile.owner.page.pick)
                height: pile.owner.cardHeight
                radius: pile.owner.cardWidth * 0.075
                color: "transparent"
                border.width: wanted ? 2 : 1
                border.color: wanted ? Style.amber : Style.empty
            }
        }
    }
}
