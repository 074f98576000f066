#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# same_standings.sh [CLI...]: one tournament with 1, 2 and 4 threads by every hilltop-cli named must give the same bytes.
# Without arguments it builds one with GCC and one with Clang in build/release and build/clang.
set -eu
cd "$(dirname "$0")/../.."
if [ $# -eq 0 ]; then
    for preset in release clang; do
        cmake --preset "$preset" -DHILLTOP_TESTS=OFF >/dev/null
        cmake --build --preset "$preset" --target hilltop-cli >/dev/null
        set -- "$@" "build/$preset/bin/hilltop-cli"
    done
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for cli in "$@"; do
    for threads in 1 2 4; do
        "$cli" tournament run --game pazaak --bot random --bot bold --bot cautious --bot careful \
            --matches 20000 --seed 7 --threads "$threads" --json >"$work/now" 2>/dev/null
        echo "$(sha256sum <"$work/now" | cut -c1-16)  $cli, $threads threads"
        [ -e "$work/first" ] || cp "$work/now" "$work/first"
        cmp "$work/first" "$work/now"
    done
done
echo "all the same"
