// SPDX-License-Identifier: MIT-0
package coop;

import hilltop.contest.TheGameTable;
import hilltop.host.Answer;
import hilltop.host.Contest;
import hilltop.host.Line;
import hilltop.host.Loader;
import hilltop.host.Refusal;

import java.lang.reflect.Constructor;
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
    private final Class<? extends Player> bot;
    private final Loader loader;
    private Constructor<? extends Player> maker;
    private Player me;
    private CoopGame game;
    private Player[] players;
    private int[] wished; // by seat, what `priorities` holds
    private TheGameTable table;

    public HilltopSeat(Class<?> bot, Loader loader) {
        this.bot = bot.asSubclass(Player.class);
        this.loader = loader;
    }

    @Override
    public void begin(Line request) throws Throwable {
        me = null;
        int seat = request.number();
        table = new TheGameTable(request.number());
        game = new CoopGame();
        if (maker == null) maker = bot.getConstructor(CoopGame.class);
        Player made = Contest.made(maker, game);
        players = new Player[table.seats];
        wished = new int[table.seats];
        for (int i = 0; i < table.seats; ++i) {
            String name = request.word();
            players[i] = i == seat ? made : loader.stranger(name, Player.class, game);
            wished[i] = -1;
        }
        made.gameState = game;
        made.hilltopTable = table;
        game.piles = table.tops.clone();
        game.players = players.clone();
        game.priorities = new LinkedHashMap<>(); // ordered, so that the same seed gives the same answers
        me = made;
    }

    @Override
    public void ask(char verb, Line request, Answer answer) throws Throwable {
        if (me == null) throw new Refusal("crash", "asked before a match has begun");
        table.read(request);
        show();
        if (verb == 'w') {
            table.tell(me.react(), answer);
            return;
        }
        if (verb != 't') throw new Refusal("not-understood", "no such request: " + verb);
        table.beginTurn();
        try {
            me.turn();
        } catch (PlayerLost thrown) {
            // Ours says why the match is lost; its own has the reason if there is one.
            String why = table.lost();
            throw new Refusal("not-allowed", why == null ? loader.told(thrown) : why + loader.where(thrown));
        } finally {
            table.endTurn();
        }
        table.tell(answer);
    }

    /** Brings the bot's copies up to what the request says. */
    private void show() {
        if (game.piles == null || game.piles.length != table.tops.length) game.piles = new int[table.tops.length];
        table.showPiles(game.piles);
        if (me.hand == null) me.hand = new ArrayList<>();
        table.showHand(me.hand);
        for (int i = 0; i < players.length; ++i) {
            players[i].hilltopCards = table.counts[i];
            int wishes = table.wishes[i];
            if (wishes == wished[i]) continue;
            wished[i] = wishes;
            game.priorities.put(players[i],
                    new int[] {wishes / 1000, wishes / 100 % 10, wishes / 10 % 10, wishes % 10});
        }
    }
}
