#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# events_cost.sh WITH WITHOUT: runs both builds of events_cost in turn and prints what events cost when nobody listens.
# Fails at 10 % or more, or if the answers differ.  ninja events_cost_run
set -eu
for round in 1 2 3 4 5 6 7 8 9; do
    echo "with $("$1")"
    echo "without $("$2")"
done | awk '
    { if (!($1 in best) || $2 > best[$1]) best[$1] = $2; digests[$3] = 1 }
    END {
        for (digest in digests) ++kinds
        cost = 100 * (best["without"] / best["with"] - 1)
        printf "with events %d matches/s, without %d: they cost %.1f %%\n", best["with"], best["without"], cost
        if (kinds != 1) { print "the answers differ"; exit 1 }
        exit cost >= 10
    }'
