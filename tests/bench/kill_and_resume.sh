#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# kill_and_resume.sh [CLI]: a tournament of five Pazaak bots, MATCHES (100000) a pair, is killed (-9) at KILLS (20) random moments
# and resumed each time. Its file must be that of a run nobody disturbed: the same dump, the same document, no match twice.
# SEED (1) gives the moments; THREADS (2) play.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cli=$(readlink -f "${1:-$root/build/release/bin/hilltop-cli}")
matches=${MATCHES:-100000} kills=${KILLS:-20} threads=${THREADS:-2}
RANDOM=${SEED:-1}
work=$(mktemp -d "${TMPDIR:-/tmp}/hilltop-kill.XXXXXX")
trap 'rm -rf "$work"' EXIT
bots=(--bot random --bot bold --bot cautious --bot careful --bot expert)
plan=(--game pazaak "${bots[@]}" --matches "$matches" --seed 20150703 --keep sample --threads "$threads")
# Matches the file holds; nothing while there is none.
played() { "$cli" tournament status "$work/a.htour" --json 2>/dev/null | sed -n 's/^  "matches": *\([0-9]*\).*/\1/p' || true; }

begin=$EPOCHREALTIME
"$cli" tournament run "${plan[@]}" --out "$work/whole.htour" >/dev/null 2>&1
whole=$(awk -v begin="$begin" -v end="$EPOCHREALTIME" 'BEGIN { print end - begin }')
before=0 killed=0 lost=0
while [ "$killed" -lt "$kills" ]; do
    if [ -e "$work/a.htour" ]; then
        "$cli" tournament resume "$work/a.htour" --threads "$threads" >/dev/null 2>&1 &
    else
        "$cli" tournament run "${plan[@]}" --out "$work/a.htour" >/dev/null 2>&1 &
    fi
    player=$!
    # On average most of the run is through after all of them.
    sleep "$(awk -v whole="$whole" -v kills="$kills" -v part="$RANDOM" 'BEGIN { print 1.7 * whole / kills * part / 32767 }')"
    kill -9 "$player" 2>/dev/null || { echo "kill_and_resume.sh: it was over before it was killed $kills times" >&2; exit 1; }
    wait "$player" 2>/dev/null || true
    killed=$((killed + 1))
    now=$(played) now=${now:-0}
    [ "$now" -ge "$before" ] || { echo "kill_and_resume.sh: $before matches were kept, now there are $now" >&2; exit 1; }
    [ "$now" -gt "$before" ] || lost=$((lost + 1))
    echo "killed $killed times, $now matches are kept"
    before=$now
done
"$cli" tournament resume "$work/a.htour" --threads "$threads" --json >"$work/a.json" 2>/dev/null
"$cli" tournament dump "$work/a.htour" >"$work/a.txt"
"$cli" tournament dump "$work/whole.htour" >"$work/whole.txt"
cmp "$work/a.txt" "$work/whole.txt"
cmp "$work/a.json" <("$cli" tournament show "$work/whole.htour" --json)
echo "Killed $kills times ($lost times before anything new was kept), the file equals that of an undisturbed run:" \
    "$(played) matches, $(wc -l <"$work/a.txt") lines of dump."
