// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/thegame/thegame.h"
#include "judging/world_questions.h"

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

    /// The better answer sets its pile back or prepares that, the other one keeps a card, or the pile loses more cards
    /// by it.
    static std::optional<PlainFact> plain(const View<TheGame>& view, const std::optional<TheGame::Action>& better,
                                          const std::optional<TheGame::Action>& worse) {
        if (sets_back(view, better) && !sets_back(view, worse)) return PlainFact{"sets-back", 1, 0};
        const int next = own_after(view, better);
        if (next > 0 && own_after(view, worse) == 0) return PlainFact{"sets-up", next, 0};
        const int less = passed_over(view, better), more = passed_over(view, worse);
        if (plays(better) && worse && worse->kind == TheGame::Action::Kind::End) return PlainFact{"keeps", less, 0};
        if (more <= less) return {};
        return PlainFact{"passes-over", less, more};
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
        if (!plays(answer)) return 0;
        for (const std::uint8_t card : view.own.hand)
            if (TheGame::gap(answer->pile, answer->card, card) == -TheGame::kJump) return card;
        return 0;
    }
    static int passed_over(const View<TheGame>& view, const std::optional<TheGame::Action>& answer) {
        if (!plays(answer)) return 0;
        const int top = view.open.tops[answer->pile], mine = answer->card;
        int passed = 0;
        for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
            const int gone = TheGame::gap(answer->pile, top, card);
            passed += gone > 0 && gone < TheGame::gap(answer->pile, top, mine) && !view.open.gone.contains(card);
        }
        return passed;
    }
};

} // namespace hilltop
