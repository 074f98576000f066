// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"

#include <span>

namespace hilltop {

/// All games, in the order lists show them.
std::span<const GameEntry* const> games();
/// The game named `id`; nullptr if there is none.
const GameEntry* find_game(std::string_view id);
/// The same, with an error that names the games there are.
Result<const GameEntry*> require_game(std::string_view id);

/// A game of a test, which is among the others as long as this lives. Not while others read the list.
class GuestGame {
public:
    explicit GuestGame(const GameEntry& game);
    ~GuestGame();
    GuestGame(const GuestGame&) = delete;
    GuestGame& operator=(const GuestGame&) = delete;
};

} // namespace hilltop
