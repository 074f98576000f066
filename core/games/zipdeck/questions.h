// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/zipdeck/zipdeck.h"
#include "judging/world_questions.h"

namespace hilltop {

/// Whether another seat has a higher card, and whether another seat calls.
template <>
struct QuestionsOf<ZipDeck> {
    static constexpr bool kDraws = true; ///< what the others answer

    static WorldQuestions<ZipDeck> list(const View<ZipDeck>& view, const std::optional<ZipDeck::Action>&,
                                        const std::optional<ZipDeck::Action>&) {
        using Tried = TriedWorld<ZipDeck>;
        const auto any_other = [me = view.me, seats = view.open.seats](auto&& is) {
            for (const Seat seat : SeatSet::all(seats))
                if (seat != me && is(seat)) return true;
            return false;
        };
        return {{{"higher", kCommon, ZipDeck::face(view.own.card), 0},
                 [=, mine = view.own.card](const Tried& tried) {
                     return any_other([&](Seat seat) { return tried.before.cards[seat] > mine; });
                 }},
                {{"calls", kCommon, {}, 0}, [=](const Tried& tried) {
                     return any_other([&](Seat seat) { return tried.after_worse.open.last.answers[seat].calls(); });
                 }}};
    }
};

} // namespace hilltop
