#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# durable_cost.sh [CLI]: what keeping results costs. Five Pazaak bots, MATCHES (100000) a pair, with --out and without in turn,
# RUNS (7) times each; prints the median times, the median of the ratios of neighbours (aim: 1.25), bytes a match (aim: 8).
# FOLDER (a temporary one) is where the file comes, THREADS (2) how many play. BOTS names others; unless said they are the four
# quickest, one of them twice: the slower the bots, the less a file weighs.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cli=$(readlink -f "${1:-$root/build/release/bin/hilltop-cli}")
read -ra bots <<<"${BOTS:-random bold cautious careful careful}"
matches=${MATCHES:-100000} runs=${RUNS:-7} threads=${THREADS:-2}
work=$(mktemp -d "${FOLDER:-${TMPDIR:-/tmp}}/hilltop-durable.XXXXXX")
trap 'rm -rf "$work"' EXIT

# play OPTION...: seconds of a tournament.
play() {
    local begin=$EPOCHREALTIME
    "$cli" tournament run --game pazaak "${bots[@]/#/--bot=}" \
        --matches "$matches" --threads "$threads" --json "$@" >"$work/now.json" 2>/dev/null
    awk -v begin="$begin" -v end="$EPOCHREALTIME" 'BEGIN { printf "%.3f\n", end - begin }'
    [ -e "$work/first.json" ] || cp "$work/now.json" "$work/first.json"
    cmp -s "$work/first.json" "$work/now.json" || { echo "durable_cost.sh: a run came to other results" >&2; exit 1; }
}
median() { sort -n | awk '{ value[NR] = $1 } END { print (value[int((NR + 1) / 2)] + value[int(NR / 2) + 1]) / 2 }'; }

play >/dev/null
for _ in $(seq "$runs"); do
    rm -f "$work/a.htour"
    without=$(play)
    with=$(play --out "$work/a.htour")
    echo "$without $with" >>"$work/times"
    echo "$without s without a file, $with s with one"
done
count=$("$cli" tournament status "$work/a.htour" --json | sed -n 's/^  "matches": *\([0-9]*\).*/\1/p')
awk -v ratio="$(awk '{ print $2 / $1 }' "$work/times" | median)" \
    -v without="$(awk '{ print $1 }' "$work/times" | median)" -v with="$(awk '{ print $2 }' "$work/times" | median)" \
    -v bytes="$(stat -c %s "$work/a.htour")" -v count="$count" \
    'BEGIN { printf "%d matches: %.3f s without, %.3f s with, ratio %.3f (aim 1.25); %.2f bytes a match (aim 8)\n",
             count, without, with, ratio, bytes / count }'
