#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# built_in_tables.sh [CLI]: a tournament of all built-in bots of every game as the page resources/manual/strengths.md, on
# standard output. Takes an hour on one core; SCALE (1) times as many matches, THREADS (all) workers. With KEEP, a folder,
# the tournaments stay there, and what was interrupted goes on from where it was.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cli=$(readlink -f "${1:-$root/build/release/bin/hilltop-cli}")
if [ -n "${KEEP:-}" ]; then
    work=$KEEP
    mkdir -p "$work"
else
    work=$(mktemp -d "${TMPDIR:-/tmp}/hilltop-tables.XXXXXX")
    trap 'rm -rf "$work"' EXIT
fi

# played FILE OPTION...: the tournament, begun or gone on with.
played() {
    local file=$1
    shift
    if [ -e "$file" ]; then
        "$cli" tournament resume "$file" ${THREADS:+--threads "$THREADS"} >/dev/null
    else
        "$cli" tournament run "$@" --out "$file" ${THREADS:+--threads "$THREADS"} >/dev/null
    fi
}

# table TITLE GAME MATCHES OPTION...: all bots of a game, in the format the game has by itself.
table() {
    local title=$1 game=$2 matches=$(($3 * ${SCALE:-1})) bot
    shift 3
    local options=(--game "$game")
    for bot in $("$cli" bots "$game" --json | sed -n 's/.*"bot": "\(.*\)".*/\1/p'); do
        options+=(--bot "$bot")
    done
    options+=(--matches "$matches" --seed 7 "$@")
    echo "## $title"
    echo
    played "$work/$game.htour" "${options[@]}"
    "$cli" tournament show "$work/$game.htour" --markdown
    echo
    echo "\`hilltop-cli tournament run ${options[*]}\`"
    echo
}

# copies TITLE GAME MATCHES: each bot of a cooperative game among copies of itself alone.
copies() {
    local title=$1 game=$2 matches=$(($3 * ${SCALE:-1})) bot head=1
    echo "## $title"
    echo
    for bot in $("$cli" bots "$game" --json | sed -n 's/.*"bot": "\(.*\)".*/\1/p'); do
        played "$work/copies-$bot.htour" --game "$game" --bot "$bot" --matches "$matches" --seed 7
        "$cli" tournament show "$work/copies-$bot.htour" --markdown | grep '^|' | tail -n +"$head" | cut -d '|' -f 1,3,5-
        head=3
    done
    echo
    echo "\`hilltop-cli tournament run --game $game --bot BOT --matches $matches --seed 7\`"
    echo
}
cat <<'PAGE'
# How strong the built-in bots are

A tournament of all built-in bots of each game, in the format the game has by itself: every two of them where matches have two
sides, random tables for Zip Deck and The Game. *Range* is the range of places all of them keep at once in
95 of 100 such tournaments; the columns of 95 % belong to the one before. Matches on duplicate deals are played in all seatings of
the same cards. A seat held counts as a match. Made by `tests/bench/built_in_tables.sh`; the same command gives the same table anywhere.

PAGE
table "Pazaak" pazaak 20000 --duplicate
table "Euchre" euchre 200 --duplicate
table "RPS Poker" rps 2000 --duplicate
table "The Game, random tables" thegame 400
copies "The Game, among copies of itself" thegame 100
table "Zip Deck, random tables of six" zipdeck 3000 --format random-tables --seats 6
