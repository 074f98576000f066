#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# adding_test.sh SOURCE BUILD: adds the tiny game of the tests to a copy of the tree the way CONTRIBUTING says, which is a folder
# core/games/tiny, its line in the registry and its line in the build's list, and nothing else. It has to build, to play and to be
# shown. Only what such an addition may change is compiled; the rest of both programs is what BUILD has made of the same files.
set -euo pipefail
source=$1
build=$2
work=$(mktemp -d "$build/adding-XXXXXX")
trap 'rm -rf "$work"' EXIT
export XDG_CONFIG_HOME=$work/home XDG_DATA_HOME=$work/home XDG_STATE_HOME=$work/home XDG_CACHE_HOME=$work/home

failed() {
    echo "adding_test: $*" >&2
    exit 1
}

# Times of files go along, so that nothing looks newer than it is.
tree=$work/tree
mkdir "$tree"
(cd "$source" && cp -a CMakeLists.txt CMakePresets.json app cmake core packaging resources translations ui CHANGELOG.md "$tree")

# The folder.
game=$tree/core/games/tiny
mkdir "$game"
cp "$source"/tests/conformance/{tiny.h,tiny_bots.h,drive.h} "$game"
cat > "$game/CMakeLists.txt" << 'END'
target_sources(games PRIVATE entry.cpp)
END
cat > "$game/entry.h" << 'END'
#pragma once
#include "game/entry.h"
namespace hilltop {
const GameEntry& tiny_entry();
}
END
cat > "$game/entry.cpp" << 'END'
#include "games/tiny/entry.h"
#include "game/entry_of.h"
#include "games/tiny/tiny_bots.h"
namespace hilltop {
const GameEntry& tiny_entry() {
    static const EntryOf<Tiny> entry(tiny_bots<Tiny>().first(2)); // the others are there to make faults
    return entry;
}
}
END
# The two lines; the registry's is an include and a word.
sed -i -e 's|^#include "games/thegame/entry.h"$|&\n#include "games/tiny/entry.h"|' -e 's|&thegame_entry(),|& \&tiny_entry(),|' \
    "$tree/core/registry/registry.cpp"
sed -i 's|^\(  [a-z-]*\))$|\1\n  tiny)|' "$tree/cmake/HilltopGames.cmake"
[ "$(diff "$source/core/registry/registry.cpp" "$tree/core/registry/registry.cpp" | grep -c '^>')" = 2 ] ||
    failed "the registry has not got its line"
[ "$(diff "$source/cmake/HilltopGames.cmake" "$tree/cmake/HilltopGames.cmake" | grep -c '^>')" = 2 ] ||
    failed "the build's list has not got its line"

# The build: all of it is configured, so that whatever goes through the list of games has met the new one.
made=$work/build
cmake -S "$tree" -B "$made" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE="-O0 -DNDEBUG" -DHILLTOP_TESTS=OFF \
    -DHILLTOP_FAST_BUILD=OFF > "$work/configured" 2>&1 || failed "$(cat "$work/configured")"
objects=core/CMakeFiles/games.dir
ninja -C "$made" $objects/registry/registry.cpp.o $objects/games/tiny/entry.cpp.o > "$work/built" 2>&1 || failed "$(cat "$work/built")"
cmp -s "$build/ui/games/game_list.cpp" "$made/ui/games/game_list.cpp" || failed "the window would have to be built anew"

# The library with the new registry and the game, and both programs linked with it as the build does it.
cp "$build/core/libgames.a" "$work/libgames.a"
(cd "$made/$objects" && ar d "$work/libgames.a" registry.cpp.o && ar r "$work/libgames.a" registry/registry.cpp.o) 2> "$work/archived" ||
    failed "$(cat "$work/archived")"
mv "$made/$objects/games/tiny/entry.cpp.o" "$made/tiny.o" # every game has an entry.cpp
ar qs "$work/libgames.a" "$made/tiny.o"
for program in hilltop-cli hilltop; do
    link=$(ninja -C "$build" -t commands "bin/$program" | tail -n 1)
    [[ $link == *" core/libgames.a"* && $link == *" -o bin/$program "* ]] || failed "cannot read how $program is linked: $link"
    link=${link// core\/libgames.a/ $work/libgames.a}
    link=${link/ -o bin\/$program / -o $work/$program }
    (cd "$build" && sh -c "$link") > "$work/linked" 2>&1 || failed "$(cat "$work/linked")"
done

# It is known, plays and is shown.
cli=$work/hilltop-cli
"$cli" games | grep -q '^tiny ' || failed "not among the games: $("$cli" games)"
"$cli" match tiny --seat random --seat random --seat mute --seed 7 > "$work/match" || failed "no match"
[ -s "$work/match" ] || failed "a match without words"
"$cli" tournament run --game tiny --bot random --bot mute --matches 100 --threads 1 --json > "$work/tournament" ||
    failed "no tournament"
grep -q '"mute"' "$work/tournament" || failed "a tournament without its bots: $(cat "$work/tournament")"
for page in play replay new-match; do
    "$work/hilltop" --screenshot "$work/$page.png" --page $page --game tiny --size 960x640 2> "$work/said" || failed "$page is not shown"
    # That it has no table of its own is why it is laid out from its zones.
    ! grep -v 'TinyTable.qml: No such file' "$work/said" | grep -i 'qml\|hilltop' || failed "complaints on page $page"
    # A page of one colour would be a fraction of this.
    [ "$(stat -c %s "$work/$page.png")" -gt 8000 ] || failed "nothing is to be seen on page $page"
done
[ "$("$work/hilltop" --screenshot "$work/x.png" --page play --game whist 2>&1 | tail -n 1 | grep -c tiny)" = 1 ] ||
    failed "the window does not know it"
times
