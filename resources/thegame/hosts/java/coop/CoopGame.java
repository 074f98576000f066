// SPDX-License-Identifier: MIT-0
package coop;

import java.util.Map;

/** What a player sees of the table. While players are being made all of it is null. */
public class CoopGame {
    /** The latest wishes, 0 to 5 a pile, by player; empty until they have been heard for the first time. */
    public Map<Player, int[]> priorities;
    /** The card that lies on top of each pile: 0 and 1 rise, 2 and 3 fall. */
    public int[] piles;
    /** Everybody at the table, in order of turns. */
    public Player[] players;

    CoopGame() {}
}
