// SPDX-License-Identifier: MIT-0
package Players;

import Mechanics.*;

import java.util.Collection;

/**
 * Stands as soon as another card could be too much. Answers as the built-in bot `cautious` does; the place to begin for
 * a bot that plays side cards is marked below.
 */
public class Cautious extends Player {
    /** From this total on it stands. */
    private static final int STANDS_FROM = 15;

    public Cautious() {
        name = "Cautious";
    }

    @Override
    public void getResponse(int wins[], boolean isPlayerOne, Collection<Card> yourHand, Collection<Card> opponentHand,
            Collection<Card> yourSideDeck, int opponentSideDeckCount, Action opponentAction,
            boolean opponentDidPlay) {
        action = total(yourHand) < STANDS_FROM ? Action.END : Action.STAND;

        // A card that makes 20 would be played like this:
        //
        //     for (Card card : yourSideDeck) {
        //         if (total(yourHand) + card.getValue() != 20) continue;
        //         action = Action.PLAY;
        //         cardToPlay = card; // one of yourSideDeck itself: a new Card of the same value is another card
        //     }
    }

    private static int total(Collection<Card> cards) {
        int total = 0;
        for (Card card : cards)
            total += card.getValue();
        return total;
    }
}
