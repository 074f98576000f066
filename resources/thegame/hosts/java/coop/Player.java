// SPDX-License-Identifier: MIT-0
package coop;

import hilltop.contest.TheGameTable;

import java.util.ArrayList;

/** What a bot of The Game's contest extends; its constructor takes a CoopGame and hands it on. */
public abstract class Player {
    protected ArrayList<Integer> hand = new ArrayList<>();
    protected CoopGame gameState;

    // Fields alone: a method that is visible in the package could be overridden by chance.
    TheGameTable hilltopTable; // null: another's seat, or not ready yet
    int hilltopCards;          // of another's hand

    Player(CoopGame gameState) {
        this.gameState = gameState;
    }

    /** Calls exactly one of playCard() and endTurn(). It is called again until the turn is over. */
    public abstract void turn() throws PlayerLost;

    /** Four wishes, 0 (no interest) to 5 (hands off), one a pile; asked of everybody after each card. */
    public abstract int[] react();

    protected void playCard(int card, int pile) throws PlayerLost {
        if (hilltopTable == null) throw new PlayerLost("playCard() of another player, or before the match");
        String why = hilltopTable.play(card, pile, gameState.piles, hand);
        if (why != null) throw new PlayerLost(why);
    }

    protected void endTurn() throws PlayerLost {
        if (hilltopTable == null) throw new PlayerLost("endTurn() of another player, or before the match");
        String why = hilltopTable.end();
        if (why != null) throw new PlayerLost(why);
    }

    public int nHandCards() {
        return hilltopTable == null ? hilltopCards : hand.size();
    }
}
