// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What the Euchre table knows of the match.
GamePage {
    id: felt
    readonly property euchreView view: scene.position.view
    turn: view.turn
    readonly property bool calling: mine(view.turn) && (view.phase === "order" || view.phase === "name" || view.phase === "alone")
    readonly property bool early: view.phase === "order" || view.phase === "name" || view.phase === "alone" || view.phase === "discard"
    readonly property bool asking: early && !dealing && !over // there is no trick yet
    readonly property bool discarding: view.phase === "discard" && view.turn === me
    readonly property bool dealing: view.phase === "hand" && !scene.position.resting // what the last hand left is being taken away
    readonly property string trump: dealing ? "" : view.trump
    readonly property bool aside: trump !== "" || view.phase === "hand" && scene.position.resting // leftover cards are unused
    readonly property int maker: trump === "" ? -1 : view.maker
    readonly property euchreTrick now: view.now
    readonly property euchreTrick lastTrick: view.last_trick
    readonly property int players: view.players
    readonly property int makers: view.makers // their side; -1: there is no trump yet
    // Once the hand is over: the side that gained points and how many, -1 and 0 else; what was special about it, "march",
    // "loner", "euchre" or nothing, and who played alone for that side.
    readonly property int gainers: view.gained === 0 ? -1 : view.gained > 0 ? makers : 1 - makers
    readonly property int gained: Math.abs(view.gained)
    readonly property string deed: view.gained === 4 ? "loner" : view.gained === 2 ? "march" : view.gained < 0 ? "euchre" : ""
    readonly property int loner: gained === 4 ? Array.from([0, 1, 2, 3]).findIndex(seat => seat % 2 === gainers && sitsOut((seat + 2) % 4)) : -1
    property bool lookBack: false // the last trick lies in the middle
    onViewChanged: lookBack = false
    readonly property bool lastShown: lastTrick.winner >= 0 && (lookBack || over)
    readonly property CardBase bower: {
        const left = felt.view.left_bower;
        for (let row = 0; felt.trump !== "" && left.word !== "" && felt.table.cardItem(row); ++row) {
            const card = felt.table.cardItem(row);
            if (card.zone === "hand" && card.seat === felt.me && felt.view.isCard(left, card.kind, card.value))
                return card;
        }
        return null;
    }

    // Seats to the left of mine at which the card that was picked up is shown; 0: at none. Mine is in my hand.
    readonly property int picked: {
        const v = felt.view;
        const hidden = felt.dealing || felt.over || v.phase === "hand" || felt.scene.position.viewAll || felt.sitsOut(v.dealer);
        return v.turned_held && !hidden ? (v.dealer - felt.me + 4) % 4 : 0;
    }

    readonly property EuchreMeasures at: EuchreMeasures {
        width: felt.width
        height: felt.height
        open: felt.scene.position.viewAll
    }

    function of(seat: int): euchreSeat { return felt.view.seats[seat]; }
    function mine(seat: int): bool { return seat >= 0 && seat === felt.me && felt.scene.position.interactive && !felt.over && felt.table.seatAt(seat).person; }
    // A zone asks before it has its seat.
    function sitsOut(seat: int): bool { return seat >= 0 && felt.of(seat).sits_out; }
    function played(seat: int): bool {
        return Array.from(felt.now.cards).some(c => c.seat === seat);
    }
    // Tricks that lie with that seat; the one just taken is still in the middle.
    function tricksLying(seat: int): int {
        return felt.dealing ? 0 : felt.view.tricksLying(seat);
    }
    // 2: the right bower, 1: the left, 0: another card.
    function bowerOf(card: euchreCard): int { return felt.trump === "" ? 0 : felt.view.bowerOf(card); }
    function suitDrawing(suit: string): string {
        const four = felt.scene.drawing.fourColours && (suit === "c" || suit === "d") ? "4" : "";
        return (({ "c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades" })[suit || ""] || "") + four;
    }
    function suitPicture(suit: string): string { return suit ? "cards/suit-" + felt.suitDrawing(suit) + ".svg" : ""; }
}
