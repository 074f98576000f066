// SPDX-License-Identifier: GPL-3.0-or-later
#include "hill/hill_clones.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace hilltop {
namespace {

/// What a version did against one opponent (of a single side: by itself) on one set of deals.
struct Answers {
    std::tuple<HillKey, int, int> where; ///< opponent, part, season
    std::uint64_t digest = 0;
    int matches = 0;
};

std::map<HillKey, std::vector<Answers>> answers_of(const std::vector<HillKey>& keys, const HillScores& scores) {
    std::map<HillKey, std::vector<Answers>> all;
    for (const HillKey& key : keys)
        all[key];
    for (const auto& [bout, score] : scores) {
        if (score.deals.empty()) continue;
        for (std::size_t side = 0; side < bout.sides.size(); ++side)
            if (const auto own = all.find(bout.sides[side]); own != all.end())
                own->second.push_back(
                    {{bout.sides[bout.sides.size() - 1 - side], bout.part, score.season}, score.answers, score.played});
    }
    for (auto& [key, answers] : all)
        std::sort(answers.begin(), answers.end(), [](const auto& a, const auto& b) { return a.where < b.where; });
    return all;
}

/// Nothing where an answer differs.
std::optional<HillClones> compare(const HillKey& one, const std::vector<Answers>& ones, const HillKey& two,
                                  const std::vector<Answers>& twos) {
    HillClones clones{.one = one, .two = two};
    const HillKey* last = nullptr;
    for (auto a = ones.begin(), b = twos.begin(); a != ones.end() && b != twos.end();) {
        if (a->where != b->where) {
            ++(a->where < b->where ? a : b);
            continue;
        }
        if (a->digest != b->digest || a->matches != b->matches) return {};
        clones.matches += a->matches;
        if (last == nullptr || *last != std::get<0>(a->where)) ++clones.opponents;
        last = &std::get<0>(a->where);
        ++a;
        ++b;
    }
    if (clones.matches < kCloneMatches) return {};
    return clones;
}

} // namespace

std::vector<HillClones> clones_among(const std::vector<HillKey>& keys, const HillScores& scores) {
    const auto all = answers_of(keys, scores);
    std::vector<HillClones> found;
    for (auto one = all.begin(); one != all.end(); ++one)
        for (auto two = std::next(one); two != all.end(); ++two)
            if (auto clones = compare(one->first, one->second, two->first, two->second))
                found.push_back(std::move(*clones));
    return found;
}

} // namespace hilltop
