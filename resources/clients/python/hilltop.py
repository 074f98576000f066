# SPDX-License-Identifier: MIT-0
"""Bots for Hilltop in Python 3. The protocol is described in the manual; this file is all a bot needs of it.

    import hilltop
    hilltop.play(lambda question, match: question["menu"][0], name="First")

`question` has "view" (what the seat sees), "menu" (answers that make sense) and "need": where it is "may", None is silence.
`match` is what the match began with: "game", "rules", "seat", "seats", "seed". print() goes to the bot's log.
"""
import json
import sys


def play(choose, name, version="1", event=None, over=None):
    """Answers until the program says good-bye. choose(question, match) gives a word of the menu, or any other that the rules
    allow. event(view, match) hears what happens between questions, over(points, match) how a match ended."""
    answers, sys.stdout = sys.stdout, sys.stderr
    match = {}
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if "hello" in message:
            match = message
            answer = {"name": name, "version": version, "events": event is not None}
        elif "view" in message:
            answer = {"play": choose(message, match), "id": message["id"]}
        elif "bye" in message:
            break
        else:
            if event and "event" in message:
                event(message["event"], match)
            if over and "over" in message:
                over(message["over"]["points"], match)
            continue
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
