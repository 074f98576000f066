// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Hilltop

// What the Euchre table says of suits, sides and calls.
QtObject {
    id: words
    required property EuchreFacts page
    readonly property euchreView view: page.view

    function suit(letter: string): string {
        return ({ "c": qsTr("Clubs"), "d": qsTr("Diamonds"), "h": qsTr("Hearts"), "s": qsTr("Spades") })[letter || ""] || "";
    }
    function card(card: euchreCard): string {
        const court = [qsTr("jack"), qsTr("queen"), qsTr("king"), qsTr("ace")];
        const suits = { "c": qsTr("clubs"), "d": qsTr("diamonds"), "h": qsTr("hearts"), "s": qsTr("spades") };
        return card.word !== "" ? qsTr("%1 of %2", "card").arg(court[card.value - 11] || card.value).arg(suits[card.suit]) : "";
    }
    // Short, for rows of a score. Who only watches reads the names.
    function side(side: int): string {
        const my = words.page.me % 2 === side;
        return words.page.scene.position.viewSeat < 0 ? words.page.name(my ? words.page.me : (words.page.me + 1) % 4) : my ? qsTr("We") : qsTr("They");
    }
    // In a few words what is to be decided before the first trick.
    function question(): string {
        const v = words.view;
        if (v.phase === "order")
            return words.isMe(v.dealer) ? qsTr("Pick it up, with %1 as trump?").arg(words.suit(v.turned.suit)) : qsTr("%1 as trump?").arg(words.suit(v.turned.suit));
        if (v.phase === "name")
            return qsTr("Which suit is trump?");
        if (v.phase === "discard")
            return words.isMe(v.dealer) ? qsTr("Discard a card") : qsTr("%1 discards a card").arg(words.page.name(v.dealer));
        return v.phase === "alone" ? qsTr("Alone or together?") : "";
    }
    function both(side: int): string {
        return qsTr("%1 and %2").arg(words.page.name(side)).arg(words.page.name(side + 2));
    }
    // What was special about a hand that is over.
    function deed(): string {
        const p = words.page;
        if (p.deed === "loner")
            return words.isMe(p.loner) ? qsTr("You took all five alone!") : qsTr("%1 took all five alone!").arg(p.name(p.loner));
        return p.deed === "march" ? qsTr("March!") : p.deed === "" ? "" : p.loner >= 0 ? qsTr("Euchre, alone!") : qsTr("Euchre!");
    }
    // What the makers still need.
    function goal(): string {
        const v = words.view, makers = words.page.makers;
        if (makers < 0)
            return "";
        const need = 3 - v.tricks[makers], lost = v.tricks[1 - makers];
        const whose = words.page.scene.position.viewSeat < 0 ? 2 : words.page.me % 2 === makers ? 0 : 1;
        if (lost >= 3)
            return [qsTr("We are euchred"), qsTr("They are euchred"), qsTr("The makers are euchred")][whose];
        if (need > 0)
            return [qsTr("Tricks we need: %1"), qsTr("Tricks they need: %1"), qsTr("Tricks the makers need: %1")][whose].arg(need);
        return lost === 0 && need > -2 ? qsTr("Made. All five are a march.") : qsTr("Made");
    }
    function isMe(seat: int): bool { return words.page.table.seatAt(seat).me; }
    function maker(): string {
        const v = words.view, maker = words.page.maker;
        if (v.dealer < 0 || words.page.dealing)
            return "";
        if (maker < 0)
            return words.isMe(v.dealer) ? qsTr("you deal") : qsTr("%1 deals").arg(words.page.name(v.dealer));
        const name = words.page.name(maker), mine = words.isMe(maker), of = words.page.of(maker);
        if (of.alone === "alone")
            return mine ? qsTr("you play alone") : qsTr("%1 plays alone").arg(name);
        if (v.taken_up && maker === v.dealer)
            return mine ? qsTr("you picked it up") : qsTr("picked up by %1").arg(name);
        if (v.taken_up)
            return mine ? qsTr("you ordered it up") : qsTr("ordered up by %1").arg(name);
        return mine ? qsTr("you named it") : qsTr("named by %1").arg(name);
    }

    // Passes are gone once trump is made; what made it, and who plays alone, is said for the hand.
    function speech(seat: int): string {
        const of = words.page.of(seat), v = words.view;
        if (v.phase === "hand" || v.phase === "over")
            return "";
        const alone = of.alone === "alone" && !of.sits_out;
        if (words.page.maker === seat && v.taken_up) {
            if (alone)
                return v.dealer === seat ? qsTr("I’m picking it up, alone!") : qsTr("Pick it up, alone!");
            return v.dealer === seat ? qsTr("I’m picking it up") : qsTr("Pick it up");
        }
        if (words.page.maker === seat)
            return alone ? qsTr("%1, alone!").arg(words.suit(v.trump)) : words.suit(v.trump);
        if (alone)
            return qsTr("Alone!");
        if (v.phase === "order" && of.order === "pass" || v.phase === "name" && of.name === "pass")
            return qsTr("Pass");
        return "";
    }
    function speechSuit(seat: int): string { return words.page.maker === seat ? words.page.trump : ""; }
}
