#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./test.sh [release|asan|tsan|clang] [threads]: installs what is missing, builds everything and runs all tests under that preset;
# with `threads`, and under tsan always, only those that have threads. `release`, the default, checks formatting and QML as well.
# On success the last lines are ctest's summary.
set -euo pipefail
# shellcheck source=packaging/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/packaging/setup.sh"

preset=${1:-release}
part=${2:-all}
packages=("${packages_build[@]}" "${packages_run[@]}" "${packages_test[@]}")
case $preset in
release | asan) ;;
tsan) part=threads ;; # the window is not run there
clang) packages+=("${packages_clang[@]}") ;;
*)
    echo "test.sh: there is no preset '$preset' to test; use release, asan, tsan or clang" >&2
    exit 2
    ;;
esac
case $part in
all) targets=() only=() ;;
threads) targets=(thread_tests) only=(-L threads) ;;
*)
    echo "test.sh: '$part' is no part of the tests; say threads, or nothing for all" >&2
    exit 2
    ;;
esac
install_missing "${packages[@]}"
install_for_bots

launch=(env)
if [ "$preset" = tsan ]; then
    # GCC 12's ThreadSanitizer gives up where the kernel spreads addresses wider than it knows, which some containers do not let
    # anybody change.
    if setarch -R true 2>/dev/null; then launch=(setarch -R); fi
    export QT_NO_GLIB=1 # GLib's locks are as invisible as Qt's; Qt waits for events by itself as well
    probe=$(mktemp -d)
    echo 'int main() {}' >"$probe/probe.cpp"
    "${CXX:-c++}" -fsanitize=thread "$probe/probe.cpp" -o "$probe/probe"
    said=$("${launch[@]}" "$probe/probe" 2>&1) && runs=yes || runs=
    rm -rf "$probe"
    if [ -z "$runs" ]; then
        echo "test.sh: ThreadSanitizer does not run on this machine, so nothing was tested with it: ${said##*$'\n'}" >&2
        exit 0
    fi
fi
build "$preset" "${targets[@]}"

if [ "$preset $part" = "release all" ]; then
    # Formatting differs between versions of clang-format, so only the version of Debian 12 may judge it; Debian 13 has it not.
    if command -v clang-format-14 >/dev/null; then
        (cd "$root" && find core ui app tests \( -name '*.h' -o -name '*.cpp' \) -exec clang-format-14 --dry-run -Werror {} +)
    else
        echo "clang-format 14 is not installed: formatting is not checked." >&2
    fi
    build release all_qmllint
fi

export LC_ALL=C.UTF-8
export LSAN_OPTIONS="suppressions='$root/tests/lsan.supp':print_suppressions=0"
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1 TSAN_OPTIONS="suppressions='$root/tests/tsan.supp':die_after_fork=0"
exec "${launch[@]}" ctest --test-dir "$root/build/$preset" --output-on-failure --no-tests=error "${only[@]}" -j "$(($(nproc) + 1))" # some wait
