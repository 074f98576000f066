#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./run.sh [ARGUMENT...]: installs what is missing, builds Hilltop and starts it with the arguments.
# Without a display it plays a tournament in the terminal and takes pictures of the pages.
set -euo pipefail
# shellcheck source=packaging/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/packaging/setup.sh"

packages=("${packages_build[@]}" "${packages_run[@]}")
if [ -n "${WAYLAND_DISPLAY:-}" ] && [ -z "${DISPLAY:-}" ]; then
    packages+=(qt6-wayland)
fi
install_missing "${packages[@]}"
install_ccache
build release hilltop hilltop-cli

bin=$root/build/release/bin
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; then
    exec "$bin/hilltop" "$@"
fi

export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software
if [ -z "${XDG_RUNTIME_DIR:-}" ]; then # Qt warns where there is none
    export XDG_RUNTIME_DIR=$root/build/runtime
    mkdir -p "$XDG_RUNTIME_DIR"
    chmod 700 "$XDG_RUNTIME_DIR"
fi
for argument in "$@"; do
    case $argument in
    -h | --help | --help-all | -v | --version) exec "$bin/hilltop" "$@" ;;
    esac
done

build release hilltop-pictures
echo "There is no display here, so instead of the window you get a tournament in the terminal and pictures of the pages."
"$bin/hilltop-cli" tournament run --game pazaak --bot random --bot bold --bot cautious --bot careful --bot expert --matches 2000
mkdir -p "$root/build/pictures"
for page in home play replay tournament; do
    picture=$root/build/pictures/$page.png
    LC_ALL=C.UTF-8 "$bin/hilltop-pictures" --screenshot "$picture" --page "$page"
    echo "$picture"
done
