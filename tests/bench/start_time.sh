#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tests/bench/start_time.sh [HILLTOP [RUNS]]: from starting the program to the first painted table, and the memory it then holds.
# Uses the display there is, or Xvfb; software rendering; a home of its own.
set -euo pipefail
hilltop=$(realpath "${1:-$(dirname "$0")/../../build/release/bin/hilltop}")
runs=${2:-9}
if [ -z "${DISPLAY:-}" ]; then exec xvfb-run -a -s "-screen 0 1280x800x24" "$0" "$hilltop" "$runs"; fi
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export XDG_DATA_HOME=$home/data XDG_CONFIG_HOME=$home/config XDG_RUNTIME_DIR=$home QT_QUICK_BACKEND=software
chmod 700 "$home"
for run in $(seq 0 "$runs"); do
    begun=$(date +%s%3N)
    mapfile -t said < <("$hilltop" --game pazaak --report-first-paint)
    [ "$run" -eq 0 ] || echo "$((said[0] - begun)) ms ${said[1]}" # the first run warms the disk
done | sort -n | awk '{ line[NR] = $0 } END { print "fastest " line[1]; print "median  " line[int((NR + 1) / 2)]; print "slowest " line[NR] }'
