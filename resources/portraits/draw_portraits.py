#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the portraits of players as SVG files.

    python3 resources/portraits/draw_portraits.py FOLDER

The build runs it (cmake/HilltopCards.cmake). portrait-<id>.svg is one of the twelve characters of ui/text/characters.h,
-glad and -sorry show a mood, -left and -right a glance; portrait-you.svg is a person who has chosen no face, portrait-bot-0.svg
to portrait-bot-5.svg are bots under their own names. A portrait is a disc of 100 units. Hair, clothes and what else tells
people apart differ in shape, not only in colour. Only what Qt Svg draws (SVG Tiny 1.2: no clips) is used, so nothing
leaves the disc.
"""
import sys
from pathlib import Path

LINE = "#2B2A33"


def disc(ink):
    return f'<circle cx="50" cy="50" r="50" fill="{ink}"/>'


def body(ink, collar="round", light="#FFFFFF"):
    """Shoulders that end at the disc's edge, and a collar."""
    out = f'<path d="M13.300 84 C18 73 34 69 50 69 C66 69 82 73 86.700 84 A50 50 0 0 1 13.300 84 Z" fill="{ink}"/>'
    if collar == "vee":
        out += f'<path d="M40 69.500 L50 84 L60 69.500 Z" fill="{light}"/>'
    elif collar == "shirt":
        out += (f'<path d="M37 70 L50 79 L63 70 L58 66 H42 Z" fill="{light}"/>'
                f'<path d="M47.500 78 H52.500 L54 97 L50 100 L46 97 Z" fill="{light}" fill-opacity=".55"/>')
    elif collar == "scarf":
        out += f'<path d="M35 70 C40 80 60 80 65 70 L62 64 H38 Z" fill="{light}"/><path d="M56 75 L64 92 L55 95 L51 77 Z" fill="{light}"/>'
    elif collar == "stripes":
        out += "".join(f'<path d="M{24 + dx} {y} C36 {y - 4} 64 {y - 4} {76 - dx} {y}" fill="none" stroke="{light}" stroke-width="3.500"/>'
                       for y, dx in ((83, 0), (92, 4)))
    return out


def head(skin, shade):
    """Neck, ears and face; its middle is 50 46."""
    return (f'<path d="M42 56 H58 V70 C58 76 42 76 42 70 Z" fill="{shade}"/>'
            f'<circle cx="32" cy="47" r="4.500" fill="{skin}"/><circle cx="68" cy="47" r="4.500" fill="{skin}"/>'
            f'<path d="M33 42 C33 28 40 24 50 24 C60 24 67 28 67 42 C67 56 60 66 50 66 C40 66 33 56 33 42 Z" fill="{skin}"/>')


LOOKS = ("", "glad", "sorry", "left", "right")
TURN = 4.5  # how far a face moves that looks aside
look = ""  # of the portrait that is being drawn


def turned(drawing):
    """What sits on the face moves with a glance."""
    shift = {"left": -TURN, "right": TURN}.get(look, 0)
    return f'<g transform="translate({shift} 0)">{drawing}</g>' if shift else drawing


def stroke(path, ink, width):
    return f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linecap="round"/>'


MOUTH = {"smile": "M44 57.500 C47 60.500 53 60.500 56 57.500", "calm": "M45 58.500 C48 59.500 52 59.500 55 58.500",
         "wry": "M45 59 C49 60.500 53 59.500 56 56.500"}
LIP = "#8A3B3B"


def mouth(kind, ink=LIP, width=2):
    if look == "glad":  # open, with teeth
        return ('<path d="M42.500 56 C46 57.500 54 57.500 57.500 56 C57.500 62.500 54 65 50 65 C46 65 42.500 62.500 42.500 56 Z" fill="#6B2328"/>'
                '<path d="M43.500 56.600 C47 57.800 53 57.800 56.500 56.600 L56 59 C53 60 47 60 44 59 Z" fill="#FFFFFF"/>')
    if look == "sorry":
        return stroke("M44.500 61.500 C47 57.500 53 57.500 55.500 61.500", ink, width + .2)
    return stroke(MOUTH[kind], ink, width)


