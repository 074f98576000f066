// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/entry.h"

#include "games/thegame/contest/contests.h"

#include "game/entry_of.h"
#include "games/thegame/bots/bots.h"
#include "games/thegame/styles.h"
#include "games/thegame/thegame_table.h"

namespace hilltop {

const GameEntry& thegame_entry() {
    static const EntryOf<TheGame> entry(thegame::all_bots(), {}, thegame_contests());
    return entry;
}

} // namespace hilltop
