// SPDX-License-Identifier: MIT-0
package Mechanics;

import java.util.Collection;

/** What a bot of the Pazaak contest extends. */
public class Player {
    public enum Action { END, STAND, PLAY }

    protected String name;
    /** Null before the first call of a hand, else what it was after the call before. */
    protected Action action;
    /** Counts with PLAY alone; nobody resets it. */
    protected Card cardToPlay;

    public Player() {}

    /**
     * Asked whenever a turn is to be taken: sets `action` and, to play a card, `cardToPlay`.
     *
     * @param wins hands won by the first and by the second player, and -1; not to be written to
     * @param opponentAction END or STAND; null before the opponent's first turn of the hand
     */
    public void getResponse(int wins[], boolean isPlayerOne, Collection<Card> yourHand, Collection<Card> opponentHand,
            Collection<Card> yourSideDeck, int opponentSideDeckCount, Action opponentAction,
            boolean opponentDidPlay) {}

    public Action getAction() {
        return action;
    }

    public Card getCardToPlay() {
        return cardToPlay;
    }

    public void setAction(Action action) {
        this.action = action;
    }
}
