// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/elo.h"
#include "ratings/interval.h"
#include "sample.h"
#include "support/test.h"

#include <QtTest>

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/special_functions/beta.hpp>
#include <rapidcheck.h>

#include <cmath>

using namespace hilltop;

namespace {

double deviation(const std::vector<double>& sample) {
    double mean = 0, squares = 0;
    for (const double x : sample)
        mean += x / static_cast<double>(sample.size());
    for (const double x : sample)
        squares += (x - mean) * (x - mean);
    return std::sqrt(squares / static_cast<double>(sample.size() - 1));
}

/// Deals that are won as a whole, or lost.
PairScore pair_of(int one, int two, int won, int deals) {
    QuotientSums sums;
    for (int deal = 0; deal < deals; ++deal)
        sums.add(deal < won ? 2 : 0, 2);
    return {one,
            two,
            1.0 * won,
            1.0 * deals,
            sums.error() * sums.error(),
            sums.deals,
            sums.turned().deals_won(),
            sums.deals_won()};
}

/// The seven teams of the American League East in 1987, wins of the row's team over the column's in 13 games a pair.
constexpr int kBaseball[7][7] = {
    {0, 7, 9, 7, 7, 9, 11}, // Milwaukee
    {6, 0, 7, 5, 11, 9, 9}, // Detroit
    {4, 6, 0, 7, 7, 8, 12}, // Toronto
    {6, 8, 6, 0, 6, 7, 10}, // New York
    {6, 2, 6, 7, 0, 7, 12}, // Boston
    {4, 4, 5, 6, 6, 0, 6},  // Cleveland
    {2, 4, 1, 3, 1, 7, 0},  // Baltimore
};

std::vector<PairScore> baseball() {
    std::vector<PairScore> pairs;
    for (int i = 0; i < 7; ++i) {
        for (int j = i + 1; j < 7; ++j)
            pairs.push_back({i, j, static_cast<double>(kBaseball[i][j]), 13, 0});
    }
    return pairs;
}

} // namespace

class RatingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// FIDE's table of expected scores is normal; these are the logistic ones of the Chessprogramming wiki.
    void expectedShares_data() {
        QTest::addColumn<double>("share");
        QTest::addColumn<double>("elo");
        QTest::newRow("even") << 0.5 << 0.0;
        QTest::newRow("ten to one") << 10.0 / 11 << 400.0;
        QTest::newRow("one to ten") << 1.0 / 11 << -400.0;
        QTest::newRow("three quarters") << 0.75 << 190.848501887865;
        QTest::newRow("nothing won") << 0.0 << -kInfinity;
        QTest::newRow("all won") << 1.0 << kInfinity;
    }
    void expectedShares() {
        QFETCH(double, share);
        QFETCH(double, elo);
        QVERIFY(near(expected_share(elo), share, 1e-12));
    }

    /// Against the exact posterior with a flat prior, a Beta distribution.
    void losOfWins_data() {
        QTest::addColumn<int>("wins");
        QTest::addColumn<int>("losses");
        for (const auto& [wins, losses] :
             {std::pair{0, 0}, {1, 0}, {7, 3}, {55, 45}, {300, 331}, {5000, 4900}, {0, 40}})
            QTest::addRow("%d-%d", wins, losses) << wins << losses;
    }
    void losOfWins() {
        QFETCH(int, wins);
        QFETCH(int, losses);
        const double exact = 1 - boost::math::ibeta(wins + 1.0, losses + 1.0, 0.5);
        QuotientSums share;
        for (int match = 0; match < wins + losses; ++match)
            share.add(match < wins ? 1 : 0, 1);
        QVERIFY(near(los(share), exact, 0.15 / std::sqrt(wins + losses + 1.0)));
        QVERIFY(near(los(share.turned()), 1 - los(share), 1e-12));
    }

    /// Estimates as published for R's BradleyTerry2 (Turner and Firth, 2012; the table is Agresti's, "Categorical Data
    /// Analysis", 2002), Baltimore being 0.
    void baseballOf1987() {
        constexpr double kPublished[] = {1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0};
        const Ratings ratings = bradley_terry(baseball(), 7, 1e-9);
        QVERIFY(ratings.connected);
        double sum = 0;
        for (std::size_t i = 0; i < 7; ++i) {
            QVERIFY(near((ratings.elo[i] - ratings.elo[6]) / elo_scale(), kPublished[i], 6e-5));
            sum += ratings.elo[i];
        }
        QVERIFY(near(sum, 0, 1e-9));
    }
    /// The errors are what the estimates do when the season is played again and again.
    void errorsOfRatings() {
        const std::vector<double> truth{120, 40, -10, -150};
        std::vector<std::vector<double>> elos(4);
        std::vector<double> told(4);
        Rng rng = dice(1);
        constexpr int kSeasons = 1500;
        for (int season = 0; season < kSeasons; ++season) {
            std::vector<PairScore> pairs;
            for (int i = 0; i < 4; ++i) {
                for (int j = i + 1; j < 4; ++j) {
                    PairScore pair{i, j, 0, 60, 0};
                    const double share =
                        expected_share(truth[static_cast<std::size_t>(i)] - truth[static_cast<std::size_t>(j)]);
                    for (int match = 0; match < 60; ++match)
                        pair.won += uniform(rng) < share ? 1 : 0;
                    pairs.push_back(pair);
                }
            }
            const Ratings ratings = bradley_terry(pairs, 4);
            for (std::size_t i = 0; i < 4; ++i) {
                elos[i].push_back(ratings.elo[i]);
                told[i] += ratings.error95[i] / kSeasons;
            }
        }
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY(near(told[i], normal_95() * deviation(elos[i]), 0.06 * told[i]));
    }
    /// Variances of a quarter, as from deals that cancel most of their luck, halve the errors and move no rating.
    void measuredVariancesNarrow() {
        std::vector<PairScore> pairs = baseball();
        for (PairScore& pair : pairs) {
            pair.won *= 1000;
            pair.matches *= 1000;
        }
        const Ratings usual = bradley_terry(pairs, 7);
        for (PairScore& pair : pairs) {
            const double share = expected_share(usual.elo[static_cast<std::size_t>(pair.one)] -
                                                usual.elo[static_cast<std::size_t>(pair.two)]);
            pair.variance = share * (1 - share) / pair.matches / 4;
        }
        const Ratings narrow = bradley_terry(pairs, 7);
        for (std::size_t i = 0; i < 7; ++i) {
            QCOMPARE(narrow.elo[i], usual.elo[i]);
            QVERIFY(near(narrow.error95[i], usual.error95[i] / 2, 1e-3 * usual.error95[i]));
        }
    }
    /// Of all results of two in so many deals, each as likely as it is: the interval has the truth, also where one wins
    /// nearly all.
    void intervalsHoldFarFromEven() {
        for (const int deals : {20, 40, 100, 300})
            for (const double share : {0.5, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999, 0.9999, 0.0001}) {
                const double truth = elo_scale() * std::log(share / (1 - share)) / 2;
                double covered = 0;
                for (int won = 0; won <= deals; ++won) {
                    const double weight = boost::math::pdf(boost::math::binomial(deals, share), won);
                    if (weight < 1e-9) continue;
                    const Interval interval = bradley_terry({{pair_of(0, 1, won, deals)}}, 2).interval95[0];
                    if (interval.low <= truth && truth <= interval.high) covered += weight;
                }
                QVERIFY2(covered > 0.92, qPrintable(QString("%1 deals, %2: %3").arg(deals).arg(share).arg(covered)));
            }
    }
    /// An end is open where too little was lost beyond a cut, for the smaller side of it; the other end of one that is
    /// alone is the exact one.
    void openEnds() {
        const std::vector<PairScore> one{pair_of(0, 1, 98, 100), pair_of(2, 0, 1, 100), pair_of(1, 2, 55, 100)};
        const Ratings ratings = bradley_terry(one, 3);
        QVERIFY(std::isinf(ratings.interval95[0].high) && ratings.interval95[1].known() &&
                ratings.interval95[2].known());
        // 197 of 200 deals: at least 95.7 % of them (Clopper and Pearson)
        const double share = boost::math::ibeta_inv(197.0, 4.0, 0.025), low = ratings.interval95[0].low;
        QVERIFY(near(low, 2.0 / 3 * elo_scale() * std::log(share / (1 - share)), 5)); // the others are about even
        QVERIFY(low < ratings.elo[0] && ratings.elo[0] < ratings.elo[0] + ratings.error95[0]);
        const std::vector<PairScore> two{pair_of(0, 1, 0, 40)};
        const Ratings even = bradley_terry(two, 2);
        QVERIFY(std::isinf(even.interval95[1].high) && std::isinf(even.interval95[0].low));
        QVERIFY(near(even.interval95[1].low, -even.interval95[0].high, 1e-9));
        // Five lost deals say how far they are apart, and so does what is not known over deals.
        for (const PairScore& pair : {pair_of(0, 1, 95, 100), PairScore{0, 1, 40, 40, 0}})
            QVERIFY(bradley_terry({{pair}}, 2).interval95[0].known());
        // Half of each of many deals is not few deals.
        QuotientSums halves;
        for (int deal = 0; deal < 40; ++deal)
            halves.add(deal % 4 == 0 ? 19 : 20, 20);
        QVERIFY(near(halves.turned().deals_won(), 10, 1e-9));
    }
    /// One who won all 10 from the other: with the drawn match of the prior the slope vanishes where 10 (1 - p) is
    /// q - 1/2, p being the share of a lead of 2 x and q that of x.
    void allWonStaysFinite() {
        const std::vector<PairScore> pairs{{1, 0, 10, 10, 0}};
        const Ratings ratings = bradley_terry(pairs, 2);
        const double x = ratings.elo[1];
        QVERIFY(x > 100 && x < 400);
        QVERIFY(near(10 * (1 - expected_share(2 * x)), expected_share(x) - 0.5, 1e-9));
        QVERIFY(ratings.error95[1] > 50 && ratings.error95[1] < 1000);
        const std::vector<PairScore> extreme{{0, 1, 1e7, 1e7, 0}, {1, 2, 1e7, 1e7, 0}};
        const Ratings far = bradley_terry(extreme, 3);
        QVERIFY(far.elo[0] > far.elo[1] && far.elo[1] > far.elo[2]);
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(std::isfinite(far.elo[i]) && std::isfinite(far.error95[i]) && far.error95[i] > 0);
    }
    void groupsAreApart() {
        const std::vector<PairScore> pairs{{4, 2, 15, 20, 0}, {1, 3, 5, 20, 0}, {0, 0, 1, 2, 0}, {0, 1, 0, 0, 0}};
        const Ratings ratings = bradley_terry(pairs, 6);
        QVERIFY(!ratings.connected);
        QCOMPARE(ratings.group, (std::vector<int>{0, 1, 2, 1, 2, 5}));
        QVERIFY(near(ratings.elo[2], -ratings.elo[4], 1e-9) && ratings.elo[4] > 50);
        QVERIFY(near(ratings.elo[3], ratings.elo[4], 1e-9));
        QCOMPARE(ratings.elo[0], 0.0);
        QVERIFY(near(ratings.error95[0], normal_95() * elo_scale() * 2, 1e-6)); // of one drawn match
        QVERIFY(ratings.error95[4] < ratings.error95[0] / 2);
        QVERIFY(bradley_terry({}, 1).connected);
        QVERIFY(bradley_terry({}, 0).elo.empty());
    }
    void ratingsDoNotDependOnOrder() {
        QVERIFY(rc::check("names, order and direction of pairs do not matter", [] {
            const int entrants = *rc::gen::inRange(2, 9);
            std::vector<PairScore> pairs, turned;
            for (int k = *rc::gen::inRange(1, 30); k > 0; --k) {
                const int one = *rc::gen::inRange(0, entrants), two = *rc::gen::inRange(0, entrants);
                const int matches = *rc::gen::inRange(0, 50), won = *rc::gen::inRange(0, 2 * matches + 1);
                pairs.push_back({one, two, won / 2.0, static_cast<double>(matches), *rc::gen::inRange(0, 3) * 0.001});
                turned.insert(turned.begin(), {entrants - 1 - two, entrants - 1 - one, matches - won / 2.0,
                                               static_cast<double>(matches), pairs.back().variance});
            }
            const Ratings a = bradley_terry(pairs, entrants), b = bradley_terry(turned, entrants);
            RC_ASSERT(a.connected == b.connected);
            for (int i = 0; i < entrants; ++i) {
                const auto here = static_cast<std::size_t>(i), there = static_cast<std::size_t>(entrants - 1 - i);
                RC_ASSERT(std::isfinite(a.elo[here]) && a.error95[here] >= 0);
                RC_ASSERT(std::abs(a.elo[here] - b.elo[there]) < 1e-5);
                RC_ASSERT(std::abs(a.error95[here] - b.error95[there]) < 1e-5);
            }
        }));
    }
};

HILLTOP_TEST(RatingsTest)
#include "ratings_test.moc"
