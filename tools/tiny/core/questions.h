// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/tiny/tiny.h"
#include "judging/world_questions.h"

namespace hilltop {

/// Whether others have a higher sum, so that keeping the last card loses the round. Words say it by its id.
template <>
struct QuestionsOf<Tiny> {
    static constexpr bool kDraws = false;

    static WorldQuestions<Tiny> list(const View<Tiny>& view, const std::optional<Tiny::Action>&,
                                     const std::optional<Tiny::Action>&) {
        const auto is_higher = [me = view.me, seats = view.open.seats](const TriedWorld<Tiny>& tried) {
            const auto sum = [&](Seat seat) {
                int total = 0;
                for (const Tiny::Zone zone : {Tiny::kHand, Tiny::kTable})
                    for (const std::uint8_t card : tried.before.board.cards(spot(zone, seat)))
                        total += card;
                return total;
            };
            for (const Seat seat : SeatSet::all(seats))
                if (sum(seat) > sum(me)) return true;
            return false;
        };
        WorldQuestions<Tiny> questions;
        questions.push_back({{"higher-sum"}, is_higher});
        return questions;
    }
};

} // namespace hilltop
