// SPDX-License-Identifier: MIT-0
package coop;

/** Another player as a bot sees him: the class is copied under the name that his has. */
public class Stranger extends Player {
    public Stranger(CoopGame gameState) {
        super(gameState);
    }

    @Override
    public void turn() throws PlayerLost {
        throw new PlayerLost("turn() of another player");
    }

    @Override
    public int[] react() {
        return new int[4];
    }
}
