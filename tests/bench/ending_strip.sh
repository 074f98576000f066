#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tests/bench/ending_strip.sh [-p PROGRAM] [-s WxH] [-d] [FOLDER [GAME...]]: how a match of each game ends, ten pictures
# a second in one strip, FOLDER/ending-GAME.png: the last card, the count, a pause, what won in light, the banner, the
# sheet. Look whether they come in this order, and whether anything covers the cards that won. -d: dark. A screen is not
# needed.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
program=$root/build/release/bin/hilltop-pictures
options=(--size 960x640)
while getopts p:s:d option; do
    case $option in
    p) program=$OPTARG ;;
    s) options=(--size "$OPTARG" "${options[@]:2}") ;;
    d) options+=(--dark) ;;
    *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
folder=${1:-endings}
games=("${@:2}")
if [ ${#games[@]} -eq 0 ]; then
    mapfile -t games < <(sed -n '/^set(HILLTOP_GAMES/,/)/s/^  \([a-z-]*\).*/\1/p' "$root/cmake/HilltopGames.cmake")
fi
mkdir -p "$folder"
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software FONTCONFIG_FILE=$root/tests/fonts.conf
for game in "${games[@]}"; do
    "$program" --screenshot "$folder/ending-$game.png" --page ending --game "$game" "${options[@]}"
    echo "$folder/ending-$game.png"
done
