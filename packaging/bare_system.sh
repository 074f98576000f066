# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What try_deb.sh and tests/bare.sh share: making a bare Debian. Sourced.

# make_bare RELEASE FOLDER [BASE.tar]: a bare RELEASE in FOLDER, which reaches the network as this machine does and starts no
# services. BASE.tar keeps it for the next time. Needs root and debootstrap; HILLTOP_MIRROR names another mirror of Debian.
make_bare() {
    local release=$1 system=$2 base=${3:-} mirror=${HILLTOP_MIRROR:-http://deb.debian.org/debian}
    mkdir -p "$system"
    if [ -n "$base" ] && [ -f "$base" ]; then
        tar -xf "$base" -C "$system"
    else
        debootstrap --variant=minbase "$release" "$system" "$mirror" >"$system.log" ||
            { tail -n 3 "$system.log" >&2; echo "No bare $release could be made from $mirror." >&2; return 1; }
        rm "$system.log"
        [ -z "$base" ] || { tar -cf "$base.part" -C "$system" . && mv "$base.part" "$base"; }
    fi
    cp /etc/resolv.conf "$system/etc/resolv.conf" 2>/dev/null || true
    [ -z "${http_proxy:-}" ] || echo "Acquire::http::Proxy \"$http_proxy\";" >"$system/etc/apt/apt.conf.d/90proxy"
    printf '#!/bin/sh\nexit 101\n' >"$system/usr/sbin/policy-rc.d" && chmod +x "$system/usr/sbin/policy-rc.d"
}
