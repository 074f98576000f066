#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tests/headers/headers_test.py SOURCE BUILD [HEADER...]: compiles every header of core, ui and app (or those named) by itself, without
precompiled headers, with the flags of the library that sees all of its folder. A header that needs what is included before it is named
with the compiler's first error."""
import concurrent.futures
import json
import os
import pathlib
import shlex
import subprocess
import sys

# The targets whose sources see all headers of a folder: of several the first that the build has.
SEES = {"core": ["hosting.dir"], "ui": ["ui.dir"], "app/cli": ["hilltop-cli.dir"], "app": ["hilltop.dir", "hilltop-cli.dir"]}

source, build = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
commands = json.loads((build / "compile_commands.json").read_text())


def flags_of(target):
    """How the target's sources are compiled, without the file, what becomes of it and precompiled headers."""
    for command in commands:
        if f"/{target}/" not in command["command"]:
            continue
        words = shlex.split(command["command"])
        while pathlib.Path(words[0]).name in ("env", "sh", "ccache", "compile.sh") or "=" in words[0]:
            words.pop(0)
        kept = []
        skipped = {"-o": 1, "-include": 1, "-MF": 1, "-MT": 1, "-c": 1, "-MD": 0, "-Winvalid-pch": 0, "-fpch-preprocess": 0}
        while words:
            word = words.pop(0)
            if word in skipped:
                del words[:skipped[word]]
            elif not word.startswith("-O"):
                kept.append(word)
        return kept, command["directory"]
    return None


def seen_as(header):
    """The flags for that header; none where the build has no target for it, as without the window."""
    folder = "app/cli" if header.startswith("app/cli/") else header.split("/")[0]
    return next(filter(None, map(flags.get, SEES[folder])), None)


def check(header):
    words, directory = seen_as(header)
    done = subprocess.run(words + ["-fsyntax-only", "-Werror", "-x", "c++", "-include", str(source / header), os.devnull],
                          cwd=directory, capture_output=True, text=True)
    return done.returncode == 0, next((line for line in done.stderr.splitlines() if "error" in line), done.stderr)


flags = {target: flags_of(target) for targets in SEES.values() for target in targets}
headers = sys.argv[3:] or [str(path.relative_to(source)) for folder in ("core", "ui", "app")
                           for path in sorted((source / folder).rglob("*.h"))]
# One without a guard is a part of its source, which includes it several times.
headers = [header for header in headers if seen_as(header) and "#pragma once" in (source / header).read_text()]
if not headers:
    sys.exit(f"headers_test: there is nothing to compile with the commands of {build}")
failed = 0
with concurrent.futures.ThreadPoolExecutor(int(os.environ.get("HILLTOP_JOBS", os.cpu_count()))) as pool:
    for header, (good, error) in zip(headers, pool.map(check, headers)):
        if not good:
            failed += 1
            print(f"{header} does not compile by itself: {error}", flush=True)
print(f"{len(headers)} headers, {failed} of them do not compile by themselves", flush=True)
sys.exit(1 if failed else 0)
