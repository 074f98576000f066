#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the tables, all of one palette: the same motifs in one key, each game with a voice of its own.

make_sounds.py [FOLDER]: for every game a card laid down, a hand or set gained, one lost, a match won, a match lost
("won-euchre.wav"); and those that are the same everywhere, or serve a game without a voice: the same names without a
game, a point counted, my turn. One channel of 16 bit; cards at 22,050 Hz, notes, which are lower, at 11,025 Hz.
"""
import json
import math
import random
import struct
import sys
import wave
from pathlib import Path

CARD_RATE, NOTE_RATE = 22050, 11025

# Hz of the first note, partials as (multiple of it, share, decay per second), how long it rings in seconds; and of a
# card the share of new noise in each sample (the more, the brighter), decay per second and seconds.
# A game has them in sounds/voice.json of its folder.
PLAIN = (523.25, [(1, 1, 0), (2.76, 0.25, 30)], 0.24, (0.28, 70, 0.06))


def voices():
    """By game; "" is the one of all others."""
    found = {"": PLAIN}
    for file in sorted(Path(__file__).parent.parent.glob("*/sounds/voice.json")):
        voice = json.loads(file.read_text(encoding="utf-8"))
        found[file.parent.parent.name] = tuple(voice[part] for part in ("first", "partials", "ring", "card"))
    return found


# Steps in semitones above the first note, seconds between them, and how long they ring beside the voice.
MOTIFS = {
    "gain": ((0, 7), 0.08, 0.7),
    "loss": ((5, 0), 0.10, 0.7),
    "won": ((0, 4, 7, 12), 0.09, 1.0),
    "lost": ((7, 3, 0), 0.13, 1.0),
}


def card(brightness, decay, seconds):
    """Paper on cloth: noise without its highs that dies away."""
    dice, low, samples = random.Random(20), 0.0, []
    for i in range(int(CARD_RATE * seconds)):
        t = i / CARD_RATE
        low += brightness * (dice.uniform(-1, 1) - low)
        samples.append(low * 0.25 / brightness**0.5 * 2 * min(1, t / 0.002) * math.exp(-t * decay))
    return samples


def notes(pitches, partials, ring, step):
    """A note for each pitch in Hz, one after the other."""
    loudest = sum(share for _, share, _ in partials)
    samples = [0.0] * int(NOTE_RATE * (step * (len(pitches) - 1) + ring * 2))
    for n, pitch in enumerate(pitches):
        start = int(NOTE_RATE * step * n)
        for i in range(len(samples) - start):
            t = i / NOTE_RATE
            tone = sum(share * math.sin(math.tau * pitch * multiple * t) * math.exp(-t * decay)
                       for multiple, share, decay in partials if pitch * multiple < NOTE_RATE * 0.45)
            samples[start + i] += 0.27 * tone / loudest * min(1, t / 0.004) * math.exp(-t / ring * 3.2)
    fade = int(NOTE_RATE * 0.02)  # what still rings at the end does not click
    for i in range(fade):
        samples[-1 - i] *= i / fade
    return samples


def sounds():
    """By name: rate and samples."""
    made = {
        "point": (NOTE_RATE, notes([880], PLAIN[1], 0.16, 0)),
        "turn": (NOTE_RATE, notes([587.33], PLAIN[1], 0.1, 0)),
    }
    for game, (first, partials, ring, paper) in voices().items():
        after = f"-{game}" if game else ""
        made[f"card{after}"] = (CARD_RATE, card(*paper))
        for name, (steps, apart, longer) in MOTIFS.items():
            pitches = [first * 2 ** (step / 12) for step in steps]
            made[f"{name}{after}"] = (NOTE_RATE, notes(pitches, partials, ring * longer, apart))
    return made


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent)
    for name, (rate, samples) in sounds().items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, rate, 0, "NONE", ""))
            file.writeframes(b"".join(struct.pack("<h", round(max(-1, min(1, s)) * 32000)) for s in samples))
