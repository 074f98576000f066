# SPDX-License-Identifier: MIT-0
# The built-in bots that play the first card they may, once more in Python. Started for a question, or, with the word
# "serve", for all of them, as exec_warm.py is asked. "alone" goes alone, whenever asked.
import sys

SISTER = {"c": "s", "s": "c", "d": "h", "h": "d"}


def answer(text):
    lines = text.split("\n")
    hand = lines[0].split(",")
    phase = lines[3]
    assert phase != "trick" or (len(lines) == 7 and lines[6].count(",") == 3)
    if phase == "turn":
        trump = lines[4]

        def suit(card):
            return trump if card[0] == "j" and card[1] == SISTER[trump] else card[1]
        led = suit(lines[5][:2]) if lines[5] else ""
        return next((card for card in hand if suit(card) == led), hand[0])
    alone = "y" if "alone" in sys.argv else "n"
    return {"ordering": "o", "naming": "p", "discard": hand[0], "alone": alone, "trick": ""}[phase]


if "serve" in sys.argv:
    for line in sys.stdin:
        slot, verb, question = line.rstrip("\n").split(" ", 2)
        print(slot, "=", answer(question.replace("%0A", "\n")), flush=True)
else:
    print(answer(sys.stdin.read()))
