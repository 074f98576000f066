// SPDX-License-Identifier: MIT-0
package hilltop.contest;

import hilltop.host.Contest;
import hilltop.host.ContestRules;
import hilltop.host.Loader;

import java.util.Set;

/** The contest of The Game, whose players and what makes them share a package. */
public final class TheGameContest implements ContestRules {
    @Override
    public String game() {
        return "thegame";
    }

    @Override
    public String title() {
        return "The Game";
    }

    @Override
    public String base() {
        return "coop.Player";
    }

    @Override
    public String bots() {
        return "coop";
    }

    @Override
    public Set<String> brings() {
        return Set.of("coop.CoopGame", "coop.HilltopSeat", "coop.Player", "coop.PlayerLost", "coop.Stranger");
    }

    @Override
    public boolean isLoadedForEach() {
        return true;
    }

    @Override
    public Contest seat(Class<?> bot, Loader loader) throws ReflectiveOperationException {
        bot.getConstructor(Class.forName("coop.CoopGame", true, loader));
        return (Contest) Class.forName("coop.HilltopSeat", true, loader)
                .getConstructor(Class.class, Loader.class)
                .newInstance(bot, loader);
    }

    @Override
    public String lack() {
        return "no public constructor that takes one CoopGame";
    }
}
