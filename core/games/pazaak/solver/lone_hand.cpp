// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pazaak/solver/lone_hand.h"

#include "base/numbers.h"

#include <map>
#include <numeric>

namespace hilltop::pazaak {
namespace {

/// The cards drawn so far, in any order: a node for every set that adds up to less than 20. Sets with a lower sum come
/// first.
struct DrawnCards {
    using Counts = std::array<std::uint8_t, Pazaak::kHouseValues + 1>; ///< by value
    Counts counts{};
    int size = 0;
    std::array<std::int16_t, Pazaak::kHouseValues + 1> with{}; ///< the node with one more card, if there is one
};

struct AllDrawn {
    std::vector<DrawnCards> nodes;
    std::array<std::size_t, Pazaak::kGoal> up_to{}; ///< number of nodes with this sum or less

    AllDrawn() {
        std::map<DrawnCards::Counts, std::int16_t> known;
        std::vector<int> sums;
        const auto node_of = [&](const DrawnCards::Counts& counts, int size) {
            const auto [place, fresh] = known.emplace(counts, static_cast<std::int16_t>(nodes.size()));
            if (fresh) nodes.push_back({counts, size, {}});
            return place->second;
        };
        std::array<std::vector<std::pair<DrawnCards::Counts, int>>, Pazaak::kGoal> by_sum;
        by_sum[0].push_back({{}, 0});
        for (int sum = 0; sum < Pazaak::kGoal; ++sum) {
            for (const auto& [counts, size] : by_sum[at(sum)]) {
                node_of(counts, size);
                // Adding the highest card or a higher one gives every set once.
                int highest = 1;
                for (int card = 1; card <= Pazaak::kHouseValues; ++card)
                    highest = counts[at(card)] > 0 ? card : highest;
                for (int card = highest; card <= Pazaak::kHouseValues && sum + card < Pazaak::kGoal; ++card) {
                    auto more = counts;
                    ++more[at(card)];
                    by_sum[at(sum + card)].emplace_back(more, size + 1);
                }
            }
            up_to[at(sum)] = nodes.size();
        }
        for (DrawnCards& node : nodes) {
            for (int card = 1; card <= Pazaak::kHouseValues; ++card) {
                auto more = node.counts;
                ++more[at(card)];
                const auto found = known.find(more);
                node.with[at(card)] = found == known.end() ? std::int16_t{-1} : found->second;
            }
        }
    }
};

const AllDrawn& all_drawn() {
    static const AllDrawn all;
    return all;
}

} // namespace

void LoneHand::set(const Setting& setting, const Ends& believed, const Ends& actual) {
    m_setting = setting;
    m_believed = believed;
    m_actual = actual;
    m_held = 0;
    for (const std::uint8_t card : setting.side)
        m_held |= 1u << card;
    m_left = std::accumulate(setting.left.begin(), setting.left.end(), 0);
    m_known.assign(all_drawn().up_to[at(Pazaak::kGoal - setting.own)], std::nullopt);
}

int LoneHand::best() {
    int chosen = kStand;
    decision(0, m_setting.own, &chosen);
    return chosen;
}

LoneHand::Worth LoneHand::answered(int node, int total, int answer) {
    const int card = answer - answer_of_card(0);
    const bool plays = card > 0 && (m_held >> card & 1u) != 0;
    // More than the other player wins at once, also with END.
    if (answer == kEnd && total <= m_setting.stood) return drawn(node, total);
    const auto spent = at(plays ? card : 0);
    const int reached = total + (plays ? card : 0);
    if (reached > Pazaak::kGoal || reached < m_setting.stood) return {m_believed.lost[spent], m_actual.lost[spent]};
    if (reached == m_setting.stood) return {m_believed.tied[spent], m_actual.tied[spent]};
    return {m_believed.won[spent], m_actual.won[spent]};
}

LoneHand::Worth LoneHand::decision(int node, int total, int* chosen) {
    const bool decided = total > m_setting.stood || (total == Pazaak::kGoal && m_setting.auto_stand);
    int best = kEnd;
    Worth worth;
    if (decided) {
        best = kStand;
        worth = answered(node, total, kStand);
    } else {
        worth = drawn(node, total);
        // With a low total the next card cannot hurt, and a side card does later what it could do now.
        for (int answer = kStand; total >= HandNodes::kLow && answer < kAnswers; ++answer) {
            if (answer > kStand && (m_held >> (answer - answer_of_card(0)) & 1u) == 0) continue;
            const Worth other = answered(node, total, answer);
            if (other.believed <= worth.believed) continue;
            worth = other;
            best = answer;
        }
    }
    if (chosen != nullptr) *chosen = best;
    return worth;
}

LoneHand::Worth LoneHand::drawn(int node, int total) {
    if (const auto& known = m_known[at(node)]) return *known;
    const DrawnCards& cards = all_drawn().nodes[at(node)];
    Worth sum;
    for (int card = 1; card <= Pazaak::kHouseValues; ++card) {
        const int left = m_setting.left[at(card)] - cards.counts[at(card)];
        if (left <= 0) continue;
        const double chance = static_cast<double>(left) / (m_left - cards.size);
        const Worth next = total + card > Pazaak::kGoal ? Worth{m_believed.lost[0], m_actual.lost[0]}
                                                        : decision(cards.with[at(card)], total + card);
        sum.believed += chance * next.believed;
        sum.actual += chance * next.actual;
    }
    m_known[at(node)] = sum;
    return sum;
}

} // namespace hilltop::pazaak
