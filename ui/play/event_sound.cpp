// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/event_sound.h"

namespace hilltop {

std::optional<Sound> soundOf(const Event& event, const Info& info, int me) {
    if (event.kind == Event::Kind::Move) return Sound::Card;
    if (event.kind != Event::Kind::Score) return {};
    if (me < 0 || event.seat == kCommon || info.cooperative) return Sound::Point;
    const bool mine = event.seat == me || (info.teams && event.seat % 2 == me % 2);
    if (info.low_points) return mine ? Sound::Loss : Sound::Point; // what others have to bear is not won
    return mine ? Sound::Gain : Sound::Loss;
}

} // namespace hilltop
