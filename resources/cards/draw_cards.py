#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the card faces, backs and marks of the tables as SVG files.

    python3 resources/cards/draw_cards.py FOLDER

The build runs it (cmake/HilltopCards.cmake). Cards are 100 x 140 units. Digits are strokes of our own,
so that a card looks the same whatever fonts are installed. Only what Qt Svg draws (SVG Tiny 1.2: no clips) is used.
"""
import math
import sys
from pathlib import Path

sys.dont_write_bytecode = True
import court_figures  # noqa: E402

SIX = "M44 10 C40 8 35.500 7 31 7 C15 7 7 23 7 47 C7 66 15.500 77 28 77 C41 77 49 68 49 55.500 C49 43 41 34.500 29.500 34.500 C18.500 34.500 9.500 42 7.300 53"
NINE = "M12 74 C16 76 20.500 77 25 77 C41 77 49 61 49 37 C49 18 40.500 7 28 7 C15 7 7 16 7 28.500 C7 41 15 49.500 26.500 49.500 C37.500 49.500 46.500 42 48.700 31"
# Each glyph is a stroke in a box 56 wide and 84 high.
GLYPHS = {
    "0": "M28 7 C41.500 7 49 19 49 42 C49 65 41.500 77 28 77 C14.500 77 7 65 7 42 C7 19 14.500 7 28 7 Z",
    "1": "M12 23 L31 9 V84",
    "2": "M8 26 C9 14 17 7 28 7 C40 7 48 14.500 48 25.500 C48 34.500 42.500 41 35 48.500 L10 76.500 H51",
    "3": "M8 20 C11 11.500 18.500 7 28 7 C39.500 7 47 13.500 47 23.500 C47 33.500 39.500 40 28 40 H22 M28 40 C41 40 49.500 47 49.500 58.500 C49.500 70 40.500 77 28 77 C17.500 77 9.500 72 6.500 63",
    "4": "M40 84 V9 H37.500 L8 58 V61 H54",
    "5": "M47 7.500 H15.500 L12 40.500 C16.500 36 22 34 28.500 34 C41 34 49 42.500 49 55.500 C49 68.500 40.500 77 27.500 77 C17.500 77 9.500 72 6.500 63.500",
    "6": SIX,
    "7": "M6 7.500 H47.500 L21 84",
    "8": "M28 39.500 C17 39.500 10 33 10 23.300 C10 13.500 17 7 28 7 C39 7 46 13.500 46 23.300 C46 33 39 39.500 28 39.500 C15 39.500 7 47 7 58.300 C7 69.700 15 77 28 77 C41 77 49 69.700 49 58.300 C49 47 41 39.500 28 39.500 Z",
    "9": NINE,
    "+": "M3 46 H51 M27 22 V70",
    "J": "M17 7.500 H41 V56 C41 70 35 77 24 77 C14.500 77 8 71.500 6 62",
    "Q": "M28 7 C42 7 50 20 50 42 C50 64 42 77 28 77 C14 77 6 64 6 42 C6 20 14 7 28 7 Z M32 60 L52 84",
    "K": "M11 0 V84 M50 2 L11 50 M23 38 L52 84",
    "A": "M4 84 L28 6 L52 84 M13 58 H43",
}
PITCH = 68  # from one glyph to the next, of which 56 is the glyph


def glyphs(text, x, y, height, ink, weight=15, anchor="middle"):
    """The text, `height` units high, its middle (or left end) at x and its top at y."""
    k = height / 84
    pitch = PITCH - 6 if text[0] == "+" else PITCH - 10 if "1" in text else PITCH
    wide = (pitch * (len(text) - 1) + 56) * k
    left = x - wide / 2 if anchor == "middle" else x
    out = []
    for i, c in enumerate(text):
        out.append(f'<path transform="translate({left + i * pitch * k:.2f} {y:.2f}) scale({k:.4f})" d="{GLYPHS[c]}"/>')
    return (f'<g fill="none" stroke="{ink}" stroke-width="{weight}" stroke-linejoin="round">' + "".join(out) + "</g>")


def both_corners(text, ink, height, underline):
    """The index at the top left and, upside down, at the bottom right. A bar tells 6 from 9."""
    index = glyphs(text, 9, 10, height, ink, 16, "left")
    if underline:
        index += f'<path d="M9 {14 + height:.1f} h{56 * height / 84:.2f}" stroke="{ink}" stroke-width="3"/>'
    return index + f'<g transform="rotate(180 50 70)">{index}</g>'


def svg(body, width=100, height=140):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
            f"{body}</svg>\n")


PLAIN = '<rect x=".5" y=".5" width="99" height="139" rx="7.5"'


def cut(inset):
    """A card without its top right and bottom left corner; `inset` from the edge."""
    i, r, c = inset, 7.5 - inset * 0.6, 22 + inset * 0.4
    return (f'<path d="M{i + r:.2f} {i} H{100 - c:.2f} L{100 - i} {c:.2f} V{140 - i - r:.2f} '
            f'A{r:.2f} {r:.2f} 0 0 1 {100 - i - r:.2f} {140 - i} H{c:.2f} L{i} {140 - c:.2f} V{i + r:.2f} '
            f'A{r:.2f} {r:.2f} 0 0 1 {i + r:.2f} {i} Z"')


def hexagon(cx, cy, r, ink):
    points = " ".join(f"{cx + r * math.sin(math.pi / 3 * k):.2f},{cy - r * math.cos(math.pi / 3 * k):.2f}" for k in range(6))
    return f'<polygon points="{points}" fill="{ink}"/>'


def house(value):
    ink, text = "#33445A", str(value)
    face = PLAIN + ' fill="#F4F6FA" stroke="#000" stroke-opacity=".18"/>'
    disc = f'<circle cx="50" cy="70" r="29.5" fill="{ink}"/>'
    big = glyphs(text, 50, 53.5, 33, "#FFFFFF")
    return svg(face + both_corners(text, ink, 24, text in "69") + disc + big)


def house_small(value):
    ink, text = "#33445A", str(value)
    return svg(PLAIN + f' fill="#F4F6FA" stroke="#000" stroke-opacity=".18"/><circle cx="50" cy="70" r="42" fill="{ink}"/>'
               + (glyphs(text, 50, 46, 48, "#FFFFFF") if value < 10 else glyphs(text, 49, 49, 42, "#FFFFFF")))


def house_narrow(value):
    """For overlapping small cards: the index alone, at the edge that stays visible."""
    return svg(PLAIN + ' fill="#F4F6FA" stroke="#000" stroke-opacity=".18"/>' + glyphs(str(value), 8, 14, 40, "#33445A", 16, "left"))


def side(value):
    text = f"+{value}"
    face = cut(0.5) + ' fill="#FFFDF6" stroke="#000" stroke-opacity=".18"/>'
    face += cut(4.5) + ' fill="#FFF6DF" stroke="#E0A02C" stroke-width="2"/>'
    big = hexagon(50, 70, 35, "#EDB13F") + glyphs(text, 50, 54, 32, "#33260A")
    return svg(face + both_corners(text, "#7A5200", 20, False) + big)


def side_small(value):
    face = cut(1.5) + ' fill="#FFF6DF" stroke="#E0A02C" stroke-width="5"/>'
    return svg(face + glyphs(f"+{value}", 50, 47, 46, "#33260A", 14))


def side_spent(value):
    face = cut(2) + ' fill="none" stroke="#FFFFFF" stroke-opacity=".62" stroke-width="3" stroke-dasharray="9 6"/>'
    return svg(face + f'<g opacity=".9">{glyphs(f"+{value}", 50, 50, 40, "#FFFFFF", 11)}</g>')


def side_narrow(value):
    face = cut(1.5) + ' fill="#FFF6DF" stroke="#E0A02C" stroke-width="5"/>'
    return svg(face + glyphs(f"+{value}", 8, 16, 33, "#33260A", 15, "left"))


def side_spent_narrow(value):
    face = cut(2) + ' fill="#323E4F" stroke="#FFFFFF" stroke-opacity=".62" stroke-width="3" stroke-dasharray="9 6"/>'
    return svg(face + glyphs(str(value), 8, 48, 48, "#E6E9EE", 13, "left"))


def oklch(light, chroma, hue):
    """As #RRGGBB; the chroma gives way until the colour is one a screen has."""
    while True:
        a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
        l, m, s = ((light + x * a + y * b) ** 3 for x, y in ((0.3963377774, 0.2158037573), (-0.1055613458, -0.0638541728),
                                                             (-0.0894841775, -1.2914855480)))
        rgb = (4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
               -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
        if min(rgb) >= 0 and max(rgb) <= 1:
            break
        chroma -= 0.001
    return "#" + "".join(f"{round(255 * (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055)):02X}" for c in rgb)


def number_ink(value):
    return oklch(0.50, 0.115, 262 - (value - 2) / 97 * (262 - 28))


NUMBER = PLAIN + ' fill="#FDFCF9" stroke="#000" stroke-opacity=".18"/>'


def ruler(value, ink, y, left, right, thick, dot):
    """Where the number lies between 2 and 99."""
    at = left + (value - 2) / 97 * (right - left)
    return (f'<path d="M{left} {y} H{right}" stroke="{ink}" stroke-opacity=".35" stroke-width="{thick}" stroke-linecap="round"/>'
            f'<circle cx="{at:.1f}" cy="{y}" r="{dot}" fill="{ink}"/>')


def number(value):
    ink, text = number_ink(value), str(value)
    index = glyphs(text, 9, 10, 17, ink, 15, "left")
    if value in (6, 9, 66, 68, 86, 89, 98, 99):  # what they are when turned over is a card too
        index += f'<path d="M9 30.500 h{17 * (124 if value > 9 else 56) / 84:.1f}" stroke="{ink}" stroke-width="2"/>'
    index += f'<g transform="rotate(180 50 70)">{index}</g>'
    return svg(NUMBER + index + glyphs(text, 50, 45, 38, ink, 14) + ruler(value, ink, 97, 14, 86, 3, 5))


def number_small(value):
    ink, text = number_ink(value), str(value)
    return svg(NUMBER + glyphs(text, 50, 38, 50, ink, 15) + ruler(value, ink, 114, 16, 84, 6, 10))


def number_narrow(value):
    """For overlapping small cards: what stays visible at the left edge."""
    ink, text = number_ink(value), str(value)
    return svg(NUMBER + glyphs(text, 6, 14, 33, ink, 16, "left") + ruler(value, ink, 114, 16, 84, 6, 10))


# Zip Deck's cards: a number and, as points under it in rows of five, what it is worth.
RANK_INK = "#93473A"


def rank_card(value):
    text, worth, points = str(value), value // 4, ""
    rows = (worth + 4) // 5
    lift = max(0, rows - 1) * 5  # of the number, the more points stand under it
    for i in range(worth):
        in_row = min(5, worth - i // 5 * 5)
        points += f'<circle cx="{50 + (i % 5 - (in_row - 1) / 2) * 10}" cy="{97 - lift + i // 5 * 10}" r="3.3"/>'
    if worth > 0:
        points = f'<rect x="22" y="{90 - lift}" width="56" height="{rows * 10 + 4}" rx="5" fill="#F6E8E3"/>' + points
    index = glyphs(text, 9, 10, 17, RANK_INK, 15, "left")
    if value in (6, 9):
        index += f'<path d="M9 30.500 h{17 * 56 / 84:.1f}" stroke="{RANK_INK}" stroke-width="2"/>'
    top = 46 - lift if worth > 0 else 51
    return svg(NUMBER + turned(index) + glyphs(text, 50, top, 38, RANK_INK, 14) + f'<g fill="{RANK_INK}">{points}</g>')


def rank_card_small(value):
    return svg(NUMBER + glyphs(str(value), 50, 43, 54, RANK_INK, 15))


# Each suit fills a box of 100 x 100, its middle at 0 0.
SUITS = {
    "clubs": '<path d="M-3 8 C-3 30 -10 42 -20 48 H20 C10 42 3 30 3 8 Z"/><circle cx="0" cy="-24" r="24"/>'
             '<circle cx="-25" cy="13" r="24"/><circle cx="25" cy="13" r="24"/><rect x="-12" y="-8" width="24" height="22"/>',
    "diamonds": '<path d="M0 -50 C10 -31 24 -13 38 0 C24 13 10 31 0 50 C-10 31 -24 13 -38 0 C-24 -13 -10 -31 0 -50 Z"/>',
    "hearts": '<path d="M0 48 C-10 30 -47 8 -47 -20 C-47 -38 -35 -47 -24 -47 C-12 -47 -4 -39 0 -28 '
              'C4 -39 12 -47 24 -47 C35 -47 47 -38 47 -20 C47 8 10 30 0 48 Z"/>',
    "spades": '<path d="M0 -50 C10 -30 45 -8 45 17 C45 31 35 38 25 38 C16 38 8 33 4 25 C5 36 10 44 18 49 H-18 '
              'C-10 44 -5 36 -4 25 C-8 33 -16 38 -25 38 C-35 38 -45 31 -45 17 C-45 -8 -10 -30 0 -50 Z"/>',
}
INKS = {"clubs4": "#257355", "diamonds4": "#2474CF", "clubs": "#20242A", "diamonds": "#C2272D", "hearts": "#C2272D", "spades": "#20242A"}
TINTS = {"clubs4": "#E7F4EA", "diamonds4": "#E8F0FA", "clubs": "#EEF0F2", "diamonds": "#FBE9E7", "hearts": "#FBE9E7", "spades": "#EEF0F2"}
RANKS = {9: "9", 10: "10", 11: "J", 12: "Q", 13: "K", 14: "A"}
FRENCH = PLAIN + ' fill="#FDFCF9" stroke="#000" stroke-opacity=".18"/>'
# Where the pips stand, the upper half of a card; those in the middle row are drawn once.
PIPS = {9: ([(37, 30), (63, 30), (37, 56), (63, 56)], [(50, 70)]),
        10: ([(37, 30), (63, 30), (50, 43), (37, 56), (63, 56)], [])}


def suit(kind, x, y, size, ink=None):
    return f'<g transform="translate({x:.2f} {y:.2f}) scale({size / 100:.4f})" fill="{ink or INKS[kind]}">{SUITS[kind.rstrip("4")]}</g>'


def rank(value, x, y, height, ink, weight=14):
    """A rank whose left end is at x; the 10 is set closer, so that it is hardly wider than others."""
    if value != 10:
        return glyphs(RANKS[value], x, y, height, ink, weight, "left")
    k = height / 84
    parts = "".join(f'<path transform="translate({x + dx * k:.2f} {y:.2f}) scale({k * sx:.4f} {k:.4f})" d="{GLYPHS[c]}"/>'
                    for c, dx, sx in (("1", -8, 0.9), ("0", 32, 0.86)))
    return f'<g fill="none" stroke="{ink}" stroke-width="{weight}" stroke-linejoin="round">{parts}</g>'


def turned(body):
    return body + f'<g transform="rotate(180 50 70)">{body}</g>'


def french(kind, value):
    ink = INKS[kind]
    corner = rank(value, 6.5, 7.5, 22, ink, 13) + suit(kind, 14.2, 41, 15)
    if value == 14:
        return svg(FRENCH + turned(corner) + suit(kind, 50, 70, 42))
    if value in PIPS:
        upper, middle = PIPS[value]
        return svg(FRENCH + turned(corner + "".join(suit(kind, x, y, 17) for x, y in upper))
                   + "".join(suit(kind, x, y, 17) for x, y in middle))
    tint = TINTS[kind]
    field = f'<rect x="4" y="4" width="92" height="132" rx="5" fill="{tint}" stroke="{ink}" stroke-opacity=".55"/>'
    band = (f'<path d="{court_figures.SEAM}" stroke="{ink}" stroke-width="7"/>'
            f'<path d="{court_figures.SEAM}" stroke="{court_figures.GOLD}" stroke-width="4.600"/>'
            f'<circle cx="50" cy="70" r="13" fill="#FDFCF9" stroke="{ink}" stroke-width="1.200"/>')
    half = court_figures.FIGURES[value](ink, tint)
    return svg(FRENCH + field + turned(half) + band + turned(corner) + suit(kind, 50, 70, 18))


def french_small(kind, value):
    return svg(FRENCH + (rank(value, 14 if value == 10 else 24, 14, 56, INKS[kind], 14)) + suit(kind, 50, 104, 50))


def french_narrow(kind, value):
    """For overlapping small cards: rank and suit at the edge that stays visible."""
    return svg(FRENCH + rank(value, 6, 10, 40 if value < 10 or value > 10 else 34, INKS[kind], 14) + suit(kind, 21, 76, 30))


def badge(kind):
    """A suit alone, for labels."""
    return svg(suit(kind, 10, 10, 17.5), 20, 20)


# Stone, sheet and scissors: ink, outline and lines in a box of 100 x 100, its middle at 0 0.
HAND_INKS = {"rock": "#7A5230", "paper": "#1F63B5", "scissors": "#AD2E4E"}


def hand_sign(kind, x, y, size, ink, light):
    """Filled with ink, its lines in the colour of the ground."""
    if kind == "rock":
        body = (f'<path d="M-30 -36 L14 -48 L46 -16 L40 28 L2 48 L-40 32 L-48 -8 Z" fill="{ink}"/>'
                f'<path d="M-30 -36 L-12 -6 L24 -16 L14 -48 M24 -16 L46 -16 M-48 -8 L-12 -6 L2 48 M24 -16 L40 28" '
                f'fill="none" stroke="{light}" stroke-width="6" stroke-linejoin="round"/>')
    elif kind == "paper":
        body = (f'<path d="M-38 -48 H14 L38 -24 V48 H-38 Z" fill="{ink}"/><path d="M14 -48 V-24 H38" fill="none" '
                f'stroke="{light}" stroke-width="6"/><path d="M-22 -6 H22 M-22 12 H22 M-22 30 H8" stroke="{light}" stroke-width="7"/>')
    else:
        body = (f'<g fill="none" stroke="{ink}" stroke-width="11" stroke-linecap="round"><circle cx="-25" cy="30" r="14"/>'
                f'<circle cx="25" cy="30" r="14"/><path d="M-17 18 L24 -46 M17 18 L-24 -46"/></g>')
    return f'<g transform="translate({x:.2f} {y:.2f}) scale({size / 100:.4f})">{body}</g>'


def sign_card(kind, value):
    ink = HAND_INKS[kind]
    corner = glyphs(str(value), 9, 9, 29, ink, 15, "left") + hand_sign(kind, 18.7, 56, 20, ink, "#FDFCF9")
    if value in (6, 9):
        corner += f'<path d="M9 41.800 h19.300" stroke="{ink}" stroke-width="2.6"/>'
    return svg(PLAIN + ' fill="#FDFCF9" stroke="#000" stroke-opacity=".18"/>' + corner
               + f'<g transform="rotate(180 50 70)">{corner}</g>' + hand_sign(kind, 50, 70, 42, ink, "#FDFCF9"))


def sign_card_small(kind, value):
    ink = HAND_INKS[kind]
    bar = f'<path d="M31 73.500 h38" stroke="{ink}" stroke-width="5"/>' if value in (6, 9) else ""
    return svg(PLAIN + ' fill="#FDFCF9" stroke="#000" stroke-opacity=".18"/>' + bar + glyphs(str(value), 50, 13, 54, ink, 15)
               + hand_sign(kind, 50, 104, 48, ink, "#FDFCF9"))


def contours(levels, step):
    """Lines of equal height of a hill, cut off at the panel; drawn without colour of a game."""
    box, out = (9.5, 9.5, 90.5, 130.5), []
    for level in range(1, levels + 1):
        reach, twist = level * step, level * 0.05
        line, runs = [], []
        for k in range(181):
            a = math.tau * k / 180
            r = reach * (1 + 0.13 * math.sin(2 * a + 0.6 + twist) + 0.07 * math.sin(3 * a + 2.1 - twist * 3)
                         + 0.03 * math.sin(5 * a + level))
            x, y = 46 + level * 0.45 + r * math.cos(a), 62 + level * 0.9 + 1.28 * r * math.sin(a)
            if box[0] <= x <= box[2] and box[1] <= y <= box[3]:
                line.append(f"{x:.1f} {y:.1f}")
            else:
                runs, line = runs + [line], []
        for run in runs + [line]:
            if len(run) > 1:
                out.append("M" + " L".join(run))
    return " ".join(out)


def back(levels, step, width):
    frame = PLAIN + ' fill="none" stroke="#000" stroke-opacity=".18"/>'
    frame += '<rect x="3" y="3" width="94" height="134" rx="5" fill="none" stroke="#FDFCF9" stroke-width="6"/>'
    lines = f'<path d="{contours(levels, step)}" fill="none" stroke="#FFFFFF" stroke-opacity=".5" stroke-width="{width}"/>'
    return svg(frame + lines)


def shadow(cut_corners):
    """Soft, 10 units wide around a card: outlines that grow and add up, since SVG Tiny has no blur."""
    out = ""
    for grow in range(9, -3, -2):
        if cut_corners:
            body = cut(0.5)
            out += f'<g transform="translate(10 10)">{body} fill="#000" fill-opacity=".03" stroke="#000" stroke-opacity=".03" stroke-width="{max(0, 2 * grow)}" stroke-linejoin="round"/></g>'
        else:
            out += (f'<rect x="{10 - grow}" y="{10 - grow}" width="{100 + 2 * grow}" height="{140 + 2 * grow}" rx="{7.5 + grow}" '
                    'fill="#000" fill-opacity=".05"/>')
    return svg(out, 120, 160)


def diamond(won):
    if not won:
        return svg('<path d="M10 2 L18 10 L10 18 L2 10 Z" fill="none" stroke="#FFFFFF" stroke-opacity=".75" stroke-width="1.4"/>', 20, 20)
    return svg('<path d="M10 .8 L19.200 10 L10 19.200 L.8 10 Z" fill="#FFFFFF"/>'
               '<path d="M6.200 10.200 L9 13 L13.800 7.600" fill="none" stroke="#2A3442" stroke-width="2"/>', 20, 20)


def arrow(ink, up):
    path = "M10 17 V4 M4.500 9.500 L10 4 L15.500 9.500" if up else "M10 3 V16 M4.500 10.500 L10 16 L15.500 10.500"
    return svg(f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>', 20, 20)


def bulb(ink):
    return svg(f'<g fill="none" stroke="{ink}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">'
               '<path d="M7.500 14 C7.500 11.800 5 10.600 5 7.500 A5 5 0 0 1 15 7.500 C15 10.600 12.500 11.800 12.500 14 Z"/>'
               '<path d="M8 17.500 H12"/></g>', 20, 20)


def drawings():
    for value in range(1, 11):
        yield f"house-{value}", house(value)
        yield f"house-{value}-small", house_small(value)
        yield f"house-{value}-narrow", house_narrow(value)
    for value in range(1, 6):
        yield f"side-{value}", side(value)
        yield f"side-{value}-small", side_small(value)
        yield f"side-{value}-narrow", side_narrow(value)
        yield f"side-{value}-spent", side_spent(value)
        yield f"side-{value}-spent-narrow", side_spent_narrow(value)
    for value in range(2, 100):
        yield f"number-{value}", number(value)
        yield f"number-{value}-small", number_small(value)
        yield f"number-{value}-narrow", number_narrow(value)
    for value in range(64):
        yield f"rank-{value}", rank_card(value)
        yield f"rank-{value}-small", rank_card_small(value)
    for name, ink in (("shade", "#000000"), ("veil", "#4A4F57"), ("amber", "#F2B632"), ("blue", "#1A56C4"), ("white", "#FFFFFF")):
        yield f"edge-{name}", svg(PLAIN + f' fill="{ink}"/>')
        yield f"edge-{name}-cut", svg(cut(0.5) + f' fill="{ink}"/>')
    yield "shadow", shadow(False)
    yield "shadow-cut", shadow(True)
    for kind in INKS:  # clubs4 and diamonds4: for those who like each suit to have a colour of its own
        for value in RANKS:
            yield f"{kind}-{value}", french(kind, value)
            yield f"{kind}-{value}-small", french_small(kind, value)
            yield f"{kind}-{value}-narrow", french_narrow(kind, value)
        yield f"suit-{kind}", badge(kind)
    for kind, ink in HAND_INKS.items():
        for value in range(10):
            yield f"{kind}-{value}", sign_card(kind, value)
            yield f"{kind}-{value}-small", sign_card_small(kind, value)
        yield f"sign-{kind}", svg(hand_sign(kind, 10, 10, 18, "#FFFFFF", "#3C4489"), 20, 20)
    yield "back", back(14, 5.0, 1.1)
    yield "back-small", back(7, 9.5, 2.4)
    yield "mark-won", diamond(True)
    yield "mark-open", diamond(False)
    yield "arrow-up", arrow("#F2F4F7", True)
    yield "arrow-down", arrow("#F2F4F7", False)
    yield "bulb", bulb("#F2B632")


def write(folder, named):
    """Writes the drawings whose text changed, so that nothing else is compiled again, and removes those no longer drawn."""
    folder.mkdir(parents=True, exist_ok=True)
    left = set(folder.glob("*.svg"))
    for name, text in named:
        file = folder / f"{name}.svg"
        if file not in left or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
        left.discard(file)
    for file in left:
        file.unlink()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: draw_cards.py FOLDER")
    write(Path(sys.argv[1]), drawings())
