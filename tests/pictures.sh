#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tests/pictures.sh [PROGRAM] [FOLDER]: pictures of every page, table and dialog, light and dark, in five sizes, in
# German, on scaled screens and with letters of twice the size, to be looked at. No screen is needed.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
program=${1:-$root/build/release/bin/hilltop}
folder=${2:-$root/build/gallery}
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LC_ALL=C.UTF-8
mkdir -p "$folder"
mapfile -t games < <(sed -n 's/^  \([a-z-]*\))*$/\1/p' "$root/cmake/HilltopGames.cmake")

# picture NAME OPTION...
picture() {
    local name=$1
    shift
    "$program" --screenshot "$folder/$name.png" "$@" 2> >(grep -v propagateSizeHints >&2 || true)
}
for size in 800x600 960x640 1280x800 1920x1080 2560x1440; do
    for mode in light dark; do
        options=(--size "$size")
        [ $mode = light ] || options+=(--dark)
        picture "home-$size-$mode" --page home "${options[@]}"
        picture "tournament-$size-$mode" --page tournament "${options[@]}"
        for game in "${games[@]}"; do
            picture "$game-play-$size-$mode" --page play --game "$game" "${options[@]}"
            picture "$game-replay-$size-$mode" --page replay --game "$game" "${options[@]}"
            picture "$game-analysis-$size-$mode" --page analysis --game "$game" "${options[@]}"
        done
    done
done
for mode in light dark; do
    options=()
    [ $mode = light ] || options=(--dark)
    for page in settings keys; do picture "$page-$mode" --page $page "${options[@]}"; done
    for game in "${games[@]}"; do
        for page in new-match new-tournament rules results; do
            picture "$game-$page-$mode" --page $page --game "$game" "${options[@]}"
        done
    done
done
export LC_ALL=de_DE.UTF-8
for page in home tournament settings keys; do picture "$page-german" --page $page; done
for game in "${games[@]}"; do
    for page in play replay analysis new-match new-tournament rules results; do
        picture "$game-$page-german" --page $page --game "$game" --size 960x640
    done
done
# What is cut anywhere is cut here first: long words, large letters, the smallest window.
small() {
    for page in home tournament bots; do picture "$page-$1" --page $page --size 960x640 "${@:2}"; done
    for game in "${games[@]}"; do
        for page in play replay analysis; do
            picture "$game-$page-$1" --page $page --game "$game" --size 960x640 "${@:2}"
        done
    done
}
QT_SCALE_FACTOR=1.5 small scale-1.5
QT_SCALE_FACTOR=2 small scale-2 --dark
small large-letters --letters 28
ls "$folder" | wc -l
