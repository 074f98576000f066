// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/replay_styles.h"

namespace hilltop {

void count_styles(const Replay& replay, std::span<StyleCounts* const> by_seat) {
    const auto count = [&](const Table& table, Seat seat, const std::string* answer) {
        replay.game().count_style(*table.seen(seat), answer, *by_seat[static_cast<std::size_t>(seat.index())]);
    };
    for (int position = 0; position < replay.positions(); ++position) {
        const Table& table = replay.table(position);
        if (table.over() || table.resting()) {
            for (const Seat seat : table.over() ? SeatSet::all(table.seats()) : table.asked())
                count(table, seat, nullptr);
            continue;
        }
        for (const Replay::Act& act : replay.acts(position))
            if (!act.fault) count(table, act.seat, act.word ? &*act.word : nullptr);
    }
}

} // namespace hilltop
