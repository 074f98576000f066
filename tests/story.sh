#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tests/story.sh [-p PROGRAM] [-f FOLDER] [-s]: makes the moving picture on top of the README, resources/manual/pictures/story.gif,
# of stills of the window: somebody picks a game, plays a few tricks, sees the result and what it cost, lets bots play
# each other and looks at one of his own. FOLDER keeps the stills, and with -s they are all that is
# made. ImageMagick's convert is needed, a screen is not.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
program=$root/build/release/bin/hilltop-pictures
folder=
stills=
while getopts p:f:s option; do
    case $option in
    p) program=$OPTARG ;;
    f) folder=$OPTARG ;;
    s) stills=only ;;
    *) exit 2 ;;
    esac
done
made=$root/resources/manual/pictures/story.gif
most=2000000 # bytes; a page of the web is to open at once
[ -n "$stills" ] || command -v convert > /dev/null || { echo "story.sh: ImageMagick's convert is missing" >&2; exit 1; }
if [ -z "$folder" ]; then
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
fi
mkdir -p "$folder"
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LC_ALL=C.UTF-8 FONTCONFIG_FILE=$root/tests/fonts.conf

frames=()
# still TIME OPTION...: one picture, shown for so many hundredths of a second.
still() {
    local name
    name=$folder/$(printf '%02d' $((${#frames[@]} / 3))).png
    "$program" --screenshot "$name" --size 960x640 "${@:2}" 2> >(grep -v propagateSizeHints >&2 || true)
    frames+=(-delay "$1" "$name")
}

still 200 --page home
# The person's decisions in one hand.
for position in 60 70 75 80 85 90; do still 90 --page play --game euchre --position $position; done
still 260 --page result --game pazaak
for position in 3 5 7; do still 70 --page replay --game pazaak --position $position; done
still 330 --page analysis --game pazaak
still 280 --page tournament --game pazaak
still 280 --page bots --game rps

[ -z "$stills" ] || exit 0

# One palette for all, as the tables' light would shimmer from still to still.
convert -loop 0 "${frames[@]}" -resize 800x533! +dither -colors 200 +map -layers OptimizePlus "$made"
bytes=$(stat -c %s "$made")
echo "$((${#frames[@]} / 3)) stills, $bytes bytes: $made"
[ "$bytes" -lt $most ] || { echo "story.sh: larger than $most bytes" >&2; exit 1; }
