// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/event.h"

#include <algorithm>

namespace hilltop {

inline int count_in(const Layout& layout, const Spot& zone) {
    return static_cast<int>(
        std::count_if(layout.begin(), layout.end(), [&](const LaidCard& card) { return card.spot.same_zone(zone); }));
}

inline Layout::iterator find_at(Layout& layout, const Spot& spot) {
    return std::find_if(layout.begin(), layout.end(), [&](const LaidCard& card) { return card.spot == spot; });
}

inline bool apply_move(Layout& layout, const Event& event) {
    const auto moved = find_at(layout, event.from);
    if (moved == layout.end()) return false;
    moved->spot = {255, kCommon, 0};
    for (LaidCard& card : layout) {
        if (card.spot.same_zone(event.from) && card.spot.place > event.from.place) --card.spot.place;
    }
    for (LaidCard& card : layout) {
        if (card.spot.same_zone(event.to) && card.spot.place >= event.to.place) ++card.spot.place;
    }
    *moved = {event.to, event.face, event.seen_by};
    return true;
}

inline void apply_gather(Layout& layout, const Event& event) {
    const int onto = count_in(layout, event.to);
    for (LaidCard& card : layout) {
        if (!card.spot.same_zone(event.from)) continue;
        card.spot = {event.to.zone, event.to.seat, static_cast<std::uint8_t>(card.spot.place + onto)};
        card.seen_by = event.seen_by;
        if (event.seen_by.empty()) card.face = kHidden;
    }
}

/// What the table looks like after `event`. False if it names a card that is not there.
inline bool apply_event(Layout& layout, const Event& event) {
    switch (event.kind) {
    case Event::Kind::Move:
        return apply_move(layout, event);
    case Event::Kind::Gather:
        apply_gather(layout, event);
        return true;
    case Event::Kind::Show: {
        const auto shown = find_at(layout, event.from);
        if (shown == layout.end()) return false;
        shown->face = event.face;
        shown->seen_by = event.seen_by;
        return true;
    }
    case Event::Kind::Say:
    case Event::Kind::Score:
    case Event::Kind::Phase:
    case Event::Kind::Fault:
        return true;
    }
    return true;
}

} // namespace hilltop
