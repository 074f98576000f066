// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/entry.h"

#include "game/entry_of.h"
#include "games/thegame/bots/bots.h"
#include "games/thegame/thegame_table.h"

#include <array>

namespace hilltop {

const GameEntry& thegame_entry() {
    static constexpr const char* kBenchBots[] = {"simple-tom", "simple-tom", "simple-tom", "simple-tom"};
    static const EntryOf<TheGame> entry(thegame::all_bots(), {}, kBenchBots);
    return entry;
}

} // namespace hilltop
