# SPDX-License-Identifier: MIT-0
# Plays the first of every game's menu: hilltop:python3 first.py
import hilltop


def choose(question, match):
    return question["menu"][0]


hilltop.play(choose, name="First")
