#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# translations/update.sh [FOLDER]: takes the program's texts up into the translations (of FOLDER, else those here). English
# has the plural forms alone. A new language begins as an empty hilltop_<code>.ts.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:-$root/translations}
lupdate=$(command -v lupdate6 || command -v /usr/lib/qt6/bin/lupdate || command -v lupdate)
for file in "$folder"/hilltop_*.ts; do
    options=(-no-obsolete -locations none)
    [ "${file##*_}" != en.ts ] || options+=(-pluralonly)
    "$lupdate" -silent "${options[@]}" "$root/ui" "$root/app" -ts "$file"
done
