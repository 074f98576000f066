// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// What side cards may count and come to, from their spelling ("+3", "+-1or2", "flip24") and the open table.
QtObject {
    readonly property var rows: [["+1", "+2", "+3", "+4", "+5", "+6"], ["-1", "-2", "-3", "-4", "-5", "-6"],
                                 ["+-1", "+-2", "+-3", "+-4", "+-5", "+-6"], ["+-1or2", "flip24", "flip36", "double", "tie"]]
    readonly property list<string> order: rows.reduce((all, row) => all.concat(row))

    // The spelling of a card by its face.
    function word(kind: string, value: int): string {
        const signs = { "plus": "+", "minus": "-", "either": "+-" };
        return signs[kind] ? signs[kind] + value : kind === "one-two" ? "+-1or2" : kind;
    }
    // The drawing of a card that is not played yet.
    function drawing(word: string): string {
        if (word === "+-1or2")
            return "one-two";
        const number = word.replace(/[^0-9]/g, "");
        return word.startsWith("+-") ? "either-" + number : word.startsWith("+") ? "plus-" + number : word.startsWith("-") ? "minus-" + number : word;
    }
    // What people call it.
    function text(word: string): string {
        const special = { "+-1or2": "±1/2", "flip24": "2/4", "flip36": "3/6", "double": "×2", "tie": "±1T" };
        return special[word] || (word.startsWith("+-") ? "±" + word.slice(2) : word.replace("-", "−"));
    }
    // What a special card does, under it; empty: its face says it.
    function brief(word: string): string {
        switch (word) {
        case "+-1or2": return qsTr("±1 or ±2, your choice");
        case "flip24": return qsTr("flips your 2s and 4s");
        case "flip36": return qsTr("flips your 3s and 6s");
        case "double": return qsTr("doubles your last card");
        case "tie": return qsTr("±1, and a tie is yours");
        }
        return "";
    }
    // The same as a sentence.
    function help(word: string): string {
        switch (word) {
        case "+-1or2": return qsTr("Counts +1, −1, +2 or −2, as you choose when you play it.");
        case "flip24": return qsTr("Counts nothing itself, and changes the sign of every 2 and 4 in your row.");
        case "flip36": return qsTr("Counts nothing itself, and changes the sign of every 3 and 6 in your row.");
        case "double": return qsTr("Counts nothing itself, and your last card counts twice.");
        case "tie": return qsTr("Counts +1 or −1, and you win the set if it is tied.");
        }
        return word.startsWith("+-") ? qsTr("Counts plus or minus, as you choose when you play it.") : "";
    }
    // With a true minus sign.
    function number(value: int): string { return value < 0 ? "−" + -value : String(value); }
    function signed(value: int): string { return (value < 0 ? "−" : "+") + Math.abs(value); }
    // What it may count: the plus before the minus.
    function values(word: string): var {
        if (word === "+-1or2")
            return [1, 2, -1, -2];
        if (word === "tie")
            return [1, -1];
        if (word.startsWith("+-"))
            return [Number(word.slice(2)), -Number(word.slice(2))];
        return word.startsWith("+") || word.startsWith("-") ? [Number(word)] : [0];
    }
    function chooses(word: string): bool { return values(word).length > 1; }
    // The count once it has been played.
    function total(player: advancedPazaakSeat, word: string, value: int): int {
        let sum = player.total + value;
        if (word === "double" && player.row.length > 0)
            sum += player.row[player.row.length - 1].counts;
        for (const card of player.row)
            if (changes(word, card))
                sum -= 2 * card.counts;
        return sum;
    }
    // Does the flip turn that card of the table?
    function changes(word: string, card: advancedPazaakCard): bool {
        const number = card.number || Math.abs(card.counts);
        return word === "flip24" && (number === 2 || number === 4) || word === "flip36" && (number === 3 || number === 6);
    }
    // The answer that plays it.
    function answer(word: string, value: int, stands: bool): string {
        return word + (chooses(word) ? "=" + (value < 0 ? "-" : "+") + Math.abs(value) : "") + (stands ? " stand" : " end");
    }
}
