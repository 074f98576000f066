# shellcheck shell=bash disable=SC2034
# SPDX-License-Identifier: GPL-3.0-or-later
# What run.sh and test.sh share: the one list of packages, installing what is missing of it, and the build. Sourced; sets
# `root`, the folder of the checkout, and changes no directory.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Debian 12's names. `build` compiles the program and its tests, `run` is what a started program loads (bubblewrap keeps the
# bots of others away from the person's files and the network), `test` what only the checks use.
packages_build=(build-essential cmake ninja-build qt6-base-dev qt6-declarative-dev qt6-svg-dev
    qt6-tools-dev qt6-l10n-tools fonts-inter nlohmann-json3-dev python3-fonttools
    libcanberra-dev libfmt-dev libcli11-dev librandom123-dev libboost-dev libeigen3-dev libpcre2-dev librapidcheck-dev
    libseccomp-dev libsqlite3-dev libssl-dev libutf8proc-dev python3 zlib1g-dev)
packages_run=(bubblewrap fonts-dejavu-core libgl1-mesa-dri libqt6svg6 qt6-qpa-plugins qml6-module-qtqml qml6-module-qtqml-models
    qml6-module-qtqml-workerscript qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-layouts
    qml6-module-qtquick-shapes qml6-module-qtquick-templates qml6-module-qtquick-window qt6-translations-l10n)
packages_test=(appstream at-spi2-core clang-format-14 cmark-gfm dbus-daemon desktop-file-utils fonts-vlgothic qml6-module-qttest tidy xauth xvfb)
packages_clang=(clang)
packages_full=(chromium flatpak flatpak-builder libclang-rt-dev python3-jsonschema rpm)
# What bots of others are written in. The program plays without them: tests that miss one say so and skip.
packages_bots=(default-jdk-headless nodejs)
needs="Hilltop installs its packages on Debian 12 and 13 and Ubuntu 24.04 only; on this system please have at hand: a C++20 \
compiler, CMake 3.25, Ninja, Python 3, Qt 6.4 or newer (Base, Declarative, Svg with its plugins, Linguist tools, with their \
development files and QML modules), nlohmann-json, fmt, libcanberra, CLI11, Random123, Boost's headers, Eigen, PCRE2, libseccomp, SQLite, OpenSSL, utf8proc, zlib and RapidCheck; Inter and fontTools for the typeface of the tables; and bubblewrap, which isolates bots"

# Debian and Ubuntu by the code name of their release, which their derivatives state too.
system_codename() {
    [ -r /etc/os-release ] || return 0
    # shellcheck disable=SC1091
    (. /etc/os-release && echo "${UBUNTU_CODENAME:-${DEBIAN_CODENAME:-${VERSION_CODENAME:-}}}")
}

# names_there CODENAME NAME...: what the release calls these packages, a line each. Ubuntu 24.04 names all as Debian 12 does.
names_there() {
    local codename=$1 name
    shift
    for name in "$@"; do
        case $codename:$name in
        trixie:clang-format-14) ;; # has newer ones only, which would format otherwise
        noble:chromium) ;; # is a snap there
        trixie:libqt6svg6) echo qt6-svg-plugins ;;
        *) echo "$name" ;;
        esac
    done
}

# install_missing NAME...: makes sure that these packages are there; says what it installs before it does.
install_missing() {
    local codename names=() missing=() tool
    codename=$(system_codename)
    can_install=yes
    case $codename in
    bookworm | trixie | noble) mapfile -t names < <(names_there "$codename" "$@") ;;
    *)
        can_install=
        for tool in "${CXX:-c++}" cmake ninja; do
            command -v "$tool" >/dev/null || give_up "$needs."
        done
        return 0
        ;;
    esac
    mapfile -t missing < <(comm -23 <(printf '%s\n' "${names[@]}" | sort) \
        <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "${names[@]}" 2>/dev/null | sed -n 's/^installed //p' | sort))
    [ ${#missing[@]} -gt 0 ] || return 0

    local as_root=(env)
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            give_up "Packages are missing, and this user has neither root nor sudo to install them; as root, run: apt-get install --no-install-recommends ${missing[*]}"
        as_root=(sudo env)
    fi
    echo "Installing ${#missing[@]} packages with apt-get: ${missing[*]}"
    case " ${missing[*]} " in
    *' bubblewrap '*) echo "(bubblewrap isolates bots: they get no network and cannot read your files.)" ;;
    esac
    [ "$codename" != noble ] || echo "(The names are those of Ubuntu 24.04, which nobody has tested yet.)"
    as_root+=(DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300)
    if ! { "${as_root[@]}" update && "${as_root[@]}" install -y --no-install-recommends "${missing[@]}"; } </dev/null; then
        give_up "The packages could not be installed; the message above says why."
    fi
}

# install_for_bots: what is missing of packages_bots, by the commands they bring; going on without is fine.
install_for_bots() {
    local wanted=() pair
    for pair in javac:default-jdk-headless node:nodejs; do
        command -v "${pair%%:*}" >/dev/null || wanted+=("${pair#*:}")
    done
    [ ${#wanted[@]} -gt 0 ] || return 0
    (install_missing "${wanted[@]}") || echo "Some tests of hosted bots will be skipped: ${wanted[*]} could not be installed." >&2
}

# install_ccache: makes the second build quick; where it cannot be installed without a question, going on without is fine.
install_ccache() {
    command -v ccache >/dev/null && return 0
    [ "$(id -u)" -eq 0 ] || sudo -n true 2>/dev/null || return 0
    (install_missing ccache) || echo "Later builds will take longer: ccache could not be installed." >&2
}

# give_up SENTENCE: the one sentence about what is missing, and the end.
give_up() {
    echo "$1" >&2
    exit 1
}

# build PRESET [-D...] [TARGET...]: configures where that has not been done so, and builds; all targets unless some are named.
# Where nothing can be installed, what CMake says of missing packages goes to a file, and the one sentence names it.
build() {
    local preset=$1 folder=$root/build/$1 log=$root/build/configure.log options=() wanted
    shift
    [ "$(locale charmap 2>/dev/null)" = UTF-8 ] || local -x LC_ALL=C.UTF-8 # else each of Qt 6.8's tools says so
    while [[ ${1:-} == -D* ]]; do
        options+=("$1")
        shift
    done
    # A folder of another clone, or of a commit with other presets or options, is configured afresh.
    wanted="$(sed "" "$root/CMakePresets.json" 2>/dev/null || true) ${options[*]}"
    if [ ! -e "$folder/build.ninja" ] || [ "$wanted" != "$(sed "" "$folder/configured" 2>/dev/null || true)" ] ||
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        if [ -n "$can_install" ]; then
            (cd "$root" && cmake --fresh --preset "$preset" "${options[@]}") || not_built "$folder"
        else
            mkdir -p "$root/build"
            (cd "$root" && cmake --fresh --preset "$preset" "${options[@]}") >"$log" 2>&1 ||
                give_up "$needs; what CMake did not find stands in $log."
        fi
        echo "$wanted" >"$folder/configured"
    fi
    ninja -C "$folder" -j "$(nproc)" "$@" || not_built "$folder"
}

# not_built FOLDER: the end of a build that failed, with the reason if it is the disk.
not_built() {
    local left
    left=$(df --output=avail -k "$root" | tail -n 1)
    [ "$left" -gt 100000 ] ||
        give_up "The disk that holds $1 is full, so the build stopped. Free about 3 GB and start again: what is built is kept."
    exit 1
}
