// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match.h"
#include "engine/play.h"
#include "games/euchre/bots/bots.h"

#include <map>
#include <memory>
#include <string_view>

namespace hilltop::euchre {

/// How the hands of some matches ended.
struct HandCounts {
    std::int64_t played = 0; ///< void ones left out
    std::int64_t empty = 0;  ///< the void ones
    /// By Hand::gained: points of the makers, negative: of the defenders.
    std::map<int, std::int64_t> by_points;

    /// Percent of the hands played.
    double percent(int gained) const {
        const auto found = by_points.find(gained);
        return found == by_points.end() ? 0.0
                                        : 100.0 * static_cast<double>(found->second) / static_cast<double>(played);
    }
};

/// Plays matches of four times the same built-in bot until `hands` have been played.
inline HandCounts count_hands(std::string_view bot, const Euchre::Rules& rules, std::int64_t hands) {
    HandCounts counts;
    std::unique_ptr<Bot<Euchre>> player;
    for (const auto& spec : all_bots()) {
        if (spec.traits.id == bot) player = spec.make();
    }
    for (std::uint64_t number = 0; counts.played + counts.empty < hands; ++number) {
        Match<Euchre> match(rules, Euchre::kSeats, Chance(2015, number));
        while (!match.over()) {
            for (Seat seat : match.pending()) {
                Rng rng = dice(2015, number, seat, match.decision_of(seat));
                match.answer(seat, player->act(match.view(seat), rng).action);
            }
            match.step();
            const auto& open = match.state().open;
            if (open.phase != Euchre::Phase::HandRest && open.phase != Euchre::Phase::Over) continue;
            if (open.hand.maker == Euchre::kNobody) {
                ++counts.empty;
            } else {
                ++counts.played;
                ++counts.by_points[open.hand.gained];
            }
        }
    }
    return counts;
}

} // namespace hilltop::euchre
