// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/likeness.h"
#include "games/rps/decision_kinds.h"
#include "games/rps/rps_table.h"

#include <algorithm>

namespace hilltop {

/// Picks: which one, and both numbers. Games: which one, games won more than the other, a pair in hand, and in which
/// third the highest number of the hand is.
template <>
struct LikenessOf<RpsPoker> {
    static constexpr std::array<const char*, 6> kIds{"round", "higher", "lower", "ahead_by", "pair", "highest_from"};

    static std::array<int, 6> of(const View<RpsPoker>& view) {
        const auto& open = view.open;
        if (open.phase == RpsPoker::Phase::Draft) {
            const auto [low, high] =
                std::minmax({RpsPoker::number(view.own.pair[0]), RpsPoker::number(view.own.pair[1])});
            return {open.round, high, low, kNotCompared, kNotCompared, kNotCompared};
        }
        int highest = 0;
        for (const RpsPoker::Card card : view.own.hand)
            highest = std::max(highest, RpsPoker::number(card));
        return {open.round,
                kNotCompared,
                kNotCompared,
                open.games[view.me] - open.games[Seat(1 - view.me.index())],
                std::any_of(view.own.hand.begin(), view.own.hand.end(),
                            [&](RpsPoker::Card card) { return pairs_base(open, card); }),
                highest >= 7   ? 7
                : highest >= 4 ? 4
                               : 0};
    }

    /// Which of the cards it is: the higher of two, of a hand the pair or by number.
    static std::string answer(const View<RpsPoker>& view, const RpsPoker::Action& action) {
        using Kind = RpsPoker::Action::Kind;
        if (action.kind == Kind::Keep) {
            const RpsPoker::Card other = view.own.pair[view.own.pair[0] == action.card ? 1 : 0];
            const int more = RpsPoker::number(action.card) - RpsPoker::number(other);
            static constexpr std::array kSymbols{"keep the rock", "keep the paper", "keep the scissors"};
            return more > 0   ? "keep the higher"
                   : more < 0 ? "keep the lower"
                              : kSymbols[static_cast<std::size_t>(RpsPoker::symbol(action.card))];
        }
        if (action.kind != Kind::Play) return RpsPoker::spell(action);
        if (pairs_base(view.open, action.card)) return "play a pair";
        const auto& hand = view.own.hand;
        if (std::none_of(hand.begin(), hand.end(), [&](RpsPoker::Card card) { return card > action.card; }))
            return "play the highest";
        if (std::none_of(hand.begin(), hand.end(), [&](RpsPoker::Card card) { return card < action.card; }))
            return "play the lowest";
        return "play the middle one";
    }

private:
    static bool pairs_base(const RpsPoker::Open& open, RpsPoker::Card card) {
        return !open.base.empty() && RpsPoker::pairs(card, open.base[open.base.size() - 1]);
    }
};

inline const AnyLikeness& rps_likeness() {
    static const GameLikeness<RpsPoker> likeness;
    return likeness;
}

} // namespace hilltop
