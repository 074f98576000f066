// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/shared_facts.h"
#include "games/pazaak/pazaak.h"
#include "judging/world_questions.h"

#include <algorithm>

namespace hilltop {

/// What the next house card does, to whoever draws it after either answer, and which side cards the other still holds.
template <>
struct QuestionsOf<Pazaak> {
    static constexpr bool kDraws = true;

    static WorldQuestions<Pazaak> list(const View<Pazaak>& view, const std::optional<Pazaak::Action>& better,
                                       const std::optional<Pazaak::Action>& worse) {
        using Tried = TriedWorld<Pazaak>;
        WorldQuestions<Pazaak> questions;
        const Seat other(1 - view.me.index());
        const bool after_worse = ends(worse), after_both = after_worse && ends(better);
        for (const Seat seat : {view.me, other}) {
            const auto after = seat == other || after_both ? WorldFact::After::Any
                               : after_worse               ? WorldFact::After::Worse
                                                           : WorldFact::After::Better;
            const auto at = static_cast<std::uint8_t>(seat.index());
            questions.push_back({{"busts", at, {}, Pazaak::kGoal, false, after},
                                 [seat](const Tried& tried) { return total_after(tried, seat) > Pazaak::kGoal; }});
            for (int total = 16; total <= Pazaak::kGoal; ++total)
                questions.push_back({{"reaches", at, {}, total, false, after}, [seat, total](const Tried& tried) {
                                         const int reached = total_after(tried, seat);
                                         return reached >= total && reached <= Pazaak::kGoal;
                                     }});
        }
        const auto unseen = Pazaak::unseen_side(view.open, other);
        for (int value = 1; value <= Pazaak::kSideValues; ++value) {
            if (unseen[static_cast<std::size_t>(value)] == 0) continue;
            const Face face = Pazaak::face({static_cast<std::uint8_t>(value), true});
            questions.push_back(
                {{"holds", static_cast<std::uint8_t>(other.index()), face, 0}, [other, value](const Tried& tried) {
                     return tried.before.side[other].find(static_cast<std::uint8_t>(value)) >= 0;
                 }});
        }
        return questions;
    }

    static std::optional<PlainFact> plain(const View<Pazaak>& view, const std::optional<Pazaak::Action>& better,
                                          const std::optional<Pazaak::Action>& worse) {
        if (!better || !worse || view.open.phase != Pazaak::Phase::Act) return {};
        const auto& rival = view.open.players[Seat(1 - view.me.index())];
        const auto unseen = Pazaak::unseen_house(view.open);
        const auto above = [&unseen](int least) {
            int cards = 0;
            for (int value = std::max(1, least); value <= Pazaak::kHouseValues; ++value)
                cards += unseen[static_cast<std::size_t>(value)];
            return cards;
        };
        const auto row = [&, mine = view.open.players[view.me].total](const Pazaak::Action& answer) {
            const bool plays = answer.kind == Pazaak::Action::Kind::Play;
            const int total = mine + (plays ? answer.card : 0);
            // Over 20 nothing helps, and above one who stands, or who is over, the hand is won.
            const bool decided =
                total > Pazaak::kGoal || rival.total > Pazaak::kGoal || (rival.stood && total > rival.total);
            return RowAnswer{total, plays, !ends(answer) || decided, above(Pazaak::kGoal + 1 - total)};
        };
        return row_fact(row(*better), row(*worse), {rival.total, rival.stood || rival.total > Pazaak::kGoal}, above(1));
    }

private:
    static bool ends(const std::optional<Pazaak::Action>& answer) {
        return answer && answer->kind == Pazaak::Action::Kind::End;
    }
    /// The total of a seat that has drawn a house card after one of the answers; 0: it has not, in either case.
    static int total_after(const TriedWorld<Pazaak>& tried, Seat seat) {
        const auto& before = tried.before.open;
        for (const Pazaak::State* after : {&tried.after_worse, &tried.after_better}) {
            if (after->open.hand != before.hand) continue; // the cards of another hand
            const auto& row = after->open.players[seat].row;
            const int drawn = row.size() - before.players[seat].row.size();
            if (drawn > 0 && !row[row.size() - 1].side) return after->open.players[seat].total;
        }
        return 0;
    }
};

} // namespace hilltop
