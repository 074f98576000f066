// SPDX-License-Identifier: MIT-0
// A bot for RPS Poker that counts cards: it knows which cards the opponent can still hold, and plays what beats most of them.
// See pairs.js for how a bot is made; here `this` keeps what was seen. The object lives as long as the contest, so what belongs
// to one match has to be cleared when the next one begins.
{
    name: 'Odds',
    seen: new Set(), // cards he cannot hold: ours, and what lies on the table
    picks: 0,

    draftPick(cards) {
        if (this.picks === 5) { // the first pick of another match
            this.seen.clear();
            this.picks = 0;
        }
        this.picks++;
        const kept = cards[0][1] < cards[1][1] ? 1 : 0;
        this.seen.add(cards[kept]);
        return kept;
    },

    draftReceive(card) {
        this.seen.add(card);
    },

    mainPlay(cards, base) {
        this.seen.add(base);
        const his = [];
        for (const symbol of 'RPS')
            for (let number = 0; number < 10; number++)
                if (!this.seen.has(symbol + number)) his.push(symbol + number);

        let best = 0;
        let most = -1;
        cards.forEach((card, i) => {
            const beaten = his.filter(other => this.beats(card, other, base)).length;
            // Of equally good cards keep the higher number for later.
            if (beaten > most || (beaten === most && this.rank(card) < this.rank(cards[best]))) {
                most = beaten;
                best = i;
            }
        });
        return best;
    },

    mainPostprocess(card) {
        this.seen.add(card);
    },

    // Helpers of our own; the contest does not call them.
    rank(card) {
        return 3 * Number(card[1]) + 'RPS'.indexOf(card[0]);
    },
    strength(card, base) {
        return Number(card[1]) + (card[1] === base[1] ? 10 : 0);
    },
    beats(mine, his, base) {
        const lead = this.strength(mine, base) - this.strength(his, base);
        if (lead !== 0) return lead > 0;
        return 'RSPR'.includes(mine[0] + his[0]); // R beats S, S beats P, P beats R
    },
},
