#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tests/bare.sh [--chroot] [--ccache] SUITE [COMMAND...]: a bare Debian SUITE (bookworm, trixie), with a clone of the last commit
# in it, where COMMAND runs; without one ./run.sh and then ./test.sh, as somebody who has read the README would. Tells the time on
# the clock and of the processor of each, and ends with the status of the first that failed.
#   --chroot  a plain chroot, where the kernel refuses user namespaces: bots cannot be isolated there, as in many containers
#   --ccache  keeps the compiler's cache from run to run: for finding faults, not for times
# Needs root, debootstrap and some 8 GB. HILLTOP_BARE names the folder for the bare systems and downloaded packages
# (~/.cache/hilltop-bare); remove it for new ones.
set -euo pipefail

if [ "${1:-}" = --inside ]; then # once more, in namespaces of its own: what is mounted and started here ends with this
    shift
    system=$1 isolates=$2 cached=$3 commands=$4
    mount --make-rprivate /
    mount --bind "$system" "$system"
    mount -t proc proc "$system/proc"
    mount --rbind /sys "$system/sys"
    mount -t tmpfs -o mode=755 tmpfs "$system/dev"
    for device in null zero full random urandom tty; do
        touch "$system/dev/$device"
        mount --bind "/dev/$device" "$system/dev/$device"
    done
    mkdir "$system/dev/shm" "$system/dev/pts"
    mount -t tmpfs -o mode=1777 tmpfs "$system/dev/shm"
    mount -t devpts -o newinstance,ptmxmode=0666 devpts "$system/dev/pts"
    ln -s pts/ptmx "$system/dev/ptmx"
    ln -s /proc/self/fd "$system/dev/fd"
    ln -s fd/0 "$system/dev/stdin"
    ln -s fd/1 "$system/dev/stdout"
    ln -s fd/2 "$system/dev/stderr"
    mount --bind "$system.packages" "$system/var/cache/apt/archives"
    if [ -n "$cached" ]; then
        mkdir -p "$system.ccache" "$system/root/.cache/ccache"
        mount --bind "$system.ccache" "$system/root/.cache/ccache"
    fi
    cd "$system"
    if [ -n "$isolates" ]; then
        mkdir -p old
        pivot_root . old
        umount -l /old
        cd /
    fi
    # Nothing of this machine's settings goes along.
    exec env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb DEBIAN_FRONTEND=noninteractive \
        chroot . bash -c "$commands" </dev/null
fi

isolates=yes cached=
while :; do
    case ${1:-} in
    --chroot) isolates= ;;
    --ccache) cached=yes ;;
    *) break ;;
    esac
    shift
done
case ${1:-} in
bookworm | trixie) suite=$1 ;;
*)
    echo "tests/bare.sh: say which Debian, bookworm or trixie, and what to run there if not ./run.sh and ./test.sh." >&2
    exit 2
    ;;
esac
shift
[ "$(id -u)" -eq 0 ] || { echo "tests/bare.sh: only root may mount a bare system; start this with sudo." >&2; exit 2; }
command -v debootstrap >/dev/null || { echo "tests/bare.sh: debootstrap makes the bare system; install it (apt-get install debootstrap)." >&2; exit 2; }

checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export HILLTOP_BARE=${HILLTOP_BARE:-${XDG_CACHE_HOME:-$HOME/.cache}/hilltop-bare}
system=$HILLTOP_BARE/$suite bare=$HILLTOP_BARE/$suite.tar
# shellcheck source=packaging/bare_system.sh
. "$checkout/packaging/bare_system.sh"
mkdir -p "$system.packages/partial"
rm -rf --one-file-system "$system"
make_bare "$suite" "$system" "$bare"
git clone --quiet --no-hardlinks "$checkout" "$system/root/hilltop"
[ -z "$(git -C "$checkout" status --porcelain)" ] || echo "What is not committed is not in the clone."

# shellcheck disable=SC2016 # the shell inside expands them
# `time` counts what has been waited for: every program that the command started.
commands="suite=$suite"'
cd /root/hilltop
failed=0
tell() {
    local status=0
    TIMEFORMAT="$* in $suite: %0R s on the clock, %0U s (user) and %0S s (system) of the processor"
    time "$@" || status=$?
    [ "$status" -eq 0 ] || echo "$* in $suite: failed with status $status" >&2
    [ "$failed" -ne 0 ] || failed=$status
}
'
if [ $# -gt 0 ]; then
    commands+="tell$(printf ' %q' "$@")"
else
    commands+='tell ./run.sh
tell ./test.sh'
fi
exec unshare --mount --pid --fork --kill-child "${BASH_SOURCE[0]}" --inside "$system" "$isolates" "$cached" "$commands
exit \$failed"
