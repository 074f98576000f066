// SPDX-License-Identifier: MIT-0
package coop;

import java.util.Map;

/**
 * Like SmallestGap it prefers small gaps, but it talks and listens: react() asks for the piles on which it could play a
 * jump or a step of one, and a pile that others ask for counts as further away.
 */
public class Courteous extends Player {
    private static final int MINIMUM = 2;
    private static final int JUMP = -10;

    /** Cards played in this turn so far: turn() is called anew for each. */
    private int played = 0;
    private int atFirst = 0;

    public Courteous(CoopGame gameState) {
        super(gameState);
    }

    @Override
    public void turn() throws PlayerLost {
        if (played == 0) atFirst = hand.size();
        int[] wishes = strongestWishes();
        int cheapest = Integer.MAX_VALUE;
        int bestCard = 0;
        int bestPile = 0;
        for (int card : hand) {
            for (int pile = 0; pile < 4; ++pile) {
                int gap = gap(pile, card);
                if (gap <= 0 && gap != JUMP) continue;
                // A jump gives the others room, so it is always welcome.
                int cost = gap == JUMP ? JUMP : gap + 3 * wishes[pile];
                if (cost >= cheapest) continue;
                cheapest = cost;
                bestCard = card;
                bestPile = pile;
            }
        }
        boolean mayEnd = played >= Math.min(MINIMUM, atFirst);
        if (cheapest == Integer.MAX_VALUE || mayEnd && cheapest > 1) {
            played = 0;
            endTurn();
            return;
        }
        played = hand.size() == 1 ? 0 : played + 1;
        playCard(bestCard, bestPile);
    }

    @Override
    public int[] react() {
        int[] wishes = new int[4];
        for (int pile = 0; pile < 4; ++pile) {
            for (int card : hand) {
                int gap = gap(pile, card);
                if (gap == JUMP) wishes[pile] = 5;
                if (gap == 1) wishes[pile] = Math.max(wishes[pile], 3);
            }
        }
        return wishes;
    }

    /** By pile, the strongest wish of the others. Before anybody has reacted there are none. */
    private int[] strongestWishes() {
        int[] strongest = new int[4];
        for (Map.Entry<Player, int[]> entry : gameState.priorities.entrySet()) {
            if (entry.getKey() == this) continue;
            for (int pile = 0; pile < 4; ++pile)
                strongest[pile] = Math.max(strongest[pile], entry.getValue()[pile]);
        }
        return strongest;
    }

    private int gap(int pile, int card) {
        int top = gameState.piles[pile];
        return pile < 2 ? card - top : top - card;
    }
}