def face(brow, shade, kind="smile", lashes=False, lips=True):
    if look == "glad":  # laughing eyes
        eyes = stroke("M40 47 C41.500 43.500 44.500 43.500 46 47 M54 47 C55.500 43.500 58.500 43.500 60 47", LINE, 2.2)
    else:
        dx = {"left": -1.2, "right": 1.2}.get(look, 0)
        eyes = "".join(f'<ellipse cx="{x + dx}" cy="46" rx="2.100" ry="2.600" fill="{LINE}"/>'
                       f'<circle cx="{x + dx + .8}" cy="45" r=".7" fill="#FFFFFF"/>' for x in (43, 57))
        if lashes:
            eyes += stroke("M39 45 C40.500 42.500 44 42 46 43.500 M61 45 C59.500 42.500 56 42 54 43.500", LINE, 1.4)
    brows = {"glad": "M38 38.500 C40 36 44 36 46 37.500 M62 38.500 C60 36 56 36 54 37.500",
             "sorry": "M38 41.500 C40.500 38.500 43 37.500 46.500 37 M62 41.500 C59.500 38.500 57 37.500 53.500 37"}
    nose = stroke("M50 47 C51.500 50 52 52 49.500 52.500", shade, 1.8)
    cheeks = f'<ellipse cx="39" cy="53.500" rx="3.600" ry="2.400" fill="#C8504A" fill-opacity="{.28 if look == "glad" else .13}"/>'
    cheeks += cheeks.replace('cx="39"', 'cx="61"')
    brows = stroke(brows.get(look, "M38.500 40 C40.500 38 44 38 46 39.200 M61.500 40 C59.500 38 56 38 54 39.200"), brow, 2)
    return turned(cheeks + eyes + brows + nose + (mouth(kind) if lips else ""))


def glasses(ink, square=False):
    if square:
        lens = '<rect x="36.500" y="41.500" width="12" height="9.500" rx="2"/><rect x="51.500" y="41.500" width="12" height="9.500" rx="2"/>'
    else:
        lens = '<circle cx="43" cy="46" r="6"/><circle cx="57" cy="46" r="6"/>'
    return turned(f'<g fill="#FFFFFF" fill-opacity=".18" stroke="{ink}" stroke-width="1.600">{lens}<path d="M48.700 45 H51.300"/></g>')


def shape(path, ink):
    return f'<path d="{path}" fill="{ink}"/>'


CROP = "M31.500 44 C29 26 38 17 50 17 C62 17 71 26 68.500 44 C67 37 65 33 61 31 C54 33.500 46 33.500 39 31 C35 33 33 37 31.500 44 Z"
PARTED = "M31.500 44 C28 24 39 16 51 16 C64 16 72 27 68.500 44 C67.500 38 66 34 63 32 C55 34 46 32 42 27 C40 33 34 36 31.500 44 Z"
FRINGE = "M31.500 44 C29 26 38 18 50 18 C62 18 71 26 68.500 44 L66 37.500 H34 Z"
LONG = "M28 46 C24 20 38 12 50 12 C62 12 76 20 72 46 C71 58 74 66 76 74 H24 C26 66 29 58 28 46 Z"
BOB = "M28 46 C25 20 38 13 50 13 C62 13 75 20 72 46 L71 64 H29 Z"
SIDES = "M31.500 44 C28 24 39 17 50 17 C61 17 72 24 68.500 44 C66 34 58 30 50 25 C42 30 34 34 31.500 44 Z"


def curls(ink, ring, r):
    return "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{ink}"/>' for x, y in ring)


