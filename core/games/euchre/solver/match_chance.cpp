// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/solver/match_chance.h"

#include "base/numbers.h"

#include <algorithm>

namespace hilltop::euchre {

MatchChances::MatchChances(const std::array<HandGain, 3>& gains) {
    for (auto& won : m_chances[0])
        won = {1, 1};
    for (int mine = 1; mine <= kMostPoints; ++mine) {
        for (int theirs = 1; theirs <= kMostPoints; ++theirs) {
            for (const bool deals : {false, true}) {
                double sum = 0;
                for (const auto& gain : gains) {
                    sum += (deals ? gain.dealing : gain.other) * of(mine - gain.points, theirs, !deals);
                    sum += (deals ? gain.other : gain.dealing) * of(mine, theirs - gain.points, !deals);
                }
                m_chances[at(mine)][at(theirs)][deals ? 1 : 0] = sum;
            }
        }
    }
}

double MatchChances::of(int mine, int theirs, bool my_deal) const {
    return m_chances[at(std::clamp(mine, 0, kMostPoints))][at(std::clamp(theirs, 0, kMostPoints))][my_deal ? 1 : 0];
}

double match_chance(int mine, int theirs, bool my_deal) {
    static const MatchChances chances({{{1, 0.370, 0.260}, {2, 0.185, 0.150}, {4, 0.020, 0.015}}});
    return chances.of(mine, theirs, my_deal);
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
