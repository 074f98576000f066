// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The card turned up in the middle and the cards left over beside it; once trump is made they lie in its block. There
// too goes what the dealer discards.
Item {
    id: turned
    required property EuchrePage page
    required property EuchreTrump block
    readonly property EuchreMeasures at: page.at
    readonly property bool called: page.aside
    readonly property real wide: called ? block.restWidth : at.askCard
    readonly property bool asking: page.view.phase === "order"

    anchors.fill: parent

    Zone {
        id: deck
        table: turned.page.table
        name: "deck"
        shape: "pile"
        x: turned.called ? turned.block.x + turned.block.restX : turned.at.centreX - turned.wide - 8
        y: turned.called ? turned.block.y + turned.block.restY : turned.at.askY
        width: turned.wide
        height: width * 1.4
        cardWidth: turned.wide
        arrangement: turned.called ? "small" : ""
    }
    Zone {
        id: up
        table: turned.page.table
        name: "turned"
        shape: "pile"
        hand: turned.asking && turned.page.calling
        x: turned.called ? turned.block.x + turned.block.restX + turned.wide * 0.7 : turned.at.centreX + 8
        y: deck.y
        width: turned.wide
        height: width * 1.4
        cardWidth: turned.wide
        arrangement: deck.arrangement
    }
    DashedSlot {
        visible: turned.page.discarding
        x: turned.at.centreX - width / 2
        y: turned.at.askY
        width: turned.at.askCard
        height: width * 1.4
        wanted: turned.page.mine(turned.page.me)
        Caption {
            anchors.centerIn: parent
            width: parent.width - 8
            text: qsTr("discard here")
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
    }
    Zone {
        readonly property bool open: turned.page.view.phase === "discard"
        table: turned.page.table
        name: "buried"
        shape: "pile"
        takesDrops: turned.page.discarding
        dropArea: Qt.rect(turned.at.slotX(1), turned.at.slotsY, turned.at.slotX(3) + turned.at.slotWidth - turned.at.slotX(1),
                          turned.at.upper - turned.at.slotsY)
        x: open ? turned.at.centreX - turned.at.askCard / 2 : turned.block.x + turned.block.restX + width * 0.7
        y: open ? turned.at.askY : turned.block.y + turned.block.restY
        width: open ? turned.at.askCard : turned.block.restWidth
        height: width * 1.4
        cardWidth: width
        arrangement: open ? "open" : ""
    }
    EuchreQuestion {
        page: turned.page
        x: turned.at.centreX - width / 2
        y: turned.page.view.phase === "alone" ? turned.at.trickY + (turned.at.trickRoom - height) / 2
           : turned.at.askY + turned.at.askCard * 1.4 + (up.hand && turned.page.scene.answers.hintLevel > 0 ? 54 : 34) // room for the key, so that it stands still
        width: turned.at.askWidth
    }
}
