// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/entry.h"

#include "games/euchre/contest/contests.h"

#include "game/entry_of.h"
#include "games/euchre/bots/bots.h"
#include "games/euchre/euchre_table.h"
#include "games/euchre/styles.h"

namespace hilltop {

const GameEntry& euchre_entry() {
    static const EntryOf<Euchre> entry(euchre::all_bots(), {}, euchre_contests());
    return entry;
}

} // namespace hilltop
