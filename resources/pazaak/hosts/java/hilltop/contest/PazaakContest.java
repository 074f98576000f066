// SPDX-License-Identifier: MIT-0
package hilltop.contest;

import hilltop.host.Contest;
import hilltop.host.ContestRules;
import hilltop.host.Loader;

import java.util.Set;

/** The contest of Pazaak. */
public final class PazaakContest implements ContestRules {
    @Override
    public String game() {
        return "pazaak";
    }

    @Override
    public String title() {
        return "Pazaak";
    }

    @Override
    public String base() {
        return "Mechanics.Player";
    }

    @Override
    public String bots() {
        return "Players";
    }

    @Override
    public Set<String> brings() {
        return Set.of("Mechanics.Card", "Mechanics.Player");
    }

    @Override
    public Contest seat(Class<?> bot, Loader loader) throws ReflectiveOperationException {
        return new PazaakSeat(bot);
    }

    @Override
    public String lack() {
        return "no public constructor without arguments";
    }
}
