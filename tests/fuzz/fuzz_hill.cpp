// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a hill's file: refused with a sentence, or read, dumped and shown.
#include "made_hill.h"

using namespace hilltop;

static fuzz::Seeds seeds_of_hill() {
    return {{"pazaak.hhill", fuzz::with_small_pages(fuzz::made_hill("pazaak"))},
            {"thegame.hhill", fuzz::with_small_pages(fuzz::made_hill("thegame"))}};
}

HILLTOP_FUZZ(hill, 60) {
    fuzz::read_hill(fuzz::as_file(bytes, "bytes.hhill"));
}
