// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/shared_facts.h"
#include "games/advanced-pazaak/advanced_pazaak.h"
#include "judging/world_questions.h"

namespace hilltop {

/// What the next house card does, to whoever draws it after either answer.
template <>
struct QuestionsOf<AdvancedPazaak> {
    static constexpr bool kDraws = true;

    static WorldQuestions<AdvancedPazaak> list(const View<AdvancedPazaak>& view,
                                               const std::optional<AdvancedPazaak::Action>&,
                                               const std::optional<AdvancedPazaak::Action>&) {
        using Tried = TriedWorld<AdvancedPazaak>;
        WorldQuestions<AdvancedPazaak> questions;
        if (view.open.phase != AdvancedPazaak::Phase::Act) return questions;
        for (const Seat seat : {view.me, Seat(1 - view.me.index())}) {
            const auto at = static_cast<std::uint8_t>(seat.index());
            questions.push_back({{"busts", at, {}, AdvancedPazaak::kGoal}, [seat](const Tried& tried) {
                                     return total_after(tried, seat) > AdvancedPazaak::kGoal;
                                 }});
            for (int total = 16; total <= AdvancedPazaak::kGoal; ++total)
                questions.push_back({{"reaches", at, {}, total}, [seat, total](const Tried& tried) {
                                         const int reached = total_after(tried, seat);
                                         return reached >= total && reached <= AdvancedPazaak::kGoal;
                                     }});
        }
        return questions;
    }

    static std::optional<PlainFact> plain(const View<AdvancedPazaak>& view,
                                          const std::optional<AdvancedPazaak::Action>& better,
                                          const std::optional<AdvancedPazaak::Action>& worse) {
        if (!better || !worse || view.open.phase != AdvancedPazaak::Phase::Act) return {};
        const auto& rival = view.open.players[Seat(1 - view.me.index())];
        const auto row = [&player = view.open.players[view.me]](const AdvancedPazaak::Action& answer) {
            return RowAnswer{answer.plays ? AdvancedPazaak::total_with(player, answer.card, answer.value)
                                          : player.total,
                             answer.plays, answer.stands};
        };
        return row_fact(row(*better), row(*worse), {rival.total, rival.stood});
    }

private:
    /// The total of a seat that has drawn a house card after one of the answers; 0: it has not, in either case.
    static int total_after(const TriedWorld<AdvancedPazaak>& tried, Seat seat) {
        const auto& before = tried.before.open;
        for (const AdvancedPazaak::State* after : {&tried.after_worse, &tried.after_better}) {
            if (after->open.set != before.set) continue; // the cards of another set
            const auto& row = after->open.players[seat].row;
            const int drawn = row.size() - before.players[seat].row.size();
            if (drawn > 0 && row[row.size() - 1].number > 0) return after->open.players[seat].total;
        }
        return 0;
    }
};

} // namespace hilltop
