# shellcheck shell=bash disable=SC2034
# SPDX-License-Identifier: GPL-3.0-or-later
# What run.sh and test.sh share: the one list of packages, installing what is missing of it, and the build. Sourced; sets
# `root`, the folder of the checkout, and changes no directory.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Debian 12's names. `build` compiles the program and its tests, `run` is what a started program loads, `test` what only the
# checks use.
packages_build=(build-essential cmake ninja-build qt6-base-dev qt6-charts-dev qt6-declarative-dev qt6-svg-dev
    qt6-tools-dev qt6-l10n-tools nlohmann-json3-dev
    libcanberra-dev libfmt-dev libcli11-dev librandom123-dev libboost-dev librapidcheck-dev
    libsqlite3-dev)
packages_run=(fonts-dejavu-core libgl1-mesa-dri qt6-qpa-plugins qml6-module-qtqml qml6-module-qtqml-models
    qml6-module-qtqml-workerscript qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-layouts
    qml6-module-qtquick-shapes qml6-module-qtquick-templates qml6-module-qtquick-window qt6-translations-l10n)
packages_test=(clang-format qml6-module-qttest xauth xvfb)
packages_clang=(clang)
needs="a C++20 compiler, CMake 3.25, Ninja, Qt 6.4 or newer (Base, Charts, Declarative, Svg, Linguist tools, with their development \
files and QML modules), nlohmann-json, fmt, libcanberra, CLI11, Random123, Boost's headers, SQLite and RapidCheck"

# Debian and Ubuntu by the code name of their release, which their derivatives state too.
system_codename() {
    [ -r /etc/os-release ] || return 0
    # shellcheck disable=SC1091
    (. /etc/os-release && echo "${UBUNTU_CODENAME:-${DEBIAN_CODENAME:-${VERSION_CODENAME:-}}}")
}

# Ubuntu 24.04 calls nearly everything as Debian 12 does; its clang-format is newer and would format otherwise.
ubuntu_name() {
    case $1 in
    clang-format) echo clang-format-14 ;;
    *) echo "$1" ;;
    esac
}

# install_missing NAME...: makes sure that these packages are there; says what it installs before it does.
install_missing() {
    local codename names=() missing=() name
    codename=$(system_codename)
    case $codename in
    bookworm) names=("$@") ;;
    noble) for name in "$@"; do names+=("$(ubuntu_name "$name")"); done ;;
    *)
        [ -e "$root/build/release/build.ninja" ] ||
            echo "Hilltop installs its packages on Debian 12 and Ubuntu 24.04 only; on this system please have at hand: $needs." >&2
        return 0
        ;;
    esac
    mapfile -t missing < <(comm -23 <(printf '%s\n' "${names[@]}" | sort) \
        <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "${names[@]}" 2>/dev/null | sed -n 's/^installed //p' | sort))
    [ ${#missing[@]} -gt 0 ] || return 0

    local as_root=(env)
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "Packages are missing, and this user has neither root nor sudo to install them; as root, run: apt-get install --no-install-recommends ${missing[*]}" >&2
            exit 1
        fi
        as_root=(sudo env)
    fi
    echo "Installing ${#missing[@]} packages with apt-get: ${missing[*]}"
    [ "$codename" = bookworm ] || echo "(The names are those of Ubuntu 24.04, which nobody has tested yet.)"
    as_root+=(DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300)
    if ! { "${as_root[@]}" update && "${as_root[@]}" install -y --no-install-recommends "${missing[@]}"; } </dev/null; then
        echo "The packages could not be installed; the message above says why." >&2
        exit 1
    fi
}

# build PRESET [TARGET...]: configures where that has not been done, and builds; all targets unless some are named.
build() {
    local preset=$1 folder=$root/build/$1 options=()
    shift
    if [ ! -e "$folder/build.ninja" ] || ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        if command -v ccache >/dev/null; then
            options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
        fi
        (cd "$root" && cmake --fresh --preset "$preset" "${options[@]}") || exit 1
    fi
    ninja -C "$folder" -j "$(nproc)" "$@" || exit 1
}
