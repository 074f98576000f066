#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# two_players.sh [STORE_WRITER]: a tournament's file is written all the time while other programs ask to play it, TIMES (10000) times
# together, from ASKING (4) processes, with LOAD (4) more that do nothing but keep the machine busy. For each kind of journal;
# FOLDER (a temporary one) is where the file lies. The player must never lose it.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
writer=$(readlink -f "${1:-$root/build/release/bin/store_writer}")
times=${TIMES:-10000} asking=${ASKING:-4} load=${LOAD:-4}
work=$(mktemp -d "${FOLDER:-${TMPDIR:-/tmp}}/hilltop-players.XXXXXX")
busy=()
trap 'kill "${busy[@]}" 2>/dev/null || true; rm -rf "$work"' EXIT
for _ in $(seq "$load"); do
    sh -c 'while :; do :; done' &
    busy+=($!)
done
for journal in local shared; do
    file=$work/$journal.htour
    # More series than it can write meanwhile; it is killed when the others are done.
    "$writer" "$file" 100000000 "$journal" 2>"$work/player" &
    player=$!
    until [ -e "$file" ]; do # it is held from the moment it is there
        kill -0 "$player" 2>/dev/null || { cat "$work/player" >&2; exit 1; }
    done
    others=()
    for i in $(seq "$asking"); do
        "$writer" claim "$file" $((times / asking)) >"$work/said-$i" 2>&1 &
        others+=($!)
    done
    wait "${others[@]}"
    kill -0 "$player" 2>/dev/null || { echo "two_players.sh: the player has ended:" >&2; cat "$work/player" >&2; exit 1; }
    kill -9 "$player"
    wait "$player" 2>/dev/null || true
    cat "$work"/said-*
    ! grep -qv "taken 0 times" "$work"/said-* || { echo "two_players.sh: $journal: the file was given away" >&2; exit 1; }
    "$writer" claim "$file" 1 | grep -q "taken 1" || { echo "two_players.sh: it cannot be played afterwards" >&2; exit 1; }
    echo "$journal: asked $((times / asking * asking)) times, never given away"
done
