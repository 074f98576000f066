// SPDX-License-Identifier: MIT-0
package coop;

import java.util.ArrayList;
import java.util.Map;

/**
 * Plays as the built-in bot `simple-tom` does, wishes what it hears, and throws where anything is not as the contest
 * had it. Sits at seat 1, seat 0 is of its own class and the others are called Planner.
 */
public class Witness extends Player {
    private static int made = 0;
    private static int seated = 0;

    private Player before; // everybody's objects are the same for a match
    private int reactions = 0;
    private ArrayList<Integer> first;

    public Witness(CoopGame game) {
        super(game);
        check(gameState == game, "the game is known in the constructor");
        check(game.piles == null && game.players == null && game.priorities == null, "nothing is there yet");
        check(hand.isEmpty() && nHandCards() == 0, "no cards yet");
        first = hand;
        ++made;
    }

    @Override
    public void turn() throws PlayerLost {
        look();
        for (int pile = 0; pile < 4; ++pile) {
            for (int card : hand) {
                if (pile < 2 ? card <= gameState.piles[pile] : card >= gameState.piles[pile]) continue;
                int cards = hand.size();
                playCard(card, pile);
                check(gameState.piles[pile] == card, "the card lies on the pile at once");
                check(hand.size() == cards - 1 && !hand.contains(card), "and is not in the hand any more");
                check(nHandCards() == cards - 1, "nor counted");
                return;
            }
        }
        endTurn();
    }

    @Override
    public int[] react() {
        look();
        int[] wishes = new int[4];
        for (int pile = 0; pile < 4; ++pile) {
            int sum = 0;
            for (int seat = 0; seat < gameState.players.length; ++seat) {
                Player player = gameState.players[seat];
                int[] theirs = gameState.priorities.get(player);
                sum += (seat + 1) * ((theirs == null ? 0 : theirs[pile]) + player.nHandCards());
            }
            wishes[pile] = (sum + gameState.piles[pile] + hand.get(0)) % 6;
        }
        ++reactions;
        return wishes;
    }

    private void look() {
        Player[] players = gameState.players;
        check(hand == first, "the hand is one object");
        check(players[1] == this, "its own seat");
        if (before == null) ++seated;
        check(made == seated, "one object a match is made, its own");
        check(before == null || before == players[0], "the others are the same all the time");
        before = players[0];
        for (int seat = 0; seat < players.length; ++seat) {
            String name = players[seat].getClass().getName();
            check(name.equals(seat < 2 ? "coop.Witness" : "coop.Planner"), "called " + name);
            check(players[seat] instanceof Witness == seat < 2, "of its class");
            if (seat != 1) check(players[seat].hand.isEmpty() && players[seat].nHandCards() > 0, "a hand out of reach");
        }
        Map<Player, int[]> priorities = gameState.priorities;
        check(priorities.size() == (reactions == 0 ? 0 : players.length), "wishes once all have been heard");
        try {
            players[0].turn();
        } catch (PlayerLost expected) {
            return;
        } catch (RuntimeException expected) {
            return; // our own class has seen no cards
        }
        check(false, "nobody else can be made to play");
    }

    private static void check(boolean holds, String what) {
        if (!holds) throw new IllegalStateException(what);
    }
}
