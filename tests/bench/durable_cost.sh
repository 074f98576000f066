#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# durable_cost.sh [CLI]: what keeping results costs. Five Pazaak bots, MATCHES (100000) a pair, with --out and without in turn,
# RUNS (7) times each; prints the median ratio of neighbours (aim: 1.25) and bytes a match (aim: 8).
# FOLDER (a temporary one) is where the file comes, THREADS (2) how many play. BOTS names others; unless said they are the four
# quickest, one of them twice: the slower the bots, the less a file weighs.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cli=$(readlink -f "${1:-$root/build/release/bin/hilltop-cli}")
read -ra bots <<<"${BOTS:-random bold cautious careful careful}"
matches=${MATCHES:-100000} runs=${RUNS:-7} threads=${THREADS:-2}
work=$(mktemp -d "${FOLDER:-${TMPDIR:-/tmp}}/hilltop-durable.XXXXXX")
trap 'rm -rf "$work"' EXIT

# play OPTION...: seconds of a tournament, and seconds of the processor.
TIMEFORMAT='%R %U %S'
play() {
    { time "$cli" tournament run --game pazaak "${bots[@]/#/--bot=}" --matches "$matches" --seed 1 --threads "$threads" --json "$@" \
        >"$work/now.json" 2>/dev/null; } 2>&1 | awk '{ print $1, $2 + $3 }'
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
    echo "without a file, with one: ${without% *} s, ${with% *} s; of the processor ${without#* } s, ${with#* } s"
done
count=$("$cli" tournament status "$work/a.htour" --json | sed -n 's/^  "matches": *\([0-9]*\).*/\1/p')
awk -v ratio="$(awk '{ print $3 / $1 }' "$work/times" | median)" -v work="$(awk '{ print $4 / $2 }' "$work/times" | median)" \
    -v bytes="$(stat -c %s "$work/a.htour")" -v count="$count" \
    'BEGIN { printf "%d matches: with a file %.3f times the time (aim 1.25), %.3f times the processor; %.2f bytes a match (aim 8)\n",
             count, ratio, work, bytes / count }'
