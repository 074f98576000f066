// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hilltop::fuzz {

/// The bots of a table of the game with as few seats as it may have.
inline std::vector<std::string> made_bots(const GameEntry& game) {
    return std::vector<std::string>(static_cast<std::size_t>(std::max(game.info().min_seats, 2)),
                                    game.bots().front().id);
}

/// The match that the game's first bots play of seed 1.
inline Record made_record(const GameEntry& game) {
    auto record = play_record(game, default_values(game.rules()), {1, 0, 0}, made_bots(game));
    Record made = record.take();
    made.program = "hilltop";
    return made;
}

/// The same without its answers, as a line.
inline std::string short_record(const GameEntry& game) {
    Json json = record_to_json(made_record(game));
    json.erase("steps");
    return json.dump();
}

/// The game that the next byte chooses.
inline const GameEntry& game_of(int byte) {
    return *games()[static_cast<std::size_t>(byte) % games().size()];
}
inline char byte_of(const GameEntry& game) {
    return static_cast<char>(std::find(games().begin(), games().end(), &game) - games().begin());
}

} // namespace hilltop::fuzz
