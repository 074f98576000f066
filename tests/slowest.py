#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""slowest.py FOLDER: the 30 slowest test functions of the reports that the test programs left in FOLDER, as a table."""
import pathlib
import re
import sys

rows = []
for report in pathlib.Path(sys.argv[1]).glob("*.xml"):
    program, file, _ = report.name.rsplit(".", 2)
    # Not a parser of XML: a test that crashed has left a part of its report.
    function = None
    for name, milliseconds in re.findall(
        r'<TestFunction name="([^"]*)"|<Duration msecs="([0-9.]+)"', report.read_text(errors="replace")
    ):
        if name:
            function = name
        elif function:
            rows.append((float(milliseconds) / 1000, program, file, function))
            function = None
rows.sort(reverse=True)
slow = sum(1 for row in rows if row[0] > 2)
print(f"The slowest of {len(rows)} tests; {slow} took more than 2 s, {sum(row[0] for row in rows):.0f} s all together:")
for seconds, program, file, function in rows[:int(sys.argv[2]) if len(sys.argv) > 2 else 30]:
    print(f"{seconds:8.1f} s  {program} {file} {function}")
