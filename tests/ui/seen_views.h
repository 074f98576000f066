// SPDX-License-Identifier: GPL-3.0-or-later
// What tables show of matches, without a table.
#pragma once

#include "records/replay.h"
#include "registry/registry.h"
#include "support/test.h"
#include "text/table_texts.h"

namespace hilltop {

/// A match of a bot, by default the game's first, with itself; `special` rules beside the usual ones. 0 seats: the
/// usual number.
inline Result<Replay> matchOfBots(const char* id, std::uint64_t number, int seats = 0, const RuleValues& special = {},
                                  const std::string& bot = {}) {
    const GameEntry& game = *find_game(id);
    RuleValues rules = special;
    rules.merge(default_values(game.rules()));
    const int count = seats > 0 ? seats : game.info().default_seats;
    const std::vector<std::string> bots(static_cast<std::size_t>(count), bot.empty() ? game.bots().front().id : bot);
    return Replay::make(*play_record(game, rules, {7, number, number}, bots), Replay::Asking::Later);
}

/// The view of that seat as QML reads it.
template <class View>
View seenBy(const Table& table, int seat) {
    const QVariant view = tableTexts(QString::fromUtf8(table.info().id)).typed(viewOf(table, seat));
    return view.value<View>();
}

/// Whether the rules take that answer of the seat.
inline bool takes(const Table& table, Seat seat, const QString& word) {
    return static_cast<bool>(table.copy()->answer(seat, word.toStdString()));
}

} // namespace hilltop
