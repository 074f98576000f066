// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// First the draft: five columns of slots for each of us and between them the two cards dealt. Then the games: mine, the
// base card and the other's in one line.
Item {
    id: page
    required property var table
    readonly property var scene: table.scene
    readonly property var view: scene.view
    readonly property Style style: table.style
    readonly property int me: scene.viewSeat >= 0 ? scene.viewSeat : 0
    readonly property int other: 1 - me
    readonly property bool over: scene.over
    readonly property bool drafting: view.stage !== "games"
    readonly property bool choosing: view.phase === "draft"
    readonly property int pick: drafting && view.round ? view.round - 1 : 0
    readonly property var nobody: ({ "name": "", "initial": "", "note": "", "turn": false, "me": false, "answered": false })
    readonly property var mine: scene.seats[me] || nobody
    readonly property var theirs: scene.seats[other] || nobody

    readonly property RpsMeasures at: RpsMeasures {
        width: page.width
        height: page.height
        style: page.table.style
        pick: page.pick
    }

    SeatPlate {
        id: upperPlate
        x: page.at.pad
        y: page.at.padY
        width: page.at.plateWidth
        height: page.at.plateHeight
        table: page.table
        who: page.theirs
    }
    Zone {
        id: deck
        table: page.table
        name: "deck"
        shape: "pile"
        x: page.at.pad + 8
        y: upperPlate.y + upperPlate.height + 10
        width: cardWidth
        height: cardWidth * 1.4
        cardWidth: page.at.tight ? 26 : 32
        arrangement: page.drafting ? "" : "base"
    }
    Text {
        textFormat: Text.PlainText
        visible: page.view.round !== undefined && deck.held > 0
        x: deck.x + deck.width + 10
        y: deck.y + (deck.height - height) / 2
        width: page.at.pad + page.at.plateWidth - x
        text: page.drafting ? qsTr("%n not dealt", "cards", deck.held) : qsTr("%n base cards left", "", deck.held)
        color: page.style.second
        wrapMode: Text.Wrap
        font.pixelSize: page.style.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    RpsDraft {
        id: draft
        visible: page.drafting
        anchors.fill: parent
        page: page
    }
    RpsGames {
        visible: !page.drafting
        anchors.fill: parent
        page: page
    }

    Rectangle {
        visible: !page.over
        y: page.at.upper
        width: parent.width
        height: page.at.trayHeight
        color: page.style.tray
        Rectangle {
            width: parent.width
            height: 1
            color: "#26FFFFFF"
        }
    }
    RpsTray {
        visible: !page.over
        page: page
        y: page.at.upper
        width: parent.width
        height: page.at.trayHeight
    }

    ResultSheet {
        visible: page.over
        table: page.table
        y: page.at.upper
        width: parent.width
        height: page.at.trayHeight
    }

    // The draft: two cards dealt to each, kept and received ones in their columns.
    Zone {
        table: page.table
        name: "pair"
        seat: page.other
        x: deck.x
        y: deck.y + deck.height + 8
        width: page.at.plateWidth - 16
        height: cardWidth * 1.4
        cardWidth: deck.cardWidth
        gap: 6
    }
    Zone {
        id: dealt
        table: page.table
        name: "pair"
        seat: page.me
        hand: true
        x: page.at.dealtX
        y: page.at.dealtY
        width: 2 * page.at.dealtCard + page.at.dealtGap
        height: page.at.dealtCard * 1.4
        cardWidth: page.at.dealtCard
        gap: page.at.dealtGap
    }
    RpsColumns {
        id: upperColumns
        visible: page.drafting
        y: page.at.padY
        page: page
        giver: page.mine
        cardWidth: page.at.topCard
    }
    RpsColumns {
        id: lowerColumns
        visible: page.drafting && !page.over
        y: page.at.upper + (page.at.tight ? 8 : 16)
        page: page
        giver: page.theirs
        titles: true
        cardWidth: page.at.lowCard
    }
    RpsDraftZone {
        seat: page.other
        columns: upperColumns
        takesDrops: page.choosing
        dropArea: Qt.rect(0, 0, page.width, page.at.topBottom + 12)
        got: row => draft.give(row)
    }
    RpsDraftZone {
        seat: page.me
        columns: lowerColumns
        takesDrops: true
        dropArea: Qt.rect(0, page.at.upper, page.width, page.at.trayHeight)
    }

    // The games.
    Zone {
        id: upperHand
        table: page.table
        name: "hand"
        seat: page.other
        x: page.at.handX
        y: page.at.padY
        width: 3 * (page.at.smallCard + gap)
        height: page.at.smallCard * 1.4
        cardWidth: page.at.smallCard
        gap: 6
    }
    RpsStock {
        page: page
        seat: page.other
        x: upperHand.x + upperHand.width + 14
        y: upperHand.y
        cardWidth: page.at.smallCard
    }
    RpsStock {
        page: page
        seat: page.me
        x: page.at.pad + 10
        y: page.at.upper + (page.at.tight ? 74 : 102)
        cardWidth: 28
    }
    Zone {
        table: page.table
        name: page.over ? "" : "hand"
        seat: page.me
        hand: true
        centred: true
        x: page.at.handX
        y: page.at.upper + page.at.handTop
        width: page.at.handWidth
        height: page.at.handCard * 1.4
        cardWidth: page.at.handCard
        gap: page.style.clamp(page.at.handCard * 0.2, 8, 24)
    }
}
