// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The side deck that is being chosen, and those that are kept by name.
QtObject {
    id: plan
    required property AdvancedPazaakPage page
    property real trayHeight: 0 // where it is laid out
    readonly property advancedPazaakRules rules: page.view.rules
    readonly property int size: rules.deck_size
    readonly property int left: size - chosen.length
    readonly property string words: "deck " + Array.from(chosen).join(" ")
    property list<string> chosen // spellings, in the order of the kinds
    property var before: null // what was laid out before a kept deck was
    readonly property var own: {
        try {
            return JSON.parse(plan.kept("decks") || "[]");
        } catch (e) {
            return [];
        }
    }

    function kept(name: string): string { return plan.page.scene.answers.kept[name] || ""; }
    function most(word: string): int {
        const special = !/^[+-]+[1-6]$/.test(word);
        if (plan.rules.pool === "plus" && !/^\+[1-6]$/.test(word) || plan.rules.pool === "signed" && special)
            return 0;
        return special ? 1 : plan.rules.same;
    }
    function count(word: string): int { return Array.from(plan.chosen).filter(w => w === word).length; }
    function sorted(list: var): var {
        const order = Array.from(plan.page.cards.order);
        return Array.from(list).sort((a, b) => order.indexOf(a) - order.indexOf(b));
    }
    // Why no more of it may be added; empty: one may.
    function refusal(word: string): string {
        if (plan.most(word) === 0)
            return qsTr("Not allowed by these rules.");
        if (plan.count(word) >= plan.most(word))
            return qsTr("At most %n of this card.", "", plan.most(word));
        return plan.left <= 0 ? qsTr("The side deck is full. Put a card back first.") : "";
    }
    function add(word: string) {
        const why = plan.refusal(word);
        if (why !== "")
            return plan.page.scene.announce(why);
        plan.chosen = plan.sorted([...plan.chosen, word]);
    }
    function take(word: string) {
        const at = Array.from(plan.chosen).indexOf(word);
        if (at >= 0)
            plan.chosen = Array.from(plan.chosen).filter((w, i) => i !== at);
    }
    // Lays out as much of it as the rules allow.
    function lay(cards: var) {
        const list = [];
        for (const word of cards)
            if (list.length < plan.size && Array.from(plan.page.cards.order).includes(word) && list.filter(w => w === word).length < plan.most(word))
                list.push(word);
        plan.before = Array.from(plan.chosen);
        plan.chosen = plan.sorted(list);
    }
    function undo() {
        const last = plan.before;
        plan.before = null;
        if (last)
            plan.chosen = last;
    }
    function same(cards: var): bool { return plan.sorted(cards).join() === Array.from(plan.chosen).join(); }
    // "14 won, 9 lost" with that deck; empty: it has not been played.
    function results(cards: var): string {
        const came = plan.page.scene.answers.begunWith["deck " + plan.sorted(cards).join(" ")];
        return came ? qsTr("%1 won, %2 lost").arg(came.won).arg(came.lost) : "";
    }
    // As last time, if the rules still allow it, else the first ready-made one.
    function begin() {
        const last = plan.kept("last").split(" ").filter(w => w !== "");
        plan.lay(last);
        if (plan.left !== 0 && plan.page.view.ready.length > 0)
            plan.lay(plan.page.view.ready[0].cards);
        plan.before = null;
    }
    function use() {
        if (plan.left !== 0)
            return;
        plan.page.scene.keep("last", Array.from(plan.chosen).join(" "));
        plan.page.scene.answer(plan.words);
    }
    function keepAs(name: string) {
        const list = plan.own.filter(d => d.name !== name);
        list.push({ "name": name, "cards": Array.from(plan.chosen) });
        list.sort((a, b) => a.name.localeCompare(b.name));
        plan.page.scene.keep("decks", JSON.stringify(list));
    }
    function forget(name: string) { plan.page.scene.keep("decks", JSON.stringify(plan.own.filter(d => d.name !== name))); }
    // How likely it is that one of the cards drawn makes exactly 20 from that count.
    function chance(total: int): real {
        const good = Array.from(plan.chosen).filter(w => plan.page.cards.values(w).includes(20 - total) && total !== 20).length;
        let none = 1;
        for (let i = 0; i < plan.rules.hand_size; ++i)
            none *= Math.max(0, plan.chosen.length - good - i) / Math.max(1, plan.chosen.length - i);
        return plan.chosen.length === 0 ? 0 : 1 - none;
    }
}
