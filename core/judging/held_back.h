// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/fixed_list.h"
#include "engine/thinker.h"

#include <algorithm>
#include <array>
#include <span>
#include <type_traits>

namespace hilltop {

/// A game declares by a specialisation in senseless.h which answers not even a beginner gives:
///     static bool is(const View<G>& view, const typename G::Action& action);
/// By what the seat may know, such an answer loses for certain, or gives something away for nothing.
template <class G>
struct SenselessOf;

template <class G>
concept KnowsSenseless = Game<G> && requires(const View<G>& view, const typename G::Action& action) {
    { SenselessOf<G>::is(view, action) } -> std::same_as<bool>;
};

/// How likely an answer is beside the best one, which is better by so many times what the player misjudges: about
/// e^-behind, but in multiplications alone, so that it is the same on every machine.
inline double likelihood_behind(double behind) {
    double power = 1 + behind / 64;
    for (int i = 0; i < 6; ++i)
        power *= power;
    return 1 / power;
}

/// What a level held back for people plays, as a place in `options`, of which there are some. Answers that are
/// senseless are out while another one is there. The best of the others is the likeliest, and each is the less likely
/// the more it is behind (quantal response: McKelvey and Palfrey, 1995). `misjudges`: the difference in value at which
/// that is e to 1; 0: the best, of equals the first.
template <KnowsSenseless G>
int held_back(const View<G>& view, std::type_identity_t<std::span<const Option<G>>> options, double misjudges,
              Rng& rng) {
    constexpr int kMost = 96;
    FixedList<int, kMost> left;
    const int all = static_cast<int>(options.size());
    const auto worth = [&](int place) { return options[static_cast<std::size_t>(place)].worth.value; };
    for (int i = 0; i < all; ++i) {
        if (!SenselessOf<G>::is(view, options[static_cast<std::size_t>(i)].action)) left.push_back(i);
    }
    const bool none = left.empty();
    for (int i = 0; none && i < all; ++i)
        left.push_back(i);
    const int best = *std::max_element(left.begin(), left.end(), [&](int a, int b) { return worth(a) < worth(b); });
    if (misjudges <= 0) return best;
    std::array<double, kMost> weights{};
    double sum = 0;
    for (int i = 0; i < left.size(); ++i)
        sum += weights[static_cast<std::size_t>(i)] = likelihood_behind((worth(best) - worth(left[i])) / misjudges);
    double lot = sum * rng.unit();
    for (int i = 0; i < left.size(); ++i) {
        lot -= weights[static_cast<std::size_t>(i)];
        if (lot < 0) return left[i];
    }
    return best; // rounding
}

} // namespace hilltop
