// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/solver/match_chance.h"

#include <algorithm>

namespace hilltop::euchre {
namespace {

constexpr int kMostPoints = 50;
/// Shares of hands that bring the dealing side, and the other, 1, 2 and 4 points.
struct Gain {
    int points;
    double dealing, other;
};
constexpr std::array<Gain, 3> kGains = {{{1, 0.370, 0.260}, {2, 0.185, 0.150}, {4, 0.020, 0.015}}};

/// By points needed by me and by them, and whether I deal.
using Chances = std::array<std::array<std::array<double, 2>, kMostPoints + 1>, kMostPoints + 1>;

Chances make_chances() {
    Chances chances{};
    for (auto& won : chances[0])
        won = {1, 1};
    for (int mine = 1; mine <= kMostPoints; ++mine) {
        for (int theirs = 1; theirs <= kMostPoints; ++theirs) {
            for (std::size_t deals = 0; deals < 2; ++deals) {
                const auto after = [&](int me, int they) {
                    return chances[static_cast<std::size_t>(std::max(me, 0))]
                                  [static_cast<std::size_t>(std::max(they, 0))][1 - deals];
                };
                double sum = 0;
                for (const auto& gain : kGains) {
                    sum += (deals == 1 ? gain.dealing : gain.other) * after(mine - gain.points, theirs);
                    sum += (deals == 1 ? gain.other : gain.dealing) * after(mine, theirs - gain.points);
                }
                chances[static_cast<std::size_t>(mine)][static_cast<std::size_t>(theirs)][deals] = sum;
            }
        }
    }
    return chances;
}

} // namespace

double match_chance(int mine, int theirs, bool my_deal) {
    static const Chances chances = make_chances();
    return chances[static_cast<std::size_t>(std::clamp(mine, 0, kMostPoints))]
                  [static_cast<std::size_t>(std::clamp(theirs, 0, kMostPoints))][my_deal ? 1 : 0];
}

HandWorth::HandWorth(const Euchre::Open& open, Seat me) {
    const std::size_t side = Euchre::side_of(me);
    const int mine = open.rules.points_to_win - open.points[side];
    const int theirs = open.rules.points_to_win - open.points[1 - side];
    const bool my_deal = Euchre::side_of(open.dealer) != side; // next
    for (int points = -4; points <= 4; ++points)
        m_worth[static_cast<std::size_t>(points + 4)] =
            match_chance(mine - std::max(points, 0), theirs - std::max(-points, 0), my_deal);
}

} // namespace hilltop::euchre
