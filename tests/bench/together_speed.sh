#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Matches a second of two bots of each language, by pipes and together with the engine (--together), in turn; one thread. Starts
# are taken off: each figure is what the later matches took. PIPED and TOGETHER say how many matches (1000, 40000), ROUNDS how
# often (3, the best counts).
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cli=${HILLTOP_CLI:-$root/build/release/bin/hilltop-cli}
bots=$root/resources
piped=${PIPED:-1000} together=${TOGETHER:-40000} rounds=${ROUNDS:-3}

# least MATCHES OPTION...: nanoseconds that the quickest tournament of so many takes.
least() {
    local matches=$1 round begun took most=0
    shift
    for ((round = 0; round < rounds; ++round)); do
        begun=$(date +%s%N)
        "$cli" tournament run --threads 1 --seed 3 --matches "$matches" "$@" >/dev/null 2>&1
        took=$(($(date +%s%N) - begun))
        [ "$most" -gt 0 ] && [ "$took" -ge "$most" ] || most=$took
    done
    echo "$most"
}

# speed MATCHES OPTION...: matches a second.
speed() {
    local matches=$1 short long
    shift
    short=$(least $((matches / 5)) "$@")
    long=$(least "$matches" "$@")
    echo $(((matches - matches / 5) * 1000000000 / (long - short)))
}

printf '%-24s %12s %12s\n' "two bots" "by pipes" "together"
while read -r game one other; do
    options=(--game "$game" --bot "$one" --bot "$other")
    printf '%-24s %12s %12s\n' "$game ${one%%:*}" "$(speed "$piped" "${options[@]}")" \
        "$(speed "$together" "${options[@]}" --together)"
done <<END
pazaak java:$bots/pazaak/bots/Bold.java java:$bots/pazaak/bots/Cautious.java
thegame java:$bots/thegame/bots/SmallestGap.java java:$bots/thegame/bots/Courteous.java
zipdeck python:$bots/zipdeck/bots/even_hand.py python:$bots/zipdeck/bots/lightning_rod.py
rps js+node:$bots/rps/bots/odds.js js+node:$bots/rps/bots/pairs.js
END
