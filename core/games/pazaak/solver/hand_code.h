// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/pazaak/solver/match_table.h"

#include <optional>
#include <string>
#include <string_view>

namespace hilltop::pazaak {

/// A solved hand in as few bytes as it takes.
std::string encode(const SolvedHand& hand);
/// The hand with this many decks of seat 0 and seat 1, or nothing if the bytes cannot be one.
std::optional<SolvedHand> decode(std::string_view bytes, int decks0, int decks1);

} // namespace hilltop::pazaak
