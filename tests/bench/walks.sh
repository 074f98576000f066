#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tests/bench/walks.sh [COUNT [STEPS [PRESET]]]: random walks of clicks, keys, drags, page changes and resizes over the
# whole window (tests/ui/walks_test.cpp), by default 100 of 2,000 steps in the `asan` build. Takes up where it was
# stopped: what is in build/<preset>/walks-<steps> has passed or failed already.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
count=${1:-100} steps=${2:-2000} preset=${3:-asan}
kept=$root/build/$preset/walks-$steps
mkdir -p "$kept"
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LC_ALL=C.UTF-8 FONTCONFIG_FILE="$root/tests/fonts.conf"
export HILLTOP_WALKS=$count HILLTOP_WALK_STEPS=$steps HILLTOP_TELL_STALLS=1
export QTEST_FUNCTION_TIMEOUT=3600000 # Qt ends what takes longer than five minutes
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1
export LSAN_OPTIONS="suppressions='$root/tests/lsan.supp':print_suppressions=0"
for seed in $(seq 1 "$count"); do
    [ ! -e "$kept/$seed.passed" ] || continue
    home=$(mktemp -d)
    if XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data \
        "$root/build/$preset/tests/bin/ui_tests" walks_test "walk:$seed" > "$kept/$seed.log" 2>&1; then
        mv "$kept/$seed.log" "$kept/$seed.passed"
    fi
    rm -rf "$home"
    echo "walk $seed: $([ -e "$kept/$seed.passed" ] && echo passed || echo "failed, see $kept/$seed.log")"
done
passed=$(find "$kept" -name '*.passed' | wc -l)
longest=$(sed -n 's/.*longest step \([0-9]*\) ms.*/\1/p' "$kept"/*.passed | sort -n | tail -1)
echo "$passed of $count walks of $steps steps passed, the longest step ${longest:-?} ms"
[ "$passed" -ge "$count" ]
