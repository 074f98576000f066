#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# figures.sh FOLDER [NAME...]: how strong the champions are, piece by piece, each into a file of its own in FOLDER, so that it
# goes on where it was interrupted: run it again. NAMEs (thegame, rps, zipdeck, euchre) choose; without, all of them, one
# piece of each figure before the second of any. PIECES (4) pieces of each figure, on other deals; their means may be averaged.
# SHARE (100): per cent of the matches of a piece, to try it out. A folder keeps to one share. Build before:
#   ninja -C build/release thegame_champion rps_champion zipdeck_champion euchre_champion
# figures.sh FOLDER print: all that there is so far.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=${1:?a folder}
shift
bin=${BIN:-$root/build/release/bin}
pieces=${PIECES:-4}
share=${SHARE:-100}

fail() {
    echo "figures.sh: $1" >&2
    exit 2
}
if [ "${1:-}" = print ]; then
    [ $# = 1 ] || fail "nothing may follow print"
    [ -d "$folder" ] || fail "no folder $folder"
    for file in "$folder"/*.txt; do
        if [ -e "$file" ]; then echo "$(basename "$file" .txt): $(cat "$file")"; fi
    done
    exit
fi
for name in "$@"; do
    case $name in
    thegame | rps | zipdeck | euchre) ;;
    *) fail "no champion $name: thegame, rps, zipdeck or euchre" ;;
    esac
done
names=" ${*:-thegame rps zipdeck euchre} "
[[ $pieces =~ ^[1-9][0-9]{0,3}$ ]] || fail "PIECES is a number from 1"
[[ $share =~ ^[1-9][0-9]{0,3}$ ]] || fail "SHARE is a number from 1"
for name in $names; do
    [ -x "$bin/${name}_champion" ] || fail "no $bin/${name}_champion: build it before"
done
mkdir -p "$folder"
exec 9>"$folder/lock"
flock -n 9 || fail "somebody else measures into $folder"
if [ -e "$folder/share" ] && [ "$(cat "$folder/share")" != "$share" ]; then
    fail "$folder was begun with SHARE=$(cat "$folder/share")"
fi
echo "$share" >"$folder/share"

# of MATCHES: the share of them.
of() { echo $((($1 * share + 99) / 100)); }

# piece NAME COMMAND...: once.
piece() {
    local file=$folder/$1.txt
    case $names in *" ${1%%-*} "*) ;; *) return 0 ;; esac
    [ -e "$file" ] && return 0
    shift
    "$bin/$1" "${@:2}" >"$file.part" 9>&-
    mv "$file.part" "$file"
    echo "$(basename "$file" .txt): $(cat "$file")"
}

for ((k = 0; k < pieces; k++)); do
    for other in sharp expert steady; do
        piece "euchre-$other-$k" euchre_champion "$other" "$(of 500)" $((k + 1))
    done
    piece "zipdeck-six-$k" zipdeck_champion table "$(of 2500)" $((k + 1)) champion orion serpentine silent rando caller
    piece "zipdeck-reader-$k" zipdeck_champion table "$(of 2500)" $((k + 1)) champion reader orion serpentine silent rando
    piece "zipdeck-leaders-$k" zipdeck_champion table "$(of 2500)" $((k + 1)) champion leader leader leader leader leader
    piece "zipdeck-twelve-$k" zipdeck_champion table "$(of 500)" $((k + 1)) champion orion serpentine silent rando caller \
        champion orion serpentine silent rando caller
    piece "rps-quick-$k" rps_champion field "$(of 10000)" $((k + 1)) strong
    piece "rps-field-$k" rps_champion field "$(of 2500)" $((k + 1))
    first=$((k * $(of 250)))
    piece "thegame-millisecond-$k" thegame_champion copies strong 4 "$(of 250)" "$first"
    piece "thegame-strangers-$k" thegame_champion strangers "$(of 50)" $((k * $(of 50)))
    for seats in 4 3 5 2; do
        piece "thegame-$seats-seats-$k" thegame_champion perfect "$seats" "$(of 250)" 400 "$first"
    done
done
