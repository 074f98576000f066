// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
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

/// A sequential test whether the first side is elo1 (H1) rather than elo0 (H0) stronger. Wald, "Sequential tests of
/// statistical hypotheses", 1945.
struct SprtTest {
    double elo0 = 0;
    double elo1 = 10;
    double alpha = 0.05; ///< chance to accept H1 when H0 is true
    double beta = 0.05;  ///< chance to accept H0 when H1 is true
    friend bool operator==(const SprtTest&, const SprtTest&) = default;
};

/// Refuses elo0 >= elo1, error rates outside ]0, 1/2[ and NaN.
Result<void> check(const SprtTest& test);

/// Where the log-likelihood ratio stops the test: log(beta / (1 - alpha)) and log((1 - beta) / alpha) (Wald 1945).
Interval sprt_bounds(const SprtTest& test);

/// Log-likelihood ratio of H1 to H0 by the generalized test (Li, Liu, Ying, "Generalized sequential probability ratio
/// test for separate families of hypotheses", 2014): the shares of the outcomes are unknown, and each hypothesis is
/// taken at its most likely ones (Van den Bergh, cantate.be/Fishtest: support_MLE_multinomial.pdf, proposition 1.1).
/// Outcomes that never came count 0.001 times, as on Stockfish's test site; 0 without trials.
double llr(const SprtTest& test, const Trinomial& matches);
double llr(const SprtTest& test, const Pentanomial& pairs);
/// The same of a share whose deals have many outcomes, such as ten games won each their own: that of as many
/// independent games, won or lost, as have the error found over the deals (their matches_worth). Five deals that count
/// as one game each are added to what the error is measured on, so that a few deals that happen to be alike decide
/// nothing; when all are alike each is one game. 0 without deals.
double llr(const SprtTest& test, const QuotientSums& share);

enum class SprtVerdict : std::uint8_t { Running, AcceptH0, AcceptH1 };

/// Reaching a bound is enough to stop. The test ends at the first verdict in order of the trials.
SprtVerdict verdict(const SprtTest& test, double ratio);

} // namespace hilltop
