// SPDX-License-Identifier: GPL-3.0-or-later
#include "registry/registry.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace hilltop {

namespace {

std::vector<const GameEntry*>& all_games() {
    static std::vector<const GameEntry*> all = listed_games();
    return all;
}

} // namespace

std::span<const GameEntry* const> games() {
    return all_games();
}

GuestGame::GuestGame(const GameEntry& game) {
    all_games().push_back(&game);
}

GuestGame::~GuestGame() {
    all_games().pop_back();
}

std::vector<const GameEntry*> released_games() {
    std::vector<const GameEntry*> released(games().begin(), games().end());
    std::erase_if(released, [](const GameEntry* game) { return is_draft(game->info().id); });
    return released;
}

const GameEntry* find_game(std::string_view id) {
    for (const GameEntry* game : games()) {
        if (game->info().id == id) return game;
    }
    return nullptr;
}

Result<const GameEntry*> require_game(std::string_view id) {
    if (const GameEntry* game = find_game(id)) return game;
    std::vector<std::string_view> ids;
    for (const GameEntry* game : games())
        ids.emplace_back(game->info().id);
    return misuse("registry", "there is no game \"{}\"; the games are {}", id, fmt::format("{}", fmt::join(ids, ", ")));
}

} // namespace hilltop
