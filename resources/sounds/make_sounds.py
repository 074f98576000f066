#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the tables: a card laid down, a point counted, my turn, a match won, a match lost.

make_sounds.py [FOLDER]: 22,050 Hz, 16 bit, one channel.
"""
import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 22050


def card():
    """Paper on cloth: noise that dies within 60 ms, without its highs."""
    dice, low, samples = random.Random(20), 0.0, []
    for i in range(int(RATE * 0.06)):
        t = i / RATE
        low += 0.28 * (dice.uniform(-1, 1) - low)
        samples.append(low * 0.9 * min(1, t / 0.002) * math.exp(-t * 70))
    return samples


def notes(*pitches, length=0.16, step=0.09):
    """A small bell for each pitch in Hz, one after the other."""
    samples = [0.0] * int(RATE * (step * (len(pitches) - 1) + length * 2.2))
    for n, pitch in enumerate(pitches):
        start = int(RATE * step * n)
        for i in range(len(samples) - start):
            t = i / RATE
            tone = math.sin(math.tau * pitch * t) + 0.25 * math.sin(math.tau * 2.76 * pitch * t) * math.exp(-t * 30)
            samples[start + i] += 0.22 * tone * min(1, t / 0.004) * math.exp(-t / length * 3.2)
    return samples


SOUNDS = {
    "card": card(),
    "point": notes(880),
    "turn": notes(587.33, length=0.1),
    "won": notes(659.26, 783.99, 1046.5, length=0.24),
    "lost": notes(523.25, 392.0, length=0.24, step=0.14),
}

if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent)
    for name, samples in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes(b"".join(struct.pack("<h", round(max(-1, min(1, s)) * 32000)) for s in samples))
