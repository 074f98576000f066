#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# same_standings.sh [CLI...]: a tournament of every game with 1, 2 and 7 threads by every hilltop-cli named must give the same
# bytes, the digest of all answers among them. Without arguments it builds one with GCC, optimised and for debugging, one with
# Clang and one under AddressSanitizer. MATCHES (10000) sets the number of matches.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
matches=${MATCHES:-10000}
if [ $# -eq 0 ]; then
    for preset in release dev clang asan; do
        cmake --preset "$preset" -DHILLTOP_TESTS=OFF >/dev/null
        cmake --build --preset "$preset" --target hilltop-cli >/dev/null
        set -- "$@" "build/$preset/bin/hilltop-cli"
    done
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# tournament NAME OPTION...: what one game is compared by. Bots that try things out are left to their own tests.
tournament() {
    local name=$1 cli threads
    shift
    for cli in "${clis[@]}"; do
        for threads in 1 2 7; do
            "$cli" tournament run "$@" --matches "$matches" --seed 7 --threads "$threads" --json >"$work/now" 2>/dev/null
            [ -e "$work/$name" ] || cp "$work/now" "$work/$name"
            cmp "$work/$name" "$work/now" || { echo "$name: $cli with $threads threads differs" >&2; exit 1; }
        done
    done
    echo "$name $(sha256sum <"$work/$name" | cut -c1-16) by ${#clis[@]} programs, 1, 2 and 7 threads"
}
clis=("$@")
tournament pazaak --game pazaak --bot random --bot bold --bot cautious --bot careful
tournament euchre --game euchre --bot first-legal --bot random-80-20
tournament rps --game rps --bot minimal-valid --bot simple
tournament zipdeck --game zipdeck --bot rando --bot serpentine --bot orion
tournament thegame --game thegame --bot simple-tom --bot smallest-gap
echo "all the same"
