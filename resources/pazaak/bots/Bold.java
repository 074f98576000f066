// SPDX-License-Identifier: MIT-0
package Players;

import Mechanics.*;

import java.util.Collection;

/** Draws until 20 is reached; never touches its side deck. Answers as the built-in bot `bold` does. */
public class Bold extends Player {
    /** From this total on it stands. */
    private static final int STANDS_FROM = 20;

    public Bold() {
        name = "Bold";
    }

    @Override
    public void getResponse(int wins[], boolean isPlayerOne, Collection<Card> yourHand, Collection<Card> opponentHand,
            Collection<Card> yourSideDeck, int opponentSideDeckCount, Action opponentAction,
            boolean opponentDidPlay) {
        int total = 0;
        for (Card card : yourHand)
            total += card.getValue();

        // An action has to be set on every call: END draws another card next turn, STAND stays where it is, and PLAY
        // adds the card of yourSideDeck that cardToPlay names, then stands.
        action = total < STANDS_FROM ? Action.END : Action.STAND;
    }
}
