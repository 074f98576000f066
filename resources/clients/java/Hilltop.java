// SPDX-License-Identifier: MIT-0
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/**
 * Bots for Hilltop in Java. The protocol is described in the manual; this file is all a bot needs of it: implement Bot and call
 * Hilltop.play(new MyBot()). JSON comes as Map, List, String, Double, Boolean and null. System.out goes to the bot's log.
 */
public final class Hilltop {
    public interface Bot {
        String name();
        default String version() { return "1"; }
        /**
         * A word of the menu, or any other that the rules allow. `question` has "view" (what the seat sees), "menu" and "need":
         * where it is "may", null is silence. `match` is what the match began with: "game", "rules", "seat", "seats", "seed".
         */
        String choose(Map<String, Object> question, Map<String, Object> match);
        /** Whether event() is to be called: it hears what happens between questions. */
        default boolean listens() { return false; }
        default void event(Map<String, Object> view, Map<String, Object> match) {}
        default void over(List<Double> points, Map<String, Object> match) {}
    }

    /** Answers until the program says good-bye. */
    @SuppressWarnings("unchecked")
    public static void play(Bot bot) throws IOException {
        PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        System.setOut(System.err);
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Map<String, Object> match = Map.of();
        for (String line; (line = lines.readLine()) != null;) {
            Map<String, Object> message = (Map<String, Object>) new Json(line).value();
            if (message.containsKey("hello")) {
                match = message;
                answers.printf("{\"name\":%s,\"version\":%s,\"events\":%b}\n", quoted(bot.name()), quoted(bot.version()),
                               bot.listens());
            } else if (message.containsKey("view")) {
                long id = ((Double) message.get("id")).longValue();
                answers.printf("{\"play\":%s,\"id\":%d}\n", quoted(bot.choose(message, match)), id);
            } else if (message.containsKey("event")) {
                bot.event((Map<String, Object>) message.get("event"), match);
            } else if (message.containsKey("over")) {
                bot.over((List<Double>) ((Map<String, Object>) message.get("over")).get("points"), match);
            } else if (message.containsKey("bye")) {
                return;
            }
            answers.flush();
        }
    }

    private static String quoted(String text) {
        if (text == null) return "null";
        StringBuilder line = new StringBuilder("\"");
        for (char c : text.toCharArray())
            line.append(c == '"' || c == '\\' ? "\\" + c : c < ' ' ? String.format("\\u%04x", (int) c) : "" + c);
        return line.append('"').toString();
    }

    /** Reads one value; what the program writes is well formed. */
    private static final class Json {
        private final String text;
        private int at = 0;

        Json(String text) { this.text = text; }

        Object value() {
            char c = next();
            if (c == '{') {
                Map<String, Object> map = new LinkedHashMap<>();
                for (++at; next() != '}'; skip(',')) {
                    String key = string();
                    skip(':');
                    map.put(key, value());
                }
                ++at;
                return map;
            }
            if (c == '[') {
                List<Object> list = new ArrayList<>();
                for (++at; next() != ']'; skip(',')) list.add(value());
                ++at;
                return list;
            }
            if (c == '"') return string();
            int begin = at;
            while (at < text.length() && ",]} ".indexOf(text.charAt(at)) < 0) ++at;
            String word = text.substring(begin, at);
            return word.equals("null") ? null : Character.isLetter(c) ? (Object) word.equals("true") : Double.valueOf(word);
        }

        private char next() {
            while (text.charAt(at) == ' ') ++at;
            return text.charAt(at);
        }

        private void skip(char c) {
            if (next() == c) ++at;
        }

        private String string() {
            StringBuilder word = new StringBuilder();
            for (++at; text.charAt(at) != '"'; ++at) {
                char c = text.charAt(at);
                if (c == '\\') {
                    c = text.charAt(++at);
                    if (c == 'u') {
                        c = (char) Integer.parseInt(text.substring(at + 1, at + 5), 16);
                        at += 4;
                    } else {
                        int plain = "nrtbf".indexOf(c);
                        if (plain >= 0) c = "\n\r\t\b\f".charAt(plain);
                    }
                }
                word.append(c);
            }
            ++at;
            return word.toString();
        }
    }
}
