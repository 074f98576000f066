// SPDX-License-Identifier: MIT-0
package coop;

/** The match is lost: a card that does not go, a second one in the same turn(), or a player who gives up. */
public class PlayerLost extends Exception {
    private static final long serialVersionUID = 1;

    public PlayerLost() {}

    public PlayerLost(String message) {
        super(message);
    }

    public PlayerLost(Throwable cause) {
        super(cause);
    }

    public PlayerLost(String message, Throwable cause) {
        super(message, cause);
    }

    public PlayerLost(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
        super(message, cause, enableSuppression, writableStackTrace);
    }
}