def people():
    """By id, from the back to the front."""
    # A man with a crop and a vee neck.
    yield "leo", (disc("#4E7C9B") + body("#233B52", "vee", "#DCE6EE") + head("#F0C6A2", "#D9A57E") + shape(CROP, "#4A3223")
           + face("#4A3223", "#D9A57E"))
    # A woman with long dark hair.
    yield "mina", (disc("#B4656F") + shape(LONG, "#2A1D1F") + body("#6E2F46", "round") + head("#F3CDB0", "#DCAA8B") + shape(SIDES, "#2A1D1F")
           + face("#2A1D1F", "#DCAA8B", "smile", True))
    # An old man, bald, with a white beard.
    beard = "M33 46 C32 62 40 73 50 73 C60 73 68 62 67 46 C65 53 62 54.500 57 54 C53 53 47 53 43 54 C38 54.500 35 53 33 46 Z"
    yield "emil", (disc("#6F7F5C") + body("#3F4A36", "shirt", "#E9E5D8") + head("#EDBF9B", "#D29C78") + shape(beard, "#EFECE6")
           + face("#E6E3DD", "#D29C78", "calm")
           + shape("M31.500 45 C31 38 32 34 34 32 L36 38 L33.500 46 Z M68.500 45 C69 38 68 34 66 32 L64 38 L66.500 46 Z", "#EFECE6"))
    # A woman with an afro and earrings.
    ring = [(50, 19), (36, 23), (64, 23), (27, 34), (73, 34), (25, 46), (75, 46), (29, 57), (71, 57)]
    yield "amara", (disc("#D08A3E") + curls("#221A1A", ring, 13.5) + body("#7A2E2A", "stripes", "#F0C36A") + head("#8C5A3C", "#6F432B")
           + shape("M33 40 C34 28 42 25 50 25 C58 25 66 28 67 40 C62 32 56 31 50 31 C44 31 38 32 33 40 Z", "#221A1A")
           + face("#221A1A", "#6F432B", "smile", True)
           + '<circle cx="31.500" cy="55" r="3" fill="none" stroke="#F5E3B0" stroke-width="1.600"/><circle cx="68.500" cy="55" r="3" fill="none" stroke="#F5E3B0" stroke-width="1.600"/>')
    # A man with a flat cap and a moustache.
    cap = "M29 36 C28 22 40 17 53 18 C66 19 72 27 71 35 C58 31 46 32 29 36 Z M29 36 C25 37 23 40 24 42 C33 38 44 36 52 36 L52 32 Z"
    yield "hugo", (disc("#8B7A66") + body("#4B4038", "scarf", "#B5493A") + head("#E8B78F", "#C99368") + face("#5A3A22", "#C99368", "calm")
           + turned(shape("M40 55 C43 52 47 52 50 54 C53 52 57 52 60 55 C57 58 53 57.500 50 56 C47 57.500 43 58 40 55 Z", "#5A3A22"))
           + shape("M32 43 L34 36 H66 L68 43 L66 39 L34 39 Z", "#5A3A22") + shape(cap, "#5F6B56"))
    # A woman with a headscarf.
    veil = "M26 50 C24 22 38 12 50 12 C62 12 76 22 74 50 C74 62 78 70 82 78 C72 84 28 84 18 78 C22 70 26 62 26 50 Z"
    yield "samira", (disc("#5B6FA8") + body("#2C3562") + shape(veil, "#E4D7EE") + head("#D9A57C", "#B9835B").replace('r="4.500"', 'r="0"')
           + shape("M32 46 C31 29 39 21 50 21 C61 21 69 29 68 46 C68 30 60 27.500 50 27.500 C40 27.500 32 30 32 46 Z", "#CDB9DE")
           + shape("M35 55 C39 66 45 69 50 69 C55 69 61 66 65 55 L72 74 C60 80 40 80 28 74 Z", "#E4D7EE")
           + face("#3A2620", "#B9835B", "smile", True))
    # A young man with dark curls and square glasses.
    ring = [(36, 26), (44, 21), (53, 20), (61, 23), (66, 30), (33, 33), (67, 37)]
    yield "nico", (disc("#3F8C7E") + body("#1F4B48", "round") + curls("#1F1A1C", ring, 8) + head("#C58E63", "#A06F48") + curls("#1F1A1C", [(39, 28), (48, 26), (57, 27), (63, 31)], 6.5)
           + face("#1F1A1C", "#A06F48", "wry") + glasses("#1F1A1C", True))
    # A woman with a grey bun and round glasses.
    yield "rosa", (disc("#8E6BA8") + '<circle cx="50" cy="13.500" r="9" fill="#B9B6BE"/>' + body("#51396B", "vee", "#F1E7F6") + head("#F2CFB4", "#D9AC8C")
           + shape(SIDES, "#C9C6CD") + face("#A5A2AA", "#D9AC8C", "smile") + glasses("#51396B"))
    # A girl with red braids and freckles.
    braid = "".join(f'<ellipse cx="{x}" cy="{y}" rx="5.500" ry="5" fill="#B5532A"/>' for x in (27, 73) for y in (52, 60, 68, 76))
    yield "dora", (disc("#7FA65A") + braid + body("#3E6A36", "stripes", "#DDEBC8") + head("#F8D8BE", "#E2B08F") + shape(FRINGE, "#C25E31")
           + face("#A34A22", "#E2B08F")
           + turned("".join(f'<circle cx="{x}" cy="{y}" r=".9" fill="#CF8B62"/>' for x, y in ((39, 51), (41.500, 53), (37, 53.5), (61, 51), (58.500, 53), (63, 53.5)))))
    # A man with a full dark beard and a parting.
    full = "M32.500 44 C31 60 39 72 50 72 C61 72 69 60 67.500 44 C66 52 62 55 58 54 C54 52.500 46 52.500 42 54 C38 55 34 52 32.500 44 Z"
    yield "bruno", (disc("#A5574A") + body("#5A2A26", "shirt", "#F3E3DC") + head("#DCA67C", "#BA8258") + shape(full, "#33221B")
           + turned(mouth("smile", "#C98277"))
           + shape(PARTED, "#33221B") + face("#33221B", "#BA8258", lips=False))
    # A woman with a fair bob and a fringe.
    yield "iris", (disc("#4A8FB5") + shape(BOB, "#D8B25E") + body("#E9EDF0", "round") + head("#F6D3B8", "#DFAE8E") + shape(FRINGE, "#E4C274")
           + face("#A8823C", "#DFAE8E", "wry", True))
    # A man with a turban and a short beard.
    short = "M33 46 C32.500 60 40 69 50 69 C60 69 67.500 60 67 46 C66 56 61 60 50 60.500 C39 60 34 56 33 46 Z"
    turban = "M29 40 C24 22 40 11 52 12 C68 13 76 26 71 40 C62 30 54 28 50 28 C46 28 38 30 29 40 Z"
    yield "kiran", (disc("#C17F4A") + body("#3C4A6B", "vee", "#EAD9BF") + head("#B67F55", "#93623C") + shape(short, "#1E1819")
           + face("#1E1819", "#93623C", "smile") + shape(turban, "#B8342F")
           + '<path d="M33 33 C42 22 54 18 67 20 M31 37 C40 27 50 23 70 30 M50 28 C52 22 54 16 52 12" fill="none" stroke="#8E2320" stroke-width="1.600"/>')


