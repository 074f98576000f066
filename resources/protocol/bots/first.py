#!/usr/bin/env python3
# SPDX-License-Identifier: MIT-0
# A first bot for @title@ that speaks the Hilltop protocol and plays a random answer of the menu.
# Hilltop sends lines of JSON to standard input. Answers go to standard output, notes to standard error.
import json
import random
import sys


def choose(view, menu):
    # Returns the bot's answer, so this is the place for ideas. `view` is what the seat knows, for example:
    #
    #   @view@
    #
    # `menu` holds sensible answers to this question, for example:
    #
    #   @menu@
    return random.choice(menu)


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:  # a match begins
        random.seed(message["seed"])  # so that the same match gives the same answers
        answer = {"name": "@name@", "version": "1"}
    elif "view" in message:  # a question
        answer = {"play": choose(message["view"], message["menu"]), "id": message["id"]}
    elif "bye" in message:
        break
    else:
        continue  # such as the points at the end of a match
    print(json.dumps(answer), flush=True)
