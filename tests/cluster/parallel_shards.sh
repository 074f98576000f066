#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# parallel_shards.sh [CLI [MATCHES]]: five shards by GNU parallel, each stopped once by a signal and run again; the merged
# file must equal that of a single run. Wants GNU parallel (Debian: parallel).
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cli=$(readlink -f "${1:-$root/build/release/bin/hilltop-cli}") matches=${2:-3000000}
command -v parallel >/dev/null || { echo "parallel_shards.sh: GNU parallel is missing (apt-get install parallel)" >&2; exit 2; }
work=$(mktemp -d /tmp/hilltop-parallel.XXXXXX)
trap 'rm -rf "$work"' EXIT
cat >"$work/plan.json" <<PLAN
{"game": "zipdeck", "bots": ["rando", "serpentine", "orion"], "matches": $matches, "seed": "7", "duplicate": true}
PLAN
export HILLTOP_CLI=$cli HILLTOP_THREADS=1
shard=$root/packaging/cluster/hilltop-shard.sh
# A shard that is stopped after half a second keeps what it has played; parallel starts it again until it is finished.
parallel --jobs 2 --retries 200 echo {} '>>' "$work/starts.txt" ';' timeout --signal=TERM 0.4 "$shard" "$work/plan.json" "$work" {} 5 ::: {0..4} >"$work/log.txt" 2>&1
starts=$(wc -l <"$work/starts.txt")
[ "$starts" -gt 5 ] || { echo "parallel_shards.sh: no shard was stopped; use more matches" >&2; exit 1; }
"$cli" tournament merge "$work/merged.htour" "$work"/shard-*
"$cli" tournament run "$work/plan.json" --out "$work/single.htour" >/dev/null
cmp <("$cli" tournament dump "$work/merged.htour") <("$cli" tournament dump "$work/single.htour")
echo "The merged file equals that of a single run; five shards were started $starts times."
