#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# packaging/deb.sh [FOLDER]: makes the source tarball, Debian's source package and the .deb of what is committed, puts them into
# FOLDER (build/deb unless said), asks lintian about them, and tells their sizes. With DEB_BUILD_OPTIONS=nocheck the tests are
# neither built nor run.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:-$root/build/deb}

missing=()
for pair in dpkg-buildpackage:dpkg-dev dh:debhelper fakeroot:fakeroot lintian:lintian; do
    command -v "${pair%%:*}" >/dev/null || missing+=("${pair#*:}")
done
if [ ${#missing[@]} -gt 0 ]; then
    echo "deb.sh: please install what makes packages: apt-get install ${missing[*]}" >&2
    exit 1
fi
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

tarball=$("$root/packaging/tarball.sh" "$work")
version=${tarball##*/hilltop-}
version=${version%.tar.xz}
mv "$tarball" "$work/hilltop_$version.orig.tar.xz"
tar -xJf "$work/hilltop_$version.orig.tar.xz" -C "$work"
source=$work/hilltop-$version
cp -r "$source/packaging/debian" "$source/debian"
if ! head -n 1 "$source/debian/changelog" | grep -qF "($version-"; then
    echo "deb.sh: packaging/debian/changelog does not begin with version $version, which CMakeLists.txt states." >&2
    exit 1
fi

(cd "$source" && dpkg-buildpackage --unsigned-source --unsigned-changes "--jobs=$(nproc)")
find "$work" -maxdepth 1 -type f -exec mv {} "$folder" \;
(cd "$folder" && lintian --fail-on error,warning hilltop_"$version"-*.changes)
stat --format='%s bytes  %n' "$folder"/hilltop_"$version"*.deb "$folder/hilltop_$version.orig.tar.xz"
