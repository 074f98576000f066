#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tests/plants/plants_test.py SOURCE BUILD [PLANT...]: plants the bugs of plants.toml (or those named) in a copy of the sources, one at a
time, and wants each found by the test it names. The copy has all of them, and HILLTOP_PLANT says which one is on: the sources here know
nothing of it. Only what holds a plant is compiled; the rest of all programs is what BUILD has made of the same files."""
import concurrent.futures
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib

COPIED = ["CMakeLists.txt", "CMakePresets.json", "CHANGELOG.md", "app", "cmake", "core", "packaging", "resources", "tests", "tools",
          "translations", "ui"]
HEADER = """#pragma once
#include <cstdlib>
namespace hilltop {
inline bool planted(int number) {
    static const int on = [] {
        const char* text = std::getenv("HILLTOP_PLANT");
        return text == nullptr ? 0 : std::atoi(text);
    }();
    return on == number;
}
} // namespace hilltop
"""
PATIENCE = 300  # seconds of a test

source, build = (pathlib.Path(path).resolve() for path in sys.argv[1:3])


def failed(sentence):
    sys.exit(f"plants_test: {sentence}")


def run(command, folder, what):
    done = subprocess.run(command, cwd=folder, shell=isinstance(command, str), capture_output=True, text=True)
    if done.returncode != 0:
        failed(f"{what}: {done.stdout[-4000:]}{done.stderr[-4000:]}")
    return done.stdout


def read_plants():
    plants = tomllib.loads((pathlib.Path(__file__).parent / "plants.toml").read_text())["plant"]
    for number, plant in enumerate(plants, 1):
        plant["number"] = number
        plant["program"], plant["test"], plant["function"] = plant["red"].split(" ", 2)
    names = [plant["name"] for plant in plants]
    for name in names + sys.argv[3:]:
        if names.count(name) != 1:
            failed(f"{names.count(name)} plants are called {name}")
    return plants


def plant_all(plants, tree):
    """Writes `new` beside `old`: a condition in an expression, or in place of a statement."""
    for file in {plant["file"] for plant in plants}:
        text = (tree / file).read_text()
        spans = []
        for plant in (plant for plant in plants if plant["file"] == file):
            found = text.count(plant["old"])
            if found != 1:
                failed(f"{plant['name']}: {file} has its line {found} times")
            begin = text.index(plant["old"])
            spans.append((begin, begin + len(plant["old"]), plant))
        spans.sort(key=lambda span: span[0])
        for one, two in zip(spans, spans[1:]):
            if two[0] < one[1]:
                failed(f"{one[2]['name']} and {two[2]['name']} change the same line")
        for begin, end, plant in reversed(spans):
            old, new, test = plant["old"], plant["new"], f"hilltop::planted({plant['number']})"
            both = f"if ({test}) {{ {new} }} else {{ {old} }}" if old.endswith(";") else f"({test} ? ({new}) : ({old}))"
            text = text[:begin] + both + text[end:]
        (tree / file).write_text('#include "base/planted.h"\n' + text)
    (tree / "core/base/planted.h").write_text(HEADER)


def cached(name):
    """What BUILD was configured with."""
    found = re.search(rf"^{name}:\w+=(.*)$", (build / "CMakeCache.txt").read_text(), re.M)
    return found.group(1) if found else ""


def compile_planted(plants, tree, made):
    """The objects with plants, by library: compiled in folder `made` as the build does it, quicker."""
    same = [f"-D{name}={cached(name)}" for name in ("CMAKE_CXX_COMPILER", "HILLTOP_WINDOW", "HILLTOP_FAST_BUILD") if cached(name)]
    run(["cmake", "-S", tree, "-B", made, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS=-w",
         "-DCMAKE_CXX_FLAGS_RELEASE=-O0 -DNDEBUG", *same], tree, "the copy cannot be configured")
    files = {str(tree / plant["file"]) for plant in plants}
    objects = {}
    for line in run(["ninja", "-C", made, "-t", "targets", "all"], tree, "ninja says no targets").splitlines():
        found = re.match(r"(core/CMakeFiles/(\w+)\.dir/(.*)\.o): CXX_COMPILER__", line)
        if not found:
            continue
        path = made / f"core/CMakeFiles/{found.group(2)}.dir/{found.group(3)}"
        text = path.read_text() if path.exists() else ""
        named = set(re.findall(r'#include "(/[^"]+\.cpp)"', text)) or {str(tree / "core" / found.group(3))}
        if named & files:
            files -= named
            objects.setdefault(found.group(2), []).append(found.group(1))
    if files:
        failed(f"no library has {', '.join(sorted(files))}")
    run(["ninja", "-C", made, *sum(objects.values(), [])], tree, "the copy cannot be compiled")
    return objects


def link_programs(plants, objects, made, work):
    """The test programs with those objects, linked by the commands of BUILD into `work`."""
    for library, members in objects.items():
        archive = work / f"lib{library}.a"
        shutil.copy(build / f"core/lib{library}.a", archive)
        held = run(["ar", "t", archive], work, "no archive").split()
        for member in members:
            if held.count(pathlib.Path(member).name) != 1:
                failed(f"{archive.name} has {held.count(pathlib.Path(member).name)} of {member}")
        run(["ar", "r", archive, *(made / member for member in members)], work, "cannot be archived")

    def link(program):
        command = run(["ninja", "-C", build, "-t", "commands", f"tests/bin/{program}"], work, program).splitlines()[-1]
        target = f" -o tests/bin/{program} "
        if target not in command:
            failed(f"cannot read how {program} is linked: {command}")
        for library in objects:
            command = command.replace(f" core/lib{library}.a", f" {shlex.quote(str(work / f'lib{library}.a'))}")
        run(command.replace(target, f" -o {shlex.quote(str(work / program))} "), build, f"{program} cannot be linked")

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        list(pool.map(link, sorted({plant["program"] for plant in plants})))


def ask(plant, number, work):
    """Whether that test fails with plant `number` (0: none), what it said, and the seconds."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(dir=work) as home:
        homes = {f"XDG_{kind}_HOME": f"{home}/{kind.lower()}" for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
        try:
            done = subprocess.run([work / plant["program"], plant["test"], plant["function"]], capture_output=True, text=True,
                                  errors="replace", timeout=PATIENCE, env={**os.environ, **homes, "HILLTOP_PLANT": str(number)})
            said, code = done.stdout + done.stderr, done.returncode
        except subprocess.TimeoutExpired:
            said, code = "it does not end", 0
    function = plant["function"].split(":")[0]
    red = code != 0 and re.search(rf"^(FAIL!|QFATAL) .*::{function}\(", said, re.M) is not None
    green = code == 0 and re.search(rf"^PASS .*::{function}\(", said, re.M) is not None
    return red, green, said, time.monotonic() - begun


jobs = int(os.environ.get("HILLTOP_JOBS", os.cpu_count()))
every = read_plants()
asked = [plant for plant in every if not sys.argv[3:] or plant["name"] in sys.argv[3:]]
work = pathlib.Path(tempfile.mkdtemp(prefix="plants-", dir=build))
try:
    tree, made = work / "tree", work / "build"
    tree.mkdir()
    for name in COPIED:
        run(["cp", "-a", source / name, tree], source, "the sources cannot be copied")
    plant_all(every, tree)
    link_programs(asked, compile_planted(asked, tree, made), made, work)
    survived = 0
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        tests = {plant["red"]: plant for plant in asked}
        for red, (_, green, said, _) in zip(tests, pool.map(lambda plant: ask(plant, 0, work), tests.values())):
            if not green:
                failed(f"{red} does not pass without a plant: {said[-2000:]}")
        for plant, (red, _, said, seconds) in zip(asked, pool.map(lambda plant: ask(plant, plant["number"], work), asked)):
            survived += not red
            print(f"{'red' if red else 'SURVIVED':9}{plant['name']:30}{plant['red']:75}{seconds:6.1f} s", flush=True)
            if not red:
                print(said[-1000:], flush=True)
    print(f"{len(asked)} plants, {survived} of them survived", flush=True)
finally:
    shutil.rmtree(work)
sys.exit(1 if survived else 0)
