// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/rps/rps.h"
#include "judging/world_questions.h"

namespace hilltop {

/// Whether the other can pair the base card or beat one of the two cards, and in the draft how good the gift is.
template <>
struct QuestionsOf<RpsPoker> {
    static constexpr bool kDraws = true;

    static WorldQuestions<RpsPoker> list(const View<RpsPoker>& view, const std::optional<RpsPoker::Action>& better,
                                         const std::optional<RpsPoker::Action>& worse) {
        using Tried = TriedWorld<RpsPoker>;
        WorldQuestions<RpsPoker> questions;
        const Seat other(1 - view.me.index());
        const auto at = static_cast<std::uint8_t>(other.index());
        if (view.open.phase == RpsPoker::Phase::Draft) {
            for (int number = 2; number < RpsPoker::kNumbers; ++number)
                questions.push_back({{"receives", kCommon, {}, number}, [me = view.me, number](const Tried& tried) {
                                         const auto& drafted = tried.after_worse.own[me].drafted;
                                         return drafted.size() > tried.before.own[me].drafted.size() + 1 &&
                                                RpsPoker::number(drafted[drafted.size() - 1]) >= number;
                                     }});
            return questions;
        }
        if (view.open.base.empty()) return questions;
        const RpsPoker::Card base = view.open.base[view.open.base.size() - 1];
        const auto any = [other](const Tried& tried, auto&& good) {
            for (const RpsPoker::Card card : tried.before.own[other].hand)
                if (good(card)) return true;
            return false;
        };
        questions.push_back({{"pairs", at, {}, RpsPoker::number(base)}, [=](const Tried& tried) {
                                 return any(tried, [&](auto card) { return RpsPoker::pairs(card, base); });
                             }});
        for (const auto& answer : {worse, better}) {
            if (!answer || answer->kind != RpsPoker::Action::Kind::Play) continue;
            questions.push_back(
                {{"beats", at, RpsPoker::face(answer->card), 0}, [=, mine = answer->card](const Tried& tried) {
                     return any(tried, [&](auto card) { return RpsPoker::beats(card, mine, base); });
                 }});
        }
        return questions;
    }

    /// One card alone pairs the base card, or beats more of those that the other may hold, or the higher one is kept,
    /// or the one that more base cards can pair.
    static std::optional<PlainFact> plain(const View<RpsPoker>& view, const std::optional<RpsPoker::Action>& better,
                                          const std::optional<RpsPoker::Action>& worse) {
        using Kind = RpsPoker::Action::Kind;
        if (!better || !worse || better->kind != worse->kind || better->kind == Kind::Forfeit) return {};
        const int higher = RpsPoker::number(better->card) - RpsPoker::number(worse->card);
        if (better->kind == Kind::Keep) {
            const int pairs = unseen_pairs(view, better->card), others = unseen_pairs(view, worse->card);
            if (higher > 0) return PlainFact{"keeps-higher"};
            if (pairs > others) return PlainFact{"more-pairs", pairs, others};
            return {};
        }
        if (view.open.base.empty()) return {};
        const RpsPoker::Card base = view.open.base[view.open.base.size() - 1];
        const int more = beaten(view, better->card), less = beaten(view, worse->card);
        const bool pairs = RpsPoker::pairs(better->card, base), other = RpsPoker::pairs(worse->card, base);
        if (pairs != other) return PlainFact{pairs ? "pairs" : "saves-pair", more, less};
        if (more > less) return PlainFact{"beats", more, less};
        if (higher < 0) return PlainFact{"keeps-higher", more, less};
        return {};
    }

private:
    /// Cards of its number that may still be a base card, and are not seen yet.
    static int unseen_pairs(const View<RpsPoker>& view, RpsPoker::Card mine) {
        const RpsPoker::CardSet unseen = RpsPoker::unseen(view.open, view.own, view.me);
        int cards = 0;
        for (int symbol = 0; symbol < 3; ++symbol)
            cards += (unseen & RpsPoker::bit(RpsPoker::card(symbol, RpsPoker::number(mine)))) != 0;
        return cards;
    }
    static int beaten(const View<RpsPoker>& view, RpsPoker::Card mine) {
        const RpsPoker::Card base = view.open.base[view.open.base.size() - 1];
        RpsPoker::CardSet seen = RpsPoker::set_of(view.own.hand) | view.own.stock | RpsPoker::set_of(view.open.base);
        for (const Seat seat : SeatSet::all(RpsPoker::kSeats))
            seen |= RpsPoker::set_of(view.open.played[seat]);
        int cards = 0;
        for (RpsPoker::Card card = 0; card < RpsPoker::kCards; ++card)
            cards += (seen & RpsPoker::bit(card)) == 0 && RpsPoker::beats(mine, card, base);
        return cards;
    }
};

} // namespace hilltop
