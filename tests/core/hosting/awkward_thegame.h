// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "awkward.h"

namespace hilltop::testing {

#define HEAD "package coop;\nimport java.util.*;\n"
#define MADE(name) "  public " name "(CoopGame game) { super(game); }\n"
/// Puts the card with the smallest gap, and ends its turn after two or where none goes.
#define PLAYS                                                                                                          \
    "  int done;\n"                                                                                                    \
    "  void put() throws PlayerLost {\n"                                                                               \
    "    int best = 1000, card = 0, pile = 0;\n"                                                                       \
    "    for (int c : hand) for (int p = 0; p < 4; ++p) {\n"                                                           \
    "      int gap = p < 2 ? c - gameState.piles[p] : gameState.piles[p] - c;\n"                                       \
    "      if ((gap > 0 || gap == -10) && gap < best) { best = gap; card = c; pile = p; }\n"                           \
    "    }\n"                                                                                                          \
    "    if (best == 1000 || done == 2) { done = 0; endTurn(); return; }\n"                                            \
    "    done = hand.size() == 1 ? 0 : done + 1;\n"                                                                    \
    "    playCard(card, pile);\n"                                                                                      \
    "  }\n"
#define TURN(what) "  public void turn() throws PlayerLost { " what " }\n"
#define REACT(what) "  public int[] react() { " what " }\n"
#define IDLE REACT("return new int[4];")
#define BOT(name, turn, react)                                                                                         \
    HEAD "public class " name " extends Player {\n" MADE(name) PLAYS TURN(turn) REACT(react) "}\n"

/// Bots of The Game: a fault ends the match for all four, and wishes are answers as well.
inline const AwkwardFile kAwkwardTheGame[] = {
    // Honest ones.
    {"Plain.java", BOT("Plain", "put();", "return new int[4];"), "plays"},
    {"crew/coop/Kid.java", HEAD "public class Kid extends Base {\n" MADE("Kid") "}\n", "plays"},
    {"crew/coop/Base.java", HEAD "abstract class Base extends Player {\n" MADE("Base") PLAYS TURN("put();") IDLE "}\n",
     ""},
    {"Sorts.java", BOT("Sorts", "Collections.sort(hand); put();", "hand.sort(null); return new int[4];"), "plays"},
    {"Forgets.java", BOT("Forgets", "put(); hand.clear();", "return new int[4];"), "plays"},
    {"Scribbles.java", BOT("Scribbles", "put(); Arrays.fill(gameState.piles, 7);", "return new int[4];"), "plays"},
    {"Prints.java", BOT("Prints", "System.out.println(hand); put();", "return new int[4];"), "plays"},
    {"Peeks.java",
     BOT("Peeks", "for (Player p : gameState.players) if (p != this && !p.hand.isEmpty()) endTurn(); put();",
         "return new int[4];"),
     "plays"},
    {"Helped.java",
     BOT("Helped", "new Help().go(this);", "return new int[4];") "class Help { void go(Helped bot) throws PlayerLost { "
                                                                 "bot.put(); } }\n",
     "plays"},
    // What does not play, or not well.
    {"Twice.java", BOT("Twice", "put(); put();", "return new int[4];"), "remark: answers were faults (not-allowed"},
    {"Swallows.java",
     BOT("Swallows", "try { playCard(1, 0); } catch (PlayerLost lost) {} put();", "return new int[4];"),
     "remark: answers were faults (not-allowed"},
    {"Silent.java", BOT("Silent", "", "return new int[4];"), "remark: answers were faults (not-understood"},
    {"Borrows.java",
     BOT("Borrows", "for (Player p : gameState.players) if (p != this) p.playCard(hand.get(0), 0);",
         "return new int[4];"),
     "remark: answers were faults (not-allowed"},
    {"Greedy.java", BOT("Greedy", "put();", "return new int[] {9, 9, 9, 9};"),
     "remark: answers were faults (not-allowed"},
    {"Short.java", BOT("Short", "put();", "return new int[3];"), "remark: answers were faults (not-understood"},
    {"Null.java", BOT("Null", "put();", "return null;"), "remark: answers were faults (not-understood"},
    {"Unmade.java",
     HEAD "public class Unmade extends Player {\n  public Unmade(CoopGame game) { super(game); int i = "
          "game.piles[0]; }\n" TURN("endTurn();") IDLE "}\n",
     "out: NullPointerException"},
    {"Older.java", HEAD "public class Older extends Player {\n" MADE("Older") TURN("endTurn();") "}\n",
     "out: is not abstract and does not override abstract method react()"},
    {"Shy.java", HEAD "class Shy extends Player {\n" MADE("Shy") TURN("endTurn();") IDLE "}\n",
     "out: Shy must be public"},
    {"Other.java", "package Players;\npublic class Other extends Mechanics.Player {}\n", "out: is a bot of pazaak"},
    // Hostile ones.
    {"Exits.java", BOT("Exits", "System.exit(0);", "return new int[4];"), "remark: answers were faults (crash"},
    {"Halts.java", BOT("Halts", "Runtime.getRuntime().halt(0);", "return new int[4];"),
     "remark: answers were faults (crash"},
    {"Deep.java", BOT("Deep", "turn();", "return react();"), "out: StackOverflowError"},
    {"Spins.java", BOT("Spins", "for (;;) Thread.onSpinWait();", "return new int[4];"),
     "remark: answers were faults (time-out", Haste::Hurry},
    {"Hoards.java",
     BOT("Hoards", "List<long[]> all = new ArrayList<>(); for (;;) all.add(new long[1 << 20]);", "return new int[4];"),
     "remark: answers were faults (too-much-memory"},
};

#undef BOT
#undef IDLE
#undef REACT
#undef TURN
#undef PLAYS
#undef MADE
#undef HEAD

} // namespace hilltop::testing
