// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The words about side cards, by their spelling ("+3", "+-1or2", "flip24").
QtObject {
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
}
