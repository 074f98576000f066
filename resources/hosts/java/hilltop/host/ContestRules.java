// SPDX-License-Identifier: MIT-0
package hilltop.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What the host has to know of a game's contest. Each game with bots in Java has one in the package hilltop.contest,
 * called SomethingContest, among its own files; start.sh lists them.
 */
public interface ContestRules {
    /** All that there are, in the order of their games. */
    List<ContestRules> ALL = load(System.getProperty("hilltop.contests", ""));

    /** The game's id, the first word of its requests. */
    String game();

    /** The game as people call it. */
    String title();

    /** The class that bots extend, with its package. */
    String base();

    /** The package that bots are in. */
    String bots();

    /** What the host brings along and a bot's file cannot replace. */
    Set<String> brings();

    /** Whether these classes are loaded anew for each bot, whose classes then see their package-private members. */
    default boolean isLoadedForEach() {
        return false;
    }

    /** What speaks to objects of this class. */
    Contest seat(Class<?> bot, Loader loader) throws ReflectiveOperationException;

    /** "no public constructor without arguments": what a class lacks where seat() finds no constructor. */
    String lack();

    /** The contest whose bots extend this class, or null. */
    static ContestRules ofBase(String base) {
        for (ContestRules one : ALL)
            if (one.base().equals(base)) return one;
        return null;
    }

    /** The contest whose bots are in this package, or null. */
    static ContestRules ofPackage(String name) {
        for (ContestRules one : ALL)
            if (one.bots().equals(name)) return one;
        return null;
    }

    /** The contest that brings this class along, or null. */
    static ContestRules bringing(String className) {
        int inner = className.indexOf('$');
        String outer = inner < 0 ? className : className.substring(0, inner);
        for (ContestRules one : ALL)
            if (one.brings().contains(outer)) return one;
        return null;
    }

    /** Something of each contest, with `between` between them. */
    static String each(String between, Function<ContestRules, String> what) {
        return ALL.stream().map(what).collect(Collectors.joining(between));
    }

    private static List<ContestRules> load(String names) {
        List<ContestRules> all = new ArrayList<>();
        try {
            for (String name : names.isEmpty() ? new String[0] : names.split(" "))
                all.add((ContestRules) Class.forName("hilltop.contest." + name).getConstructor().newInstance());
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
        return all;
    }
}
