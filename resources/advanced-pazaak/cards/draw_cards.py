#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the side cards of Advanced Pazaak, and house cards that were flipped or doubled, as SVG files.

    python3 resources/advanced-pazaak/cards/draw_cards.py FOLDER

The build runs it (cmake/HilltopCards.cmake). Shapes tell the kinds apart, not colour alone: plus is a
pointed hexagon, minus a flat one, either sign one of two colours, the special cards a square on its corner.
"""
import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "cards"))
sys.dont_write_bytecode = True
import draw_cards as common  # noqa: E402

common.GLYPHS.update({
    "-": "M3 46 H51",
    "±": "M3 36 H51 M27 12 V60 M3 78 H51",
    "/": "M10 84 L46 4",
    "×": "M8 24 L48 64 M48 24 L8 64",
    "T": "M3 14 H53 M28 14 V84",
})
SPECIAL = "#8E4A83"
FLIPPED = "#7D3A72"


class Look:
    """Of a kind: the face, its frame, the index and what is drawn behind the number."""

    def __init__(self, face, frame, index, ink, shape, wide=54):
        self.face, self.frame, self.index, self.ink, self.shape, self.wide = face, frame, index, ink, shape, wide


def hexagon(r, ink, flat=False):
    turn = math.pi / 6 if flat else 0
    points = " ".join(f"{50 + r * math.sin(math.pi / 3 * k + turn):.2f},{70 - r * math.cos(math.pi / 3 * k + turn):.2f}"
                      for k in range(6))
    return f'<polygon points="{points}" fill="{ink}"/>'


def halves(r):
    h = r * math.sqrt(3) / 2
    return (f'<polygon points="{50 - r},70 {50 - r / 2},{70 - h:.2f} {50 + r / 2},{70 - h:.2f} {50 + r},70" fill="#EDB13F"/>'
            f'<polygon points="{50 - r},70 {50 - r / 2},{70 + h:.2f} {50 + r / 2},{70 + h:.2f} {50 + r},70" fill="#3E6FA8"/>'
            f'<rect x="{50 - r * .68:.1f}" y="{70 - r * .42:.1f}" width="{r * 1.36:.1f}" height="{r * .84:.1f}" rx="6" fill="#FFFFFF"/>')


def square(r, ink=SPECIAL):
    return f'<polygon points="50,{70 - r} {50 + r},70 50,{70 + r} {50 - r},70" fill="{ink}"/>'


def disc(r, ink):
    return f'<circle cx="50" cy="70" r="{r}" fill="{ink}"/>'


PLUS = Look("#FFF6DF", "#E0A02C", "#7A5200", "#33260A", lambda r: hexagon(r, "#EDB13F"))
MINUS = Look("#EDF3FB", "#3E6FA8", "#234B7D", "#FFFFFF", lambda r: hexagon(r, "#3E6FA8", True))
EITHER = Look("#F6F3EA", "#8A7A4E", "#5B4E28", "#33260A", halves, 42)
SPECIALS = Look("#F9EFF7", SPECIAL, FLIPPED, "#FFFFFF", square)
# Played the other way round than printed.
TURNED_PLUS = Look("#F9EFF7", FLIPPED, FLIPPED, "#FFFFFF", lambda r: hexagon(r, FLIPPED))
TURNED_MINUS = Look("#F9EFF7", FLIPPED, FLIPPED, "#FFFFFF", lambda r: hexagon(r, FLIPPED, True))
EDGE = ' stroke="#000" stroke-opacity=".18"/>'


def size(text, most, full):
    """The height at which the text is no wider than `most`, at most `full`."""
    return min(full, most * 84 / (68 * len(text) - 12))


def side(look, text, shape=36):
    face = common.cut(0.5) + ' fill="#FFFDFB"' + EDGE
    face += common.cut(4.5) + f' fill="{look.face}" stroke="{look.frame}" stroke-width="2"/>'
    k = size(text, look.wide, 32)
    big = look.shape(shape) + common.glyphs(text, 50, 70 - k / 2, k, look.ink, 14 if len(text) < 3 else 12)
    return common.svg(face + common.both_corners(text, look.index, size(text, 42, 20), False) + big)


def side_small(look, text):
    face = common.cut(1.5) + f' fill="{look.face}" stroke="{look.frame}" stroke-width="5"/>'
    k = size(text, 74, 46)
    return common.svg(face + common.glyphs(text, 50, 70 - k / 2, k, look.index, 14))


def side_narrow(look, text):
    face = common.cut(1.5) + f' fill="{look.face}" stroke="{look.frame}" stroke-width="5"/>'
    return common.svg(face + common.glyphs(text, 8, 16, size(text, 46, 33), look.index, 15, "left"))


def spent(text):
    face = common.cut(2) + ' fill="none" stroke="#FFFFFF" stroke-opacity=".62" stroke-width="3" stroke-dasharray="9 6"/>'
    k = size(text, 70, 40)
    return common.svg(face + f'<g opacity=".9">{common.glyphs(text, 50, 70 - k / 2, k, "#FFFFFF", 11)}</g>')


def spent_narrow(text):
    face = common.cut(2) + ' fill="#4A2B45" stroke="#FFFFFF" stroke-opacity=".62" stroke-width="3" stroke-dasharray="9 6"/>'
    return common.svg(face + common.glyphs(text, 8, 16, size(text, 46, 33), "#F0E6EE", 13, "left"))


def house(value, text):
    """A house card that does not count what is printed on it: "-4", or 4 doubled as "8" beside "×2"."""
    face = common.PLAIN + ' fill="#F9EFF7"' + EDGE
    k = size(text, 44, 33)
    index = common.both_corners(text, FLIPPED, size(text, 42, 24), text in ("6", "9"))
    return common.svg(face + index + disc(30, FLIPPED) + common.glyphs(text, 50, 70 - k / 2, k, "#FFFFFF"))


def doubled(value, text):
    face = common.PLAIN + ' fill="#F9EFF7"' + EDGE
    k = size(text, 44, 30)
    times = common.glyphs(f"{value}×2", 50, 112, 15, FLIPPED, 15)
    index = common.glyphs(text, 9, 10, size(text, 42, 24), FLIPPED, 16, "left")
    return common.svg(face + index + disc(30, FLIPPED) + common.glyphs(text, 50, 70 - k / 2, k, "#FFFFFF") + times)


def house_small(text):
    k = size(text, 66, 48)
    return common.svg(common.PLAIN + ' fill="#F9EFF7"' + EDGE + disc(42, FLIPPED) + common.glyphs(text, 50, 70 - k / 2, k, "#FFFFFF"))


def house_narrow(text):
    return common.svg(common.PLAIN + ' fill="#F9EFF7"' + EDGE + common.glyphs(text, 8, 14, size(text, 46, 40), FLIPPED, 16, "left"))


def turn(ink):
    """Two arrows in a circle: turn the card over."""
    return common.svg(f'<g fill="none" stroke="{ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">'
                      '<path d="M4 9 A6.300 6.300 0 0 1 15.500 7 M16 11 A6.300 6.300 0 0 1 4.500 13"/>'
                      '<path d="M16 3.200 V7.200 H12 M4 16.800 V12.800 H8"/></g>', 20, 20)


def played(name, look, text):
    yield name, side(look, text)
    yield f"{name}-small", side_small(look, text)
    yield f"{name}-narrow", side_narrow(look, text)


def kept(name, look, text):
    yield from played(name, look, text)
    yield f"{name}-spent", spent(text)
    yield f"{name}-spent-narrow", spent_narrow(text)


def drawings():
    for n in range(1, 7):
        yield from kept(f"plus-{n}", PLUS, f"+{n}")
        yield from kept(f"minus-{n}", MINUS, f"-{n}")
        yield from kept(f"either-{n}", EITHER, f"±{n}")
        yield from played(f"plus-turned-{n}", TURNED_PLUS, f"-{n}")
        yield from played(f"minus-turned-{n}", TURNED_MINUS, f"+{n}")
        yield from played(f"either-plus-{n}", EITHER, f"+{n}")
        yield from played(f"either-minus-{n}", EITHER, f"-{n}")
    for name, text in (("one-two", "±1/2"), ("flip24", "2/4"), ("flip36", "3/6"), ("double", "×2"), ("tie", "±1T")):
        yield from kept(name, SPECIALS, text)
    for n in (1, 2):
        yield from played(f"one-two-plus-{n}", SPECIALS, f"+{n}")
        yield from played(f"one-two-minus-{n}", SPECIALS, f"-{n}")
    yield from played("tie-plus-1", SPECIALS, "+1T")
    yield from played("tie-minus-1", SPECIALS, "-1T")
    yield "turn-light", turn("#FFFFFF")
    yield "turn-dark", turn("#1D2126")
    for n in range(1, 11):
        for name, text, face in ((f"house-minus-{n}", f"-{n}", house), (f"house-double-{n}", f"{2 * n}", doubled),
                                 (f"house-double-minus-{n}", f"-{2 * n}", doubled)):
            yield name, face(n, text)
            yield f"{name}-small", house_small(text)
            yield f"{name}-narrow", house_narrow(text)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: draw_cards.py FOLDER")
    common.write(Path(sys.argv[1]), drawings())
