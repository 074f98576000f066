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

# tournament GAME BOT...: what one game is compared by.
tournament() {
    local name=$1 bots=() cli threads
    shift
    for bot in "$@"; do bots+=(--bot "$bot"); done
    for cli in "${clis[@]}"; do
        for threads in 1 2 7; do
            "$cli" tournament run --game "$name" "${bots[@]}" --matches "$matches" --seed 7 --threads "$threads" --json >"$work/now" 2>/dev/null
            [ -e "$work/$name" ] || cp "$work/now" "$work/$name"
            cmp "$work/$name" "$work/now" || { echo "$name: $cli with $threads threads differs" >&2; exit 1; }
        done
    done
    echo "$name $(sha256sum <"$work/$name" | cut -c1-16) by ${#clis[@]} programs, 1, 2 and 7 threads"
}
clis=("$@")
games=$("${clis[0]}" games | awk '/^[a-z]/ { print $1 }')
[ -n "$games" ] || { echo "${clis[0]} knows no games" >&2; exit 1; }
for game in $games; do
    # The weak ones with rules of their own; those that try things out take too long and are left to their own tests.
    mapfile -t bots < <("${clis[0]}" bots "$game" | awk -v game="$game" '$1 == game && $3 <= 2 && $5 != "level" { print $2 }')
    [ ${#bots[@]} -ge 2 ] || { echo "$game has no two quick bots" >&2; exit 1; }
    tournament "$game" "${bots[@]}"
done
echo "all the same"
