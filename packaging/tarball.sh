#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# packaging/tarball.sh [FOLDER]: makes hilltop-VERSION.tar.xz of what is committed, in FOLDER or the folder one stands in, and
# prints its path. The same commit gives the same bytes. What is in it builds without git. A release has all translations but
# that into Hebrew, which is a trial: HILLTOP_UNFINISHED=1 makes a tarball of what is not finished. Texts that no translation
# knows of yet are what ./test.sh full looks for, so run that before.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:-$PWD}

if ! commit=$(git -C "$root" rev-parse --verify --quiet 'HEAD^{commit}' 2>/dev/null) ||
    [ "$(git -C "$root" rev-parse --show-toplevel)" != "$root" ]; then
    echo "tarball.sh: $root is no clone made by git, and only what is committed goes into the tarball." >&2
    exit 1
fi
if [ ! -d "$folder" ] || [ ! -w "$folder" ]; then
    echo "tarball.sh: there is no folder '$folder' that can be written to." >&2
    exit 1
fi
version=$(git -C "$root" show "$commit:CMakeLists.txt" | sed -n 's/^project(hilltop VERSION \([0-9.]*\).*/\1/p')
if [ -z "$version" ]; then
    echo "tarball.sh: CMakeLists.txt states no version." >&2
    exit 1
fi
if ! git -C "$root" diff --quiet "$commit" --; then
    echo "tarball.sh: changes that are not committed are left out." >&2
fi
for texts in $(git -C "$root" ls-tree --name-only "$commit" translations/ | grep '\.ts$' | grep -v '_he\.ts$'); do
    left=$(git -C "$root" show "$commit:$texts" | grep -c 'type="unfinished"' || true)
    if [ "$left" != 0 ] && [ -z "${HILLTOP_UNFINISHED:-}" ]; then
        echo "tarball.sh: $texts lacks $left translations. Complete it, or set HILLTOP_UNFINISHED=1 for a tarball that is no release." >&2
        exit 1
    fi
done

file=$folder/hilltop-$version.tar.xz
trap 'rm -f "$file.part"' EXIT
git -C "$root" archive --format=tar --prefix="hilltop-$version/" "$commit" | xz -6 -T1 >"$file.part"
mv "$file.part" "$file"
echo "$file"
