// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/advanced-pazaak/bots/match_chances.h"

#include <algorithm>
#include <array>

namespace hilltop::advanced_pazaak {
namespace {

constexpr std::size_t place(int needs, int rival_needs, int cards, int rival_cards) {
    return static_cast<std::size_t>(
        (((needs - 1) * MatchChances::kNeeds + rival_needs - 1) * MatchChances::kCards + cards) * MatchChances::kCards +
        rival_cards);
}

/// By needs, the other's needs, cards and the other's cards; a row for each number of own cards. Found by champions
/// with the ready-made decks: advanced-pazaak_decks chances.
// clang-format off
constexpr std::array<double, 225> kChances = {
    // needs 1, the other 1
    0.500, 0.267, 0.150, 0.090, 0.058,
    0.733, 0.500, 0.338, 0.240, 0.209,
    0.850, 0.662, 0.500, 0.334, 0.283,
    0.910, 0.760, 0.666, 0.500, 0.481,
    0.942, 0.791, 0.717, 0.519, 0.500,
    // needs 1, the other 2
    0.751, 0.518, 0.348, 0.237, 0.168,
    0.910, 0.776, 0.600, 0.464, 0.375,
    0.959, 0.895, 0.771, 0.645, 0.539,
    0.980, 0.942, 0.868, 0.775, 0.699,
    0.987, 0.963, 0.894, 0.825, 0.760,
    // needs 1, the other 3
    0.901, 0.707, 0.549, 0.392, 0.291,
    0.956, 0.903, 0.785, 0.638, 0.550,
    0.982, 0.959, 0.898, 0.799, 0.670,
    0.990, 0.980, 0.949, 0.905, 0.815,
    0.992, 0.986, 0.962, 0.955, 0.887,
    // needs 2, the other 1
    0.249, 0.090, 0.041, 0.020, 0.013,
    0.482, 0.224, 0.105, 0.058, 0.037,
    0.652, 0.400, 0.229, 0.132, 0.106,
    0.763, 0.536, 0.355, 0.225, 0.175,
    0.832, 0.625, 0.461, 0.301, 0.240,
    // needs 2, the other 2
    0.500, 0.259, 0.126, 0.065, 0.043,
    0.741, 0.500, 0.298, 0.166, 0.127,
    0.874, 0.702, 0.500, 0.323, 0.216,
    0.935, 0.834, 0.677, 0.500, 0.352,
    0.957, 0.873, 0.784, 0.648, 0.500,
    // needs 2, the other 3
    0.709, 0.473, 0.311, 0.200, 0.159,
    0.852, 0.704, 0.505, 0.319, 0.207,
    0.916, 0.861, 0.708, 0.533, 0.385,
    0.941, 0.917, 0.848, 0.706, 0.560,
    0.948, 0.935, 0.899, 0.839, 0.723,
    // needs 3, the other 1
    0.099, 0.044, 0.018, 0.010, 0.008,
    0.293, 0.097, 0.041, 0.020, 0.014,
    0.451, 0.215, 0.102, 0.051, 0.038,
    0.608, 0.362, 0.201, 0.095, 0.045,
    0.709, 0.450, 0.330, 0.185, 0.113,
    // needs 3, the other 2
    0.291, 0.148, 0.084, 0.059, 0.052,
    0.527, 0.296, 0.139, 0.083, 0.065,
    0.689, 0.495, 0.292, 0.152, 0.101,
    0.800, 0.681, 0.467, 0.294, 0.161,
    0.841, 0.793, 0.615, 0.440, 0.277,
    // needs 3, the other 3
    0.500, 0.318, 0.230, 0.190, 0.192,
    0.682, 0.500, 0.304, 0.180, 0.141,
    0.770, 0.696, 0.500, 0.324, 0.218,
    0.810, 0.820, 0.676, 0.500, 0.326,
    0.808, 0.859, 0.782, 0.674, 0.500,
};
// clang-format on

} // namespace

double MatchChances::of(int needs, int rival_needs, double cards, double rival_cards) const {
    if (needs <= 0) return 1;
    if (rival_needs <= 0) return 0;
    const int away = std::max(0, std::max(needs, rival_needs) - kNeeds);
    needs = std::max(1, needs - away);
    rival_needs = std::max(1, rival_needs - away);
    const auto between = [](double count, auto chance) {
        const double few = std::clamp(count, 0.0, kCards - 1.0);
        const int whole = std::min(static_cast<int>(few), kCards - 2);
        const double more = chance(whole + 1) - chance(whole);
        // Beyond four each helps less and less, all together half as much as the fourth.
        const double beyond = std::max(0.0, count - few);
        return chance(whole) + (few - whole) * more + more * beyond / (2 * beyond + 2);
    };
    return between(cards, [&](int mine) {
        return between(rival_cards, [&](int theirs) { return kChances[place(needs, rival_needs, mine, theirs)]; });
    });
}

} // namespace hilltop::advanced_pazaak
