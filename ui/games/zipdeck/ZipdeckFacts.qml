// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What the Zip Deck table knows of the match.
GamePage {
    id: board
    readonly property zipdeckView view: scene.position.view
    property int offered: 0 // answers
    property Repeater plates: null // of the others
    property Repeater payments: null
    property point mySlot: Qt.point(0, 0) // where a payment arrives
    property point trayPoint: Qt.point(0, 0)
    readonly property bool asked: offered > 0 && scene.position.interactive && view.phase === "call" && scene.position.forced !== true
    readonly property bool hopeless: view.phase === "call" && view.card >= 0 && view.card + 1 < scene.position.seatCount // somebody has a higher card
    readonly property bool sharing: asked && !hopeless
    readonly property bool shown: view.phase === "rest" || view.phase === "over"
    readonly property bool tiny: at.compact && (scene.position.viewAll || at.tall) // small plates show their cards where all are seen, or where there is room
    readonly property string hint: asked ? scene.answers.hintText : ""

    readonly property ZipdeckMeasures at: ZipdeckMeasures {
        width: board.width
        height: board.height
        seats: board.scene.position.seatCount
    }
    function madeBy(repeater: Repeater, nth: int): var { return repeater ? repeater.itemAt(nth) : null; }
    function seat(nth: int): int { return (board.me + 1 + nth) % board.scene.position.seatCount; }
    function of(seat: int): zipdeckSeat { return seat >= 0 && seat < board.view.seats.length ? board.view.seats[seat] : board.view.none; }
    function points(seat: int): int { return board.of(seat).points; }
    function leads(seat: int): bool { return board.of(seat).leads && (board.view.round > 1 || board.shown); }
    function paid(seat: int): int { return board.shown ? board.of(seat).last.paid : 0; }
    function pointsShown(seat: int): int {
        const pay = board.madeBy(board.payments, seat);
        return board.points(seat) - (pay && !pay.arrived ? pay.paidNow - pay.landed : 0);
    }
    // What the badge of a payment takes of a plate, with a gap.
    function badgeRoom(seat: int): real { return board.paid(seat) > 0 ? (board.madeBy(board.payments, seat)?.width || 36) + 8 : 0; }
    function calledNow(seat: int): bool { return board.shown && board.of(seat).last.called; }
    function highest(seat: int): bool { return board.shown && !board.over && board.view.last_top === seat; }
    // By which part the card of that seat is larger than the others: it has won the round.
    function grown(seat: int): real { return board.table.tagsTold && board.highest(seat) ? 0.15 : 0; }
    function pointWords(n: int): string { return qsTranslate("ZipdeckTable", "%n point(s)", "", n); }
    function slotOf(seat: int): point {
        const nth = (seat - board.me - 1 + board.scene.position.seatCount) % board.scene.position.seatCount;
        const plate = nth < board.plates.count ? board.madeBy(board.plates, nth) : null;
        if (plate)
            return plate.slot;
        return board.over ? board.mySlot : board.trayPoint;
    }
}
