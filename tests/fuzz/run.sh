#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tests/fuzz/run.sh [SECONDS]: fuzzes the record reader and the answers of every game, each for SECONDS (600), under ASan and
# UBSan. Needs Clang with its runtime libraries (Debian: clang libclang-rt-14-dev). What it finds stays in build/fuzz/found.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
seconds=${1:-600}
build=$root/build/fuzz
cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo -DCMAKE_CXX_COMPILER=clang++ -DHILLTOP_FUZZ=ON \
    -DHILLTOP_SANITIZE=address >/dev/null
cmake --build "$build" --target fuzz_record fuzz_answers hilltop-cli
mkdir -p "$build/found"

# One finished and one faulty record of every game to begin with.
corpus=$build/corpus/record
mkdir -p "$corpus"
games=$("$build/bin/hilltop-cli" games --json | python3 -c 'import json,sys; print(*[g["game"] + ":" + str(max(2, g["seats"][0])) for g in json.load(sys.stdin)])')
for entry in $games; do
    game=${entry%:*}
    bot=$("$build/bin/hilltop-cli" bots "$game" --json | python3 -c 'import json,sys; print(json.load(sys.stdin)[0]["bot"])')
    seats=()
    for ((seat = 0; seat < ${entry#*:}; ++seat)); do seats+=(--seat "$bot"); done
    "$build/bin/hilltop-cli" match "$game" "${seats[@]}" --seed 1 --record "$corpus/$game.hmatch" >/dev/null
done

export ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1
fuzz() { # fuzz NAME PROGRAM FOLDER
    echo "== $1, $seconds s"
    "$2" -max_total_time="$seconds" -print_final_stats=1 -timeout=20 -rss_limit_mb=4096 -max_len=16384 \
        -artifact_prefix="$build/found/$1-" "$3" 2>&1 | tail -n 12
}
fuzz record "$build/bin/fuzz_record" "$corpus"
for entry in $games; do
    mkdir -p "$build/corpus/${entry%:*}"
    HILLTOP_FUZZ_GAME=${entry%:*} fuzz "${entry%:*}" "$build/bin/fuzz_answers" "$build/corpus/${entry%:*}"
done
