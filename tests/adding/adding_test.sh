#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# adding_test.sh SOURCE BUILD: has tools/new-game begin a game in a copy of the tree. It has to build, to play, to be shown and to
# pass its tests without another line. Only what such an addition may change is compiled; the rest of all programs is what BUILD has
# made of the same files.
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
(cd "$source" && cp -a CMakeLists.txt CMakePresets.json app cmake core packaging resources tests tools translations ui CHANGELOG.md "$tree")

# What has no id, or a name of another, is refused, and nothing is left of it.
refused() {
    ! "$tree/tools/new-game" "$1" > "$work/said" 2>&1 || failed "new-game takes $1"
    grep -q "^new-game: $2" "$work/said" || failed "new-game says of $1: $(cat "$work/said")"
    diff -rq "$source/core/games" "$tree/core/games" && diff -q "$source/cmake/HilltopGames.cmake" "$tree/cmake/HilltopGames.cmake" ||
        failed "new-game left something of $1"
}
refused Tiny '"Tiny" is not an id'
refused rps 'there is a game rps already'
refused match 'match or Match is a name in the code'
refused switch 'switch or Switch is a name in the code'

"$tree/tools/new-game" tiny > "$work/said" || failed "$(cat "$work/said")"
[ "$(diff "$source/cmake/HilltopGames.cmake" "$tree/cmake/HilltopGames.cmake" | grep -c '^>')" = 2 ] ||
    failed "the build's list has not got its line"
# A table of its own, which tells that it stands.
cat > "$tree/ui/games/tiny/TinyTable.qml" << 'end'
import QtQuick
GenericTable { Component.onCompleted: console.warn("TinyTable stands beside the " + scene.whereabouts("pile", -1)) }
end
cat > "$tree/ui/games/tiny/CMakeLists.txt" << 'end'
target_sources(ui PRIVATE tiny_texts.cpp)
hilltop_qml(TinyTable.qml)
end

# The build: all of it is configured, so that whatever goes through the list of games has met the new one.
made=$work/build
cmake -S "$tree" -B "$made" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE="-O0 -DNDEBUG" \
    -DHILLTOP_FAST_BUILD=OFF > "$work/configured" 2>&1 || failed "$(cat "$work/configured")"
# built TARGET...: by the new build, with all it needs.
built() {
    ninja -C "$made" "$@" > "$work/built" 2>&1 || failed "$(cat "$work/built")"
}
# compiled FILE: an object, or the meta-objects of a source, alone, without what others of its library or program need before.
compiled() {
    local line
    line=$(ninja -C "$made" -t commands "$1" | tail -n 1)
    [[ $line == *" -o $1 "* || $line == *"$1_parameters" ]] || failed "cannot read how $1 is compiled: $line"
    mkdir -p "$made/$(dirname "$1")"
    (cd "$made" && sh -c "$line") > "$work/built" 2>&1 || failed "$(cat "$work/built")"
}
games=core/CMakeFiles/games.dir
window=ui/CMakeFiles/ui.dir
tests=tests/games/tiny/CMakeFiles/tiny_tests.dir
# Tables, pictures and rules; what is compiled beforehand of other tables stays as it is.
carried=(ui/CMakeFiles/ui_resources_1.dir/.rcc/qrc_qmake_Hilltop.cpp.o ui/CMakeFiles/ui_resources_2.dir/.rcc/qrc_ui_raw_qml_0.cpp.o
    ui/CMakeFiles/ui_resources_3.dir/.rcc/qrc_shell_resources.cpp.o)
# From Qt 6.8 on the library holds them.
held=()
if [ -e "$build/ui/CMakeFiles/ui_resources_1.dir/.qt/rcc/qrc_qmake_Hilltop_init.cpp.o" ]; then
    carried=()
    held=(qrc_qmake_Hilltop qrc_ui_raw_qml_0 qrc_shell_resources)
fi
compiled $games/registry/game_list.cpp.o
compiled $games/registry/words_list.cpp.o
compiled $games/games/tiny/entry.cpp.o
compiled $window/games/tiny/tiny_texts.cpp.o
compiled $window/games/game_list.cpp.o
for object in "${carried[@]}"; do
    built "${object/.rcc/./.rcc}"
done
for name in "${held[@]}"; do
    built "ui/.qt/rcc/$name.cpp"
    compiled "$window/.qt/rcc/$name.cpp.o"
done
for file in bots_test conformance_test rules_test; do
    compiled "tests/games/tiny/tiny_tests_moc/$file.moc"
    compiled "$tests/$file.cpp.o"
done
compiled "$tests/tiny_tests_built.cpp.o"

# The libraries with what is new, and the programs linked with them as the build does it.
cp "$build/core/libgames.a" "$build/ui/libui.a" "$work"
(cd "$made/$games" && ar d "$work/libgames.a" game_list.cpp.o words_list.cpp.o &&
    ar r "$work/libgames.a" registry/game_list.cpp.o registry/words_list.cpp.o &&
    cp games/tiny/entry.cpp.o "$work/tiny_entry.o" && ar qs "$work/libgames.a" "$work/tiny_entry.o") > "$work/archived" 2>&1 ||
    failed "$(cat "$work/archived")" # every game has an entry.cpp
