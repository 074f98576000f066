// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/zipdeck/highest.h"
#include "games/zipdeck/zipdeck.h"
#include "judging/world_questions.h"

#include <cmath>

namespace hilltop {

/// Whether another seat has a higher card, and whether another seat calls.
template <>
struct QuestionsOf<ZipDeck> {
    static constexpr bool kDraws = true; ///< what the others answer

    static WorldQuestions<ZipDeck> list(const View<ZipDeck>& view, const std::optional<ZipDeck::Action>& better,
                                        const std::optional<ZipDeck::Action>& worse) {
        using Tried = TriedWorld<ZipDeck>;
        const auto any_other = [me = view.me, seats = view.open.seats](auto&& is) {
            for (const Seat seat : SeatSet::all(seats))
                if (seat != me && is(seat)) return true;
            return false;
        };
        WorldQuestions<ZipDeck> questions;
        // Whoever gets points gets them from the highest card only; that does not tell two calls apart.
        if (!better || !worse || better->calls() != worse->calls())
            questions.push_back(
                {{"higher", kCommon, ZipDeck::face(view.own.card), 0}, [=, mine = view.own.card](const Tried& tried) {
                     return any_other([&](Seat seat) { return tried.before.cards[seat] > mine; });
                 }});
        questions.push_back({{"calls", kCommon, {}, 0}, [=](const Tried& tried) {
                                 return any_other(
                                     [&](Seat seat) { return tried.after_worse.open.last.answers[seat].calls(); });
                             }});
        return questions;
    }

    /// Whether the own card is the highest for certain, cannot be, or how likely it is, where one answer calls; and
    /// else who gets the points.
    static std::optional<PlainFact> plain(const View<ZipDeck>& view, const std::optional<ZipDeck::Action>& better,
                                          const std::optional<ZipDeck::Action>& worse) {
        if (!better || !worse || view.open.phase != ZipDeck::Phase::Call) return {};
        if (better->calls() && worse->calls()) return of_gifts(view, *better, *worse);
        if (better->calls() == worse->calls()) return {};
        if (!better->calls() && wins_silently(view)) return PlainFact{"wins-match"};
        const ZipDeck::Card card = view.own.card;
        PlainFact fact{"likely", 0, better->calls() ? ZipDeck::worth(card) : ZipDeck::fine(card)};
        fact.face = ZipDeck::face(card);
        const double highest = zipdeck::highest(card, view.open.seats);
        fact.better = static_cast<int>(std::lround(100 * highest));
        if (highest >= 1 && better->calls())
            fact.id = "highest";
        else if (highest <= 0 && worse->calls())
            fact.id = "hopeless";
        else if (worse->calls())
            fact.id = "unlikely";
        fact.number = ZipDeck::fine(card);
        return fact;
    }

private:
    /// In the last round no card and no gift can cost the lead of a seat that does not call.
    static bool wins_silently(const View<ZipDeck>& view) {
        if (view.open.round + 1 != view.open.rounds) return false;
        const int most = ZipDeck::worth(static_cast<ZipDeck::Card>(ZipDeck::deck_size(view.open.seats) - 1));
        for (const Seat seat : SeatSet::all(view.open.seats))
            if (seat != view.me && view.open.points[seat] <= view.open.points[view.me] + most) return false;
        return true;
    }
    static std::optional<PlainFact> of_gifts(const View<ZipDeck>& view, const ZipDeck::Action& better,
                                             const ZipDeck::Action& worse) {
        const int more = ZipDeck::gives(better, view.me, view.own.card);
        const int less = ZipDeck::gives(worse, view.me, view.own.card);
        if (more > less) return PlainFact{"gives-more", more, less};
        if (more < less || more == 0) return {}; // by shares that are too many nobody gets anything
        const auto target = target_of(view, better, worse), wrong = target_of(view, worse, better);
        if (!target || !wrong || view.open.points[*target] >= view.open.points[*wrong]) return {};
        PlainFact fact{"target", view.open.points[*target], view.open.points[*wrong]};
        fact.seat = static_cast<std::uint8_t>(target->index());
        fact.number = wrong->index();
        return fact;
    }
    /// Who gets more by the one call than by the other.
    static std::optional<Seat> target_of(const View<ZipDeck>& view, const ZipDeck::Action& one,
                                         const ZipDeck::Action& other) {
        std::optional<Seat> found;
        int most = 0;
        for (const Seat seat : SeatSet::all(view.open.seats)) {
            const int more = share(one, seat) - share(other, seat);
            if (seat == view.me || more <= most) continue;
            most = more;
            found = seat;
        }
        return found;
    }
    static int share(const ZipDeck::Action& call, Seat seat) {
        return seat.index() < call.named ? call.shares[static_cast<std::size_t>(seat.index())] : 0;
    }
};

} // namespace hilltop
