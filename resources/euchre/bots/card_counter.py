#!/usr/bin/env python3
# SPDX-License-Identifier: MIT-0
"""A strong bot for Euchre: weighs its hand before it calls, and knows which cards are gone.

It is started anew for every question and gets it on stdin, a few lines; what it prints is the answer. Whatever it wants
to remember it writes into a file beside it, of at most 1,024 bytes. For speed choose Hilltop's warm mode, which starts
Python only once."""
import os
import sys

RANKS = "9tjqka"
SUITS = "cdhs"
DECK = [rank + suit for suit in SUITS for rank in RANKS]
SISTER = {"c": "s", "s": "c", "d": "h", "h": "d"}
MEMORY = os.path.join("bots", "card_counter.seen")

# From which strength on we call, by how many were asked before us; the last is the dealer.
ORDER = [27, 25, 27, 24]
NAME = [23, 24, 24, 23]
ALONE = 34        # as the one who made trump
DEFEND_ALONE = 44


def suit_of(card, trump):
    """The suit a card follows: the left bower is a trump."""
    return trump if card[0] == "j" and card[1] == SISTER[trump] else card[1]


def height(card, trump):
    """Trumps, from 10, are above all others: the left bower is 20, the right one 21."""
    if suit_of(card, trump) != trump:
        return RANKS.index(card[0])
    return 10 + RANKS.index(card[0]) if card[0] != "j" else 21 if card[1] == trump else 20


def strength(cards, trump):
    """About ten times the tricks these cards take: trumps, aces beside them, suits to ruff."""
    worth = {10: 5, 11: 5, 13: 6, 14: 7, 15: 8, 20: 10, 21: 12}  # by height
    trumps = [card for card in cards if suit_of(card, trump) == trump]
    total = sum(worth[height(card, trump)] for card in trumps)
    for suit in SUITS.replace(trump, ""):
        side = [card[0] for card in cards if suit_of(card, trump) == suit]
        if not side:
            total += 3 if trumps else 0
        elif "a" in side:
            total += 6
        elif "k" in side and len(side) > 1:
            total += 1
    return total


def discard(cards, turned):
    """The card to bury: what is left beside the card turned up is strongest without it; of equals the lowest."""
    trump = turned[1]
    return max(cards, key=lambda card: (strength([c for c in cards if c != card] + [turned], trump),
                                        -RANKS.index(card[0])))


# What we remember of a hand: whether we made trump ("called" or "-"), then the cards played to its tricks.
def remember(words):
    with open(MEMORY, "w") as file:
        file.write(" ".join(words))


def recall():
    try:
        with open(MEMORY) as file:
            return file.read().split() or ["-"]
    except OSError:
        return ["-"]


def order(hand, turned, said):
    worth = strength(hand, turned[1])
    place = len(said)
    if place == 3:
        worth = strength([card for card in hand if card != discard(hand, turned)] + [turned], turned[1])
    else:  # the card goes to partner or to the others
        worth += (1 if place == 1 else -1) * {20: 5, 21: 6}.get(height(turned, turned[1]), 3)
    calls = worth >= ORDER[place] and "o" not in said  # we are still asked after somebody has ordered
    remember(["called" if calls else "-"])
    return "o" if calls else "p"


def name(hand, said):
    best = max(SUITS, key=lambda suit: strength(hand, suit))
    calls = strength(hand, best) >= NAME[len(said)] and not any(word in SUITS for word in said)
    remember(["called" if calls else "-"])
    return best if calls else "p"


class Trick:
    """The cards as we see them on turn."""

    def __init__(self, hand, trump, table):
        self.hand = hand
        self.trump = trump
        self.table = table
        memory = recall()
        self.called = memory[0] == "called"
        gone = set(hand) | set(memory[1:]) | set(table)
        self.others = [card for card in DECK if card not in gone]  # may still be with others, or in the kitty

    def suit(self, card):
        return suit_of(card, self.trump)

    def height(self, card):
        return height(card, self.trump)

    def is_master(self, card):
        """Nobody holds a higher card of its suit."""
        return all(self.suit(other) != self.suit(card) or self.height(other) < self.height(card)
                   for other in self.others)

    def throw_off(self, cards):
        """What we can do without: a low card, no master, the only one of its suit if we could ruff that then."""
        trumps = any(self.suit(card) == self.trump for card in self.hand)

        def use(card):
            if self.suit(card) == self.trump:
                return 100 + self.height(card)
            alone = sum(self.suit(other) == self.suit(card) for other in self.hand) == 1
            return 2 * self.height(card) + (20 if self.is_master(card) else 0) - (3 if alone and trumps else 0)
        return min(cards, key=use)

    def lead(self):
        trumps = [card for card in self.hand if self.suit(card) == self.trump]
        side = [card for card in self.hand if card not in trumps]
        if trumps and any(self.suit(card) == self.trump for card in self.others):
            best = max(trumps, key=self.height)
            if self.called and (self.is_master(best) or len(trumps) >= 3):
                return best  # draw their trumps
        masters = [card for card in side if self.is_master(card)]
        if masters:  # of the suit the others have most of: they can follow
            return max(masters, key=lambda card: sum(self.suit(other) == self.suit(card) for other in self.others))
        return self.throw_off(side) if side else max(trumps, key=self.height)

    def following(self):
        """The cards that follow suit. In the contest the left bower follows the suit printed on it."""
        printed = "left_bower=printed" in os.environ.get("HILLTOP_RULES", "left_bower=printed")
        suit = (lambda card: card[1]) if printed else self.suit
        return [card for card in self.hand if suit(card) == suit(self.table[0])] or self.hand

    def follow(self):
        led = self.suit(self.table[0])
        may = self.following()
        counting = [card for card in self.table if card != "p" and self.suit(card) in (led, self.trump)]
        ahead = max(counting, key=self.height)
        better = [card for card in may if self.suit(card) in (led, self.trump) and self.height(card) > self.height(ahead)]
        last = len(self.table) == 3
        partners = len(self.table) >= 2 and self.table[-2] == ahead
        if not better:
            return self.throw_off(may)
        if partners and (last or self.is_master(ahead) or self.height(ahead) >= 5):
            return self.throw_off(may)
        if last:
            return min(better, key=self.height)
        if self.suit(better[0]) == led:  # following: high if that settles it or partner has played, else low
            best = max(better, key=self.height)
            return best if self.is_master(best) or len(self.table) >= 2 and not partners else self.throw_off(may)
        return self.throw_off(may) if partners else min(better, key=self.height)


def main():
    lines = sys.stdin.read().split("\n")
    cards = lines[0].split(",") if lines[0] else []
    phase = lines[3]  # in lines 1 and 2: our side's points and tricks
    rest = [line.split(",") if line else [] for line in lines[4:]]
    if phase == "ordering":
        print(order(cards, lines[4], rest[1]))
    elif phase == "naming":
        print(name(cards, rest[0]))
    elif phase == "discard":
        print(discard(cards, lines[4]))
    elif phase == "alone":
        made = recall()[0] == "called"
        print("y" if strength(cards, lines[4]) >= (ALONE if made else DEFEND_ALONE) else "n")
    elif phase == "turn":
        trick = Trick(cards, lines[4], rest[1])
        print(trick.follow() if trick.table else trick.lead())
    elif phase == "trick":  # no answer: all four cards, in the order played
        remember(recall() + [card for card in rest[2] if card != "p"])


main()
