#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tests/bench/thegame_ratings.py [--matches N] [--write]: how strong teams of copies of The Game's bots are

Every team of four plays the same deals; on each, who leaves fewer cards beats the other, equal ones draw. Ratings are
those that make such results the likeliest (Bradley and Terry, 400 points for ten to one), 1500 on average; a prior of
two draws against the average keeps them finite. What was played is kept in build/release/thegame-ratings.tsv, so that
an interrupted run goes on. --write puts the ratings into core/games/thegame/ratings.inc."""
import argparse
import json
import math
import pathlib
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "build/release/bin/hilltop-cli"
KEPT = ROOT / "build/release/thegame-ratings.tsv"
RATINGS = ROOT / "core/games/thegame/ratings.inc"
SEATS, SEED = 4, 7


def bots():
    lines = json.loads(subprocess.run([PROGRAM, "bots", "thegame", "--json"], check=True, capture_output=True).stdout)
    return {bot["bot"]: bot["version"] for bot in lines}


def cards_left(bot, deal):
    command = [PROGRAM, "match", "thegame", "--json", "--seed", str(SEED), "--deal", str(deal)]
    command += ["--seat", bot] * SEATS
    match = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return match["result"]["points"][0]


def likeliest(scores, names):
    """Ratings from scores[a][b], the wins of a over b with halves, by the usual fixed point."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(10_000):
        new = {}
        for a in names:
            wins = 1.0 + sum(scores[a][b] for b in names if b != a)
            weight = 2 / (strength[a] + 1) + sum(
                (scores[a][b] + scores[b][a]) / (strength[a] + strength[b]) for b in names if b != a)
            new[a] = wins / weight
        moved = max(abs(math.log(new[a] / strength[a])) for a in names)
        strength = new
        if moved < 1e-9:
            break
    points = {a: 400 * math.log10(strength[a]) for a in names}
    middle = sum(points.values()) / len(points)
    return {a: 1500 + points[a] - middle for a in names}


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--matches", type=int, default=60)
    options.add_argument("--threads", type=int, default=2)
    options.add_argument("--write", action="store_true")
    chosen = options.parse_args()
    versions = bots()
    left = {}
    if KEPT.exists():
        for line in KEPT.read_text().splitlines():
            bot, version, deal, cards = line.split("\t")
            if versions.get(bot) == int(version):
                left[bot, int(deal)] = int(cards)
    wanted = [(bot, deal) for deal in range(1, chosen.matches + 1) for bot in versions if (bot, deal) not in left]
    with ThreadPoolExecutor(chosen.threads) as pool, KEPT.open("a") as kept:
        for (bot, deal), cards in zip(wanted, pool.map(lambda pair: cards_left(*pair), wanted)):
            left[bot, deal] = cards
            kept.write(f"{bot}\t{versions[bot]}\t{deal}\t{cards}\n")
            kept.flush()
    scores = {a: dict.fromkeys(versions, 0.0) for a in versions}
    for deal in range(1, chosen.matches + 1):
        for a in versions:
            for b in versions:
                if a != b:
                    scores[a][b] += (left[a, deal] < left[b, deal]) + (left[a, deal] == left[b, deal]) / 2
    ratings = sorted(likeliest(scores, list(versions)).items(), key=lambda pair: pair[1])
    for bot, rating in ratings:
        mean = sum(left[bot, deal] for deal in range(1, chosen.matches + 1)) / chosen.matches
        print(f"{bot:14} {rating:6.0f}  {mean:6.2f} cards left")
    if chosen.write:
        lines = ["// SPDX-License-Identifier: GPL-3.0-or-later\n",
                 "// How strong teams of copies of a bot are: who leaves fewer cards of the same deals, in ",
                 f"{chosen.matches} matches\n// (tests/bench/thegame_ratings.py --write).\n"]
        lines += [f'{{"thegame", "{bot}", {rating:.0f}}},\n' for bot, rating in ratings]
        RATINGS.write_text("".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
