// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/hand_nodes.h"

namespace hilltop::pazaak {

std::optional<Standpoint> standpoint(const View<Pazaak>& view) {
    const auto& open = view.open;
    const Seat other = next(view.me, Pazaak::kSeats);
    const auto& me = open.players[view.me];
    const auto& rival = open.players[other];
    if (me.total > HandNodes::kGoal || rival.total > HandNodes::kGoal || me.total < HandNodes::kLow) return {};
    if (rival.stood && me.total > rival.total) return {};
    if (me.total == HandNodes::kGoal && open.rules.auto_stand) return {};
    Standpoint point{};
    for (Seat seat : SeatSet::all(Pazaak::kSeats)) {
        const auto& player = open.players[seat];
        point.needs[seat.index()] = open.rules.hands_to_win - player.wins;
        point.cards[seat.index()] = player.side_left + (player.played_side != 0 ? 1 : 0);
    }
    if (rival.stood) {
        point.node = HandNodes::alone(rival.played_side != 0, rival.total, me.total);
        point.options = HandNodes::alone_options(rival.total, me.total);
    } else {
        point.node = HandNodes::open(me.total, rival.total);
        point.options = HandNodes::open_options(view.me.index(), me.total, rival.total);
    }
    return point;
}

Pazaak::Action forced(const View<Pazaak>& view) {
    const auto& me = view.open.players[view.me];
    const auto& rival = view.open.players[next(view.me, Pazaak::kSeats)];
    const bool decided = me.total > HandNodes::kGoal || rival.total > HandNodes::kGoal ||
                         (rival.stood && me.total > rival.total) || me.total == HandNodes::kGoal;
    return decided ? Pazaak::stand() : Pazaak::end();
}

} // namespace hilltop::pazaak
