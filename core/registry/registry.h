// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/entry.h"

#include <span>
#include <vector>

namespace hilltop {

/// The games of the build's list, cmake/HilltopGames.cmake.
std::vector<const GameEntry*> listed_games();
/// All games, in the order lists show them.
std::span<const GameEntry* const> games();
/// Whether the game `id` is marked as a draft in the build's list.
bool is_draft(std::string_view id);
/// The games that are no drafts: those that are complete for a release.
std::vector<const GameEntry*> released_games();
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
