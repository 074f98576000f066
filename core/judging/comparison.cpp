// SPDX-License-Identifier: GPL-3.0-or-later
#include "judging/comparison.h"

#include "judging/weighted_mean.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace hilltop {
namespace {

/// `best` first, then by what they are behind; equals stay in their order.
std::vector<Comparison::Place> ranked(std::vector<Comparison::Place> places, std::size_t best) {
    const auto at = places.begin() + static_cast<std::ptrdiff_t>(best);
    std::rotate(places.begin(), at, at + 1);
    std::stable_sort(places.begin() + 1, places.end(),
                     [](const auto& a, const auto& b) { return a.behind.value < b.behind.value; });
    return places;
}

bool same_everywhere(const std::vector<double>& worths) {
    return std::adjacent_find(worths.begin(), worths.end(), std::not_equal_to<>()) == worths.end();
}

} // namespace

Comparison::Comparison(std::size_t alternatives, double stake)
    : m_stake(stake)
    , m_worths(alternatives)
    , m_given_up(alternatives) {}

void Comparison::next_sample(double weight) {
    m_weights.push_back(weight);
}

void Comparison::add(std::size_t alternative, double worth) {
    m_worths[alternative].push_back(worth);
}

void Comparison::give_up_hopeless(const std::vector<bool>& kept) {
    constexpr std::size_t kFew = 8;
    const std::vector<Place> so_far = places();
    for (std::size_t place = 1; place < so_far.size(); ++place) {
        const auto& [alternative, worth, behind] = so_far[place];
        if (!kept[alternative] && (place >= kFew || behind.value > 3 * behind.error)) m_given_up[alternative] = true;
    }
}

std::vector<Comparison::Place> Comparison::places() const {
    std::vector<Place> places;
    // One that was given up early cannot be the best by the luck of its few samples.
    std::size_t best = m_worths.size();
    for (std::size_t i = 0; i < m_worths.size(); ++i) {
        WeightedMean worth;
        for (std::size_t sample = 0; sample < m_worths[i].size(); ++sample)
            worth.add(m_worths[i][sample], m_weights[sample]);
        places.push_back({i, worth.estimate(m_stake), {0, 0, How::Sampled}});
        if (!m_given_up[i] && (best == m_worths.size() || worth.value() > places[best].worth.value)) best = i;
    }
    const std::vector<double>& most = m_worths[best];
    double least = places[best].worth.value;
    for (const std::vector<double>& worths : m_worths)
        for (const double worth : worths)
            least = std::min(least, worth);
    for (std::size_t i = 0; i < m_worths.size(); ++i) {
        if (i == best) continue;
        WeightedMean behind;
        for (std::size_t sample = 0; sample < m_worths[i].size(); ++sample)
            behind.add(most[sample] - m_worths[i][sample], m_weights[sample]);
        places[i].behind = behind.estimate(m_stake);
        if (m_given_up[i] && same_everywhere(m_worths[i])) { // as giving up a match: no other sample would differ
            places[i].behind.value = std::max(0.0, places[best].worth.value - places[i].worth.value);
        } else {
            // Where it was given up its own mean is of other samples: beside the best it is worth what it is behind. In
            // all samples the best one can be worth less than in those, but nothing is worth less than the least one.
            places[i].behind.value = std::clamp(places[i].behind.value, 0.0, places[best].worth.value - least);
        }
        places[i].worth.value = places[best].worth.value - places[i].behind.value;
    }
    return ranked(std::move(places), best);
}

std::vector<Comparison::Place> Comparison::places_of(const std::vector<Estimate>& worths) {
    const auto best =
        std::max_element(worths.begin(), worths.end(), [](auto& a, auto& b) { return a.value < b.value; });
    std::vector<Place> places;
    for (std::size_t i = 0; i < worths.size(); ++i) {
        const bool is_best = best == worths.begin() + static_cast<std::ptrdiff_t>(i);
        const Estimate behind{best->value - worths[i].value, is_best ? 0 : std::hypot(best->error, worths[i].error),
                              best->how == How::Exact ? worths[i].how : best->how};
        places.push_back({i, worths[i], behind});
    }
    return ranked(std::move(places), static_cast<std::size_t>(best - worths.begin()));
}

} // namespace hilltop
