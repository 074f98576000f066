#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# slurm_shards.sh [CLI [MATCHES]]: a tournament of Pazaak bots in 8 shards by a Slurm of one node, started for this test and
# stopped after it. One shard is killed in the middle and run again. The merged file must equal that of a single run, byte
# for byte in its dump. Wants root; installs Slurm from Debian if it is missing.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cli=$(readlink -f "${1:-$root/build/release/bin/hilltop-cli}") matches=${2:-400000}
[ "$(id -u)" -eq 0 ] || { echo "slurm_shards.sh: a Slurm of its own wants root" >&2; exit 2; }
for program in slurmctld slurmd sbatch munged; do
    command -v "$program" >/dev/null || missing=1
done
[ -z "${missing:-}" ] || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends slurmctld slurmd slurm-client munge
work=$(mktemp -d /tmp/hilltop-slurm.XXXXXX)
chmod 711 "$work" # munge runs as a user of its own
slurm=$root/tests/cluster/slurm_one_node.sh
trap '"$slurm" stop "$work/slurm" || true; rm -rf "$work"' EXIT
"$slurm" start "$work/slurm"
eval "$("$slurm" env "$work/slurm")"
mkdir "$work/parts"
cat >"$work/plan.json" <<PLAN
{"game": "pazaak", "bots": ["bold", "cautious", "random", "careful"], "matches": $matches, "seed": "20150703", "duplicate": true}
PLAN
export HILLTOP_CLI=$cli
submit() { # ARRAY [OPTION...]
    local array=$1
    shift
    sbatch --parsable --array="$array" --cpus-per-task=1 --output="$work/log-%a.txt" "$@" \
        "$root/packaging/cluster/hilltop-shard.sh" "$work/plan.json" "$work/parts"
}
echo "Eight shards of $((6 * matches)) matches ..."
job=$(submit 0-7 --no-requeue)
# The fourth shard dies in the middle of its work, as on a machine that fails.
victim=$work/parts/shard-3-of-8.htour
for _ in $(seq 600); do
    pid=$(pgrep -f "^$cli tournament .*shard-3-of-8.htour" || true)
    if [ -n "$pid" ] && [ -s "$victim" ] && "$cli" tournament status "$victim" --json 2>/dev/null | grep -qE '^  "matches": [1-9]'; then
        kill -9 "$pid"
        killed=1
        break
    fi
    sleep 0.05
done
[ -n "${killed:-}" ] || { echo "slurm_shards.sh: shard 3 could not be killed in the middle; use more matches" >&2; exit 1; }
while squeue -h -j "$job" 2>/dev/null | grep -q .; do sleep 0.5; done
"$cli" tournament status "$victim"
if "$cli" tournament merge "$work/early.htour" "$work"/parts/*.htour >"$work/early.txt" 2>&1; then
    echo "Merged before the shard was run again: $(cat "$work/early.txt")"
fi
echo "Shard 3 again, the other shards are finished and only looked at ..."
HILLTOP_SHARDS=8 submit 0-7 --wait >/dev/null
"$cli" tournament merge "$work/merged.htour" "$work"/parts/*.htour
"$cli" tournament run "$work/plan.json" --out "$work/single.htour" >/dev/null
"$cli" tournament dump "$work/merged.htour" >"$work/merged.txt"
"$cli" tournament dump "$work/single.htour" >"$work/single.txt"
cmp "$work/merged.txt" "$work/single.txt"
cmp <("$cli" tournament show "$work/merged.htour" --json) <("$cli" tournament show "$work/single.htour" --json)
echo "The merged file equals that of a single run: $(wc -l <"$work/merged.txt") lines of dump, $(stat -c %s "$work/merged.htour") bytes."
