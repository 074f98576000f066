// SPDX-License-Identifier: GPL-3.0-or-later
// The formulas and figures of the manual's page Statistics, with sums that a reader can do by hand.
#include "ratings/elo.h"
#include "ratings/interval.h"
#include "ratings/quantiles.h"
#include "ratings/rank_intervals.h"
#include "ratings/sprt.h"
#include "sample.h"
#include "support/test.h"

#include <QtTest>

#include <utility>
#include <vector>

using namespace hilltop;

namespace {

/// Deals of which so much was won of so much.
QuotientSums deals_of(const std::vector<std::pair<std::int64_t, std::int64_t>>& deals) {
    QuotientSums sums;
    for (const auto& [won, whole] : deals)
        sums.add(won, whole);
    return sums;
}

/// Deals of one match each.
QuotientSums matches_of(int won, int lost) {
    std::vector<std::pair<std::int64_t, std::int64_t>> deals(static_cast<std::size_t>(won), {1, 1});
    deals.insert(deals.end(), static_cast<std::size_t>(lost), {0, 1});
    return deals_of(deals);
}

/// Two that met in deals of one match, of which the second won so many.
PairScore lost_by_the_first(int lost, int deals) {
    const QuotientSums sums = matches_of(deals - lost, lost);
    return {.one = 0,
            .two = 1,
            .won = 1.0 * (deals - lost),
            .matches = 1.0 * deals,
            .variance = sums.error() * sums.error(),
            .deals = deals,
            .lost_by_one = sums.turned().deals_won(),
            .lost_by_two = sums.deals_won()};
}

} // namespace

class FiguresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// 3 of 4, 1 of 2 and 2 of 4 are 6 of 10. Beyond 0.6 of each deal were won 0.6, -0.2 and -0.4, whose squares sum up
    /// to 0.56; sqrt(3 / 2 * 0.56) / 10 = 0.0916515.
    void sharesAndTheirErrors() {
        const QuotientSums sums = deals_of({{3, 4}, {1, 2}, {2, 4}});
        QVERIFY(near(sums.quotient(), 0.6, 1e-12));
        QVERIFY(near(sums.error(), 0.0916515, 1e-7));
        // 0.6 * 0.4 / 0.0084 = 28.5714 independent matches have that error.
        QVERIFY(near(matches_worth(0.24, sums.error()), 28.5714, 1e-4));
    }
    /// 7 of 10: (0.7 + 0.1920729 -+ 1.96 sqrt(0.021 + 0.0096036)) / 1.3841459.
    void intervalsOfShares() {
        const Interval interval = wilson_95(7, 10);
        QVERIFY(near(interval.low, 0.3968, 5e-5) && near(interval.high, 0.8922, 5e-5));
    }
    /// "2.09 for 20 deals, 1.98 for 100". Of 20 deals half were won: the error is sqrt(20 / 19 * 5) / 20 = 0.1147079,
    /// and 2.0930 times that 0.2401. The share's interval has 0.25 / 0.1147079^2 = 19 matches and 2.0930 in place
    /// of 1.96: (0.5 + 0.1152829 -+ 2.0930 sqrt(0.25 / 19 + 0.0030337)) / 1.2305606 = 0.2836 and 0.7164.
    void fewDealsWiden() {
        QVERIFY(near(student_95(19), 2.09, 0.005) && near(student_95(99), 1.98, 0.005));
        const QuotientSums half = matches_of(10, 10);
        QVERIFY(near(mean_95(half).low, 0.2599, 5e-5) && near(mean_95(half).high, 0.7401, 5e-5));
        QVERIFY(near(share_95(half).low, 0.2836, 5e-5) && near(share_95(half).high, 0.7164, 5e-5));
    }
    /// "100 points are 64 %, 200 are 76 %, 400 are 91 %": 1 / (1 + 10^(-1/4)) = 1 / 1.562341 ...
    void expectedOfElo() {
        QVERIFY(near(expected_share(100), 0.640065, 1e-6));
        QVERIFY(near(expected_share(200), 0.759747, 1e-6));
        QVERIFY(near(expected_share(400), 10.0 / 11, 1e-6));
    }
    /// 3 of 4 matches and one draw against the mean: with a lead of 2x the likelihood is greatest where
    /// 3 - 4 p(2x) = p(x) - 1/2. At x = 0.47444 both sides are 0.11644 (p(0.94889) = 0.72089, p(0.47444) = 0.61644),
    /// and 0.47444 * 400 / ln 10 = 82.42.
    void oneDrawAgainstTheMean() {
        const std::vector<PairScore> pairs{{0, 1, 3, 4, 0}};
        const Ratings ratings = bradley_terry(pairs, 2);
        QVERIFY(near(ratings.elo[0], 82.42, 0.005) && near(ratings.elo[1], -82.42, 0.005));
    }
    /// "fewer than five deals ..., and at most one in ten": 4 of 40 are, 5 of 100 and 4 of 39 are not.
    void openToOneSide() {
        const auto open = [](int lost, int deals) {
            const Interval interval = bradley_terry({{lost_by_the_first(lost, deals)}}, 2).interval95[0];
            return std::isinf(interval.high);
        };
        QVERIFY(open(4, 40) && open(4, 41));
        QVERIFY(!open(4, 39) && !open(5, 100));
    }
    /// 60 of 100 deals: the error is sqrt(100 / 99 * (60 * 0.16 + 40 * 0.36)) / 100 = 0.0492366, and 0.1 are 2.03101
    /// errors, below which 97.887 % of the normal distribution lie.
    void likelihoodOfSuperiority() {
        QVERIFY(near(los(matches_of(60, 40)), 0.97887, 1e-5));
        QVERIFY(near(los(matches_of(40, 60)), 0.02113, 1e-5));
    }
    /// log(0.95 / 0.05) = 2.9444, log(0.05 / 0.95) the reverse.
    void boundsOfSprt() {
        const Interval bounds = sprt_bounds({.alpha = 0.05, .beta = 0.05});
        QVERIFY(near(bounds.high, 2.9444, 5e-5) && near(bounds.low, -2.9444, 5e-5));
    }
    /// "five artificial deals of one game each": four deals of 6, 8, 6 and 8 of 10 games have the error
    /// sqrt(4 / 3 * 4) / 40 = 0.057735, so a deal has the variance 4 * 0.057735^2 = 0.013333, a game 0.7 * 0.3 = 0.21,
    /// and all nine (4 * 0.013333 + 5 * 0.21) / 9 = 0.122593. That is worth 0.21 / (0.122593 / 4) = 6.85196 games.
    /// Three quarters against half: 6.85196 * (0.7 log 1.5 + 0.3 log 0.5) = 0.51994.
    void gamesAreSteadied() {
        const SprtTest test{.elo0 = 0, .elo1 = 190.8485}; // 400 log10(3)
        const QuotientSums sums = deals_of({{6, 10}, {8, 10}, {6, 10}, {8, 10}});
        QVERIFY(near(llr(test, sums), 0.51994, 1e-5));
    }
    /// Of three pairs each has two directions: the smallest chance may be 0.05 / 6 = 0.0083, the next 0.05 / 5 = 0.01,
    /// the third 0.05 / 4 = 0.0125. They are 0.004, 0.0095 and 0.02 (2.652, 2.346 and 2.054 errors).
    void testsTogether() {
        QCOMPARE(significant_signs(std::vector<Difference>{{2.652, 1}, {-2.346, 1}, {2.054, 1}}),
                 (std::vector<int>{1, -1, 0}));
    }
    /// 3, 2, 1 with 0.3 as the error of each difference: 1 is clearly below both others, which are 3.3 errors apart.
    /// With an error of 0.6 only the first and the last are: 2 / 0.6 = 3.3, 1 / 0.6 = 1.7.
    void rangesOfPlaces() {
        const auto ranges = [](double error) {
            return rank_intervals(3, [error](int one, int two) {
                return Difference{.value = 1.0 * (two - one), .variance = error * error};
            });
        };
        const auto clear = ranges(0.3), vague = ranges(0.6);
        QVERIFY(clear[0].best == 1 && clear[0].worst == 1 && clear[1].best == 2 && clear[2].best == 3);
        QVERIFY(vague[0].best == 1 && vague[0].worst == 2); // one is significantly worse
        QVERIFY(vague[1].best == 1 && vague[1].worst == 3);
        QVERIFY(vague[2].best == 2 && vague[2].worst == 3);
    }
    /// The median of 1 to 10 (type 1: the fifth). Two or more of ten lie on each side of it with 1 - 2 * 11 / 1024 =
    /// 97.9 %, three or more with 89.1 % only: from the second to the ninth.
    void quantilesOfTen() {
        ValueCounts counts;
        for (int value = 1; value <= 10; ++value)
            counts.add(value);
        const auto median = quantile(counts, 0.5);
        QVERIFY(median->value == 5 && median->low == 2 && median->high == 9);
    }
};

HILLTOP_TEST(FiguresTest)
#include "figures_test.moc"
