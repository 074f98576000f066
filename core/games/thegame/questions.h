// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/thegame.h"
#include "judging/world_questions.h"

#include <algorithm>

namespace hilltop {

/// Whether others hold cards that a play would pass over, or the card that sets a pile back.
template <>
struct QuestionsOf<TheGame> {
    static constexpr bool kDraws = false;

    static WorldQuestions<TheGame> list(const View<TheGame>& view, const std::optional<TheGame::Action>& better,
                                        const std::optional<TheGame::Action>& worse) {
        using Tried = TriedWorld<TheGame>;
        WorldQuestions<TheGame> questions;
        const auto any_held = [me = view.me, seats = view.open.seats](const Tried& tried, auto&& is) {
            for (const Seat seat : SeatSet::all(seats))
                for (const std::uint8_t card : tried.before.hands[seat])
                    if (seat != me && is(card)) return true;
            return false;
        };
        for (const auto& answer : {worse, better}) {
            if (!answer || answer->kind != TheGame::Action::Kind::Play) continue;
            const int pile = answer->pile, top = view.open.tops[answer->pile], mine = answer->card;
            questions.push_back({{"skipped", kCommon, TheGame::face({answer->card}), pile}, [=](const Tried& tried) {
                                     return any_held(tried, [&](int card) {
                                         const int gone = TheGame::gap(pile, top, card);
                                         return gone > 0 && gone < TheGame::gap(pile, top, mine);
                                     });
                                 }});
        }
        std::vector<int> asked;
        const auto ask = [&](int pile, int top) {
            const int card = TheGame::rises(pile) ? top - TheGame::kJump : top + TheGame::kJump;
            const bool seen = card < TheGame::kLowest || card > TheGame::kHighest || view.open.gone.contains(card) ||
                              view.own.hand.find(static_cast<std::uint8_t>(card)) >= 0;
            if (seen || std::find(asked.begin(), asked.end(), card) != asked.end()) return;
            asked.push_back(card);
            questions.push_back(
                {{"jumps-back", kCommon, TheGame::face({static_cast<std::uint8_t>(card)}), 0},
                 [=](const Tried& tried) { return any_held(tried, [&](int held) { return held == card; }); }});
        };
        for (const auto& answer : {worse, better})
            if (answer && answer->kind == TheGame::Action::Kind::Play) ask(answer->pile, answer->card);
        for (int pile = 0; pile < TheGame::kPiles; ++pile)
            ask(pile, view.open.tops[static_cast<std::size_t>(pile)]);
        return questions;
    }

