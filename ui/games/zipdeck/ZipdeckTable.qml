// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Zip Deck: the others round the table, in the middle what I would share out, my card and the two answers in the tray.
ZipdeckPage {
    id: board
    offered: offers.count
    plates: others
    payments: paid
    mySlot: mine.slot
    trayPoint: Qt.point(at.pad + at.sideWidth + 12, tray.y + tray.edge - 15)

    Repeater {
        id: offers
        model: board.scene.answers.menu
        delegate: Item {}
    }
    Repeater {
        id: others
        model: Rows { owner: board; of: board.scene.position.seatCount > 1 ? board.at.others : 0 }
        delegate: ZipdeckSeat {
            id: plate
            required property int index
            required property ZipdeckPage owner
            page: owner
            seat: owner.seat(index)
            x: owner.at.spot(index).x
            y: owner.at.spot(index).y
            width: owner.at.plateWidth
            height: owner.at.plateHeight
        }
    }
    Repeater {
        model: Rows { owner: board; of: board.scene.position.seatCount > 1 ? board.at.others : 0 }
        delegate: Zone {
            required property int index
            required property ZipdeckPage owner
            table: owner.table
            readonly property real grown: owner.at.compact ? 0 : owner.grown(seat) * owner.at.seatCard
            name: owner.at.compact && !owner.tiny ? "" : "hand" // small plates tell the card in words
            seat: owner.seat(index)
            x: owner.at.spot(index).x + (owner.tiny ? 8 : owner.at.seatCardX)
            y: owner.at.spot(index).y + (owner.tiny ? (owner.at.plateHeight - height) / 2 : owner.at.seatCardY) - grown * 0.7
            width: (owner.tiny ? owner.at.smallCard : owner.at.seatCard) + grown
            height: width * 1.4
            cardWidth: width
            takesDrops: true
            passive: true
            dropArea: Qt.rect(owner.at.spot(index).x, owner.at.spot(index).y, owner.at.plateWidth, owner.at.plateHeight)
        }
    }
    ZipdeckShares {
        id: shares
        visible: board.sharing
        page: board
        x: board.at.panel.x
        y: board.at.panel.y + Math.max(0, Math.min(board.at.compact ? 32 : 400, (board.at.panel.height - shares.used) / 2))
        width: board.at.panel.width
        height: board.at.panel.height
    }
    ZipdeckRound {
        visible: !board.sharing && !board.over
        page: board
        x: board.at.panel.x
        y: board.at.panel.y
        width: board.at.panel.width
        height: board.at.panel.height
    }
    // Once the match is over the result takes my tray, and I sit with the others.
    ZipdeckSeat {
        id: mine
        visible: board.over
        page: board
        seat: board.me
        x: board.at.compact ? board.at.panel.x : (board.width - width) / 2
        y: board.at.panel.y
        width: board.at.plateWidth
        height: Math.min(board.at.panel.height, board.at.plateHeight)
    }
    ZipdeckTray {
        id: tray
        visible: !board.over
        page: board
        y: board.at.upper
        width: parent.width
        height: board.at.trayHeight
    }
    Zone {
        id: deck
        table: board.table
        name: board.over ? "" : "deck"
        shape: "pile"
        x: board.at.pad + 8
        y: board.height - 12 - height
        width: tray.deckWidth
        height: width * 1.4
        cardWidth: width
    }
    Zone {
        table: board.table
        name: board.over && board.at.compact ? "" : "hand"
        seat: board.me
        hand: !board.over
        take: (row, goal) => {
            if (goal && goal.seat >= 0)
                board.plan.all(goal.seat);
            board.call();
        }
        readonly property real grown: board.over ? 0 : board.grown(board.me) * tray.cardWidth / 2
        arrangement: board.over ? "small" : ""
        x: board.over ? mine.cardX : tray.cardX - grown / 2
        y: board.over ? mine.cardY : tray.y + tray.edge - grown * 0.7
        width: board.over ? Math.min(board.at.seatCard, mine.height / 1.6) : tray.cardWidth + grown
        height: width * 1.4
        cardWidth: width
    }
    Zone {
        table: board.table
        name: "middle" // a card dropped here is a call with the shares as they are
        takesDrops: true
        dropArea: board.at.panel
    }
    Repeater {
        id: paid
        model: Rows { owner: board; of: board.scene.position.seatCount }
        delegate: ZipdeckPay {
            required property int index
            required property ZipdeckPage owner
            page: owner
            seat: index
        }
    }
    ResultSheet {
        visible: board.over
        table: board.table
        y: board.at.upper
        width: parent.width
        height: board.at.trayHeight
    }
}
