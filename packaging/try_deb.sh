#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck disable=SC2016 # dpkg-query knows its fields by such names itself
# packaging/try_deb.sh FILE.deb [RELEASE [BASE.tar]]: installs the package in a bare system of Debian (bookworm unless another
# release is named), plays, upgrades it while a tournament lies half played, removes and purges it. BASE.tar keeps the bare
# system for the next time. As root; mounts are this script's own and end with it.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=packaging/bare_system.sh
. "$here/bare_system.sh"

if [ $# -lt 1 ] || [ $# -gt 3 ] || [ ! -f "$1" ]; then
    echo "usage: try_deb.sh FILE.deb [RELEASE [BASE.tar]]" >&2
    exit 2
fi
if [ "$(id -u)" -ne 0 ] || ! command -v debootstrap >/dev/null || ! command -v unshare >/dev/null; then
    echo "try_deb.sh: needs root, debootstrap and unshare to make a bare system." >&2
    exit 1
fi
if [ -z "${HILLTOP_TRY_ALONE:-}" ]; then # mounts that nobody else sees and that no crash leaves behind
    HILLTOP_TRY_ALONE=yes exec unshare --mount --propagation private bash "$here/try_deb.sh" "$@"
fi
deb=$(realpath "$1")
release=${2:-bookworm}
base=${3:-}

work=$(mktemp -d)
system=$work/system
end() {
    umount -l "$system/proc" 2>/dev/null || true
    rm -rf --one-file-system "$work"
}
trap end EXIT

make_bare "$release" "$system" "$base"
mount -t proc proc "$system/proc"
inside() { chroot "$system" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive HOME=/root "$@"; }
as_player() { inside su player -s /bin/sh -c "PATH=/usr/bin:/bin:/usr/games; $1"; }
say() { echo "== $1"; }
fail() {
    echo "try_deb.sh: $1" >&2
    exit 1
}

inside apt-get -qq update
inside useradd --create-home player
before=$(inside dpkg-query -W -f '${Package}\n' | sort)
cp "$deb" "$system/tmp/first.deb"

say "install"
started=$(date +%s)
inside apt-get install -y --no-install-recommends /tmp/first.deb >"$work/install.log" 2>&1 || { tail -n 20 "$work/install.log" >&2; fail "the package does not install."; }
echo "installed in $(($(date +%s) - started)) s, $(stat -c %s "$deb") bytes of package"
grep -E '^(Need to get|After this operation|[0-9]+ upgraded)' "$work/install.log" || true

say "play with the command line and in the window"
cp -r "$here/debian/tests" "$system/tmp/tests"
chmod -R a+rX "$system/tmp/tests"
as_player 'sh /tmp/tests/command-line >/dev/null' || fail "the command line does not play."
as_player 'sh /tmp/tests/offscreen' || fail "the window does not play."

say "upgrade with a tournament half played"
as_player 'timeout -s KILL 3 hilltop-cli tournament run --game pazaak --bot careful --bot expert --matches 100000000 --seed 1 --threads 1 --out /home/player/half.htour >/dev/null 2>&1; test -s /home/player/half.htour' ||
    fail "no tournament was begun."
version=$(dpkg-deb -f "$deb" Version)
dpkg-deb -R "$deb" "$work/next"
sed -i "s/^Version: .*/Version: ${version}+next/" "$work/next/DEBIAN/control"
dpkg-deb --root-owner-group -Zgzip -z1 -b "$work/next" "$system/tmp/next.deb" >/dev/null
inside apt-get install -y --no-install-recommends /tmp/next.deb >"$work/upgrade.log" 2>&1 || { tail -n 20 "$work/upgrade.log" >&2; fail "the package does not upgrade."; }
[ "$(inside dpkg-query -W -f '${Version}' hilltop)" = "${version}+next" ] || fail "the upgrade was not made."
as_player 'hilltop-cli tournament status /home/player/half.htour' || fail "the tournament's file is not read after the upgrade."

say "remove and purge"
inside apt-get remove -y hilltop >/dev/null 2>&1 || fail "the package is not removed."
inside sh -c 'command -v hilltop || command -v hilltop-cli' >/dev/null && fail "its programs are still there."
inside dpkg --purge hilltop >/dev/null 2>&1 || fail "the package is not purged."
left=$(cd "$system" && find etc usr var/lib opt -xdev -iname '*hilltop*' ! -path 'var/lib/apt/*' ! -path 'var/lib/dpkg/status*')
[ -z "$left" ] || fail "the purge leaves $left"
as_player 'test -s /home/player/half.htour' || fail "the purge took a person's tournament away."
inside apt-get autoremove --purge -y >/dev/null 2>&1
after=$(inside dpkg-query -W -f '${Package}\n' | sort)
[ "$before" = "$after" ] || fail "packages stay behind: $(comm -13 <(echo "$before") <(echo "$after") | tr '\n' ' ')"
echo "Everything is as it was before, but for the person's own files."
