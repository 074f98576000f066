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
    readonly property string words: page.view.deckAnswer(chosen)
    readonly property var pool: Array.from(page.view.pool) // made from the rules, once for all cards
    property list<string> chosen // spellings, in the order of the kinds
    readonly property bool played: kept("last") !== "" || kept("decks") !== "" || Object.keys(page.scene.answers.begunWith).length > 0
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
        const side = plan.pool.find(one => one.word === word);
        return side ? side.most : 0;
    }
    function count(word: string): int { return Array.from(plan.chosen).filter(w => w === word).length; }
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
        plan.chosen = plan.page.view.asAllowed([...plan.chosen, word]);
    }
    function take(word: string) {
        const at = Array.from(plan.chosen).indexOf(word);
        if (at >= 0)
            plan.chosen = Array.from(plan.chosen).filter((w, i) => i !== at);
    }
    // Lays out as much of it as the rules allow.
    function lay(cards: var) {
        plan.before = Array.from(plan.chosen);
        plan.chosen = plan.page.view.asAllowed(cards);
    }
    function undo() {
        const last = plan.before;
        plan.before = null;
        if (last)
            plan.chosen = last;
    }
    function same(cards: var): bool { return plan.page.view.deckAnswer(cards) === plan.words; }
    // "14 won, 9 lost" with that deck; empty: it has not been played.
    function results(cards: var): string {
        const came = plan.page.scene.answers.begunWith[plan.page.view.deckAnswer(cards)];
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
}
