// SPDX-License-Identifier: MIT-0
package Players;

import Mechanics.*;

import java.util.Collection;

/** Plays as the built-in bot `careful` does, and throws where anything is not as the contest had it. */
public class Witness extends Player {
    private static int objects = 0;

    private Collection<Card> hand;
    private Collection<Card> opponent;
    private Collection<Card> side;
    private Card first;
    private Card played;
    private int sideCards;
    private Action chosen;
    private boolean playedInHand;

    public Witness() {
        check(++objects == 1, "one object for the series");
        check(action == null && cardToPlay == null, "nothing is chosen yet");
    }

    @Override
    public void getResponse(int wins[], boolean isPlayerOne, Collection<Card> yourHand, Collection<Card> opponentHand,
            Collection<Card> yourSideDeck, int opponentSideDeckCount, Action opponentAction,
            boolean opponentDidPlay) {
        check(wins.length == 3 && wins[2] == -1, "wins has three entries");
        check(cardToPlay == played, "nobody resets cardToPlay");
        check(opponentAction != Action.PLAY, "the opponent's action is END or STAND");
        check(!opponentDidPlay || opponentAction == Action.STAND, "who has played a card stands");
        if (action == null) {
            check(yourHand != hand && opponentHand != opponent, "new collections for a hand");
            check(yourHand.size() == 1, "one card at first");
            check(isPlayerOne == (opponentAction == null), "the first call of seat 0 knows no action");
            check(yourSideDeck == side || wins[0] + wins[1] == 0, "one side deck a match");
            if (yourSideDeck == side && playedInHand) {
                check(yourSideDeck.size() == sideCards - 1, "the card played has gone");
                check(!yourSideDeck.contains(played), "and it is the very one");
            }
            first = yourHand.iterator().next();
            playedInHand = false;
        } else {
            check(action == chosen, "the action stays");
            check(yourHand == hand && opponentHand == opponent && yourSideDeck == side, "the same collections");
            check(yourHand.iterator().next() == first, "the same cards");
        }
        check(!yourSideDeck.contains(new Card(3)), "a card is itself");
        checkShut(yourHand);
        checkShut(opponentHand);
        checkShut(yourSideDeck);
        hand = yourHand;
        opponent = opponentHand;
        side = yourSideDeck;
        sideCards = side.size();

        answer(total(yourHand), total(opponentHand), opponentAction == Action.STAND);
        chosen = action;
    }

    private void answer(int mine, int theirs, boolean stands) {
        action = Action.STAND;
        if (mine > 20 || theirs > 20) return;
        if (stands) {
            if (mine > theirs || play(mine, theirs + 1)) return;
            if (mine != theirs || mine < 16) action = Action.END;
            return;
        }
        if (mine >= 18 || mine >= 15 && play(mine, 19)) return;
        if (mine < 17) action = Action.END;
    }

    /** The smallest side card that lifts to `wanted`..20; of equal ones the last. */
    private boolean play(int total, int wanted) {
        Card best = null;
        for (Card card : side) {
            int reached = total + card.getValue();
            if (reached >= wanted && reached <= 20 && (best == null || card.getValue() <= best.getValue())) best = card;
        }
        if (best == null) return false;
        action = Action.PLAY;
        cardToPlay = best;
        played = best;
        playedInHand = true;
        return true;
    }

    private static int total(Collection<Card> cards) {
        int total = 0;
        for (Card card : cards)
            total += card.getValue();
        return total;
    }

    private static void checkShut(Collection<Card> cards) {
        try {
            cards.add(new Card(1));
        } catch (UnsupportedOperationException expected) {
            return;
        }
        throw new IllegalStateException("collections cannot be written to");
    }

    private static void check(boolean holds, String what) {
        if (!holds) throw new IllegalStateException(what);
    }
}
