// SPDX-License-Identifier: MIT-0
import java.util.List;
import java.util.Map;

/** Plays the first of every game's menu: after javac *.java, hilltop:java First */
public class First implements Hilltop.Bot {
    @Override
    public String name() { return "First"; }

    @Override
    public String choose(Map<String, Object> question, Map<String, Object> match) {
        return (String) ((List<?>) question.get("menu")).get(0);
    }

    public static void main(String[] arguments) throws java.io.IOException { Hilltop.play(new First()); }
}
