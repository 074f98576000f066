// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/style.h"
#include "games/rps/rps.h"

#include <algorithm>
#include <array>

namespace hilltop {

/// gives_low: keeps the higher number, of picks whose numbers differ.
/// plays_pair: pairs the base card, of plays in which it could. plays_highest: no higher number in hand, of plays in
/// which the numbers in hand differ.
template <>
struct StyleOf<RpsPoker> {
    static constexpr std::array<const char*, 3> kIds{"gives_low", "plays_pair", "plays_highest"};

    static void count(const View<RpsPoker>& view, const RpsPoker::Action* answer, StyleCounts& counts) {
        if (answer == nullptr) return;
        const auto number = [](RpsPoker::Card card) { return RpsPoker::number(card); };
        const auto& own = view.own;
        if (answer->kind == RpsPoker::Action::Kind::Keep) {
            const int first = number(own.pair[0]), second = number(own.pair[1]);
            if (first != second) counts.count("gives_low", number(answer->card) == std::max(first, second));
        } else if (answer->kind == RpsPoker::Action::Kind::Play) {
            const RpsPoker::Card base = view.open.base.back();
            const auto pairs = [&](RpsPoker::Card card) { return RpsPoker::pairs(card, base); };
            if (std::any_of(own.hand.begin(), own.hand.end(), pairs)) counts.count("plays_pair", pairs(answer->card));
            const auto [least, most] =
                std::minmax_element(own.hand.begin(), own.hand.end(),
                                    [&](RpsPoker::Card a, RpsPoker::Card b) { return number(a) < number(b); });
            if (number(*least) != number(*most)) counts.count("plays_highest", number(answer->card) == number(*most));
        }
    }
};

} // namespace hilltop
