// SPDX-License-Identifier: MIT-0
package hilltop.host;

import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** One bot: its file, the class wanted of it, and the object once a match has begun. */
final class Slot {
    private final BotFile file;
    private final Loader loader;
    private final String wanted; // empty: the only one
    private final Map<String, Class<?>> bots = new TreeMap<>();
    private Contest contest;

    /** Loads the file and answers the names of all bots that it holds. */
    Slot(String path, String name, Path cache, Answer answer) throws Refusal {
        wanted = name.equals("-") || name.equals("*") ? "" : name;
        file = BotFile.read(Path.of(path), cache);
        loader = Loader.of(file.classes());
        for (String known : file.classes().keySet())
            find(known);
        // Others can make what is public alone; the rest is helpers, unless it is all there is.
        if (bots.values().stream().anyMatch(Slot::isPublic))
            bots.values().removeIf(bot -> !isPublic(bot) && !bot.getSimpleName().equals(wanted));
        if (bots.isEmpty())
            throw new Refusal("crash", file + ": no class in it extends " + ContestRules.each(" or ", ContestRules::base));
        if (!wanted.isEmpty() || bots.size() == 1) maker(bot());
        String space = "";
        for (Class<?> bot : bots.values()) {
            answer.text(space).text(bot.getSimpleName());
            space = " ";
        }
    }

    private void find(String name) throws Refusal {
        if (ContestRules.bringing(name) != null) return;
        try {
            Class<?> known = Class.forName(name, false, loader);
            if (known.isInterface() || Modifier.isAbstract(known.getModifiers()) || known.isAnonymousClass()) return;
            for (Class<?> base = known.getSuperclass(); base != null; base = base.getSuperclass())
                if (ContestRules.ofBase(base.getName()) != null) bots.put(name, known);
        } catch (ClassNotFoundException | LinkageError | RuntimeException error) {
            throw new Refusal("crash", file.lineOf(name) + name + " cannot be loaded: " + error);
        }
    }

    private static boolean isPublic(Class<?> bot) {
        return Modifier.isPublic(bot.getModifiers());
    }

    /** The class wanted. */
    private Class<?> bot() throws Refusal {
        if (wanted.isEmpty() && bots.size() == 1) return bots.values().iterator().next();
        StringBuilder names = new StringBuilder();
        for (Class<?> bot : bots.values()) {
            if (bot.getName().equals(wanted) || bot.getSimpleName().equals(wanted)) return bot;
            names.append(names.length() == 0 ? "" : ", ").append(bot.getSimpleName());
        }
        if (wanted.isEmpty())
            throw new Refusal("crash", file + " holds " + bots.size() + " bots: " + names
                    + "; say which one by a colon and its name behind the file");
        throw new Refusal("crash", file + " has no bot " + wanted + ", but " + names);
    }

    /** The contest that it is for: by its package, or else by what it extends, which then says where it belongs. */
    private ContestRules rulesOf(Class<?> bot) throws Refusal {
        ContestRules rules = ContestRules.ofPackage(bot.getPackageName());
        for (Class<?> base = bot.getSuperclass(); rules == null && base != null; base = base.getSuperclass()) {
            ContestRules its = ContestRules.ofBase(base.getName());
            if (its != null)
                throw new Refusal("crash",
                        file.lineOf(bot.getName()) + bot.getName() + " must be in the package " + its.bots());
        }
        return rules;
    }

    /** How an object of `bot` is made: public, as its contest has it. */
    private Contest maker(Class<?> bot) throws Refusal {
        ContestRules rules = rulesOf(bot);
        String at = file.lineOf(bot.getName());
        if (!isPublic(bot))
            throw new Refusal("crash", at + bot.getSimpleName() + " must be public");
        try {
            return rules.seat(bot, loader);
        } catch (NoSuchMethodException error) {
            throw new Refusal("crash", at + bot.getSimpleName() + " has " + rules.lack());
        } catch (ReflectiveOperationException error) {
            throw new Refusal("crash", at + error);
        }
    }

    /** A match of `game` begins; the first one is answered with the bot's own name, if it has one. */
    void begin(String game, Line line, Answer answer) throws Throwable {
        Class<?> bot = bot();
        ContestRules rules = rulesOf(bot);
        if (!rules.game().equals(game))
            throw new Refusal("crash",
                    file.lineOf(bot.getName()) + bot.getSimpleName() + " is a bot for " + rules.title());
        boolean first = contest == null;
        if (first) contest = maker(bot);
        contest.begin(line);
        if (first && contest.name() != null) answer.text(contest.name());
    }

    void ask(char verb, Line line, Answer answer) throws Throwable {
        if (contest == null) throw new Refusal("crash", "asked before a match has begun");
        contest.ask(verb, line, answer);
    }

    /** Something was thrown: the object is not to be trusted any more. Returns the sentence. */
    String crashed(Throwable thrown) {
        contest = null;
        return loader.told(thrown);
    }
}
