// SPDX-License-Identifier: MIT-0
// A bot for RPS Poker, to begin with: it follows three simple rules and remembers nothing.
//
// The text of a bot is one element of a list, hence the comma at its end; comments are welcome. Cards are strings like 'R7':
// rock, paper or scissors, then a number from 0 to 9. An exception, or an answer that is no index of the cards shown,
// disqualifies the bot. console.log(...) writes into the bot's log.
{
    name: 'Pairs',

    // Five times: of two cards keep one; the other one goes to the opponent.
    draftPick(cards) {
        return cards[0][1] < cards[1][1] ? 1 : 0;
    },

    // What the opponent did not want is ours.
    draftReceive(card) {},

    // Ten times: a card of the hand against his, with the base card. A pair with it wins, else the higher number does: so make a
    // pair, or give away the lowest number and save the others for pairs to come.
    mainPlay(cards, base) {
        let lowest = 0;
        for (let i = 0; i < cards.length; i++) {
            if (cards[i][1] === base[1]) return i;
            if (cards[i][1] < cards[lowest][1]) lowest = i;
        }
        return lowest;
    },

    // What he played.
    mainPostprocess(card) {},
},
