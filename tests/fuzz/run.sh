#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tests/fuzz/run.sh [SECONDS] [TARGET...]: runs the fuzz targets, or those that are named, each for SECONDS (600), under ASan and
# UBSan. They begin with tests/fuzz/corpus and keep what is new in build/fuzz/corpus. Needs Clang with its runtime libraries
# (Debian: clang libclang-rt-14-dev). What they find stays in build/fuzz/found; once it is mended it goes into the corpus.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
here=$root/tests/fuzz
seconds=${1:-600}
build=$root/build/fuzz
targets=("${@:2}")
[ ${#targets[@]} -gt 0 ] || mapfile -t targets < <(cd "$here" && printf '%s\n' fuzz_*.cpp | sed 's/^fuzz_//; s/\.cpp$//; /^test$/d')
cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo "-DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O1 -g1" \
    -DCMAKE_CXX_COMPILER=clang++ -DHILLTOP_FUZZ=ON -DHILLTOP_WINDOW=OFF -DHILLTOP_SANITIZE=address >/dev/null
cmake --build "$build" --target "${targets[@]/#/fuzz_}"
mkdir -p "$build/found"

export ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=print_stacktrace=1
failed=()
for target in "${targets[@]}"; do
    echo "== $target, $seconds s"
    mkdir -p "$build/corpus/$target"
    "$build/bin/fuzz_$target" -max_total_time="$seconds" -print_final_stats=1 -timeout=20 -rss_limit_mb=4096 -max_len=65536 \
        -artifact_prefix="$build/found/$target-" "$build/corpus/$target" "$here/corpus/$target" \
        >"$build/found/$target.log" 2>&1 || failed+=("$target")
    grep -E 'cov: [0-9]+' "$build/found/$target.log" | tail -n 1 || true
    grep -E 'number_of_executed_units|average_exec_per_sec|SUMMARY' "$build/found/$target.log" || true
done
[ ${#failed[@]} -eq 0 ] || {
    echo "Fuzzing found something in: ${failed[*]}. The inputs and logs are in $build/found." >&2
    exit 1
}
