// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/rps/bots/bots.h"

#include <memory>
#include <string_view>

namespace hilltop {

inline constexpr SeatSet kBoth = SeatSet::all(RpsPoker::kSeats);

/// The game's bot of that id; null if there is none.
inline std::unique_ptr<Bot<RpsPoker>> make_bot(std::string_view id) {
    for (const auto& spec : rps::all_bots())
        if (id == spec.traits.id) return spec.make();
    return nullptr;
}

} // namespace hilltop
