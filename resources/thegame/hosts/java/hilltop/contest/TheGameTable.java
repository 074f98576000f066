// SPDX-License-Identifier: MIT-0
package hilltop.contest;

import hilltop.host.Answer;
import hilltop.host.Line;
import hilltop.host.Refusal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a seat of The Game sees and does, as the engine says it and whatever the bot does to its copies. Apart from
 * coop.HilltopSeat, which every bot has for itself, so that Java compiles it once for all of them.
 */
public final class TheGameTable {
    private static final int PILES = 4;
    private static final int JUMP = 10;
    private static final int MOST_WISHED = 5;

    public final int seats;
    public final int[] tops = {1, 1, 100, 100};
    /** By seat: cards in hand, and wishes as 1000 a + 100 b + 10 c + d, or -1 before they have been heard. */
    public final int[] counts;
    public final int[] wishes;
    private int[] held = new int[16];
    private int cards;

    private boolean asked; // turn() is running
    private char call;     // what it has called: 'p', 'e', or 0
    private int card;
    private int pile;
    private String lost; // why the match is lost

    public TheGameTable(int seats) {
        this.seats = seats;
        counts = new int[seats];
        wishes = new int[seats];
    }

    /** What follows the letter of a request. */
    public void read(Line request) {
        for (int i = 0; i < PILES; ++i)
            tops[i] = request.number();
        for (int i = 0; i < seats; ++i)
            counts[i] = request.number();
        for (int i = 0; i < seats; ++i)
            wishes[i] = request.number();
        cards = 0;
        while (request.more()) {
            if (cards == held.length) held = Arrays.copyOf(held, 2 * cards);
            held[cards++] = request.number();
        }
    }

    public void showPiles(int[] piles) {
        System.arraycopy(tops, 0, piles, 0, PILES);
    }

    /** Cards stay where the bot has put them; those it has not any more go, new ones come to the end. */
    public void showHand(ArrayList<Integer> hand) {
        if (same(hand)) return;
        List<Integer> fresh = new ArrayList<>();
        for (int i = 0; i < cards; ++i)
            fresh.add(held[i]);
        List<Integer> kept = new ArrayList<>();
        for (Integer known : hand)
            if (fresh.remove(known)) kept.add(known);
        hand.clear();
        hand.addAll(kept);
        hand.addAll(fresh);
    }

    private boolean same(ArrayList<Integer> hand) {
        if (hand.size() != cards) return false;
        for (int i = 0; i < cards; ++i) {
            Integer known = hand.get(i);
            if (known == null || known != held[i]) return false;
        }
        return true;
    }

    public void beginTurn() {
        asked = true;
        call = 0;
        lost = null;
    }

    /** Why the turn that has begun, or the one that has ended, loses the match; null: it does not. */
    public String lost() {
        return lost;
    }

    public void endTurn() {
        asked = false;
    }

    /** What turn() has come to. */
    public void tell(Answer answer) throws Refusal {
        if (lost != null) throw new Refusal("not-allowed", lost);
        if (call == 0) throw new Refusal("not-understood", "turn() neither played a card nor ended the turn");
        answer.put(call);
        if (call == 'p') answer.number(card).put(' ').number(pile);
    }

    /** What react() has returned. */
    public void tell(int[] wished, Answer answer) throws Refusal {
        if (wished == null) throw new Refusal("not-understood", "react() returned null");
        if (wished.length != PILES)
            throw new Refusal("not-understood", "react() returned " + wished.length + " wishes; there are 4 piles");
        for (int wish : wished)
            if (wish < 0 || wish > MOST_WISHED)
                throw new Refusal("not-allowed", "react() returned " + wish + "; wishes are 0 to 5");
        answer.put('w');
        for (int wish : wished)
            answer.number(wish);
    }

    /** playCard(): takes effect at once, is the answer once turn() has returned. Returns why it cannot be, or null. */
    public String play(int played, int onto, int[] piles, ArrayList<Integer> hand) {
        if (!asked || call != 0) return refused("playCard(" + played + ", " + onto + ")");
        if (onto < 0 || onto >= PILES) return loses("there is no pile " + onto);
        int place = 0;
        while (place < cards && held[place] != played)
            ++place;
        if (place == cards) return loses(played + " is not in its hand");
        int gone = onto < 2 ? played - tops[onto] : tops[onto] - played;
        if (gone <= 0 && gone != -JUMP)
            return loses(played + " does not go on pile " + onto + ", which shows " + tops[onto]);
        call = 'p';
        card = played;
        pile = onto;
        tops[onto] = played;
        piles[onto] = played;
        hand.remove((Integer) played);
        return null;
    }

    /** endTurn(): the cards it draws are there when the bot is next asked. Returns why it cannot be, or null. */
    public String end() {
        if (!asked || call != 0) return refused("endTurn()");
        call = 'e';
        return null;
    }

    private String refused(String what) {
        return asked ? loses(what + " is the second call in the same turn()") : what + " outside of turn()";
    }

    private String loses(String why) {
        if (lost == null) lost = why;
        return why;
    }
}
