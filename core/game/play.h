// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/bot.h"
#include "game/match.h"

#include <span>

namespace hilltop {

/// Hears what happens while a match is played; the empty one costs nothing.
template <class G>
struct NoListener {
    static Events events() { return {}; }
    void fault(const Match<G>&, Seat, Fault) {}
};

/// Who plays at a seat.
template <class G>
struct Chair {
    Bot<G>* bot = nullptr;
    const BotTraits* traits = nullptr;
};

/// The dice of one decision.
inline Rng dice(std::uint64_t seed, std::uint64_t match, Seat seat, int decision) {
    return Rng(seed, match, Stream::Dice, seat.index(), static_cast<std::uint32_t>(decision));
}

/// Plays `match` to its end with a chair for every seat; their dice come from (seed, number). No heap is used between
/// deal and result unless a bot uses it.
template <Game G, class Listener = NoListener<G>>
void play(Match<G>& match, std::span<const Chair<G>> chairs, std::uint64_t seed, std::uint64_t number,
          Listener&& listener = {}) {
    SeatSet dead;
    const auto fail = [&](Seat seat, Fault fault) {
        if (fault == Fault::Crash || fault == Fault::NoStart) dead.insert(seat);
        listener.fault(match, seat, fault);
        match.fail(seat, fault);
    };
    while (!match.over()) {
        const Need need = match.need();
        for (Seat seat : match.asked()) {
            const auto& [bot, traits] = chairs[static_cast<std::size_t>(seat.index())];
            if (dead.contains(seat) && (need != Need::Told || G::info().disqualifies)) {
                fail(seat, Fault::Dead);
                continue;
            }
            if (need == Need::Told) {
                if (traits->listens && !dead.contains(seat)) bot->notice(match.view(seat));
                continue;
            }
            if (need == Need::May && !traits->speaks) {
                match.silence(seat);
                continue;
            }
            Rng rng = dice(seed, number, seat, match.decision_of(seat));
            const auto reply = bot->act(match.view(seat), rng);
            using Kind = typename Reply<typename G::Action>::Kind;
            if (reply.kind == Kind::Acts) {
                if (match.answer(seat, reply.action) != nullptr) fail(seat, Fault::NotAllowed);
            } else if (reply.kind == Kind::Faulty) {
                fail(seat, reply.fault);
            } else if (need == Need::May) {
                match.silence(seat);
            } else {
                fail(seat, Fault::NotUnderstood);
            }
        }
        match.step(listener.events());
    }
    for (Seat seat : SeatSet::all(match.seats())) {
        const auto& [bot, traits] = chairs[static_cast<std::size_t>(seat.index())];
        if (traits->listens && !dead.contains(seat)) bot->over(match.view(seat), match.result());
    }
}

} // namespace hilltop