    /// The worse answer ends the match, or wastes the own card that sets a pile back; the better one sets its pile back
    /// or prepares that; another seat has asked for the pile; what the turn passes over; an extra card, or none.
    static std::optional<PlainFact> plain(const View<TheGame>& view, const std::optional<TheGame::Action>& better,
                                          const std::optional<TheGame::Action>& worse) {
        using Kind = TheGame::Action::Kind;
        if (view.open.phase != TheGame::Phase::Turn || !better || !worse) return {};
        const bool may_end = TheGame::may_end(view.open), ends = worse->kind == Kind::End;
        if (ends && !may_end && plays(better)) return PlainFact{"gives-up", view.open.must - view.open.this_turn};
        if (plays(worse) && stuck_after(view, *worse) && (!plays(better) || !stuck_after(view, *better)))
            return PlainFact{"stuck"};
        if (sets_back(view, better) && !sets_back(view, worse)) return PlainFact{"sets-back", 1, 0};
        const int wasted = wasted_by(view, *worse);
        if (wasted > 0 && wasted != wasted_by(view, *better)) return PlainFact{"wastes-back", wasted};
        const int first = before(view, *worse);
        if (first > 0 && first != before(view, *better)) {
            PlainFact fact{"wrong-order", first};
            fact.number = worse->card;
            return fact;
        }
        const int next = own_after(view, better);
        if (next > 0 && own_after(view, worse) == 0) return PlainFact{"sets-up", next, 0};
        const int less = passed_over(view, better), more = passed_over(view, worse);
        if (plays(better) && ends) return PlainFact{less == 0 ? "ends-early" : "keeps", less, 0};
        if (plays(worse) && better->kind == Kind::End && may_end) return PlainFact{"extra", more, 0};
        if (!plays(better) || !plays(worse)) return {};
        if (const auto asked = asked_off(view, *worse); asked && !asked_off(view, *better)) {
            PlainFact fact{"asked-off"};
            fact.seat = static_cast<std::uint8_t>(asked->index());
            fact.number = worse->pile + 1;
            return fact;
        }
        const int own = own_passed(view, *better), own_worse = own_passed(view, *worse);
        if (own_worse > own && more >= less) return PlainFact{"passes-own", own, own_worse};
        if (more > less) return PlainFact{"passes-over", less, more};
        const auto rest = turn_cost(view, *better), rest_worse = turn_cost(view, *worse);
        if (rest && rest_worse && *rest < *rest_worse) return PlainFact{"turn", *rest, *rest_worse};
        const int open = room(view, *better), closed = room(view, *worse);
        if (open > closed) return PlainFact{"room", open, closed};
        return {};
    }

private:
    static bool plays(const std::optional<TheGame::Action>& answer) {
        return answer && answer->kind == TheGame::Action::Kind::Play;
    }
    static bool sets_back(const View<TheGame>& view, const std::optional<TheGame::Action>& answer) {
        return plays(answer) && TheGame::gap(answer->pile, view.open.tops[answer->pile], answer->card) < 0;
    }
    /// The card of the seat's own hand that sets the pile back after an answer; 0: there is none.
    static int own_after(const View<TheGame>& view, const std::optional<TheGame::Action>& answer) {
        return plays(answer) ? own_back(view, answer->pile, answer->card) : 0;
    }
    static int own_back(const View<TheGame>& view, int pile, int top) {
        for (const std::uint8_t card : view.own.hand)
            if (TheGame::gap(pile, top, card) == -TheGame::kJump) return card;
        return 0;
    }
    /// The own card that could set the pile back now and no longer after the answer; 0: there is none.
    static int wasted_by(const View<TheGame>& view, const TheGame::Action& answer) {
        if (!plays(answer) || sets_back(view, answer)) return 0;
        return own_back(view, answer.pile, view.open.tops[answer.pile]);
    }
    /// The own card that, played first on the same pile, would let the answer's card set it back; 0: there is none.
    static int before(const View<TheGame>& view, const TheGame::Action& answer) {
        if (!plays(answer) || sets_back(view, answer)) return 0;
        const int first = TheGame::rises(answer.pile) ? answer.card + TheGame::kJump : answer.card - TheGame::kJump;
        return view.own.hand.find(static_cast<std::uint8_t>(first)) >= 0 ? first : 0;
    }
    /// Who has asked most for that pile, at least next to "hands off".
    static std::optional<Seat> asked_off(const View<TheGame>& view, const TheGame::Action& answer) {
        std::optional<Seat> found;
        int most = TheGame::kHandsOff - 2;
        for (const Seat seat : SeatSet::all(view.open.seats)) {
            const int wish = view.open.wishes[seat][answer.pile];
            if (seat == view.me || wish <= most) continue;
            most = wish;
            found = seat;
        }
        return found;
    }
    static View<TheGame> after(const View<TheGame>& view, TheGame::Open& open, const TheGame::Action& answer) {
        TheGame::put_down(open, answer);
        View<TheGame> then{view.me, open, view.own};
        const int at = then.own.hand.find(answer.card);
        if (at >= 0) then.own.hand.remove_at(at);
        return then;
    }
    /// A card is still due after the answer and none fits.
    static bool stuck_after(const View<TheGame>& view, const TheGame::Action& answer) {
        TheGame::Open open = view.open;
        const View<TheGame> then = after(view, open, answer);
        return !TheGame::may_end(open) && !then.own.hand.empty() && !TheGame::any_fits(open, then.own.hand);
    }
    /// The fewest unplayed cards that the answer and one more card pass over, if one more is due; one that sets a pile
    /// back passes over none.
    static std::optional<int> turn_cost(const View<TheGame>& view, const TheGame::Action& answer) {
        TheGame::Open open = view.open;
        const View<TheGame> then = after(view, open, answer);
        if (TheGame::may_end(open)) return {};
        std::optional<int> least;
        for (const std::uint8_t card : then.own.hand)
            for (int pile = 0; pile < TheGame::kPiles; ++pile) {
                const int top = open.tops[static_cast<std::size_t>(pile)];
                if (!TheGame::fits(pile, top, card)) continue;
                const int cost = TheGame::gap(pile, top, card) < 0 ? 0 : between(open, top, card);
                least = least ? std::min(*least, cost) : cost;
            }
        if (!least) return {};
        return *least + passed_over(view, answer);
    }
    /// How many unplayed cards the pile of an answer still takes after it.
    static int room(const View<TheGame>& view, const TheGame::Action& answer) {
        return between(view.open, answer.card, TheGame::rises(answer.pile) ? TheGame::kHighest + 1 : 1);
    }
    static int own_passed(const View<TheGame>& view, const TheGame::Action& answer) {
        const int top = view.open.tops[answer.pile];
        int passed = 0;
        for (const std::uint8_t card : view.own.hand) {
            const int gone = TheGame::gap(answer.pile, top, card);
            passed += gone > 0 && gone < TheGame::gap(answer.pile, top, answer.card);
        }
        return passed;
    }
    /// Unplayed cards between two.
    static int between(const TheGame::Open& open, int one, int other) {
        int cards = 0;
        for (int card = std::min(one, other) + 1; card < std::max(one, other); ++card)
            cards += card >= TheGame::kLowest && card <= TheGame::kHighest && !open.gone.contains(card);
        return cards;
    }
    static int passed_over(const View<TheGame>& view, const std::optional<TheGame::Action>& answer) {
        if (!plays(answer) || sets_back(view, answer)) return 0;
        return between(view.open, view.open.tops[answer->pile], answer->card);
    }
};

} // namespace hilltop
