// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Advanced Pazaak: first the choice of a side deck, then the other on top, me below, between us the count line and the
// house deck; my side cards in the tray.
AdvancedPazaakPage {
    id: page
    offered: offers.count
    onAskedChanged: if (!asked && table.chosen && table.chosen === hand.card) table.chosen = null

    Repeater {
        id: offers
        model: page.scene.answers.menu
        delegate: Item {}
    }
    Item {
        id: board
        anchors.fill: parent
        visible: !page.choosing

        AdvancedPazaakPlayer {
            id: upperLine
            page: page
            y: page.at.padY
            seat: page.other
            shown: page.theirs
            minis: upperSide.held + upperSpent.held
        }
        AdvancedPazaakRow {
            page: page
            seat: page.other
            player: page.theirs
            y: page.at.padY
        }
        AdvancedPazaakMiddle {
            visible: page.dealt
            page: page
            hand: hand
        }
        AdvancedPazaakPlayer {
            id: lowerLine
            page: page
            y: page.at.lowerY
            seat: page.me
            shown: page.mine
            minis: page.over ? hand.held + spent.held : 0
            lowered: page.at.lowered
        }
        AdvancedPazaakRow {
            id: lowerRow
            page: page
            seat: page.me
            player: page.mine
            y: page.at.lowerY + page.at.lowered
            zone.takesDrops: true
            zone.dropArea: Qt.rect(0, 0, page.width, page.at.upper)
            zone.got: row => hand.dropped(row)
        }
        AdvancedPazaakTray {
            id: tray
            visible: !page.over
            page: page
            hand: hand
            spentCount: spent.held
            y: page.at.upper
            width: parent.width
            height: page.at.trayHeight
        }
        Repeater {
            model: Rows { owner: hand; of: page.scene.cards }
            delegate: AdvancedPazaakTag {
                required property AdvancedPazaakHand owner
                page: owner.page
                hand: owner
            }
        }
    }
    component SmallCards: SideZone {
        required property AdvancedPazaakPage page
        table: page.table
        start: page.at.pad + 8
        cardWidth: page.at.miniWidth
        minStep: 0.1
        gap: 4
    }
    SmallCards {
        page: page
        id: upperSide
        name: page.choosing ? "" : "hand"
        seat: page.other
        y: upperLine.y + upperLine.below
        step: page.at.miniStep(held + upperSpent.held)
    }
    SmallCards {
        page: page
        id: upperSpent
        name: "spent"
        seat: page.other
        outlines: true
        y: upperSide.y
        before: upperSide.held
        step: upperSide.step
    }
    Zone {
        table: page.table
        name: "deck"
        shape: "pile"
        cardWidth: width
        width: page.choosing ? 30 : page.at.deckWidth
        height: width * 1.4
        arrangement: page.choosing ? "choosing" : ""
        x: page.choosing ? page.width - page.at.pad - width : page.at.pad + 8
        y: page.choosing ? page.height - height - 10 : page.at.middleY + (page.at.middle - height) / 2
    }
    AdvancedPazaakHand {
        id: hand
        table: page.table
        page: page
        name: "hand"
        seat: page.me
        hand: !page.over
        row: lowerRow.zone
        arrangement: page.over ? "small" : laid ? "laid" : ""
        centred: !page.over
        x: page.over ? page.at.pad + 8 : page.at.handX
        y: page.over ? lowerLine.y + lowerLine.below : page.at.upper + page.at.handTop
        width: page.over ? page.at.plateWidth - 60 : page.at.handWidth
        height: page.over ? page.at.miniWidth * 1.4 : page.at.handHeight
        cardWidth: page.over ? page.at.miniWidth : page.at.handHeight / 1.4
        minWidth: page.over ? page.at.miniWidth : 44
        easyWidth: page.over ? cardWidth : cardWidth * 0.6
        minStep: page.over ? 0.1 : 0.5
        gap: page.over ? 4 : 16
    }
    Zone {
        id: spent
        table: page.table
        name: page.choosing || !page.over && tray.hint !== "" ? "" : "spent"
        seat: page.me
        outlines: true
        arrangement: page.over ? "small" : ""
        x: page.over ? hand.x + hand.held * (page.at.miniWidth + 4) : page.at.pad + 8
        y: page.over ? hand.y : page.at.upper + tray.spentTop
        width: page.over ? Math.max(page.at.miniWidth, page.at.plateWidth - 60 - hand.held * (page.at.miniWidth + 4)) : page.at.barWidth - 16
        height: cardWidth * 1.4
        cardWidth: page.over ? page.at.miniWidth : tray.spentWidth
        minWidth: 18
        minStep: 0.2
        gap: 4
    }
    AdvancedPazaakDeck {
        id: deck
        visible: page.choosing
        page: page
        anchors.fill: parent
    }
    ResultSheet {
        visible: page.over
        table: page.table
        y: page.at.upper
        width: parent.width
        height: page.at.trayHeight
    }
}
