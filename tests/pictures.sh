#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tests/pictures.sh [-p PROGRAM] [-f FOLDER] [PATTERN...]: pictures of every page, table and dialog, light and dark, in
# English and German, in five sizes, on scaled screens and with letters of twice the size, to be looked at; no screen is
# needed. Names are PAGE[-GAME]-SIZE-MODE-LANGUAGE[-scale-X|-letters]: with PATTERNs only what matches one of them is
# taken ("bots-*", "*-960x640-light-de"). Where ImageMagick's montage is there, each page also gets contact sheets.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
program=$root/build/release/bin/hilltop-pictures
folder=$root/build/gallery
while getopts p:f: option; do
    case $option in
    p) program=$OPTARG ;;
    f) folder=$OPTARG ;;
    *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
patterns=("$@")
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software
mkdir -p "$folder"
mapfile -t games < <(sed -n 's/^  \([a-z-]*\))*$/\1/p' "$root/cmake/HilltopGames.cmake")
pages=(home tournament settings keys manual about)
of_games=(play result replay analysis hills new-match new-tournament rules results bots reviews quiz)

wanted() {
    [ ${#patterns[@]} -gt 0 ] || return 0
    local pattern
    # shellcheck disable=SC2053 # a pattern
    for pattern in "${patterns[@]}"; do [[ $1 == $pattern ]] && return 0; done
    return 1
}

taken=()
# picture WHAT SUFFIX LANGUAGE MODE SIZE OPTION...
picture() {
    local what=$1 suffix=$2 language=$3 mode=$4 size=$5
    local name="$what-$size-$mode-$language$suffix"
    wanted "$name" || return 0
    shift 5
    local options=(--size "$size" "$@")
    [ "$mode" = light ] || options+=(--dark)
    local locale=C.UTF-8
    [ "$language" = en ] || locale=de_DE.UTF-8
    LC_ALL=$locale "$program" --screenshot "$folder/$name.png" "${options[@]}" 2> >(grep -v propagateSizeHints >&2 || true)
    taken+=("$what")
}
# everything SUFFIX LANGUAGE MODE SIZE OPTION...
everything() {
    local page game
    for page in "${pages[@]}"; do picture "$page" "$1" "$2" "$3" "$4" --page "$page" "${@:5}"; done
    for page in "${of_games[@]}"; do
        for game in "${games[@]}"; do
            picture "$page-$game" "$1" "$2" "$3" "$4" --page "$page" --game "$game" "${@:5}"
        done
    done
}

for language in en de; do
    for mode in light dark; do
        for size in 800x600 960x640 1280x800 1920x1080 2560x1440; do everything "" $language $mode $size; done
        # What is cut anywhere is cut here first.
        for scale in 1.5 2; do QT_SCALE_FACTOR=$scale everything "-scale-$scale" $language $mode 960x640; done
        everything -letters $language $mode 1280x800 --letters 28
    done
done

if command -v montage > /dev/null; then
    for what in $(printf '%s\n' "${taken[@]}" | sort -u); do
        mapfile -t files < <(find "$folder" -maxdepth 1 -name "$what-[0-9]*.png" | sort -V)
        montage -label '%t' "${files[@]}" -tile 4x -geometry '640x400>+8+8' -background '#808080' "$folder/sheet-$what.png"
    done
fi
echo "${#taken[@]} pictures in $folder"
