#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# translations/update.sh [FOLDER]: takes the program's texts up into the translations (of FOLDER, else those here). English
# has the plural forms alone. A new language begins as an empty hilltop_<code>.ts.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:-$root/translations}
lupdate=$(command -v lupdate6 || command -v /usr/lib/qt6/bin/lupdate || command -v lupdate)

listed=$(mktemp -d)
finished=$(mktemp -d)
trap 'rm -rf "$listed" "$finished"' EXIT

# Games that are drafts are not translated; English has their plural forms.
released=$root
drafts=$(sed -n 's/^ *\([a-z0-9-]*\):draft.*/\1/p' "$root/cmake/HilltopGames.cmake")
if [ -n "$drafts" ]; then
    cp -r "$root/core" "$root/ui" "$root/app" "$finished"
    for game in $drafts; do
        rm -rf "$finished"/*/games/"$game"
    done
    released=$finished
fi

# Errors of the engine are failure("room", "pattern", ...) and misuse(...); lupdate takes up such calls only where nothing follows
# the pattern, so it gets a list of them; and site_text("pattern") of sites.
find "$released/core" "$released/ui" -name '*.cpp' -o -name '*.h' | LC_ALL=C sort | xargs perl -0777 -ne '
    while (/\b(?:failure|misuse)\(\s*"([\w-]+)",\s*("(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*)/g) {
        my ($room, $pattern) = ($1, $2);
        $pattern =~ s/"\s+"//g;
        print "QT_TRANSLATE_NOOP(\"$room\", $pattern),\n";
    }
    while (/\bsite_text\(\s*("(?:[^"\\]|\\.)*"(?:\s*"(?:[^"\\]|\\.)*")*)/g) {
        my $pattern = $1;
        $pattern =~ s/"\s+"//g;
        print "QT_TRANSLATE_", $pattern =~ /%n/ ? "N_" : "", "NOOP(\"Site\", $pattern),\n";
    }
' | LC_ALL=C sort -u >"$listed/errors.cpp"

# Qt 6.8 knows no heuristic of numbers any more.
options_of_all=(-no-obsolete -locations none
    -tr-function-alias "Q_DECLARE_TR_FUNCTIONS+=HILLTOP_WORDS,QT_TRANSLATE_NOOP+=HILLTOP_WORD,QT_TRANSLATE_N_NOOP+=HILLTOP_COUNTED"
     -disable-heuristic sametext -disable-heuristic similartext)
[[ $("$lupdate" -help) != *"{sametext|similartext|number}"* ]] || options_of_all+=(-disable-heuristic number)
for file in "$folder"/hilltop_*.ts; do
    options=("${options_of_all[@]}") sources=$released
    [ "${file##*_}" != en.ts ] || { options+=(-pluralonly) && sources=$root; }
    "$lupdate" -silent "${options[@]}" "$sources/core" "$sources/ui" "$sources/app" "$listed" -ts "$file"
done
