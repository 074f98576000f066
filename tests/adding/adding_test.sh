#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# adding_test.sh SOURCE BUILD: adds the tiny game of the tests to a copy of the tree the way CONTRIBUTING says, which is a folder
# of its name in core/games, ui/games, resources and tests/games, its line in the registry and its line in the build's list, and
# nothing else. It has to build, to play, to be shown and to be tested. Only what such an addition may change is compiled; the
# rest of all programs is what BUILD has made of the same files.
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
(cd "$source" && cp -a CMakeLists.txt CMakePresets.json app cmake core packaging resources tests translations ui CHANGELOG.md "$tree")

# Its rules and bots.
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
# Its table, which tells that it stands, and its words.
game=$tree/ui/games/tiny
mkdir "$game"
cat > "$game/CMakeLists.txt" << 'END'
target_sources(ui PRIVATE tiny_texts.cpp tiny_texts.h)
hilltop_qml(TinyTable.qml)
END
cat > "$game/TinyTable.qml" << 'END'
import QtQuick
GenericTable {
    Component.onCompleted: console.warn("TinyTable stands beside the " + scene.whereabouts("stock", -1))
}
END
cat > "$game/tiny_texts.h" << 'END'
#pragma once
#include "text/game_words.h"
namespace hilltop {
const GameTexts& tinyTexts();
}
END
cat > "$game/tiny_texts.cpp" << 'END'
#include "games/tiny/tiny_texts.h"
namespace hilltop {
const GameTexts& tinyTexts() {
    static constexpr GameWord words[] = {{Word::Game, "tiny", "Tiny"}, {Word::Table, "stock", "heap of cards"}};
    static const TableTexts table = {
        .choiceTitle = [](const QString& word) { return word; },
        .choiceDetail = [](const QString&, std::optional<int>) { return QString(); },
        .cardLead = [](std::optional<int>) { return QString(); },
        .situation = [](const QVariantMap&, const TableNames&) { return QString(); },
        .seatNote = [](const QVariantMap&, int) { return QString(); },
        .reason = [](const QVariantMap&, const TableNames&) { return QString(); },
        .cardText = [](const QString&, int value) { return QString::number(value); },
        .cardName = [](const QString&, int value) { return QString::number(value); },
        .say = [](const Event&, const TableNames&) { return QString(); },
        .phase = [](const Event&, const TableNames&) { return QString(); },
        .marks = [](const Table&, const Table&, const TableNames&) { return QList<KeyMark>(); },
    };
    static const GameTexts texts{"tiny", words, table};
    return texts;
}
}
END
# Its rules for people and its picture.
mkdir "$tree/resources/tiny"
printf '# Tiny\n\nThe highest sum takes a point.\n' > "$tree/resources/tiny/rules.md"
echo '[{"kind": "plain", "value": "7", "x": 0, "y": 0, "turn": 0}]' > "$tree/resources/tiny/picture.json"
# Its tests.
game=$tree/tests/games/tiny
mkdir "$game"
cat > "$game/CMakeLists.txt" << 'END'
hilltop_tests(tiny_tests PREFIX tiny TESTS match_test)
END
cat > "$game/match_test.cpp" << 'END'
#include "games/tiny/tiny.h"
#include "registry/registry.h"
#include "records/replay.h"
#include "support/test.h"
using namespace hilltop;
class TinyMatchTest : public QObject {
    Q_OBJECT
private slots:
    void aMatchIsPlayed() {
        const GameEntry& game = *find_game("tiny");
        const std::vector<std::string> bots{"random", "mute", "random"};
        const auto record = play_record(game, default_values(game.rules()), {7, 0, 0}, bots);
        QVERIFY(record && record->result);
        int points = 0;
        for (const int gained : record->result->points)
            points += gained;
        QVERIFY(points > 0 && points <= Tiny::Rules().rounds);
    }
};
HILLTOP_TEST(TinyMatchTest)
#include "match_test.moc"
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
cmake -S "$tree" -B "$made" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE="-O0 -DNDEBUG" \
    -DHILLTOP_FAST_BUILD=OFF > "$work/configured" 2>&1 || failed "$(cat "$work/configured")"
# built TARGET...: by the new build, with all it needs.
built() {
    ninja -C "$made" "$@" > "$work/built" 2>&1 || failed "$(cat "$work/built")"
}
# compiled OBJECT: alone, without what other sources of its library need before.
compiled() {
    local line
    line=$(ninja -C "$made" -t commands "$1" | tail -n 1)
    [[ $line == *" -o $1 "* ]] || failed "cannot read how $1 is compiled: $line"
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
compiled $games/registry/registry.cpp.o
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
built tests/games/tiny/tiny_tests_moc/match_test.moc
compiled $tests/match_test.cpp.o

# The libraries with what is new, and the programs linked with them as the build does it.
cp "$build/core/libgames.a" "$build/ui/libui.a" "$work"
(cd "$made/$games" && ar d "$work/libgames.a" registry.cpp.o && ar r "$work/libgames.a" registry/registry.cpp.o &&
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
linked "$build" bin/hilltop
linked "$build" bin/hilltop plain
linked "$made" tests/bin/tiny_tests

# It is known, plays, is shown and is tested.
cli=$work/hilltop-cli
"$cli" games | grep -q '^tiny ' || failed "not among the games: $("$cli" games)"
"$cli" match tiny --seat random --seat random --seat mute --seed 7 > "$work/match" || failed "no match"
[ -s "$work/match" ] || failed "a match without words"
"$cli" tournament run --game tiny --bot random --bot mute --matches 100 --seed 1 --threads 1 --json > "$work/tournament" ||
    failed "no tournament"
grep -q '"mute"' "$work/tournament" || failed "a tournament without its bots: $(cat "$work/tournament")"
for page in play replay new-match rules home; do
    "$work/hilltop" --screenshot "$work/$page.png" --page $page --game tiny --size 960x640 2> "$work/said" || failed "$page is not shown"
    ! grep -v 'TinyTable stands' "$work/said" | grep -i 'qml\|hilltop' || failed "complaints on page $page"
    [ "$page" != play ] || grep -q 'TinyTable stands beside the heap of cards' "$work/said" || failed "another table: $(cat "$work/said")"
    # A page of one colour would be a fraction of this.
    [ "$(stat -c %s "$work/$page.png")" -gt 8000 ] || failed "nothing is to be seen on page $page"
done
# Without its folders in ui and resources it is laid out from its zones.
"$work/plain" --screenshot "$work/plain.png" --page play --game tiny --size 960x640 2> "$work/said" || failed "it needs a table of its own"
! grep -v 'TinyTable.qml: No such file' "$work/said" | grep -i 'qml\|hilltop' || failed "complaints without a table of its own"
grep -q 'TinyTable.qml: No such file' "$work/said" && [ "$(stat -c %s "$work/plain.png")" -gt 8000 ] ||
    failed "nothing is to be seen without a table of its own"
[ "$("$work/hilltop" --screenshot "$work/x.png" --page play --game whist 2>&1 | tail -n 1 | grep -c tiny)" = 1 ] ||
    failed "the window does not know it"
QT_QPA_PLATFORM=offscreen "$work/tiny_tests" match_test > "$work/tested" 2>&1 || failed "$(cat "$work/tested")"
grep -q '^PASS .*aMatchIsPlayed' "$work/tested" || failed "its tests do not run: $(cat "$work/tested")"
times
