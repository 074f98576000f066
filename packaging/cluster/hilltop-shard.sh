#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# hilltop-shard.sh PLAN.json FOLDER [I [N]]: plays shard I of N of a tournament into FOLDER/shard-I-of-N.htour, or goes on
# with that file if it is there; a finished one is left as it is. Under Slurm and Kubernetes I and N come from the array.
# Environment: HILLTOP_CLI (hilltop-cli), HILLTOP_THREADS (what the scheduler gives, else all).
#SBATCH --job-name=hilltop
#SBATCH --cpus-per-task=2
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --signal=B:TERM@60
set -euo pipefail
plan=${1:?PLAN.json FOLDER [I [N]]} folder=${2:?PLAN.json FOLDER [I [N]]}
index=${3:-${SLURM_ARRAY_TASK_ID:-${JOB_COMPLETION_INDEX:-}}}
count=${4:-${HILLTOP_SHARDS:-}}
# The length of an array is the number of shards only if the whole of it was submitted.
if [ -z "$count" ] && [ "${SLURM_ARRAY_TASK_MIN:-}" = 0 ] && [ "$((SLURM_ARRAY_TASK_MAX + 1))" = "$SLURM_ARRAY_TASK_COUNT" ] &&
    [ "$SLURM_ARRAY_TASK_COUNT" -gt 1 ]; then
    count=$SLURM_ARRAY_TASK_COUNT
fi
if [ -z "$index" ] || [ -z "$count" ]; then
    echo "hilltop-shard.sh: which shard of how many? Start it as an array job (sbatch --array=0-7), set HILLTOP_SHARDS=8, or give I and N" >&2
    exit 2
fi
part=$folder/shard-$index-of-$count.htour
threads=(--threads "${HILLTOP_THREADS:-${SLURM_CPUS_PER_TASK:-$(nproc)}}")
if [ -e "$part" ]; then
    command=(tournament resume "$part" "${threads[@]}")
else
    command=(tournament run "$plan" --shard "$index/$count" --out "$part" "${threads[@]}")
fi
# In place of this shell, so that the scheduler's signals reach the program: it ends what it has begun and keeps it.
exec "${HILLTOP_CLI:-hilltop-cli}" "${command[@]}"
