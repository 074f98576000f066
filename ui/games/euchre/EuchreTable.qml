// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Euchre: my partner on top, the others at the sides, the trick in the middle, my hand in the tray.
Item {
    id: felt
    required property var table
    readonly property var scene: table.scene
    readonly property var view: scene.view
    readonly property var style: table.style
    // Where several people share the screen, the player to move sits below.
    readonly property bool shared: scene.viewSeat < 0 && scene.interactive && view.turn >= 0 && scene.seats[view.turn].person
    readonly property int me: scene.viewSeat >= 0 ? scene.viewSeat : shared ? view.turn : 0
    readonly property bool over: scene.over
    readonly property bool calling: mine(view.turn) && ["order", "name", "alone"].includes(view.phase)
    readonly property bool discarding: view.phase === "discard" && view.turn === me
    readonly property bool dealing: view.phase === "hand" && !scene.resting // what the last hand left is being taken away
    readonly property string trump: dealing ? "" : view.trump || ""
    readonly property bool aside: trump !== "" || view.phase === "hand" && scene.resting // leftover cards are unused
    readonly property int maker: trump === "" || view.maker === undefined ? -1 : view.maker
    readonly property var tricks: view.played || []
    readonly property var lastTrick: {
        const done = felt.tricks.filter(t => t.winner >= 0);
        return (felt.view.phase === "trick" ? done[done.length - 2] : done[done.length - 1]) || null;
    }
    readonly property int players: view.seats ? view.seats.filter(s => !s.sits_out).length : 4
    property bool lookBack: false // the last trick lies in the middle
    readonly property bool lastShown: lastTrick !== null && (lookBack || over)
    readonly property var bower: {
        const same = ({ "c": "spades", "s": "clubs", "d": "hearts", "h": "diamonds" })[felt.trump];
        const held = same && (felt.view.cards || []).includes("j" + same.charAt(0));
        for (let row = 0; held && felt.table.cardItem(row); ++row) {
            const card = felt.table.cardItem(row);
            if (card.zone === "hand" && card.seat === felt.me && card.value === 11 && card.kind === same)
                return card;
        }
        return null;
    }

    readonly property EuchreMeasures at: EuchreMeasures {
        width: felt.width
        height: felt.height
        style: felt.table.style
        open: felt.scene.viewAll
    }
    readonly property EuchreWords words: EuchreWords {
        page: felt
    }

    function name(seat: int): string { return felt.scene.seats[seat] ? felt.scene.seats[seat].name : ""; }
    function of(seat: int): var { return felt.view.seats ? felt.view.seats[seat] : null; }
    function mine(seat: int): bool { return seat >= 0 && seat === felt.me && felt.scene.interactive && !felt.over && !!felt.scene.seats[seat] && felt.scene.seats[seat].person; }
    function sitsOut(seat: int): bool { return !!felt.of(seat) && felt.of(seat).sits_out; }
    function played(seat: int): bool {
        const now = felt.tricks[felt.tricks.length - 1];
        return !!now && now.cards.some(c => c.seat === seat);
    }
    // Tricks that lie with that seat; the one just taken is still in the middle.
    function tricksLying(seat: int): int {
        const now = felt.tricks[felt.tricks.length - 1];
        return !felt.of(seat) || felt.dealing ? 0 : felt.of(seat).tricks - (felt.view.phase === "trick" && now && now.winner === seat ? 1 : 0);
    }
    function suitDrawing(suit: string): string {
        const four = felt.scene.fourColours && (suit === "c" || suit === "d") ? "4" : "";
        return (({ "c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades" })[suit || ""] || "") + four;
    }
    function suitPicture(suit: string): string { return suit ? "cards/suit-" + felt.suitDrawing(suit) + ".svg" : ""; }
    function suitName(suit: string): string { return felt.words.suit(suit); }
    function cardName(card: string): string { return felt.words.card(card); }
    function sideName(side: int): string { return felt.words.side(side); }
    function sideNames(side: int): string { return felt.words.both(side); }
    function makerWords(): string { return felt.words.maker(); }
    function speech(seat: int): string { return felt.words.speech(seat); }
    function speechSuit(seat: int): string { return felt.words.speechSuit(seat); }

    Connections {
        target: felt.scene
        function onChanged() { felt.lookBack = false; }
    }

    EuchreTrump {
        id: trumpBlock
        page: felt
        x: felt.at.pad
        y: felt.at.padY
        width: felt.at.sideWidth
        height: felt.at.blockHeight
    }
    EuchreScore {
        id: score
        page: felt
        x: felt.at.rightX
        y: felt.at.padY
        width: felt.at.sideWidth
        height: felt.at.blockHeight
    }
    EuchreTrick {
        anchors.fill: parent
        visible: !felt.lastShown
        page: felt
    }
    EuchreLast {
        anchors.fill: parent
        page: felt
    }
    EuchreRest {
        page: felt
    }
    EuchreTurned {
        page: felt
        block: trumpBlock
    }
    EuchreSeats {
        page: felt
        score: score
    }
    EuchreTray {
        id: tray
        visible: !felt.over
        page: felt
        hand: hand
        y: felt.at.upper
        width: parent.width
        height: felt.at.trayHeight
    }
    Zone {
        id: hand
        table: felt.table
        name: "hand"
        seat: felt.me
        hand: true
        centred: true
        takesDrops: felt.view.phase === "order" && felt.view.dealer === felt.me
        x: tray.handX
        y: felt.at.upper + tray.handTop
        width: tray.handWidth
        height: tray.handHeight
        cardWidth: tray.cardWidth * (tray.out ? 0.6 : 1)
        easyWidth: cardWidth * 0.8
        minWidth: 44
        gap: felt.style.clamp(felt.width * 0.016, 6, 22)
    }
    ResultSheet {
        visible: felt.over
        table: felt.table
        y: felt.at.upper
        width: parent.width
        height: felt.at.trayHeight
    }
}
