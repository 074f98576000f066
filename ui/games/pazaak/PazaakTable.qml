// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Pazaak: the other on top, me below, between us the count line and the house deck; my side cards in the tray.
PazaakPage {
    id: page

    PazaakPlayer {
        page: page
        id: upperLine
        y: page.at.padY
        seat: page.other
        shown: page.theirs
        minis: upperSide.held + upperSpent.held
    }
    PazaakCards {
        page: page
        player: upperLine
    }
    component SmallCards: SideZone {
        required property PazaakPage page
        table: page.table
        start: page.at.pad + 8
        cardWidth: page.at.miniWidth
        gap: 4
    }
    SmallCards {
        page: page
        id: upperSide
        name: "side"
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
        width: page.at.deckWidth
        height: width * 1.4
        x: page.at.pad + 8
        y: page.at.middleY + (page.at.middle - height) / 2
    }
    CountMiddle {
        id: middle
        readonly property var leads: page.myTurn ? Array.from(page.view.leads) : []
        visible: page.dealt
        table: page.table
        at: page.at
        houseLeft: page.view.house_left
        goal: page.view.goal
        lowerTurn: page.myTurn
        upper: CountTotal { name: page.name(page.other); total: page.theirs.total; from: page.theirs.before }
        lower: CountTotal { name: page.name(page.me); total: page.mine.total; from: page.mine.before }
        leadTotals: middle.leads.map(lead => lead.total)
        leadTexts: middle.leads.map(lead => "+" + lead.card)
    }

    PazaakPlayer {
        page: page
        id: lowerLine
        y: page.at.lowerY
        seat: page.me
        shown: page.mine
        minis: page.over ? hand.held + spent.held : 0
        lowered: page.at.lowered
    }
    PazaakCards {
        page: page
        player: lowerLine
        y: lowerLine.y + page.at.lowered
        zone.takesDrops: true
        zone.dropArea: Qt.rect(0, 0, page.width, page.at.upper)
    }

    PazaakTray {
        id: tray
        visible: !page.over
        page: page
        spentCount: spent.held
        y: page.at.upper
        width: parent.width
        height: page.at.trayHeight
    }
    // My side cards lie in the tray; once the match is over they are small under my plate.
    SmallCards {
        page: page
        id: hand
        hand: !page.over
        name: "side"
        seat: page.me
        arrangement: page.over ? "small" : ""
        y: lowerLine.y + lowerLine.below
        step: page.at.miniStep(held + spent.held)
        states: State {
            when: !page.over
            PropertyChanges {
                hand.x: page.at.handX
                hand.y: page.at.upper + page.at.handTop
                hand.width: page.at.handWidth
                hand.height: page.at.handHeight
                hand.cardWidth: page.at.handHeight / 1.4
                hand.centred: true
                hand.minWidth: 44
                hand.easyWidth: hand.cardWidth * 0.66
                hand.minStep: 0.62
                hand.gap: 16
            }
        }
    }
    SmallCards {
        page: page
        id: spent
        name: "spent"
        seat: page.me
        outlines: true
        arrangement: hand.arrangement
        y: lowerLine.y + lowerLine.below
        before: hand.held
        step: hand.step
        states: State {
            when: !page.over
            PropertyChanges {
                spent.x: page.at.pad + 8
                spent.y: page.at.upper + tray.spentTop
                spent.width: page.at.barWidth - 16
                spent.height: tray.spentWidth * 1.4
                spent.cardWidth: tray.spentWidth
                spent.minWidth: 18
            }
        }
    }
    ResultSheet {
        visible: page.over
        table: page.table
        y: page.at.upper
        width: parent.width
        height: page.at.trayHeight
    }
}
