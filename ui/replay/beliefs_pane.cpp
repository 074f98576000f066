// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/beliefs_pane.h"

namespace hilltop {
namespace {

std::optional<BelievedMoment> momentOf(const MatchCursor& cursor) {
    if (!cursor.replay()) return {};
    const SeatSet deciding = cursor.table().deciding();
    const Seat seat = cursor.view() >= 0 ? Seat(cursor.view())
                      : deciding.empty() ? Seat(cursor.seat())
                                         : *deciding.begin();
    const auto tables = [replay = std::shared_ptr<const Replay>(cursor.replay()), at = cursor.position()] {
        const auto of = [&](int position) { return std::shared_ptr<const Table>(replay, &replay->table(position)); };
        return BelievedMoment::Tables{at > 0 ? of(at - 1) : nullptr, of(at)};
    };
    return BelievedMoment{tables, seat, cursor.view() == MatchCursor::kAllCards, cursor.names()};
}

} // namespace

BeliefsPane::BeliefsPane(MatchCursor& cursor, QWidget* parent)
    : BeliefsGrid([&cursor] { return momentOf(cursor); }, parent) {
    connect(&cursor, &MatchCursor::moved, this, &BeliefsPane::follow);
    connect(&cursor, &MatchCursor::viewChanged, this, &BeliefsPane::follow);
    connect(&cursor, &MatchCursor::lineChanged, this, &BeliefsPane::follow);
}

} // namespace hilltop
