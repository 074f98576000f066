// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a tournament's file: refused with a sentence, or read, dumped and shown.
#include "made_tournament.h"

using namespace hilltop;

static fuzz::Seeds seeds_of_tournament() {
    return {{"pairs.htour", fuzz::with_small_pages(fuzz::made_tournament(
                                R"({"game":"pazaak","bots":["careful","bold","careful"],"matches":2,"seed":"7"})"))},
            {"swiss.htour", fuzz::with_small_pages(fuzz::made_tournament(
                                R"({"game":"rps","bots":["simple","odds","simple"],"format":"swiss","rounds":2,)"
                                R"("matches":2,"seed":"7"})"))}};
}

HILLTOP_FUZZ(tournament, 100) {
    fuzz::read_tournament(fuzz::as_file(bytes, "bytes.htour"));
}
