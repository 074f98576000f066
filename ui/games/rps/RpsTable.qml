// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// First the draft: two piles for each of us and between them the two cards dealt. Then the games: mine, the
// base card and the other's in one line.
RpsPage {
    id: board

    SeatPlate {
        id: upperPlate
        x: board.at.pad
        y: board.at.padY
        width: board.at.plateWidth
        height: board.at.plateHeight
        table: board.table
        who: board.theirs
    }
    Zone {
        id: deck
        table: board.table
        name: "deck"
        shape: "pile"
        x: board.at.pad + 8
        y: upperPlate.y + upperPlate.height + 10
        width: cardWidth
        height: cardWidth * 1.4
        cardWidth: board.at.tight ? 26 : 32
        arrangement: board.drafting ? "" : "base"
    }
    SpokenText {
        visible: board.view.round > 0 && deck.held > 0
        x: deck.x + deck.width + 10
        y: deck.y + (deck.height - height) / 2
        width: board.at.pad + board.at.plateWidth - x
        text: board.drafting ? qsTr("%n not dealt", "cards", deck.held) : qsTr("%n base cards left", "", deck.held)
        color: Style.second
        wrapMode: Text.Wrap
        font.pixelSize: Style.small
    }
    RpsDraft {
        id: draft
        visible: board.drafting
        anchors.fill: parent
        page: board
        giftX: upperPiles.giftX
    }
    RpsGames {
        visible: !board.drafting
        anchors.fill: parent
        page: board
    }

    RpsTray {
        visible: !board.over
        page: board
        y: board.at.upper
        width: parent.width
        height: board.at.trayHeight
    }

    ResultSheet {
        visible: board.over
        table: board.table
        y: board.at.upper
        width: parent.width
        height: board.at.trayHeight
    }

    // The draft: two cards dealt to each, kept and received ones in their columns.
    Zone {
        table: board.table
        name: "pair"
        seat: board.other
        x: deck.x
        y: deck.y + deck.height + 8
        width: board.at.plateWidth - 16
        height: cardWidth * 1.4
        cardWidth: deck.cardWidth
        gap: 6
    }
    Zone {
        id: dealt
        table: board.table
        name: "pair"
        seat: board.me
        hand: true
        x: board.at.dealtX
        y: board.at.dealtY
        width: 2 * board.at.dealtCard + board.at.dealtGap
        height: board.at.dealtCard * 1.4
        cardWidth: board.at.dealtCard
        gap: board.at.dealtGap
    }
    RpsPiles {
        id: upperPiles
        visible: board.drafting
        y: board.at.padY
        page: board
        holder: board.theirs
        giver: board.mine
        cardWidth: board.at.topCard
    }
    RpsPiles {
        id: lowerPiles
        visible: board.drafting && !board.over
        y: board.at.upper + (board.at.tight ? 8 : 16)
        page: board
        holder: board.mine
        giver: board.theirs
        above: true
        cardWidth: board.at.lowCard
    }
    RpsDraftZone {
        seat: board.other
        piles: upperPiles
        takesDrops: board.choosing
        dropArea: Qt.rect(0, 0, board.width, board.at.topBottom + 12)
        got: row => draft.give(row)
    }
    RpsDraftZone {
        seat: board.me
        piles: lowerPiles
        takesDrops: true
        dropArea: Qt.rect(0, board.at.upper, board.width, board.at.trayHeight)
    }

    // The games.
    Zone {
        id: upperHand
        table: board.table
        name: "hand"
        seat: board.other
        x: board.at.handX
        y: board.at.padY
        width: 3 * (board.at.smallCard + gap)
        height: board.at.smallCard * 1.4
        cardWidth: board.at.smallCard
        gap: 6
    }
    RpsStock {
        page: board
        seat: board.other
        x: upperHand.x + upperHand.width + 14
        y: upperHand.y
        cardWidth: board.at.smallCard
    }
    RpsStock {
        page: board
        seat: board.me
        x: board.at.pad + 10
        y: board.at.upper + (board.at.tight ? 74 : 102)
        cardWidth: 28
    }
    Zone {
        table: board.table
        name: board.over ? "" : "hand"
        seat: board.me
        hand: true
        centred: true
        x: board.at.handX
        y: board.at.upper + board.at.handTop
        width: board.at.handWidth
        height: board.at.handCard * 1.4
        cardWidth: board.at.handCard
        gap: Style.clamp(board.at.handCard * 0.2, 8, 24)
    }
}
