#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# java_twins.sh [MATCHES]: a tournament of Pazaak of the Java bots Bold and Cautious against one of the built-in bots
# that play the same, in one thread and in two: the standings must be the same to the last byte. Needs a JDK.
set -e
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
cli=${CLI:-$root/build/release/bin/hilltop-cli}
matches=${1:-20000}
table() {
    "$cli" tournament run --game pazaak --matches "$matches" --seed 2026 --json --threads "$@" |
        python3 -c 'import json, sys
result = json.load(sys.stdin)
text = json.dumps(result["standings"], indent=1)
for bot in ("Bold", "Cautious"):
    text = text.replace("java:" + sys.argv[1] + bot + ".java", bot.lower()).replace("\"" + bot + "\"", "\"" + bot.lower() + "\"")
print(text)' "$root/resources/pazaak/bots/"
}
built_in=$(table 1 --bot bold --bot cautious)
for threads in 1 2; do
    begun=$(date +%s.%N)
    java=$(table "$threads" --bot "java:$root/resources/pazaak/bots/Bold.java" --bot "java:$root/resources/pazaak/bots/Cautious.java")
    took=$(echo "$(date +%s.%N) $begun" | awk '{ print $1 - $2 }')
    if [ "$java" != "$built_in" ]; then
        echo "$threads threads: not the same" >&2
        printf '%s\n' "$built_in" "$java" >&2
        exit 1
    fi
    echo "$threads threads: the same standings of $matches matches, in $took s"
done
