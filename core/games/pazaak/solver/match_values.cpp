// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/match_values.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <vector>

namespace hilltop::pazaak {

MatchValues::MatchValues(const Pazaak::Rules& rules)
    : m_rules(rules) {
    std::array<int, Pazaak::kSideValues + 1> copies{};
    copies.fill(rules.side_copies);
    for (int cards = 0; cards <= rules.side_cards; ++cards)
        m_side[static_cast<std::size_t>(cards)] = SideChances::drawn(copies, cards);
    const int far = std::min<int>(kFar, rules.hands_to_win);
    for (int needs = 2; needs <= 2 * far; ++needs) {
        for (int needs0 = std::max(1, needs - far); needs0 <= std::min(far, needs - 1); ++needs0) {
            for (int cards0 = 0; cards0 <= rules.side_cards; ++cards0) {
                for (int cards1 = 0; cards1 <= rules.side_cards; ++cards1)
                    entry(needs0, needs - needs0, cards0, cards1) = solve(needs0, needs - needs0, cards0, cards1);
            }
        }
    }
}

double& MatchValues::entry(int needs0, int needs1, int cards0, int cards1) {
    return m_values[static_cast<std::size_t>((((needs0 - 1) * kFar + needs1 - 1) * kCards + cards0) * kCards + cards1)];
}

double MatchValues::value(int needs0, int needs1, int cards0, int cards1) const {
    if (needs0 == 0) return 1.0;
    if (needs1 == 0) return 0.0;
    return m_values[static_cast<std::size_t>((((needs0 - 1) * kFar + needs1 - 1) * kCards + cards0) * kCards + cards1)];
}

double MatchValues::solve(int needs0, int needs1, int cards0, int cards1) {
    HandSetting setting;
    setting.draw.fill(1.0 / Pazaak::kHouseValues);
    setting.side = {m_side[static_cast<std::size_t>(cards0)], m_side[static_cast<std::size_t>(cards1)]};
    setting.auto_stand = m_rules.auto_stand;
    for (int spent0 = 0; spent0 < 2; ++spent0) {
        for (int spent1 = 0; spent1 < 2; ++spent1) {
            // No player plays a card it does not have: such leaves are never reached.
            const int left0 = std::max(0, cards0 - spent0);
            const int left1 = std::max(0, cards1 - spent1);
            setting.leaves.value[HandLeaves::First][spent0][spent1] = value(needs0 - 1, needs1, left0, left1);
            setting.leaves.value[HandLeaves::Second][spent0][spent1] = value(needs0, needs1 - 1, left0, left1);
            setting.leaves.value[HandLeaves::Tied][spent0][spent1] = value(needs0, needs1, left0, left1);
        }
    }
    // A tied hand without side cards leads back to this state. What it is worth enters almost in proportion, so the
    // fixed point is found by the secant through two steps, and one more to be sure.
    const auto step = [&](double again) {
        setting.leaves.value[HandLeaves::Tied][0][0] = again;
        return HandSolver(setting, 0, 0).round(0, 0);
    };
    const auto& won = setting.leaves.value[HandLeaves::First][0][0];
    const auto& lost = setting.leaves.value[HandLeaves::Second][0][0];
    const double guess = 0.5 * (won + lost);
    const double once = step(guess);
    const double twice = step(once);
    const double bend = (once - guess) - (twice - once);
    const double fixed = std::abs(bend) < 1e-12 ? twice : once - (once - guess) * (twice - once) / -bend;
    return step(fixed);
}

std::shared_ptr<const MatchValues> match_values(const Pazaak::Rules& rules) {
    constexpr std::size_t kKept = 8;
    static std::mutex mutex;
    static std::vector<std::shared_ptr<const MatchValues>> solved; // latest last
    const std::lock_guard lock(mutex);
    for (const auto& values : solved) {
        if (values->rules() == rules) return values;
    }
    if (solved.size() == kKept) solved.erase(solved.begin());
    return solved.emplace_back(std::make_shared<const MatchValues>(rules));
}

} // namespace hilltop::pazaak
