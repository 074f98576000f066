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

    readonly property PazaakMeasures at: PazaakMeasures {
        width: page.width
        height: page.height
        style: page.table.style
    }

    function count(seat: int, shown: var): var {
        const who = page.scene.seats[seat];
        return { "name": who ? who.name : "", "total": shown.total, "from": shown.total - shown.played_side };
    }

    PazaakSeat {
        table: page.table
        at: page.at
        id: upperLine
        y: page.at.padY
        seat: page.other
        shown: page.theirs
        row: upperRow
        side: upperSide
        spent: upperSpent
    }
    PazaakRow {
        table: page.table
        at: page.at
        id: upperRow
        seat: page.other
        y: upperLine.y
    }
    component SmallCards: SideZone {
        required property var page
        table: page.table
        start: page.at.pad + 8
        cardWidth: page.at.miniWidth
        gap: 6
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
        id: deck
        table: page.table
        name: "deck"
        shape: "pile"
        cardWidth: page.at.deckWidth
        width: page.at.deckWidth
        height: page.at.deckWidth * 1.4
        x: page.width - page.at.pad - (page.at.deckRoom + page.at.deckWidth) / 2
        y: page.at.middleY + (page.at.middle - height - 20) / 2 + 4
    }
    Text {
        textFormat: Text.PlainText
        visible: page.view.seats !== undefined
        x: page.width - page.at.pad - page.at.deckRoom
        y: deck.y + deck.height + 4
        width: page.at.deckRoom
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: page.width < 900 ? qsTr("%n left", "house cards", page.view.house_left || 0)
                               : qsTr("house deck, %n left", "", page.view.house_left || 0)
        color: page.style.text
        font.pixelSize: page.style.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    CountLine {
        table: page.table
        x: page.at.pad + 24
        y: page.at.middleY
        width: page.width - page.at.pad - page.at.deckRoom - 24 - x
        height: page.at.middle
        lowerTurn: page.myTurn
        upper: page.count(page.other, page.theirs)
        lower: page.count(page.me, page.mine)
        leads: page.myTurn && page.view.side ? Array.from(new Set(page.view.side)).map(v => ({ "total": page.mine.total + v, "text": "+" + v })) : []
    }

    PazaakSeat {
        table: page.table
        at: page.at
        id: lowerLine
        y: page.at.lowerY
        seat: page.me
        shown: page.mine
        row: lowerRow
        side: hand
        spent: spent
        sideInTray: !page.over
    }
    PazaakRow {
        table: page.table
        at: page.at
        id: lowerRow
        seat: page.me
        y: lowerLine.y
        takesDrops: true
        dropArea: Qt.rect(0, 0, page.width, page.at.upper)
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
                hand.x: page.at.rowX
                hand.y: page.at.upper + tray.handTop
                hand.width: page.width - page.at.pad - page.at.barWidth - 24 - page.at.rowX
                hand.height: tray.handHeight
                hand.cardWidth: Math.min(tray.handHeight / 1.4, 140)
                hand.minWidth: 44
                hand.easyWidth: hand.cardWidth * 0.66
                hand.minStep: 0.62
                hand.gap: page.at.gap * 1.6
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
                spent.width: page.at.plateWidth - 16
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
