// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// Pazaak: the other on top, me below, between us the count line and the house deck; my side cards in the tray.
Item {
    id: page
    required property TableBase table
    readonly property TableScene scene: table.scene
    readonly property var view: scene.view
    readonly property Style style: table.style
    readonly property int me: scene.viewSeat >= 0 ? scene.viewSeat : 0
    readonly property int other: 1 - me
    readonly property var nobody: ({ "wins": 0, "total": 0, "stood": false, "over": false, "last": "", "played_side": 0, "side_left": 0 })
    readonly property var mine: view.seats ? view.seats[me] : nobody
    readonly property var theirs: view.seats ? view.seats[other] : nobody
    readonly property bool over: scene.over
    readonly property bool myTurn: view.phase === "act" && view.turn === me

    readonly property CountMeasures at: CountMeasures {
        width: page.width
        height: page.height
        style: page.table.style
    }

    function count(seat: int, shown: var): var {
        const who = page.scene.seats[seat];
        return { "name": who ? who.name : "", "total": shown.total, "from": shown.total - shown.played_side };
    }

    component Player: CountSeat {
        required property var page
        readonly property bool ended: view.phase === "rest" || view.phase === "over"
        table: page.table
        at: page.at
        told: view.seats !== undefined
        needed: view.hands_to_win || 0
        what: shown.played_side > 0 ? qsTr("played +%1").arg(shown.played_side) : ""
        outcome: shown.over ? qsTr("over 20") : turn ? "" : shown.stood ? qsTr("stood") : shown.last === "end" ? qsTr("ended turn") : ""
        tag: !ended ? "" : view.hand_winner === seat ? qsTr("won the hand") : view.hand_winner < 0 ? qsTr("hand tied") : ""
    }
    component Cards: CountRow {
        required property var page
        required property var player
        table: page.table
        at: page.at
        seat: player.seat
        y: player.y
        shown: page.view.seats !== undefined
        goesOn: page.view.phase === "act" && !player.shown.stood
    }
    Player {
        page: page
        id: upperLine
        y: page.at.padY
        seat: page.other
        shown: page.theirs
        minis: upperSide.held + upperSpent.held
    }
    Cards {
        page: page
        player: upperLine
    }
    component SmallCards: SideZone {
        required property var page
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
        visible: page.view.seats !== undefined
        table: page.table
        at: page.at
        houseLeft: page.view.house_left || 0
        lowerTurn: page.myTurn
        upper: page.count(page.other, page.theirs)
        lower: page.count(page.me, page.mine)
        leads: page.myTurn && page.view.side ? Array.from(new Set(page.view.side)).map(v => ({ "total": page.mine.total + v, "text": "+" + v })) : []
    }

    Player {
        page: page
        id: lowerLine
        y: page.at.lowerY
        seat: page.me
        shown: page.mine
        minis: page.over ? hand.held + spent.held : 0
    }
    Cards {
        page: page
        player: lowerLine
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
