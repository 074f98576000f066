// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/fault_policy.h"

#include <span>

namespace hilltop {

/// Hears what happens while a match is played; the empty one costs nothing.
template <class G>
struct NoListener {
    static Events events() { return {}; }
    /// `told`: the fault was in reply to a notification, or after the end.
    void fault(const Match<G>&, Seat, Fault, bool told) { static_cast<void>(told); }
    /// Asked before every step; false: leave the match as it is.
    static constexpr bool goes_on() { return true; }
};

/// Who plays at a seat.
template <class G>
struct PlayingSeat {
    Bot<G>* bot = nullptr;
    const BotTraits* traits = nullptr;
    std::optional<Fault> not_started{}; ///< it was not ready when the match began
};

/// The dice of one decision.
inline Rng dice(std::uint64_t seed, std::uint64_t match, Seat seat, int decision) {
    return Rng(seed, match, Stream::Dice, seat.index(), static_cast<std::uint32_t>(decision));
}

/// What a hosted bot gets for dice of its own.
inline std::uint64_t own_seed(std::uint64_t seed, std::uint64_t match, Seat seat) {
    return Rng(seed, match, Stream::Own, seat.index(), 0).next64();
}

/// Plays `match` to its end with a bot at every seat, all of which know that it starts; their dice come from
/// (seed, number). No heap is used between deal and result unless a bot uses it. False if the listener had it left.
template <Game G, class Listener = NoListener<G>>
bool play(Match<G>& match, std::span<const PlayingSeat<G>> playing, std::uint64_t seed, std::uint64_t number,
          Listener&& listener = {}) {
    FaultPolicy fault_policy(G::info());
    const auto at = [&](Seat seat) -> const PlayingSeat<G>& { return playing[static_cast<std::size_t>(seat.index())]; };
    for (Seat seat : SeatSet::all(match.seats())) {
        if (at(seat).not_started) fault_policy.not_started(seat, *at(seat).not_started);
    }
    const auto fail = [&](Seat seat, Fault fault) {
        listener.fault(match, seat, fault, match.resting());
        fault_policy.record(seat, fault);
        match.fail(seat, fault);
    };
    while (!match.over()) {
        if (!listener.goes_on()) return false;
        for (Seat seat : match.asked()) {
            const auto& [bot, traits, not_started] = at(seat);
            const BotTask task = fault_policy.task(match, seat, *traits, fail);
            if (task == BotTask::Notice) {
                if (const auto fault = bot->notice(match.view(seat))) fail(seat, *fault);
            }
            if (task != BotTask::Answer) continue;
            Rng rng = dice(seed, number, seat, match.decision_of(seat));
            if (const auto fault = settle(match, seat, bot->act(match.view(seat), rng)))
                fail(seat, *fault);
            else
                fault_policy.answered(seat);
        }
        match.step(listener.events());
    }
    for (Seat seat : SeatSet::all(match.seats())) {
        const auto& [bot, traits, not_started] = at(seat);
        if (!traits->listens || !fault_policy.takes_part(seat)) continue;
        if (const auto fault = bot->over(match.view(seat), match.result())) listener.fault(match, seat, *fault, true);
    }
    return true;
}

} // namespace hilltop
