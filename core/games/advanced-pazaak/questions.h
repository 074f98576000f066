// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/shared_facts.h"
#include "games/advanced-pazaak/advanced_pazaak.h"
#include "judging/world_questions.h"

#include <algorithm>

namespace hilltop {

/// What the next house card does, to whoever draws it after either answer.
template <>
struct QuestionsOf<AdvancedPazaak> {
    static constexpr bool kDraws = true;

    static WorldQuestions<AdvancedPazaak> list(const View<AdvancedPazaak>& view,
                                               const std::optional<AdvancedPazaak::Action>& better,
                                               const std::optional<AdvancedPazaak::Action>& worse) {
        using Tried = TriedWorld<AdvancedPazaak>;
        WorldQuestions<AdvancedPazaak> questions;
        if (view.open.phase != AdvancedPazaak::Phase::Act) return questions;
        const auto answered = [&](const std::optional<AdvancedPazaak::Action>& answer) {
            return answer ? row_of(view, *answer) : RowAnswer{0, false, true};
        };
        const RowAnswer one = answered(better), other = answered(worse);
        const bool alike = !one.stops && !other.stops && one.total == other.total;
        for (const Seat seat : {view.me, Seat(1 - view.me.index())}) {
            const auto after = seat != view.me || alike ? WorldFact::After::Any
                               : other.stops            ? WorldFact::After::Better
                                                        : WorldFact::After::Worse;
            const auto at = static_cast<std::uint8_t>(seat.index());
            questions.push_back({{"busts", at, {}, AdvancedPazaak::kGoal, false, after}, [seat](const Tried& tried) {
                                     return total_after(tried, seat) > AdvancedPazaak::kGoal;
                                 }});
            for (int total = 16; total <= AdvancedPazaak::kGoal; ++total)
                questions.push_back({{"reaches", at, {}, total, false, after}, [seat, total](const Tried& tried) {
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
        if (by_more_than_totals(view, *better) || by_more_than_totals(view, *worse)) return {};
        const auto& rival = view.open.players[Seat(1 - view.me.index())];
        return row_fact(row_of(view, *better), row_of(view, *worse), {rival.total, rival.stood}, unseen_above(view, 1));
    }

private:
    /// Unseen house cards of that number or a higher one.
    static int unseen_above(const View<AdvancedPazaak>& view, int least) {
        const int lowest = std::clamp(least, 1, AdvancedPazaak::kHouseValues + 1);
        int cards = (AdvancedPazaak::kHouseValues + 1 - lowest) * view.open.rules.house_copies;
        for (const Seat seat : SeatSet::all(AdvancedPazaak::kSeats))
            for (const auto& card : view.open.players[seat].row)
                cards -= card.number >= lowest ? 1 : 0;
        return cards;
    }
    static RowAnswer row_of(const View<AdvancedPazaak>& view, const AdvancedPazaak::Action& answer) {
        const auto& player = view.open.players[view.me];
        const int total =
            answer.plays ? AdvancedPazaak::total_with(player, answer.card, answer.value) : int{player.total};
        return {total, answer.plays,
                answer.stands || !AdvancedPazaak::may_end(view.open.rules, total) || makes_nine(view, answer, total),
                unseen_above(view, AdvancedPazaak::kGoal + 1 - total)};
    }
    /// Nine cards that are not over 20 win at once.
    static bool makes_nine(const View<AdvancedPazaak>& view, const AdvancedPazaak::Action& answer, int total) {
        const int cards = view.open.players[view.me].row.size() + (answer.plays ? 1 : 0);
        return view.open.rules.nine_cards && cards >= AdvancedPazaak::kNine && total <= AdvancedPazaak::kGoal;
    }
    /// The answer ends the set in a way that the totals do not tell: with nine cards, or level where one has the tie.
    static bool by_more_than_totals(const View<AdvancedPazaak>& view, const AdvancedPazaak::Action& answer) {
        const auto& player = view.open.players[view.me];
        const auto& rival = view.open.players[Seat(1 - view.me.index())];
        const RowAnswer row = row_of(view, answer);
        if (makes_nine(view, answer, row.total)) return true;
        const bool tie = player.tie || (answer.plays && answer.card == kTie);
        return row.stops && rival.stood && row.total == rival.total && tie != rival.tie;
    }
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
