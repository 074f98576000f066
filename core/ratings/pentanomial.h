// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ratings/interval.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace hilltop {

/// How often independent trials of (N - 1) / 2 matches each brought 0, 1/2, 1, ... points for the first side.
template <std::size_t N>
struct Outcomes {
    static constexpr int kMatches = static_cast<int>(N - 1) / 2; ///< of a trial

    std::array<std::int64_t, N> counts{};

    void add(int half_points, std::int64_t times = 1) { counts[static_cast<std::size_t>(half_points)] += times; }
    std::int64_t trials() const {
        std::int64_t sum = 0;
        for (const std::int64_t count : counts)
            sum += count;
        return sum;
    }
    std::int64_t matches() const { return trials() * kMatches; }
    friend bool operator==(const Outcomes& a, const Outcomes& b) { return a.counts == b.counts; }
};
/// Matches: lost, drawn, won.
using Trinomial = Outcomes<3>;
/// Pairs of matches with the same deal and seats exchanged, worth 0, 1/2, 1, 3/2 and 2: what the deal did for one side
/// it does for the other, so pairs are independent trials where single matches are not (Van den Bergh, "Normalized
/// Elo", 2020).
using Pentanomial = Outcomes<5>;

/// What trials say of the first side's strength.
struct ScoreEstimate {
    double mean = 0.5;           ///< per match, 0..1; 1/2 without trials
    double variance = 0;         ///< of the mean score of one trial
    double error = 0;            ///< standard error of the mean, from the trials; 0 when all are alike
    Interval interval{0, 1};     ///< of the mean, 95 %: Wilson's with as many trials as have that error, as in share_95
    double elo = 0;              ///< infinite when all was won or lost
    Interval elo_interval{0, 0}; ///< 95 %, the interval's ends as Elo
    double elo_error95 = 0;      ///< half of mean -+ 1.96 errors as Elo, as fastchess tells it; infinite beyond 0 or 1
    /// (mean - 1/2) / standard deviation of a match, times 800 / ln 10: the same number of matches shows the same
    /// normalized Elo whatever share is drawn (Van den Bergh, "Normalized Elo", 2020).
    double normalized_elo = 0;
    double normalized_error95 = 0;
    double los = 0.5; ///< likelihood of superiority
};

ScoreEstimate estimate(const Trinomial& matches);
ScoreEstimate estimate(const Pentanomial& pairs);

/// As how many independent matches these pairs are worth; `matches` are the same ones counted singly. What exceeds
/// their number was saved. Their number when all pairs or all matches are alike.
double matches_worth(const Pentanomial& pairs, const Trinomial& matches);

} // namespace hilltop
