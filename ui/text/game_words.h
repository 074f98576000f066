// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/table_texts.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace hilltop {

/// How the contest a game comes from was held, beyond what the game's Info says.
struct Contest {
    std::int64_t matches = 1000; ///< for each pair, or in all where everybody sits at one table
    bool cup = false;            ///< it also had a ladder of sets of that many matches
    const char* rules = nullptr; ///< the variant of the rules that its controller enforced; none: the usual ones
};

/// What a game says in the window alone.
struct GameTexts {
    std::string_view game;
    const TableTexts& table;
    Contest contest{};
};

/// One for each game that has a folder here: the list that the build makes of ui/games.
std::span<const GameTexts* const> allGameTexts();

/// From the descriptions of the contests. Where one names no number it is the least that makes its score.
Contest contestOf(std::string_view game);

} // namespace hilltop
