// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Zip Deck: the others round the table, in the middle what I would share out, my card and the two answers in the tray.
Item {
    id: board
    required property var table
    readonly property var scene: table.scene
    readonly property var view: scene.view
    readonly property var style: table.style
    readonly property var people: scene.seats
    readonly property int me: Math.max(0, scene.viewSeat)
    readonly property bool over: scene.over
    readonly property bool asked: offers.count > 0 && scene.interactive && view.phase === "call"
    readonly property bool shown: view.phase === "rest" || view.phase === "over"
    readonly property bool tiny: at.compact && (scene.viewAll || at.tall) // small plates show their cards where all are seen, or where there is room
    readonly property string hint: asked ? scene.hintText : ""

    readonly property ZipdeckMeasures at: ZipdeckMeasures {
        width: board.width
        height: board.height
        seats: board.scene.seatCount
        style: board.table.style
    }
    readonly property ZipdeckWords words: ZipdeckWords {
        page: board
    }
    readonly property ZipdeckPlan plan: ZipdeckPlan {
        page: board
    }

    function madeBy(repeater: var, nth: int): var { return repeater.itemAt(nth); }
    function seat(nth: int): int { return (board.me + 1 + nth) % board.scene.seatCount; }
    function name(seat: int): string { return board.people[seat] ? board.people[seat].name : ""; }
    function of(seat: int): var { return board.view.seats && board.view.seats[seat] ? board.view.seats[seat] : { "points": 0, "leads": false, "place": 1, "last": null }; }
    function points(seat: int): int { return board.of(seat).points; }
    function leads(seat: int): bool { return board.of(seat).leads && (board.view.round > 1 || board.shown); }
    function paid(seat: int): int { return board.shown && board.of(seat).last ? board.of(seat).last.paid : 0; }
    function pointsShown(seat: int): int {
        const pay = board.madeBy(payments, seat);
        return board.points(seat) - (pay && !pay.arrived ? pay.paidNow : 0);
    }
    function calledNow(seat: int): bool { return board.shown && board.of(seat).last !== null && board.of(seat).last.called; }
    function highest(seat: int): bool { return board.shown && !board.over && board.view.last_top === seat; }
    function pointWords(n: int): string { return qsTr("%n point(s)", "", n); }
    function slotOf(seat: int): point {
        const nth = (seat - board.me - 1 + board.scene.seatCount) % board.scene.seatCount;
        const plate = nth < plates.count ? board.madeBy(plates, nth) : null;
        if (plate)
            return plate.slot;
        return board.over ? mine.slot : Qt.point(board.at.pad + board.at.sideWidth + 12, tray.y + tray.edge - 9);
    }
    function call() { board.scene.answer(board.plan.word); }

    Repeater {
        id: offers
        model: board.scene.menu
        delegate: Item {}
    }
    Repeater {
        id: plates
        model: board.scene.seatCount > 1 ? board.at.others : 0
        delegate: ZipdeckSeat {
            id: plate
            required property int index
            readonly property var owner: board // qmllint disable unqualified
            page: owner
            seat: owner.seat(index)
            x: owner.at.spot(index).x
            y: owner.at.spot(index).y
            width: owner.at.plateWidth
            height: owner.at.plateHeight
        }
    }
    Repeater {
        model: board.scene.seatCount > 1 ? board.at.others : 0
        delegate: Zone {
            required property int index
            readonly property var owner: board // qmllint disable unqualified
            table: owner.table
            name: owner.at.compact && !owner.tiny ? "" : "hand" // small plates tell the card in words
            seat: owner.seat(index)
            x: owner.at.spot(index).x + (owner.tiny ? 8 : owner.at.seatCardX)
            y: owner.at.spot(index).y + (owner.tiny ? (owner.at.plateHeight - height) / 2 : owner.at.seatCardY)
            width: owner.tiny ? owner.at.smallCard : owner.at.seatCard
            height: width * 1.4
            cardWidth: width
            takesDrops: true
            passive: true
            dropArea: Qt.rect(owner.at.spot(index).x, owner.at.spot(index).y, owner.at.plateWidth, owner.at.plateHeight)
        }
    }
    ZipdeckShares {
        visible: board.asked
        page: board
        x: board.at.panel.x
        y: board.at.panel.y + Math.max(0, Math.min(board.at.compact ? 32 : 400, (board.at.panel.height - (board.at.wide ? 110 : 150)) / 2))
        width: board.at.panel.width
        height: board.at.panel.height
    }
    ZipdeckTold {
        visible: board.at.tabled && !board.over
        page: board
        x: board.at.calls.x
        y: board.at.calls.y
        width: board.at.calls.width
        height: board.at.calls.height
    }
    ZipdeckRound {
        visible: !board.asked && !board.over
        page: board
        x: board.at.panel.x
        y: board.at.panel.y
        width: board.at.panel.width
        height: board.at.panel.height
    }
    ZipdeckStandings {
        visible: board.over
        page: board
        readonly property real space: board.at.panel.width - board.at.plateWidth - 32
        columns: Math.max(1, Math.min(Math.ceil(board.scene.seatCount / Math.max(1, Math.floor(height / 20) - 1)), Math.floor(space / 160)))
        x: board.at.panel.x + board.at.plateWidth + 32
        y: board.at.panel.y
        width: Math.min(240 * columns, space)
        height: board.at.panel.height
    }
    // Once the match is over the result takes my tray, and I sit with the others.
    ZipdeckSeat {
        id: mine
        visible: board.over
        page: board
        seat: board.me
        x: board.at.panel.x
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
        arrangement: board.over ? "small" : ""
        x: board.over ? mine.cardX : tray.cardX
        y: board.over ? mine.cardY : tray.y + tray.edge
        width: board.over ? Math.min(board.at.seatCard, mine.height / 1.6) : tray.cardWidth
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
        id: payments
        model: board.scene.seatCount
        delegate: ZipdeckPay {
            required property int index
            readonly property var owner: board // qmllint disable unqualified
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
