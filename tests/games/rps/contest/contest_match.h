// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot.h"
#include "engine/match.h"
#include "engine/play.h"
#include "games/rps/rps.h"

#include <vector>

namespace hilltop::rps {

struct ContestResult {
    MatchResult result;
    std::vector<std::pair<int, Fault>> faults; ///< by seat
};

/// A match as the contest's controller plays it: both are asked, then both are notified; a bot that fails is out.
inline ContestResult contest_match(std::array<Bot<RpsPoker>*, 2> bots, std::uint64_t seed, int number) {
    ContestResult played;
    Match<RpsPoker> match({}, 2, Chance(seed, static_cast<std::uint64_t>(number)));
    const auto fail = [&](Seat seat, Fault fault) {
        played.faults.emplace_back(seat.index(), fault);
        match.fail(seat, fault);
    };
    const auto at = [&](Seat seat) -> Bot<RpsPoker>& { return *bots[static_cast<std::size_t>(seat.index())]; };
    for (Seat seat : SeatSet::all(2)) {
        if (const auto fault = at(seat).start({seat, 2, {}, number, seed})) fail(seat, *fault);
    }
    while (!match.over()) {
        for (Seat seat : match.asked()) {
            if (match.resting()) {
                if (const auto fault = at(seat).notice(match.view(seat))) fail(seat, *fault);
                continue;
            }
            if (!match.pending().contains(seat)) continue;
            Rng rng = dice(seed, static_cast<std::uint64_t>(number), seat, match.decision_of(seat));
            const auto reply = at(seat).act(match.view(seat), rng);
            using Kind = Reply<RpsPoker::Action>::Kind;
            if (reply.kind == Kind::Faulty)
                fail(seat, reply.fault);
            else if (match.answer(seat, reply.action) != nullptr)
                fail(seat, Fault::NotAllowed);
        }
        match.step();
    }
    played.result = match.result();
    return played;
}

} // namespace hilltop::rps
