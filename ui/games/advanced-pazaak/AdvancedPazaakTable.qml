// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Advanced Pazaak: first the choice of a side deck, then the other on top, me below, between us the count line and the
// house deck; my side cards in the tray.
Item {
    id: page
    required property TableBase table
    readonly property TableScene scene: table.scene
    readonly property var view: scene.view
    readonly property Style style: table.style
    readonly property int me: scene.viewSeat >= 0 ? scene.viewSeat : 0
    readonly property int other: 1 - me
    readonly property var nobody: ({ "wins": 0, "total": 0, "stood": false, "over": false, "last": "", "side_left": 0, "row": [], "stake": 0 })
    readonly property var mine: view.seats ? view.seats[me] : nobody
    readonly property var theirs: view.seats ? view.seats[other] : nobody
    readonly property bool over: scene.over
    readonly property bool dealt: view.seats !== undefined
    readonly property bool asked: view.phase === "act" && view.turn === me && scene.interactive && offers.count > 0
    readonly property bool choosing: view.phase === "choose" && scene.interactive && offers.count > 0

    readonly property CountMeasures at: CountMeasures {
        width: page.width
        height: page.height
        style: page.table.style
    }
    readonly property AdvancedPazaakCards cards: AdvancedPazaakCards {}
    onAskedChanged: if (!asked && table.chosen && table.chosen === hand.card) table.chosen = null

    Repeater {
        id: offers
        model: page.scene.menu
        delegate: Item {}
    }
    component Player: CountSeat {
        required property var page
        readonly property bool ended: view.phase === "rest" || view.phase === "over"
        table: page.table
        at: page.at
        told: page.dealt
        needed: view.rules ? view.rules.sets_to_win : 0
        rounds: qsTr("%1 of %2 sets")
        roundsWon: qsTr("%1 of %2 sets won")
        outcome: shown.over ? qsTr("over 20") : turn ? "" : shown.stood ? qsTr("stood") : shown.last === "end" ? qsTr("ended turn") : ""
        tag: !ended ? "" : view.set_winner === seat ? qsTr("won the set") : view.set_winner < 0 ? qsTr("set tied") : ""
    }
    Item {
        id: board
        anchors.fill: parent
        visible: !page.choosing

        Player {
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
        Player {
            id: lowerLine
            page: page
            y: page.at.lowerY
            seat: page.me
            shown: page.mine
            minis: page.over ? hand.held + spent.held : 0
        }
        AdvancedPazaakRow {
            id: lowerRow
            page: page
            seat: page.me
            player: page.mine
            y: page.at.lowerY
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
            model: page.scene.cards
            delegate: AdvancedPazaakTag {
                page: board.game // qmllint disable unqualified
                hand: board.side // qmllint disable unqualified
            }
        }
        readonly property var game: page
        readonly property var side: hand
    }
    component SmallCards: SideZone {
        required property var page
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
        name: page.choosing || !page.over && (tray.hint !== "" || hand.word !== "") ? "" : "spent"
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