(cd "$made/$window/games" && ar d "$work/libui.a" game_list.cpp.o && ar rs "$work/libui.a" game_list.cpp.o tiny/tiny_texts.cpp.o) \
    > "$work/archived" 2>&1 || failed "$(cat "$work/archived")"
for name in "${held[@]}"; do
    ar rs "$work/libui.a" "$made/$window/.qt/rcc/$name.cpp.o" > "$work/archived" 2>&1 || failed "$(cat "$work/archived")"
done
# linked FROM PROGRAM [plain]: by the command of the build in that folder, into $work; plain: with the engine's folder alone.
linked() {
    local link object name=${3:-$(basename "$2")}
    link=$(ninja -C "$1" -t commands "$2" | tail -n 1)
    [[ $link == *" core/libgames.a"* && $link == *" -o $2 "* ]] || failed "cannot read how $2 is linked: $link"
    link=${link// core\/libgames.a/ $work/libgames.a}
    [ "$name" = plain ] || link=${link// ui\/libui.a/ $work/libui.a}
    link=${link// tests\/games\/tiny/ $made\/tests\/games\/tiny}
    for object in "${carried[@]}"; do
        [ "$name" = plain ] || link=${link//" ${object/.rcc/./.rcc}"/" $made/$object"}
    done
    link=${link/ -o $2 / -o $work/$name }
    (cd "$build" && sh -c "$link") > "$work/linked" 2>&1 || failed "$(cat "$work/linked")"
}
linked "$build" bin/hilltop-cli
linked "$build" bin/hilltop-pictures
linked "$build" bin/hilltop-pictures plain
linked "$made" tests/bin/tiny_tests

# It is known, plays, is shown and is tested.
cli=$work/hilltop-cli
"$cli" games | grep -q '^tiny ' || failed "not among the games: $("$cli" games)"
"$cli" match tiny --seat random --seat random --seat saver --seed 7 > "$work/match" || failed "no match"
[ -s "$work/match" ] || failed "a match without words"
"$cli" match tiny --seat random --seat random --seat saver --seed 7 --record "$work/tiny.hmatch" > "$work/match" &&
    "$cli" review "$work/tiny.hmatch" --why > "$work/reviewed" || failed "no review"
grep -q 'Where someone else has a higher sum ([0-9]* % of possible deals), “' "$work/reviewed" ||
    failed "a review without the game's own question: $(cat "$work/reviewed")"
"$cli" tournament run --game tiny --bot random --bot saver --matches 100 --seed 1 --threads 1 --json > "$work/tournament" ||
    failed "no tournament"
grep -q '"saver"' "$work/tournament" || failed "a tournament without its bots: $(cat "$work/tournament")"
for page in play replay new-match rules home; do
    "$work/hilltop-pictures" --screenshot "$work/$page.png" --page $page --game tiny --size 960x640 2> "$work/said" || failed "$page is not shown"
    ! grep -v 'TinyTable stands' "$work/said" | grep -i 'qml\|hilltop' || failed "complaints on page $page"
    [ "$page" != play ] || grep -q 'TinyTable stands beside the cards swapped' "$work/said" || failed "another table: $(cat "$work/said")"
    # A page of one colour would be a fraction of this.
    [ "$(stat -c %s "$work/$page.png")" -gt 8000 ] || failed "nothing is to be seen on page $page"
done
# Without its folders in ui and resources it is laid out from its zones.
"$work/plain" --screenshot "$work/plain.png" --page play --game tiny --size 960x640 2> "$work/said" || failed "it needs a table of its own"
! grep -i 'qml\|hilltop' "$work/said" || failed "complaints without a table of its own"
[ "$(stat -c %s "$work/plain.png")" -gt 8000 ] || failed "nothing is to be seen without a table of its own"
[ "$("$work/hilltop-pictures" --screenshot "$work/x.png" --page play --game whist 2>&1 | tail -n 1 | grep -c tiny)" = 1 ] ||
    failed "the window does not know it"
QT_QPA_PLATFORM=offscreen "$work/tiny_tests" > "$work/tested" 2>&1 || failed "$(grep -A3 '^FAIL' "$work/tested" || cat "$work/tested")"
for test in TinyBotsTest::saverIsStronger TinyConformanceTest::conforms TinyRulesTest::theHighestSumWins; do
    grep -q "^PASS .*$test" "$work/tested" || failed "$test does not run"
done

# What ./test.sh asks of every game's window is asked of this one: all rows of tests that are named after it.
linked "$build" tests/bin/ui_tests
asked=0
for file in "$source"/tests/ui/*_test.cpp; do
    class=$(basename "$file" .cpp)
    QT_QPA_PLATFORM=offscreen "$work/ui_tests" "$class" -datatags 2> /dev/null > "$work/rows"
    mapfile -t rows < <(sed -En 's/^\S+ (\S+) (tiny.*)$/\1:\2/p' "$work/rows")
    [ ${#rows[@]} -gt 0 ] || continue
    asked=$((asked + ${#rows[@]}))
    QT_QPA_PLATFORM=offscreen "$work/ui_tests" "$class" "${rows[@]}" > "$work/tested" 2>&1 ||
        failed "$class: $(grep -A3 '^FAIL' "$work/tested" || cat "$work/tested")"
done
[ "$asked" -gt 40 ] || failed "the window's tests have $asked rows of it"
times
