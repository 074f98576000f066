// SPDX-License-Identifier: MIT-0
package coop;

import hilltop.host.Answer;
import hilltop.host.Contest;
import hilltop.host.Line;
import hilltop.host.Loader;
import hilltop.host.Refusal;

import java.util.ArrayList;
import java.util.LinkedHashMap;

/**
 * A bot's place in The Game, in the bot's own class loader, since players and what makes them share a package.
 *
 * Requests: `thegame SEAT SEATS NAME...` begins a match (a name a seat, as a class is called); `t` asks for a turn and
 * `w` for wishes, both followed by the four piles, the number of cards and the wishes (1000 a + 100 b + 10 c + d, or -1
 * before they have been heard) of every seat, and the cards in hand. Answers: `pCARD PILE`, `e`, `wABCD`.
 *
 * As in the contest one turn() is one card or the end of the turn. So it is one decision: the answer goes out when it
 * returns, and everybody's react() is asked before turn() is called again.
 */
public final class HilltopSeat implements Contest {
    private static final int PILES = 4;
    private static final int JUMP = 10;
    private static final int MOST_WISHED = 5;

    private final Class<? extends Player> bot;
    private final Loader loader;
    private Player me;
    private CoopGame game;
    private Player[] players;
    private int[] wished; // by seat, as the request says it

    // What the engine has said, whatever the bot does to its copies.
    private final int[] tops = new int[PILES];
    private int[] held = new int[16];
    private int cards;

    private boolean asked; // turn() is running
    private char call;     // what it has called: 'p', 'e', or 0
    private int card;
    private int pile;
    private String lost; // why the match is lost

    public HilltopSeat(Class<?> bot, Loader loader) {
        this.bot = bot.asSubclass(Player.class);
        this.loader = loader;
    }

    @Override
    public void begin(Line request) throws Throwable {
        int seat = request.number();
        int seats = request.number();
        me = null;
        game = new CoopGame();
        Player made = Contest.made(bot.getConstructor(CoopGame.class), game);
        players = new Player[seats];
        wished = new int[seats];
        for (int i = 0; i < seats; ++i) {
            String name = request.word();
            players[i] = i == seat ? made : loader.stranger(name, bot, Player.class, game);
            wished[i] = -1;
        }
        // Where the bot has taken a list of its own, it is to be the one the cards come into.
        if (made.hand == null) made.hand = new ArrayList<>();
        made.gameState = game;
        made.hilltopSeat = this;
        game.piles = new int[] {1, 1, 100, 100};
        game.players = players.clone();
        game.priorities = new LinkedHashMap<>(); // ordered, so that the same seed gives the same answers
        me = made;
    }

    @Override
    public void ask(char verb, Line request, Answer answer) throws Throwable {
        if (me == null) throw new Refusal("crash", "asked before a match has begun");
        see(request);
        if (verb == 't')
            turn(answer);
        else if (verb == 'w')
            react(answer);
        else
            throw new Refusal("not-understood", "no such request: " + verb);
    }

    private void turn(Answer answer) throws Throwable {
        asked = true;
        call = 0;
        lost = null;
        try {
            me.turn();
        } catch (PlayerLost thrown) {
            // Its own, with the reason if there is one; or ours, which says more than the line it came from.
            if (lost == null) throw new Refusal("not-allowed", loader.told(thrown));
            lost += loader.where(thrown);
        } finally {
            asked = false;
        }
        if (lost != null) throw new Refusal("not-allowed", lost);
        if (call == 0) throw new Refusal("not-understood", "turn() neither played a card nor ended the turn");
        answer.put(call);
        if (call == 'p') answer.number(card).put(' ').number(pile);
    }

    private void react(Answer answer) throws Throwable {
        int[] wishes = me.react();
        if (wishes == null) throw new Refusal("not-understood", "react() returned null");
        if (wishes.length != PILES)
            throw new Refusal("not-understood", "react() returned " + wishes.length + " wishes; there are 4 piles");
        for (int wish : wishes)
            if (wish < 0 || wish > MOST_WISHED)
                throw new Refusal("not-allowed", "react() returned " + wish + "; wishes are 0 to 5");
        answer.put('w');
        for (int wish : wishes)
            answer.number(wish);
    }

    /** What playCard() does: takes effect here at once, and is the answer once turn() has returned. */
    void play(int played, int onto) throws PlayerLost {
        once("playCard(" + played + ", " + onto + ")");
        if (onto < 0 || onto >= PILES) throw loses("there is no pile " + onto);
        int place = 0;
        while (place < cards && held[place] != played)
            ++place;
        if (place == cards) throw loses(played + " is not in its hand");
        int gone = onto < 2 ? played - tops[onto] : tops[onto] - played;
        if (gone <= 0 && gone != -JUMP) throw loses(played + " does not go on pile " + onto + ", which shows " + tops[onto]);
        call = 'p';
        card = played;
        pile = onto;
        tops[onto] = played;
        game.piles[onto] = played;
        me.hand.remove(Integer.valueOf(played));
    }

    /** What endTurn() does: the cards it draws are there when the bot is next asked. */
    void end() throws PlayerLost {
        once("endTurn()");
        call = 'e';
    }

    private void once(String what) throws PlayerLost {
        if (!asked) throw new PlayerLost(what + " outside of turn()");
        if (call != 0) throw loses(what + " is the second call in the same turn()");
    }

    private PlayerLost loses(String why) {
        if (lost == null) lost = why;
        return new PlayerLost(why);
    }

    /** Brings the bot's copies up to what the request says. */
    private void see(Line request) {
        int[] piles = game.piles;
        if (piles == null || piles.length != PILES) game.piles = piles = new int[PILES];
        for (int i = 0; i < PILES; ++i)
            piles[i] = tops[i] = request.number();
        for (Player player : players)
            player.hilltopCards = request.number();
        for (int i = 0; i < players.length; ++i) {
            int wishes = request.number();
            if (wishes == wished[i]) continue;
            wished[i] = wishes;
            game.priorities.put(players[i],
                    new int[] {wishes / 1000, wishes / 100 % 10, wishes / 10 % 10, wishes % 10});
        }
        cards = 0;
        while (request.more())
            held[cards++] = request.number();
        if (!sameHand()) mendHand();
    }

    private boolean sameHand() {
        ArrayList<Integer> hand = me.hand;
        if (hand == null || hand.size() != cards) return false;
        for (int i = 0; i < cards; ++i)
            if (hand.get(i) == null || hand.get(i) != held[i]) return false;
        return true;
    }

    /** Cards stay where the bot has put them; those it has not any more go, new ones come to the end. */
    private void mendHand() {
        if (me.hand == null) me.hand = new ArrayList<>();
        ArrayList<Integer> known = new ArrayList<>(me.hand);
        ArrayList<Integer> fresh = new ArrayList<>();
        for (int i = 0; i < cards; ++i)
            fresh.add(held[i]);
        known.retainAll(fresh);
        fresh.removeAll(known);
        me.hand.clear();
        for (Integer kept : known)
            if (!me.hand.contains(kept)) me.hand.add(kept);
        me.hand.addAll(fresh);
    }
}
