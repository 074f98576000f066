// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/bot_player.h"
#include "records/replay.h"

#include <memory>
#include <string>
#include <vector>

namespace hilltop {

/// Makes and asks the bots of one match. What it refers to must outlive it.
struct SessionPlayers {
    const GameEntry& game;
    const Record& record;
    const LimitsByBot& limits;

    /// A bot for this seat, with the names of the others.
    std::unique_ptr<BotPlayer> make(Seat seat, const std::string& bot, std::vector<std::string> names) const;
    Question question(const Table& table, Seat seat, std::uint64_t ticket) const;
    /// Replays the questions and notifications of that seat from that place of the history on, up to the open question.
    void recall(BotPlayer& player, const BotUse& use, Seat seat, const std::vector<std::unique_ptr<Table>>& history,
                std::size_t from, std::uint64_t ticket) const;
};

} // namespace hilltop
