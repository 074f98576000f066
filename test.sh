#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./test.sh [LEVEL], ./test.sh asan|tsan|clang [threads]: installs what is missing, builds everything and runs the tests.
#   quick   the engine, models and one table: under three minutes after a build
#   usual   what every change has to pass, and the default: all behaviour, in English, German and the pseudo language
#   full    every language and size, what the others leave out, everything once more under asan, tsan and clang, and a minute
#           of fuzzing for each reader of foreign bytes
#   asan    AddressSanitizer and UBSan: what reads, stores, hosts and walks (label memory)
#   tsan    ThreadSanitizer: what has threads
#   clang   everything built by Clang; with `threads` only what has threads
# usual and full check formatting and QML as well. The last lines are ctest's summary.
set -euo pipefail
# shellcheck source=packaging/setup.sh
. "$(dirname "${BASH_SOURCE[0]}")/packaging/setup.sh"

what=${1:-usual}
part=${2:-all}
preset=release targets=() only=() options=() rest=()
packages=("${packages_build[@]}" "${packages_run[@]}" "${packages_test[@]}")
case $what in
quick) only=(-L quick) ;;
usual) only=(-LE full) ;;
full)
    packages+=("${packages_clang[@]}" "${packages_full[@]}")
    rest=(asan tsan clang)
    ;;
asan | tsan | clang) preset=$what only=(-LE full) ;;
*)
    echo "test.sh: there is no '$what' to test. Use quick, usual, full, asan, tsan or clang." >&2
    exit 2
    ;;
esac
[ "$preset" != asan ] || [ -z "${HILLTOP_FULL:-}" ] || options=(-DHILLTOP_ALL_TESTS=ON)
[ "$preset" != tsan ] || part=threads # the window is not run there
[ "$preset" != clang ] || packages+=("${packages_clang[@]}")
case $part in
all) ;;
threads) targets=(thread_tests) only=(-L threads) ;;
*)
    echo "test.sh: '$part' is no part of the tests. Say threads, or nothing for all." >&2
    exit 2
    ;;
esac
install_missing "${packages[@]}"
install_ccache
install_for_bots

if [ "$what" = usual ] || [ "$what" = full ]; then
    # Formatting differs between versions of clang-format, so only the version of Debian 12 may judge it; Debian 13 has it not.
    if command -v clang-format-14 >/dev/null; then
        (cd "$root" && find core ui app tests \( -name '*.h' -o -name '*.cpp' \) -exec clang-format-14 --dry-run -Werror {} +)
    else
        echo "clang-format 14 is not installed, so formatting is not checked." >&2
    fi
fi

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
build "$preset" "${options[@]}" "${targets[@]}"

if [ "$what" = usual ] || [ "$what" = full ]; then
    # qmllint of Qt 6.4 crashes in up to half of its runs where addresses are spread, by nothing it has found: it starts again
    # then. What it does find, it finds every time.
    left=8
    until (build release all_qmllint); do [ $((left -= 1)) -gt 0 ] || exit 1; done
fi

export LC_ALL=C.UTF-8
export LSAN_OPTIONS="suppressions='$root/tests/lsan.supp':print_suppressions=0"
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1 TSAN_OPTIONS="suppressions='$root/tests/tsan.supp':die_after_fork=0"
[ "$what" != full ] || export HILLTOP_FULL=1 # tests read it, and this script in its next runs
folder=$root/build/$preset
rm -rf "$folder/tests/times"
passed=yes
"${launch[@]}" ctest --test-dir "$folder" --output-on-failure --no-tests=error "${only[@]}" -j "$(($(nproc) + 1))" | # some wait
    tee "$folder/tests/ctest.log" || passed=
if command -v python3 >/dev/null; then python3 "$root/tests/slowest.py" "$folder/tests/times"; fi
for other in "${rest[@]}"; do
    "$root/test.sh" "$other" || passed="" failed_in="${failed_in:-} $other"
done
[ "$what" != full ] || "$root/tests/fuzz/run.sh" 60 || passed="" failed_in="${failed_in:-} fuzzing"
# ctest's summary once more, so that it is what is read last.
sed -n '/tests passed, .* tests failed/,$p' "$folder/tests/ctest.log"
[ -z "${failed_in:-}" ] || echo "Tests also failed under:$failed_in (see above)." >&2
[ -n "$passed" ]
