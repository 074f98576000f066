// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What the parts of the table of The Game know of the match. ThegameTable is one, with all that is drawn.
GamePage {
    id: desk
    readonly property thegameView view: scene.position.view
    turn: view.turn
    readonly property list<int> others: Array.from({ "length": Math.max(0, scene.position.seatCount - 1) }, (_, i) => (me + 1 + i) % scene.position.seatCount)
    property int held: 0 // cards in my hand
    readonly property bool perfect: over && view.ending === "perfect"
    readonly property bool myTurn: scene.position.interactive && view.phase === "turn" && view.turn === me && table.seatAt(me).person
    readonly property bool maySpeak: scene.position.interactive && !over && scene.position.seatCount > 1 && scene.position.viewSeat >= 0 && table.seatAt(me).person
    // A wish is heard now, or with my next card; at other times only what I wish is shown.
    readonly property bool maySay: maySpeak && (scene.answers.mayPass || myTurn)
    property int pointedAt: 0 // value of the card of my hand under the mouse or the focus: the piles tell what it would do
    // Seats whose wishes are written over the piles; a single player has no wishes.
    readonly property list<int> speakers: scene.position.seatCount < 2 ? [] : maySpeak ? others : [...others, me]
    readonly property list<int> wishesNext: Array.from(view.wishesIn(scene.answers.saysNext))
    readonly property list<int> myWishes: wishesNext.length > 0 ? wishesNext : me < view.seats.length ? view.seats[me].wishes : [0, 0, 0, 0]
    readonly property int hintPile: view.pileIn(scene.answers.hintWord)
    readonly property string dragZone: {
        const d = table.dragging;
        const goal = d && [d.x, d.y] ? table.dropZoneAt(d.x + d.width / 2, d.y + d.height / 2) : null;
        return goal ? goal.name : "";
    }

    readonly property ThegameMeasures at: ThegameMeasures {
        width: desk.width
        height: desk.height
        others: desk.others.length
        speakers: desk.speakers.length
        strips: desk.scene.position.viewAll && desk.others.length > 0
        asks: desk.maySpeak
        full: Math.min(8, desk.view.rules.hand)
        over: desk.over
        kept: desk.over && desk.held > 0 ? miniWidth * 1.4 + 8 : 0
    }

    // Close, middling and far, beside the number that says it.
    readonly property int near: 10
    function gapColour(gap: int): color { return gap <= 3 ? Style.good : gap <= near ? Style.fair : Style.bad; }
    // What a wish says.
    function wishWord(level: int): string {
        return level >= 5 ? qsTr("stay off") : level >= 3 ? qsTr("mine soon") : level >= 1 ? qsTr("rather not") : qsTr("no wish");
    }
    // What was played last, in a few words.
    function lastPlay(): string {
        const last = desk.view.last, name = desk.name(last.seat), latest = desk.view.latest;
        return latest.jumps ? qsTranslate("ThegamePile", "%1: back 10!").arg(name)
             : qsTranslate("ThegamePile", "%1: %2").arg(name).arg((desk.view.piles[last.pile].rises ? "+" : "−") + latest.gap);
    }
    function level(seat: int, pile: int): int { return seat < desk.view.seats.length ? desk.view.seats[seat].wishes[pile] : 0; }
    function wish(pile: int, level: int) {
        const levels = Array.from(desk.myWishes);
        levels[pile] = level;
        desk.scene.sayNext(desk.view.wish(levels));
    }
}
