// SPDX-License-Identifier: MIT-0
package hilltop.contest;

import Mechanics.Card;
import Mechanics.Player;

import hilltop.host.Answer;
import hilltop.host.Contest;
import hilltop.host.Line;
import hilltop.host.Refusal;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;

/**
 * A bot of the Pazaak contest; one object for the whole series.
 *
 * Requests: `pazaak` begins a match; `a` asks, followed by: number of the hand, hands won by seat 0, by seat 1, my
 * seat, how many cards I have on the table and their values, the same for the opponent, the same for my side deck,
 * number of cards in the opponent's, what he did last (0 nothing, 1 END, 2 STAND), whether he played a side card (0, 1).
 * Answers: `e`, `s`, `pVALUE`.
 */
final class PazaakSeat implements Contest {
    private static final Player.Action[] LAST = {null, Player.Action.END, Player.Action.STAND};

    /** Cards that the bot sees come and go, but cannot touch. */
    private static final class Cards {
        final ArrayList<Card> list = new ArrayList<>();
        final Collection<Card> view = Collections.unmodifiableCollection(list);

        /** On the table they only get more. */
        void grow(Line request) {
            int size = request.number();
            for (int i = 0; i < size; ++i) {
                int value = request.number();
                if (i >= list.size()) list.add(new Card(value));
            }
        }
    }

    private final Constructor<? extends Player> maker;
    private Player bot;
    private final int[] wins = new int[3];
    private final int[] held = new int[16]; // how often the side deck holds a value
    private Cards mine;
    private Cards theirs;
    private Cards side;
    private int hand;
    private Card played; // with the answer before

    PazaakSeat(Class<?> bot) throws NoSuchMethodException {
        maker = bot.asSubclass(Player.class).getConstructor();
    }

    @Override
    public void begin(Line request) throws Throwable {
        if (bot == null) bot = Contest.made(maker);
        side = null;
        hand = -1;
    }

    @Override
    public String name() {
        return nameOf(bot);
    }

    /** Of the contest's field, which its bots alone can reach. */
    private static String nameOf(Player bot) {
        try {
            Field field = Player.class.getDeclaredField("name");
            field.setAccessible(true);
            String name = (String) field.get(bot);
            return name == null || name.length() > 1000 ? null : name;
        } catch (ReflectiveOperationException | RuntimeException error) {
            return null;
        }
    }

    @Override
    public void ask(char verb, Line request, Answer answer) throws Throwable {
        if (bot == null) throw new Refusal("crash", "asked before a match has begun");
        if (verb != 'a') throw new Refusal("not-understood", "no such request: " + verb);
        int number = request.number();
        if (number != hand) {
            hand = number;
            mine = new Cards();
            theirs = new Cards();
            bot.setAction(null);
        }
        int first = request.number();
        int second = request.number();
        boolean isPlayerOne = request.number() == 0;
        mine.grow(request);
        theirs.grow(request);
        seeSide(request);
        int left = request.number();
        Player.Action last = LAST[request.number()];
        boolean didPlay = request.number() == 1;

        wins[0] = first;
        wins[1] = second;
        wins[2] = -1;
        bot.getResponse(wins, isPlayerOne, mine.view, theirs.view, side.view, left, last, didPlay);
        if (wins[0] != first || wins[1] != second || wins[2] != -1)
            throw new Refusal("not-allowed", "getResponse() wrote into wins");
        say(answer);
    }

    private void say(Answer answer) throws Refusal {
        Player.Action action = bot.getAction();
        if (action == null) throw new Refusal("not-understood", "getResponse() left action null");
        played = null;
        switch (action) {
        case END:
            answer.put('e');
            return;
        case PLAY:
            // A card is itself; one that does not lie in the side deck is STAND, as the contest has it.
            Card card = bot.getCardToPlay();
            if (side.list.contains(card)) {
                played = card;
                answer.put('p').number(card.getValue());
                return;
            }
            answer.put('s');
            return;
        default:
            answer.put('s');
        }
    }

    /** What was played goes; of equal cards the very one that the bot named. */
    private void seeSide(Line request) {
        int size = request.number();
        if (side == null) {
            side = new Cards();
            for (int i = 0; i < size; ++i)
                side.list.add(new Card(request.number()));
            return;
        }
        if (size == side.list.size()) {
            for (int i = 0; i < size; ++i)
                request.number();
            return;
        }
        for (int i = 0; i < size; ++i)
            ++held[request.number() & 15];
        for (Card card : side.list)
            --held[card.getValue() & 15];
        // Now below 0 are the values that have gone.
        if (played != null && held[played.getValue() & 15] < 0 && side.list.remove(played))
            ++held[played.getValue() & 15];
        for (int i = 0; i < side.list.size();) {
            int value = side.list.get(i).getValue() & 15;
            if (held[value] < 0) {
                ++held[value];
                side.list.remove(i);
            } else {
                ++i;
            }
        }
        Arrays.fill(held, 0);
    }
}
