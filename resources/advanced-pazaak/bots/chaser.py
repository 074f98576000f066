#!/usr/bin/env python3
# SPDX-License-Identifier: MIT-0
# Brings a side deck of its own, stakes all, plays whatever makes exactly 20, and else chases what the other stands on.
import json
import sys

LIKED = ["+-1or2", "tie"] + [sign + str(number) for sign in ("+-", "+", "-") for number in range(1, 7)]


def side_deck(rules):
    """As many as the rules ask for, all of a kind before the next; the menu's first deck where they allow none of these."""
    deck = []
    for card in LIKED:
        special = card in ("+-1or2", "tie")
        allowed = rules["pool"] == "all" or (not special and (rules["pool"] == "signed" or card in ("+1", "+2", "+3", "+4", "+5", "+6")))
        if allowed:
            deck += [card] * (1 if special else rules["same"])
    return deck[: rules["deck_size"]]


def value_of(answer):
    """What the side card of "+3 stand" or "+-3=-3 end" counts; 0 for none and for those that count nothing."""
    card = answer.split(" ")[0].split("=")[-1]
    return int(card) if card.lstrip("+-").isdigit() else 0


def choose(question):
    view, menu = question["view"], question["menu"]
    rules = view["rules"]
    if view["phase"] == "choose":
        deck = side_deck(rules)
        return "deck " + " ".join(deck) if len(deck) == rules["deck_size"] else menu[0]
    if view["phase"] == "stake":
        return "stake " + str(rules["stake"])
    me, other = view["seats"][view["me"]], view["seats"][1 - view["me"]]
    for answer in menu:
        if value_of(answer) and me["total"] + value_of(answer) == 20 and answer.endswith("stand"):
            return answer
    if me["total"] > 20:
        return menu[-1]
    enough = other["total"] + 1 if other["stood"] else 18
    return "stand" if me["total"] >= enough else "end"


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        answer = {"name": "Chaser", "version": "1"}
    elif "view" in message:
        answer = {"play": choose(message), "id": message["id"]}
    elif "bye" in message:
        break
    else:
        continue
    print(json.dumps(answer), flush=True)
