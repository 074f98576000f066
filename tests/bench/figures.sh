#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# figures.sh FOLDER [NAME...]: how strong the champions are, piece by piece, each into a file of its own in FOLDER, so that it
# goes on where it was interrupted: run it again. NAMEs (thegame, rps, zipdeck, euchre) choose; without, all of them, the short
# pieces first. PIECES (4) pieces of each figure, on other deals; their means may be averaged. Build before:
#   ninja -C build/release thegame_champion rps_champion zipdeck_champion euchre_champion
# figures.sh FOLDER print: all that there is so far.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=${1:?a folder}
shift
bin=${BIN:-$root/build/release/bin}
mkdir -p "$folder"
if [ "${1:-}" = print ]; then
    for file in "$folder"/*.txt; do
        echo "$(basename "$file" .txt): $(cat "$file")"
    done
    exit
fi
names=" ${*:-thegame rps zipdeck euchre} "

# piece NAME COMMAND...: once.
piece() {
    local file=$folder/$1.txt
    case $names in *" ${1%%-*} "*) ;; *) return 0 ;; esac
    [ -e "$file" ] && return 0
    shift
    "$bin/$1" "${@:2}" >"$file.part"
    mv "$file.part" "$file"
    cat "$file"
}

for ((k = 0; k < ${PIECES:-4}; k++)); do
    for seats in 4 3 5 2; do
        piece "thegame-$seats-seats-$k" thegame_champion perfect "$seats" 250 400 $((250 * k))
    done
    piece "thegame-millisecond-$k" thegame_champion copies strong 4 250 $((250 * k))
    piece "thegame-strangers-$k" thegame_champion strangers 50 $((50 * k))
    for other in sharp expert steady; do
        piece "euchre-$other-$k" euchre_champion "$other" 500 $((k + 1))
    done
    piece "zipdeck-six-$k" zipdeck_champion table 2500 $((k + 1)) champion orion serpentine silent rando caller
    piece "zipdeck-reader-$k" zipdeck_champion table 2500 $((k + 1)) champion reader orion serpentine silent rando
    piece "zipdeck-leaders-$k" zipdeck_champion table 2500 $((k + 1)) champion leader leader leader leader leader
    piece "zipdeck-twelve-$k" zipdeck_champion table 500 $((k + 1)) champion orion serpentine silent rando caller \
        champion orion serpentine silent rando caller
    piece "rps-field-$k" rps_champion field 2500 $((k + 1))
    piece "rps-quick-$k" rps_champion field 10000 $((k + 1)) strong
done
