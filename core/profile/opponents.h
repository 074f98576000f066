// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hilltop {

class GameEntry;

/// The level people meet until their rating says more.
inline constexpr int kSkilledLevel = 3;

/// A game's own table for a person of that level, 1 to 5: ids of bots, clockwise from the person, separated by spaces.
struct OpponentTable {
    std::string_view game;
    int level;
    std::string_view bots;
};
/// What each game's opponents.inc says; the build puts them together.
std::span<const OpponentTable> opponent_tables();

/// Built-in bots that make a good table for a person of that level, clockwise from the person: those of the game's
/// opponents.inc, again from the first where there are more seats, else all of that level.
std::vector<std::string> opponents(const GameEntry& game, int level, int count);

} // namespace hilltop
