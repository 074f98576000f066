// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/rps/entry.h"

#include "games/rps/contest/contests.h"

#include "game/entry_of.h"
#include "games/rps/bots/bots.h"
#include "games/rps/rps_table.h"
#include "games/rps/styles.h"

namespace hilltop {

const GameEntry& rps_entry() {
    static const EntryOf<RpsPoker> entry(rps::all_bots(), {}, rps_contests());
    return entry;
}

} // namespace hilltop
