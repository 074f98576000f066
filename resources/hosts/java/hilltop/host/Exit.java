// SPDX-License-Identifier: MIT-0
package hilltop.host;

/** What System.exit() of a bot becomes: it ends the bot, not the host in which others live. */
public final class Exit extends Error {
    private static final long serialVersionUID = 1;

    private Exit(int status) {
        super("System.exit(" + status + ")");
    }

    /** Called in place of System.exit(). */
    public static void exit(int status) {
        throw new Exit(status);
    }
}
