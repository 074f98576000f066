#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the typeface of the tables, Hilltop Sans, of the files of Inter (Debian: fonts-inter).

    python3 resources/fonts/make_fonts.py FOLDER FILE...

The build runs it (cmake/HilltopFonts.cmake). Figures and signs of numbers get the width they have in tables (feature
tnum), as Qt 6.4 can't ask for it. Letters of languages the window does not speak, and features that change what is
written ("->" to an arrow), are left out. The suit of hearts goes too: all four suits shall come from one font.
The same files and the same fontTools give the same bytes.
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FAMILY = "Hilltop Sans"
WIDE = "0123456789+-=×±−"
KEPT = [(0x20, 0x7E), (0xA0, 0x24F), (0x259, 0x259), (0x2B9, 0x2DD), (0x300, 0x331), (0x370, 0x3FF), (0x400, 0x45F),
        (0x1E80, 0x1E9E), (0x2000, 0x206F), (0x2070, 0x209C), (0x20AC, 0x20AC), (0x2113, 0x2122), (0x2190, 0x2199),
        (0x21E5, 0x21EA), (0x2200, 0x2265), (0x2318, 0x2326), (0x25A0, 0x25CF), (0x2605, 0x2606), (0x2713, 0x2717)]


def wide_names(font):
    """The figures of equal width by the names of the usual ones."""
    table = font["GSUB"].table
    names = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for part in table.LookupList.Lookup[index].SubTable:
                part = getattr(part, "ExtSubTable", part)
                names.update(getattr(part, "mapping", {}))
    return names


def make(source, folder):
    font = TTFont(source, recalcTimestamp=False)
    wide = wide_names(font)
    for table in font["cmap"].tables:
        for code in map(ord, WIDE):
            if table.cmap.get(code) in wide:
                table.cmap[code] = wide[table.cmap[code]]
    figures = [font.getBestCmap()[ord(figure)] for figure in "0123456789"]
    widths = [font["hmtx"][name][0] for name in figures]
    if max(widths) - min(widths) > font["head"].unitsPerEm / 200:  # some weights are off by a unit or two
        sys.exit(f"{source}: figures have no common width: {widths}")
    for name in figures:
        font["hmtx"][name] = (max(widths), font["hmtx"][name][1])

    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14]
    options.notdef_outline = True
    options.recalc_timestamp = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[code for first, last in KEPT for code in range(first, last + 1)])
    cutter.subset(font)

    style = Path(source).stem.rpartition("-")[2]
    for record in font["name"].names:
        text = {1: FAMILY, 2: style, 3: f"{FAMILY} {style}, made of {record.toUnicode()}", 4: f"{FAMILY} {style}",
                6: f"{FAMILY.replace(' ', '')}-{style}"}.get(record.nameID)
        if text:
            record.string = text
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [f"{FAMILY.replace(' ', '')}-{style}"]
        cff.topDictIndex[0].FamilyName, cff.topDictIndex[0].FullName = FAMILY, f"{FAMILY} {style}"
    font.save(folder / f"{FAMILY.replace(' ', '')}-{style}{Path(source).suffix}")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("usage: make_fonts.py FOLDER FILE...")
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[2:]:
        make(name, target)
