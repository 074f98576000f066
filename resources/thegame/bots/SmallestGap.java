// SPDX-License-Identifier: MIT-0
package coop;

/**
 * Plays the card that moves a pile least, a jump back by ten before anything. Once it has played two cards it goes on
 * with jumps and steps of one alone. Answers as the built-in bot `smallest-gap` does.
 */
public class SmallestGap extends Player {
    /** Cards of a turn before it may be ended. */
    private static final int MINIMUM = 2;

    /** Cards played in this turn so far: turn() is called anew for each. */
    private int played = 0;
    /** How many it had when the turn began; with fewer than two it needs to play no more than it has. */
    private int atFirst = 0;

    public SmallestGap(CoopGame gameState) {
        super(gameState);
    }

    @Override
    public void turn() throws PlayerLost {
        if (played == 0) atFirst = hand.size();
        int smallest = 100;
        int bestCard = 0;
        int bestPile = 0;
        for (int card : hand) {
            for (int pile = 0; pile < 4; ++pile) {
                int gap = gap(pile, card);
                if (gap >= smallest || gap <= 0 && gap != -10) continue;
                smallest = gap;
                bestCard = card;
                bestPile = pile;
            }
        }
        boolean mayEnd = played >= Math.min(MINIMUM, atFirst);
        if (smallest == 100 || mayEnd && smallest > 1) {
            played = 0;
            endTurn();
            return;
        }
        // The last card of a hand ends the turn by itself.
        played = hand.size() == 1 ? 0 : played + 1;
        playCard(bestCard, bestPile);
    }

    /** How far the card would move the pile; -10 is the jump back. */
    private int gap(int pile, int card) {
        int top = gameState.piles[pile];
        return pile < 2 ? card - top : top - card;
    }

    /** It has no wishes. */
    @Override
    public int[] react() {
        return new int[] {0, 0, 0, 0};
    }
}
