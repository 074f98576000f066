// SPDX-License-Identifier: MIT-0
// A first bot for @title@ that speaks the Hilltop protocol and plays a random answer of the menu.
// Hilltop runs this file as it is, as hilltop:java @file@
// It sends lines of JSON to standard input. Answers go to standard output, notes to standard error.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class First {
    private static final Pattern SEED = Pattern.compile("\"seed\":(\\d+)");
    private static final Pattern QUESTION = Pattern.compile("\"menu\":\\[\"(.*?)\"\\].*\"id\":(\\d+)");
    private static Random random = new Random();

    private static String choose(String question, String[] menu) {
        // Returns the bot's answer, so this is the place for ideas. `question` is the line of JSON with the view, which
        // is what the seat knows; the file Hilltop.java of the client libraries reads it into a map. For example:
        //
        //   @view@
        //
        // `menu` holds sensible answers to this question, for example:
        //
        //   @menu@
        return menu[random.nextInt(menu.length)];
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line; (line = lines.readLine()) != null;) {
            Matcher seed = SEED.matcher(line);
            Matcher question = QUESTION.matcher(line);
            if (line.contains("\"hello\":") && seed.find()) { // a match begins
                random = new Random(Long.parseLong(seed.group(1))); // the same match gives the same answers
                System.out.println("{\"name\":\"@name@\",\"version\":\"1\"}");
            } else if (question.find()) {
                String answer = choose(line, question.group(1).split("\",\""));
                System.out.println("{\"play\":\"" + answer + "\",\"id\":" + question.group(2) + "}");
            } else if (line.contains("\"bye\":")) {
                return;
            }
        }
    }
}
