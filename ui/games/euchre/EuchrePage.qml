// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hilltop

// The same with its words: what the parts of the table know. EuchreTable is one, with all that is drawn.
EuchreFacts {
    id: felt
    readonly property EuchreWords words: EuchreWords {
        page: felt
    }

    function suitName(suit: string): string { return felt.words.suit(suit); }
    function cardName(card: euchreCard): string { return felt.words.card(card); }
    function sideName(side: int): string { return felt.words.side(side); }
    function sideNames(side: int): string { return felt.words.both(side); }
    function makerWords(): string { return felt.words.maker(); }
    function speech(seat: int): string { return felt.words.speech(seat); }
    function speechSuit(seat: int): string { return felt.words.speechSuit(seat); }
}
