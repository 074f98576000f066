# SPDX-License-Identifier: GPL-3.0-or-later
"""The upper halves of the jacks, queens and kings: busts that fill a card of 100 x 140 units down to a slanted seam.

A card shows a half twice, the second time turned over, so the halves meet along the seam from (5, 80) to (95, 60).
"""
PAPER, GOLD, SKIN = "#FDFCF9", "#E9B23C", "#F8E2CB"
SEAM = "M4.500 80 L95.500 60"
# What lies under the ink of a suit: deep for hair and shadows, soft for lining and sleeves.
DEEPS = {"#20242A": "#20242A", "#C2272D": "#7A1218", "#257355": "#123F2E", "#2474CF": "#123F78"}
SOFTS = {"#20242A": "#5A6576", "#C2272D": "#E4777A", "#257355": "#6DB094", "#2474CF": "#7AAEE8"}


def shape(path, fill, edge=None, width=1.2):
    line = f' stroke="{edge}" stroke-width="{width}" stroke-linejoin="round"' if edge else ""
    return f'<path d="{path}" fill="{fill}"{line}/>'


def line(path, ink, width):
    return f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'


def dots(places, radius, fill, edge=None, width=0.8):
    ring = f' stroke="{edge}" stroke-width="{width}"' if edge else ""
    return "".join(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"{ring}/>' for x, y in places)


def features(ink, mouth=""):
    """Eyes, brows, nose and, where none of the figure's own is drawn, the mouth of a face whose middle is at (53, 34)."""
    return (line("M46.300 30.600 C47.500 29.300 49.800 29.300 51 30.300 M55 30.300 C56.200 29.300 58.500 29.300 59.700 30.600", ink, 1.2)
            + dots([(48.900, 33.2), (57.100, 33.2)], 1.35, ink)
            + line("M53 32 V37.300 H51.600", ink, 1) + (line(mouth, ink, 1.3) if mouth else ""))


def robe(fill, edge):
    """From the neck over both shoulders to the edges of the field and the seam."""
    return shape("M42 46 C30 49 13 51 4.500 60 V80 L95.500 60 V57 C88 51 76 49 64 46 Z", fill, edge, 1.2)


def hand(x, y, ink, cuff):
    """A fist around something upright, and the cuff below it."""
    fingers = "".join(f"M{x - 3.200} {y - 2 + 2.200 * i} H{x + 2.400}" for i in range(3))
    return (shape(f"M{x - 5.500} {y + 4} L{x + 5.500} {y + 2} L{x + 6} {y + 6.500} L{x - 5.500} {y + 9} Z", cuff, ink, 1)
            + shape(f"M{x - 4.500} {y - 2} C{x - 4.500} {y - 5} {x + 4.500} {y - 5} {x + 4.500} {y - 2} V{y + 3} L{x - 4.500} {y + 4.500} Z",
                    SKIN, ink, 1) + line(fingers, ink, 0.7))


def king(ink, tint):
    """A crown with a cross, a full beard, an ermine collar and a sword."""
    deep = DEEPS[ink]
    sword = (shape("M80.200 48 V14 L82.500 8.500 L84.800 14 V48 Z", PAPER, deep, 1.1) + line("M82.500 15 V47", deep, 0.7)
             + shape("M74.500 46 H90.500 V49.300 H74.500 Z", GOLD, deep, 1) + dots([(82.500, 60)], 2.4, GOLD, deep, 1))
    hair = shape("M43 26 C38 32 37 40 40 45 C36.500 45.500 36 48.500 38.500 50.500 H67.500 C70 48.500 69.500 45.500 66 45 "
                 "C69 40 68 32 63 26 Z", deep)
    stripes = line("M17 55.500 V76.500 M26.500 52 V74.500 M79.500 52 V63 M89 54.500 V61", GOLD, 1.6)
    collar = shape("M40 46.500 C30 48 24.500 50 22 52 C29 61 39 69 50 69.900 L59 67.900 C68 64 77 57 84 52.500 "
                   "C81 50 76 48 66 46.500 Z", PAPER, deep, 1.1)
    tails = "".join(shape(f"M{x} {y} l1.500 4.200 h-3 Z", deep) for x, y in ((31, 51.5), (38.500, 57), (68, 57), (75.500, 51.5), (45.500, 62), (61.500, 60.500)))
    face = f'<ellipse cx="53" cy="33" rx="10.200" ry="12" fill="{SKIN}" stroke="{deep}" stroke-width="1"/>'
    beard = shape("M42.300 33 C41.500 44 43 53 53 60 C63 53 64.500 44 63.700 33 C62.500 37 61 38.800 58 39 C56 38.200 54.500 38.400 53 39.200 "
                  "C51.500 38.400 50 38.200 48 39 C45 38.800 43.500 37 42.300 33 Z", deep)
    locks = line("M47.500 46 C48.500 50 50 53 52 55.500 M58.500 46 C57.500 50 56 53 54 55.500 M53 47 V52", tint, 0.9)
    lips = line("M50.800 42.600 H55.200", tint, 1.5)
    crown = (shape("M41.500 26.500 L37.500 13 L45.500 19 L53 12 L60.500 19 L68.500 13 L64.500 26.500 C57 24.300 49 24.300 41.500 26.500 Z", GOLD, deep, 1.2)
             + line("M42 23.200 C49 21 57 21 64 23.200", deep, 1) + dots([(37.500, 13), (68.500, 13)], 1.9, GOLD, deep, 1)
             + shape("M51.900 12.500 V10.600 H49.900 V8.300 H51.900 V6.300 H54.100 V8.300 H56.100 V10.600 H54.100 V12.500 Z", GOLD, deep, 1)
             + dots([(46.300, 19.800), (53, 17.300), (59.700, 19.800)], 1.3, ink))
    return (hair + robe(ink, deep) + stripes + sword + collar + tails + face + beard + locks + lips
            + features(deep) + crown + hand(82.500, 53, deep, GOLD))


def queen(ink, tint):
    """Long hair under a coronet of pearls, a necklace, and a rose in her hand."""
    deep, soft = DEEPS[ink], SOFTS[ink]
    hair = shape("M53 18 C40 18 38.500 28 38 36 C37.500 44 33 48 31.500 55 C31 60 34 64 38 66 H68 C72 64 75 60 74.500 55 C73 48 68.500 44 68 36 "
                 "C67.500 28 66 18 53 18 Z", deep)
    waves = line("M41 34 C40.500 44 36.500 48 36 56 M65 34 C65.500 44 69.500 48 70 56", tint, 0.9)
    dress = (shape("M36 49 C24 51 12 53 4.500 60 V80 L95.500 60 V57 C90 53 80 51 70 49 C67 59 60 64 53 64.500 C46 64 39 59 36 49 Z", ink, deep, 1.1)
             + line("M37.500 52.500 C40.500 61 46.500 66.500 53 67 C59.500 66.500 65.500 61 68.500 52.500", GOLD, 2))
    trim = "".join(shape(f"M{x} {y - 3.500} l2.600 3.500 l-2.600 3.500 l-2.600 -3.500 Z", soft) for x, y in ((13, 64), (22, 61.5), (31, 66), (20, 70.500), (40, 69.500), (75, 58.500), (66, 63)))
    bust = shape("M48 42 V48 C45 50 40 50.500 38 51.500 C41 60 47 64.500 53 64.500 C59 64.500 65 60 68 51.500 C66 50.500 61 50 58 48 V42 Z", SKIN)
    necklace = line("M45.500 49.500 C48 53 58 53 60.500 49.500", GOLD, 1.5) + dots([(53, 53)], 1.900, ink, GOLD, 0.9)
    face = f'<path d="M43.500 29 C43 40 47 46.500 53 46.500 C59 46.500 63 40 62.500 29 C60 22.500 46 22.500 43.500 29 Z" fill="{SKIN}"/>'
    fringe = shape("M42.800 33 C43 27 46 24.500 53 24 C60 24.500 63 27 63.200 33 C66 28 64 20.500 53 20.500 C42 20.500 40 28 42.800 33 Z", deep)
    lips = shape("M50.500 41.200 C51.500 40.300 52.500 40.300 53 40.800 C53.500 40.300 54.500 40.300 55.500 41.200 C54.500 43 51.500 43 50.500 41.200 Z", ink)
    coronet = (shape("M42 23.500 L39.500 13.500 L46 17.500 L49 11.500 L53 15.500 L57 11.500 L60 17.500 L66.500 13.500 L64 23.500 C57 20.800 49 20.800 42 23.500 Z", GOLD, deep, 1.1)
               + dots([(39.500, 13), (49, 10.800), (57, 10.800), (66.500, 13)], 1.9, PAPER, deep, 0.9) + dots([(53, 18.800)], 1.500, ink)
               + dots([(47, 20), (59, 20)], 1, ink))
    petals = dots([(82.500, 20), (88, 24.200), (86, 31), (79, 31), (77, 24.200)], 4.300, ink, tint, 1)
    rose = (line("M82.500 30 V58", deep, 1.8) + shape("M82.500 44 C87 44 90 41 90.500 36.500 C86 37 83 39.500 82.500 44 Z", soft, deep, 0.9)
            + shape("M82.500 46 C78.500 46 76.500 43.500 76 40 C80 40.500 82 42.500 82.500 46 Z", soft, deep, 0.9) + petals + dots([(82.500, 26.500)], 3, GOLD, deep, 0.9))
    return (hair + waves + bust + dress + trim + necklace + face + fringe + features(deep) + lips + coronet + rose
            + hand(82.500, 53, deep, PAPER))


def jack(ink, tint):
    """A cap with a feather over bobbed hair, a pleated collar, a parted coat and a halberd."""
    deep, soft = DEEPS[ink], SOFTS[ink]
    halberd = (line("M84 12 V60", deep, 4) + line("M84 13 V60", GOLD, 1.8) + shape("M84 6.500 L87 14 H81 Z", PAPER, deep, 1)
               + shape("M86 17 C89 17 91 15.500 92 14 C94 20 94 25 92 31 C91 29.500 89 28 86 28 Z", PAPER, deep, 1.1))
    bob = shape("M42 24 C37.500 32 37 41 39.500 47.500 C44 48.500 62 48.500 66.500 47.500 C69 41 68.500 32 64 24 Z", deep)
    parted = shape("M53 47 L64 46 C76 49 88 51 95.500 57 V60 L53 69.340 Z", soft)
    seams = line("M53 49 V69", deep, 1.2) + dots([(49, 56), (49, 62)], 1.500, GOLD) + dots([(57, 56), (57, 62)], 1.500, PAPER)
    slashes = line("M14 58 L12 75 M22 55.500 L20.500 73 M30 53.500 L29 71.500 M76 53 L78 62 M69 52 L70 64", GOLD, 1.5)
    face = f'<path d="M43.500 29 C43 40 47 47 53 47 C59 47 63 40 62.500 29 C60 23 46 23 43.500 29 Z" fill="{SKIN}"/>'
    sides = shape("M43.800 38 C42.500 33 43.500 29 46.500 25.500 L42 25.500 L40.500 34 Z", deep) + shape("M62.200 38 C63.500 33 62.500 29 59.500 25.500 L64 25.500 L65.500 34 Z", deep)
    ruff = "".join(shape(f"M{x} {y} C{x - 4} {y - 1} {x - 4.500} {y + 6} {x} {y + 6.500} C{x + 4.500} {y + 6} {x + 4} {y - 1} {x} {y} Z", PAPER, deep, 0.9)
                   for x, y in ((38.500, 44), (67.500, 44), (43.500, 46), (62.500, 46), (48.500, 47.200), (57.500, 47.200), (53, 47.800)))
    cap = (shape("M38.500 25.500 C33 18 38 11.500 48 10 C58 8.500 70 13 69 21 C68.800 23 68 24.500 67.500 25.500 C58 22.500 48 22.500 38.500 25.500 Z", ink, deep, 1.1)
           + shape("M38 27.500 C37 25.500 37.500 23.500 39 22.800 C48 20 58 20 67 22.800 C68.500 23.500 69 25.500 68 27.500 C58 24.500 48 24.500 38 27.500 Z", GOLD, deep, 1.1))
    feather = (shape("M61 22 C60 14 65 8.500 75.500 7 C78 13.500 73 21 64 22.800 Z", PAPER, deep, 1.1) + line("M62.500 22 C64.500 16 68.500 12.500 73.500 9.800", deep, 0.8)
               + dots([(62, 22.300)], 2, ink, deep, 0.9))
    return (bob + robe(ink, deep) + parted + slashes + seams + ruff + face + sides + features(deep, "M50.500 41.800 C52 43 54.500 42.800 56 41.200")
            + halberd + cap + feather + hand(84, 53, deep, PAPER))


FIGURES = {11: jack, 12: queen, 13: king}
