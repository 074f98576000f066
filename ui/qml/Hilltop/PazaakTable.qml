// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Pazaak: the other on top, me below, between us the count line and the house deck; my side cards in the tray.
Item {
    id: page
    required property var table
    readonly property var scene: table.scene
    readonly property var view: scene.view
    readonly property var style: table.style
    readonly property int me: scene.viewSeat >= 0 ? scene.viewSeat : 0
    readonly property int other: 1 - me
    readonly property var nobody: ({ "wins": 0, "total": 0, "stood": false, "over": false, "last": "", "played_side": 0, "side_left": 0 })
    readonly property var mine: view.seats ? view.seats[me] : nobody
    readonly property var theirs: view.seats ? view.seats[other] : nobody
    readonly property bool myTurn: view.phase === "act" && view.turn === me

    // The measures all follow from the size of the table.
    readonly property real pad: style.clamp(width * 0.032, 12, 48)
    readonly property real trayHeight: Math.round(style.clamp(height * 0.322, 148, 300))
    readonly property real upper: height - trayHeight
    readonly property real plateWidth: style.clamp(width * 0.208, 150, 240)
    readonly property real rowX: pad + plateWidth + style.clamp(width * 0.032, 14, 40)
    readonly property real reportWidth: style.clamp(width * 0.14, 104, 180)
    readonly property real totalWidth: style.clamp(width * 0.072, 46, 90)
    readonly property real rowWidth: width - pad - reportWidth - 12 - totalWidth - 12 - rowX
    readonly property real padY: style.clamp(upper * 0.05, 8, 32)
    readonly property real gap: style.clamp(width * 0.012, 6, 16)
    readonly property real cardWidth: Math.floor(Math.min((rowWidth - 4 * gap) / 4.6, (upper * 0.37 - padY) / 1.4, 156))
    readonly property real lineHeight: Math.max(90, cardWidth * 1.4)
    readonly property real middle: upper - 2 * (padY + lineHeight) // height between the two lines
    readonly property real deckWidth: Math.floor(Math.min(cardWidth, (middle - 34) / 1.4))
    readonly property real deckRoom: Math.max(deckWidth, width < 900 ? 56 : 116)
    readonly property real miniWidth: Math.floor(style.clamp((lineHeight - upperLine.below) / 1.4, 18, 30))
    readonly property int spentHeld: spent.held
    readonly property real barWidth: style.clamp(width * 0.26, 180, 340)

    function miniStep(seatState: var, spent: int): real {
        const n = seatState.side_left + spent;
        return n < 2 ? 0 : Math.min(page.miniWidth + 6, (page.plateWidth - 60 - page.miniWidth) / (n - 1));
    }

    component Line: PazaakSeat {
        table: page.table
        x: page.pad
        width: page.width - 2 * page.pad
        height: page.lineHeight
        plateWidth: page.plateWidth
        totalX: page.rowX + page.rowWidth + 12 - page.pad
        totalWidth: page.totalWidth
    }
    component RowZone: Zone {
        table: page.table
        name: "row"
        x: page.rowX
        width: page.rowWidth
        height: page.lineHeight
        cardWidth: page.cardWidth
        gap: page.gap
    }
    // Small cards under a plate: those that are left, then the outlines of those played.
    component MiniZone: Zone {
        required property real step
        required property int cards
        table: page.table
        cardWidth: page.miniWidth
        minWidth: page.miniWidth
        gap: 6
        width: Math.max(0, cards - 1) * step + page.miniWidth
        height: page.miniWidth * 1.4
    }

    Rectangle {
        y: page.upper
        width: parent.width
        height: page.trayHeight
        color: page.style.tray
        Rectangle {
            width: parent.width
            height: 1
            color: "#26FFFFFF"
        }
    }

    Line {
        id: upperLine
        y: page.padY
        seat: page.other
        state_: page.theirs
        row: upperRow
    }
    RowZone {
        id: upperRow
        seat: page.other
        y: upperLine.y
    }
    MiniZone {
        id: upperSide
        readonly property real first: page.pad + 8
        name: "side"
        seat: page.other
        x: first
        y: upperLine.y + upperLine.below
        step: page.miniStep(page.theirs, upperSpent.held)
        cards: page.theirs.side_left
    }
    MiniZone {
        id: upperSpent
        name: "spent"
        seat: page.other
        outlines: true
        x: upperSide.x + page.theirs.side_left * (upperSide.step || page.miniWidth + 6)
        y: upperSide.y
        step: upperSide.step
        cards: held
    }
    MiniCount {
        zone: upperSide
        spent: upperSpent
        many: page.theirs.side_left
        style: page.style
    }

    Zone {
        id: deck
        table: page.table
        name: "deck"
        shape: "pile"
        cardWidth: page.deckWidth
        width: page.deckWidth
        height: page.deckWidth * 1.4
        x: page.width - page.pad - (page.deckRoom + page.deckWidth) / 2
        y: page.padY + page.lineHeight + (page.middle - height - 20) / 2 + 4
    }
    Text {
        x: page.width - page.pad - page.deckRoom
        y: deck.y + deck.height + 4
        width: page.deckRoom
        horizontalAlignment: Text.AlignHCenter
        text: page.width < 900 ? qsTr("%n left", "house cards", page.view.house_left || 0)
                               : qsTr("house deck, %n left", "", page.view.house_left || 0)
        color: page.style.text
        font.pixelSize: page.style.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    CountLine {
        table: page.table
        x: page.pad + 24
        y: page.padY + page.lineHeight
        width: page.width - page.pad - page.deckRoom - 24 - x
        height: page.middle
        lowerTurn: page.myTurn
        upper: ({ "name": page.scene.seats[page.other].name, "total": page.theirs.total, "from": page.theirs.total - page.theirs.played_side })
        lower: ({ "name": page.scene.seats[page.me].name, "total": page.mine.total, "from": page.mine.total - page.mine.played_side })
        leads: page.myTurn && page.view.side ? Array.from(new Set(page.view.side)).sort((a, b) => a - b) : []
    }

    Line {
        id: lowerLine
        y: page.upper - page.padY - page.lineHeight
        seat: page.me
        state_: page.mine
        row: lowerRow
    }
    RowZone {
        id: lowerRow
        seat: page.me
        y: lowerLine.y
        takesDrops: true
        dropArea: Qt.rect(0, 0, page.width, page.upper)
    }

    PazaakTray {
        id: tray
        visible: !page.scene.over
        page: page
        y: page.upper
        width: parent.width
        height: page.trayHeight
    }
    Zone {
        id: hand
        readonly property bool small: page.scene.over
        readonly property real step: page.miniStep(page.mine, spent.held)
        table: page.table
        name: "side"
        seat: page.me
        hand: !small
        arrangement: small ? "small" : ""
        x: small ? page.pad + 8 : page.rowX
        y: small ? lowerLine.y + lowerLine.below : page.upper + tray.handTop
        width: small ? Math.max(0, page.mine.side_left - 1) * step + page.miniWidth : page.width - page.pad - page.barWidth - 24 - page.rowX
        height: small ? page.miniWidth * 1.4 : tray.handHeight
        cardWidth: small ? page.miniWidth : Math.min(tray.handHeight / 1.4, 140)
        minWidth: small ? page.miniWidth : 44
        minStep: small ? 0.42 : 1.05
        gap: small ? 6 : page.gap * 1.6
    }
    MiniZone {
        id: spent
        readonly property bool small: page.scene.over
        name: "spent"
        seat: page.me
        outlines: true
        arrangement: small ? "small" : ""
        x: small ? hand.x + page.mine.side_left * (hand.step || page.miniWidth + 6) : page.pad + 8
        y: small ? hand.y : page.upper + tray.spentTop
        cardWidth: small ? page.miniWidth : tray.spentWidth
        minWidth: small ? page.miniWidth : 18
        width: small ? Math.max(0, held - 1) * step + page.miniWidth : page.plateWidth - 16
        height: cardWidth * 1.4
        step: hand.step
        cards: held
    }
    MiniCount {
        visible: page.scene.over
        zone: hand
        spent: spent
        many: page.mine.side_left
        style: page.style
    }
    ResultSheet {
        visible: page.scene.over
        table: page.table
        y: page.upper
        width: parent.width
        height: page.trayHeight
    }
}
