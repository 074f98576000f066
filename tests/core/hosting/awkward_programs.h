// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "awkward.h"

namespace hilltop::testing {

/// A program of the Euchre contest: it is asked by a text on stdin and says its answer on stdout.
#define SHELL(what) "#!/bin/sh\n# ordering naming\nread hand; read points; read tricks; read question; " what "\n"
#define CHOOSES "IFS=,; set -- $hand; case $question in discard|turn) echo $1;; alone) echo n;; *) echo p;; esac"

inline const AwkwardFile kAwkwardPrograms[] = {
    {"plain", SHELL(CHOOSES), "remark: answers were faults (not-allowed", Haste::None, true},
    {"noisy", SHELL("echo thinking >&2; " CHOOSES), "remark: answers were faults (not-allowed", Haste::None, true},
    {"unmarked", SHELL(CHOOSES), "out: is not executable"},
    {"garbage",
     "\x7f"
     "ELF garbage",
     "out: cannot be run", Haste::None, true},
    {"picture", "\x89PNG\r\n\x1a\n, and more\xff\xfe", "out: ", Haste::None, true},
    {"lost", "#!/opt/none/interpreter\nordering naming\n", "out: which is not installed", Haste::None, true},
    {"headless", "echo p # ordering naming\n", "out: the first line must name the program that runs it", Haste::None,
     true},
    {"silent", SHELL(":"), "out: none of its", Haste::None, true},
    {"fails", SHELL("exit 1"), "out: none of its", Haste::None, true},
    {"babbles", SHELL("echo well, let me see"), "out: none of its", Haste::None, true},
    {"sleeps", SHELL("sleep 60"), "out: time-out", Haste::Hurry, true},
    {"floods", SHELL("while :; do echo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done"),
     "out: too-much-output", Haste::None, true},
    {"empty", "", "out: is empty", Haste::None, true},
};

#undef CHOOSES
#undef SHELL

} // namespace hilltop::testing