def you():
    """A person who has chosen no face: no hair, no age."""
    return (disc("#6C7A89") + '<path d="M13.300 84 C18 73 34 69 50 69 C66 69 82 73 86.700 84 A50 50 0 0 1 13.300 84 Z" fill="#DDE4EA"/>'
            + '<circle cx="50" cy="44" r="21" fill="#DDE4EA"/>' + stroke("M42 49 C46 54 54 54 58 49", "#6C7A89", 3)
            + '<circle cx="43" cy="41" r="2.600" fill="#6C7A89"/><circle cx="57" cy="41" r="2.600" fill="#6C7A89"/>')


BOTS = (("#3D6B8C", "#D7E6F0"), ("#7A4F7E", "#EBDDF0"), ("#4F7A55", "#DDEEDD"), ("#96652F", "#F4E6CE"), ("#8A4747", "#F3DDDA"), ("#4A5568", "#DFE4EC"))


def bot(ink, light):
    """A bot under its own name."""
    return (disc(ink) + f'<path d="M13.300 84 C18 76 34 73 50 73 C66 73 82 76 86.700 84 A50 50 0 0 1 13.300 84 Z" fill="{light}" fill-opacity=".55"/>'
            + f'<path d="M50 18 V28 M24 46 V56 M76 46 V56" stroke="{light}" stroke-width="5" stroke-linecap="round"/><circle cx="50" cy="17" r="5" fill="{light}"/>'
            + f'<rect x="28" y="29" width="44" height="40" rx="12" fill="{light}"/>'
            + f'<circle cx="41" cy="46" r="5.500" fill="{ink}"/><circle cx="59" cy="46" r="5.500" fill="{ink}"/>' + stroke("M41 58.500 C45 61.500 55 61.500 59 58.500", ink, 3.2))


def drawings():
    global look
    for look in LOOKS:
        for name, drawing in people():
            yield f"{name}-{look}" if look else name, drawing
    yield "you", you()
    for number, inks in enumerate(BOTS):
        yield f"bot-{number}", bot(*inks)


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    drawn = set()
    for name, drawing in drawings():
        file = folder / f"portrait-{name}.svg"
        drawn.add(file)
        text = f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">{drawing}</svg>\n'
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
    for file in set(folder.glob("*.svg")) - drawn:  # of an earlier version
        file.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
