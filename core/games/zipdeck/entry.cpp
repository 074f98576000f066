// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/entry.h"

#include "games/zipdeck/contest/contests.h"

#include "game/entry_of.h"
#include "games/zipdeck/bots/bots.h"
#include "games/zipdeck/bots/exploiting.h"
#include "games/zipdeck/styles.h"
#include "games/zipdeck/zipdeck_table.h"

namespace hilltop {

const GameEntry& zipdeck_entry() {
    static const EntryOf<ZipDeck> entry(zipdeck::all_bots(), {}, zipdeck_contests(), {}, &zipdeck::solver());
    return entry;
}

} // namespace hilltop
