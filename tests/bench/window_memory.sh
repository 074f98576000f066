#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tests/bench/window_memory.sh [PROGRAM [MATCHES]]: how much memory the window holds at the start, at a table of each game, and
# after a tournament of MATCHES (11000000) and four analyses; before them, what Qt takes for an empty window with one table.
# Uses the display there is, or Xvfb; a home of its own; the rendering the program chooses. Build before:
#   ninja -C build/release window_memory
set -euo pipefail
program=$(realpath "${1:-$(dirname "$0")/../../build/release/bin/window_memory}")
matches=${2:-11000000}
if [ -z "${DISPLAY:-}" ]; then exec xvfb-run -a -s "-screen 0 1280x800x24" "$0" "$program" "$matches"; fi
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export XDG_DATA_HOME=$home/data XDG_CONFIG_HOME=$home/config XDG_RUNTIME_DIR=$home
chmod 700 "$home"
"$program" empty
"$program" "$matches"
