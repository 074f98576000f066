// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/elo.h"
#include "ratings/interval.h"
#include "ratings/pentanomial.h"
#include "ratings/quantiles.h"
#include "ratings/sprt.h"
#include "sample.h"
#include "support/test.h"

#include <QtTest>

#include <rapidcheck.h>

#include <algorithm>
#include <limits>

using namespace hilltop;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kUnsaid = std::numeric_limits<double>::quiet_NaN(); ///< not published

using Counts3 = std::array<std::int64_t, 3>;
using Counts5 = std::array<std::int64_t, 5>;

/// The largest log-likelihood of lost, drawn and won matches under a hypothesis, by ternary search over the share that
/// is not drawn: the mean score, or its ratio to the deviation, leaves no other choice.
double best_likelihood(const Counts3& counts, double target, EloModel model) {
    auto likelihood = [&](double decided) {
        const double lead = model == EloModel::Logistic
                                ? 2 * target - 1
                                : (target < 0 ? -1 : 1) * std::sqrt(target * target * decided / (1 + target * target));
        auto term = [](std::int64_t count, double share) { return static_cast<double>(count) * std::log(share); };
        return term(counts[0], (decided - lead) / 2) + term(counts[1], 1 - decided) +
               term(counts[2], (decided + lead) / 2);
    };
    double low = model == EloModel::Logistic ? std::abs(2 * target - 1) : target * target / (1 + target * target);
    double high = 1;
    for (int round = 0; round < 200; ++round) {
        const double left = low + (high - low) / 3, right = high - (high - low) / 3;
        if (likelihood(left) < likelihood(right))
            low = left;
        else
            high = right;
    }
    return likelihood((low + high) / 2);
}

/// What a simulated tournament of pairs played as often says.
QuotientSums sums_of(const Counts5& counts) {
    QuotientSums sums;
    for (std::size_t k = 0; k < 5; ++k) {
        for (std::int64_t pair = 0; pair < counts[k]; ++pair)
            sums.add(static_cast<std::int64_t>(k), 4);
    }
    return sums;
}

} // namespace
Q_DECLARE_METATYPE(Counts3)
Q_DECLARE_METATYPE(Counts5)
Q_DECLARE_METATYPE(EloModel)

class TrialsTest : public QObject {
    Q_OBJECT

    void compare(const ScoreEstimate& result) {
        QFETCH(double, elo);
        QFETCH(double, error);
        QFETCH(double, normalized);
        QFETCH(double, normalizedError);
        QFETCH(double, los);
        if (!std::isnan(elo)) QVERIFY(near(result.elo, elo, 0.006));
        if (!std::isnan(error)) QVERIFY(near(result.elo_error95, error, 0.006));
        QVERIFY(near(result.normalized_elo, normalized, 0.006));
        QVERIFY(near(result.normalized_error95, normalizedError, 0.006));
        if (!std::isnan(los)) QVERIFY(near(result.los, los, 0.00006));
    }
    void estimateColumns() {
        QTest::addColumn<double>("elo");
        QTest::addColumn<double>("error");
        QTest::addColumn<double>("normalized");
        QTest::addColumn<double>("normalizedError");
        QTest::addColumn<double>("los");
    }

private Q_SLOTS:
    /// Numbers that the tests of fastchess publish (elo_test.cpp of Disservin/fastchess).
    void publishedMatches_data() {
        QTest::addColumn<Counts3>("counts"); // lost, drawn, won
        estimateColumns();
        QTest::newRow("1") << Counts3{89, 123, 76} << kUnsaid << kUnsaid << -20.76 << 40.13 << 0.1553;
        QTest::newRow("2") << Counts3{96, 111, 136} << 40.70 << 30.43 << 49.77 << 36.77 << 0.9960;
        QTest::newRow("3") << Counts3{356, 0, 34} << kUnsaid << kUnsaid << -508.44 << 34.48 << kUnsaid;
    }
    void publishedMatches() {
        QFETCH(Counts3, counts);
        compare(estimate(Trinomial{counts}));
    }
    void publishedPairs_data() {
        QTest::addColumn<Counts5>("counts");
        estimateColumns();
        QTest::newRow("1") << Counts5{34, 54, 63, 64, 75} << 55.58 << 27.65 << 57.94 << 28.28 << 1.0;
        QTest::newRow("2") << Counts5{332, 433, 498, 333, 334} << -8.64 << 10.33 << -9.17 << 10.96 << 0.0505;
        QTest::newRow("3") << Counts5{7895, 8757, 5685, 568, 9999} << -21.04 << 2.95 << -19.01 << 2.65 << kUnsaid;
    }
    void publishedPairs() {
        QFETCH(Counts5, counts);
        compare(estimate(Pentanomial{counts}));
    }
    /// The same numbers by the other way in, the sums over deals; its error divides by one deal less.
    void pairsAreDeals() {
        QVERIFY(rc::check("estimate(pairs) agrees with QuotientSums", [] {
            const Counts5 counts = *rc::gen::container<Counts5>(rc::gen::inRange<std::int64_t>(0, 40));
            const Pentanomial pairs{counts};
            RC_PRE(pairs.trials() > 1);
            const ScoreEstimate result = estimate(pairs);
            const QuotientSums sums = sums_of(counts);
            const auto n = static_cast<double>(pairs.trials());
            RC_ASSERT(std::abs(result.mean - sums.quotient()) < 1e-12);
            RC_ASSERT(std::abs(result.error - sums.error() * std::sqrt((n - 1) / n)) < 1e-7);
            RC_ASSERT(result.interval.low >= 0 && result.interval.low <= result.mean + 1e-12);
            RC_ASSERT(result.interval.high <= 1 && result.interval.high >= result.mean - 1e-12);
            RC_ASSERT(result.los >= 0 && result.los <= 1);
            RC_ASSERT((result.los > 0.5) == (result.mean > 0.5 + 1e-12));
        }));
    }
    void allAlike() {
        const ScoreEstimate none = estimate(Pentanomial{});
        QCOMPARE(none.mean, 0.5);
        QCOMPARE(none.interval.low, 0.0);
        QCOMPARE(none.interval.high, 1.0);
        QCOMPARE(none.elo_interval.low, -kInfinity);
        QCOMPARE(none.los, 0.5);
        const ScoreEstimate won = estimate(Pentanomial{{0, 0, 0, 0, 9}});
        QCOMPARE(won.elo, kInfinity);
        QCOMPARE(won.interval.low, wilson_95(9, 9).low);
        QCOMPARE(won.elo_interval.low, elo_of(wilson_95(9, 9).low));
        QVERIFY(near(won.los, 0.99865, 1e-5)); // three standard errors
        const ScoreEstimate even = estimate(Pentanomial{{0, 0, 9, 0, 0}});
        QCOMPARE(even.elo, 0.0);
        QCOMPARE(even.normalized_elo, 0.0);
        QCOMPARE(even.los, 0.5);
        QCOMPARE(even.interval.high, wilson_95(4.5, 9).high);
    }
    void matchesSaved() {
        // One win in four, every second a draw: pairs of independent matches come in these parts, and are worth no
        // more.
        QVERIFY(near(matches_worth(Pentanomial{{10, 40, 60, 40, 10}}, Trinomial{{80, 160, 80}}), 320, 1e-9));
        // Whoever the deal favours wins in 60 of 100 deals, else chance decides: half of the variance is gone.
        QVERIFY(near(matches_worth(Pentanomial{{10, 0, 80, 0, 10}}, Trinomial{{100, 0, 100}}), 500, 1e-9));
        // Pairs that agree tell no more than one match each.
        QVERIFY(near(matches_worth(Pentanomial{{50, 0, 0, 0, 50}}, Trinomial{{100, 0, 100}}), 100, 1e-9));
        QVERIFY(near(matches_worth(Pentanomial{{0, 0, 50, 0, 0}}, Trinomial{{50, 0, 50}}), 100, 1e-9));
    }

    /// Ratios of Stockfish's test site, as the tests of fastchess (sprt_test.cpp) and of other programs repeat them.
    void publishedRatios_data() {
        QTest::addColumn<EloModel>("model");
        QTest::addColumn<double>("elo0");
        QTest::addColumn<double>("elo1");
        QTest::addColumn<Counts5>("counts"); // of matches: lost, drawn, won, and -1
        QTest::addColumn<double>("ratio");
        constexpr auto kLogistic = EloModel::Logistic, kNormalized = EloModel::Normalized;
        QTest::newRow("l3 1") << kLogistic << 0.5 << 2.5 << Counts5{21184, 40708, 21404, -1} << -1.57;
        QTest::newRow("l3 2") << kLogistic << 0.0 << 2.0 << Counts5{57030, 106593, 57433, -1} << -2.59;
        QTest::newRow("l5 1") << kLogistic << 0.5 << 2.5 << Counts5{223, 9863, 21279, 10037, 246} << -3.07;
        QTest::newRow("l5 2") << kLogistic << 0.0 << 2.0 << Counts5{871, 26175, 55983, 26678, 821} << -4.98;
        QTest::newRow("n3 1") << kNormalized << 0.0 << 2.0 << Counts5{36027, 68692, 36433, -1} << 0.92;
        QTest::newRow("n3 2") << kNormalized << -1.75 << 0.25 << Counts5{10650, 20431, 10871, -1} << 2.30;
        QTest::newRow("n5 1") << kNormalized << 0.0 << 2.0 << Counts5{365, 16618, 36229, 16974, 390} << 2.25;
        QTest::newRow("n5 2") << kNormalized << -1.75 << 0.25 << Counts5{127, 4883, 10712, 5150, 104} << 3.01;
        QTest::newRow("n5 site 1") << kNormalized << -1.75 << 0.25 << Counts5{19, 4020, 10316, 4215, 24} << 2.94;
        QTest::newRow("n5 site 2") << kNormalized << 0.0 << 2.0 << Counts5{103, 3851, 8316, 3728, 98} << -2.03;
        QTest::newRow("n5 site 3") << kNormalized << 0.5 << 2.5 << Counts5{45, 8506, 25934, 8883, 57} << 2.94;
        QTest::newRow("n5 few") << kNormalized << -1.75 << 0.25 << Counts5{0, 2, 4, 6, 10} << 0.13;
        QTest::newRow("n5 a zero") << kNormalized << 0.0 << 2.0 << Counts5{2, 40, 72, 14, 0} << -0.36;
        QTest::newRow("n5 all won") << kNormalized << -1.75 << 0.25 << Counts5{0, 0, 0, 0, 10} << 0.08;
        QTest::newRow("n5 all lost") << kNormalized << -1.75 << 0.25 << Counts5{10, 0, 0, 0, 0} << -0.08;
        QTest::newRow("nothing") << kLogistic << 0.0 << 5.0 << Counts5{} << 0.0;
    }
    void publishedRatios() {
        QFETCH(EloModel, model);
        QFETCH(double, elo0);
        QFETCH(double, elo1);
        QFETCH(Counts5, counts);
        QFETCH(double, ratio);
        const SprtTest test{.elo0 = elo0, .elo1 = elo1, .model = model};
        const double found =
            counts[3] < 0 ? llr(test, Trinomial{{counts[0], counts[1], counts[2]}}) : llr(test, Pentanomial{counts});
        QVERIFY(near(found, ratio, 0.0051));
    }
    void ratiosAreThoseOfTheLikelihoods() {
        QVERIFY(rc::check("llr of matches = ratio of the best likelihoods found by search", [] {
            const Counts3 counts = *rc::gen::container<Counts3>(rc::gen::inRange<std::int64_t>(1, 500));
            const double elo0 = *rc::gen::inRange(-60, 60);
            const auto model = *rc::gen::element(EloModel::Logistic, EloModel::Normalized);
            const SprtTest test{.elo0 = elo0, .elo1 = elo0 + *rc::gen::inRange(1, 80), .model = model};
            auto target = [&](double elo) {
                return model == EloModel::Logistic ? expected_share(elo) : elo / (2 * elo_scale());
            };
            const double expected =
                best_likelihood(counts, target(test.elo1), model) - best_likelihood(counts, target(test.elo0), model);
            RC_ASSERT(std::abs(llr(test, Trinomial{counts}) - expected) < 1e-6 * (1 + std::abs(expected)));
        }));
    }
    void ratiosHaveTwoSides() {
        QVERIFY(rc::check("swapping the sides and the hypotheses swaps the sign", [] {
            const Counts5 counts = *rc::gen::container<Counts5>(rc::gen::inRange<std::int64_t>(0, 1000));
            const Counts5 turned{counts[4], counts[3], counts[2], counts[1], counts[0]};
            const auto model = *rc::gen::element(EloModel::Logistic, EloModel::Normalized);
            const double ratio = llr({.elo0 = -3, .elo1 = 12, .model = model}, Pentanomial{counts});
            RC_ASSERT(std::isfinite(ratio));
            RC_ASSERT(std::abs(ratio + llr({.elo0 = -12, .elo1 = 3, .model = model}, Pentanomial{turned})) < 1e-6);
        }));
    }
    /// Tests that run until they stop, pairs that depend on each other, both hypotheses: errors stay near what was
    /// asked.
    void errorRates_data() {
        QTest::addColumn<EloModel>("model");
        QTest::addColumn<bool>("pairs");
        QTest::addColumn<bool>("second");
        for (const bool pairs : {false, true}) {
            for (const bool second : {false, true}) {
                const QByteArray name = QByteArray(pairs ? "pairs" : "matches") + (second ? ", H1" : ", H0");
                QTest::newRow(name + ", logistic") << EloModel::Logistic << pairs << second;
                QTest::newRow(name + ", normalized") << EloModel::Normalized << pairs << second;
            }
        }
    }
    void errorRates() {
        QFETCH(EloModel, model);
        QFETCH(bool, pairs);
        QFETCH(bool, second);
        // Parts moved from the lowest to the highest outcome give the shares of H1 in either model.
        constexpr std::array<double, 5> kPairs{0.10, 0.15, 0.50, 0.15, 0.10};
        constexpr std::array<double, 3> kMatches{0.40, 0.20, 0.40};
        constexpr double kMoved = 0.05;
        const double variance = pairs ? 0.2 / 4 + 0.3 / 16 - kMoved * kMoved : 0.8 / 4 - kMoved * kMoved;
        const double elo1 = model == EloModel::Logistic
                                ? elo_of(0.5 + kMoved)
                                : 2 * elo_scale() * kMoved / std::sqrt(variance * (pairs ? 2 : 1));
        const SprtTest test{.elo0 = 0, .elo1 = elo1, .model = model};
        constexpr int kRuns = 600;
        int wrong = 0;
        Rng rng = dice(pairs ? 3 : 2);
        for (int run = 0; run < kRuns; ++run) {
            Pentanomial outcomes;
            Trinomial matches;
            SprtVerdict found = SprtVerdict::Running;
            while (found == SprtVerdict::Running) {
                if (pairs) {
                    auto shares = kPairs;
                    shares[0] -= second ? kMoved : 0;
                    shares[4] += second ? kMoved : 0;
                    outcomes.add(draw(rng, shares));
                    found = verdict(test, llr(test, outcomes));
                } else {
                    auto shares = kMatches;
                    shares[0] -= second ? kMoved : 0;
                    shares[2] += second ? kMoved : 0;
                    matches.add(draw(rng, shares));
                    found = verdict(test, llr(test, matches));
                }
            }
            wrong += (found == SprtVerdict::AcceptH1) != second ? 1 : 0;
        }
        // 5 % and three standard errors of it; overshoot makes the test better than asked, but not by much.
        QVERIFY2(wrong <= 0.077 * kRuns && wrong >= 0.02 * kRuns, qPrintable(QString::number(wrong)));
    }
    void boundsAndVerdicts() {
        const SprtTest test{.elo0 = 0, .elo1 = 10, .alpha = 0.01, .beta = 0.05};
        const Interval bounds = sprt_bounds(test);
        QVERIFY(near(bounds.low, std::log(0.05 / 0.99), 1e-12) && near(bounds.high, std::log(95.0), 1e-12));
        QCOMPARE(verdict(test, bounds.low), SprtVerdict::AcceptH0);
        QCOMPARE(verdict(test, bounds.high), SprtVerdict::AcceptH1);
        QCOMPARE(verdict(test, 0), SprtVerdict::Running);
        QVERIFY(check(test));
        QVERIFY(!check({.elo0 = 5, .elo1 = 5}));
        QVERIFY(!check({.elo0 = 0, .elo1 = kInfinity}));
        QVERIFY(!check({.elo0 = kUnsaid, .elo1 = 5}));
        QVERIFY(!check({.alpha = 0}));
        QVERIFY(!check({.beta = 0.5}));
        QVERIFY(!check({.alpha = kUnsaid}));
    }

    /// Two thousand tournaments redrawn from the deals of one. Deals favour a side, differ in what can be won, and give
    /// matches that depend on each other: what the formula must cope with.
    void errorsAgreeWithTheBootstrap_data() {
        QTest::addColumn<int>("deals");
        QTest::addColumn<double>("luck"); // how much the deal decides
        QTest::addColumn<bool>("uneven"); // deals have 2 to 12 games
        QTest::newRow("independent matches") << 400 << 0.0 << false;
        QTest::newRow("deals decide") << 400 << 0.8 << false;
        QTest::newRow("uneven deals") << 400 << 0.5 << true;
        QTest::newRow("few deals") << 80 << 0.5 << true;
    }
    void errorsAgreeWithTheBootstrap() {
        QFETCH(int, deals);
        QFETCH(double, luck);
        QFETCH(bool, uneven);
        Rng rng = dice(4);
        std::vector<std::pair<std::int64_t, std::int64_t>> played;
        QuotientSums sums;
        for (int deal = 0; deal < deals; ++deal) {
            const std::int64_t games = uneven ? 2 + rng.below(11) : 4;
            const double chance = 0.55 + luck * (uniform(rng) - 0.5) - (uneven ? 0.01 * static_cast<double>(games) : 0);
            std::int64_t won = 0;
            for (std::int64_t game = 0; game < games; ++game)
                won += uniform(rng) < chance ? 1 : 0;
            played.emplace_back(won, games);
            sums.add(won, games);
        }
        std::vector<double> quotients;
        for (int sample = 0; sample < 2000; ++sample) {
            QuotientSums again;
            for (int deal = 0; deal < deals; ++deal) {
                const auto& [won, games] = played[static_cast<std::size_t>(rng.below(deals))];
                again.add(won, games);
            }
            quotients.push_back(again.quotient());
        }
        std::sort(quotients.begin(), quotients.end());
        double mean = 0, squares = 0;
        for (const double quotient : quotients)
            mean += quotient / 2000;
        for (const double quotient : quotients)
            squares += (quotient - mean) * (quotient - mean) / 1999;
        QVERIFY(near(std::sqrt(squares), sums.error(), 0.05 * sums.error()));
        // The ends of the interval, within 5 % of its width.
        const Interval interval = mean_95(sums), share = share_95(sums);
        const double allowed = 0.05 * (interval.high - interval.low);
        QVERIFY(near(interval.low, quotients[50], allowed) && near(interval.high, quotients[1949], allowed));
        QVERIFY(near(share.low, quotients[50], allowed) && near(share.high, quotients[1949], allowed));
    }

    /// Ranks of the interval for the median of so many values, from the tables of sign tests (Conover, "Practical
    /// Nonparametric Statistics", 1999, A3).
    void ranksOfMedians_data() {
        QTest::addColumn<int>("values");
        QTest::addColumn<int>("low");
        QTest::addColumn<int>("high");
        for (const auto& [values, low] : {std::pair{6, 1}, {9, 2}, {10, 2}, {20, 6}, {25, 8}, {50, 18}, {100, 40}})
            QTest::addRow("%d", values) << values << low << values + 1 - low;
        QTest::newRow("1") << 1 << 0 << 0;
        QTest::newRow("5") << 5 << 0 << 0;
    }
    void ranksOfMedians() {
        QFETCH(int, values);
        QFETCH(int, low);
        QFETCH(int, high);
        ValueCounts histogram;
        for (int value = values; value >= 1; --value)
            histogram.add(value);
        const auto median = quantile(histogram, 0.5);
        QCOMPARE(median->value, (values + 1) / 2);
        QCOMPARE(median->low.value_or(0), low);
        QCOMPARE(median->high.value_or(0), high);
    }
    void quantilesOfHistograms() {
        QVERIFY(rc::check("a histogram is its sorted values", [] {
            const auto values = *rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(rc::gen::inRange(-30, 99)));
            ValueCounts histogram, parts;
            for (const int value : values)
                (value % 2 == 0 ? histogram : parts).add(value);
            histogram.add(parts);
            auto sorted = values;
            std::sort(sorted.begin(), sorted.end());
            RC_ASSERT(histogram.total() == std::ssize(sorted));
            double sum = 0;
            for (std::size_t k = 0; k < sorted.size(); ++k) {
                RC_ASSERT(histogram.at_rank(static_cast<std::int64_t>(k) + 1) == sorted[k]);
                sum += sorted[k];
            }
            RC_ASSERT(histogram.first() == sorted.front());
            RC_ASSERT(histogram.count(sorted.back()) == std::count(sorted.begin(), sorted.end(), sorted.back()));
            RC_ASSERT(histogram.count(99) == 0 && histogram.count(-31) == 0);
            RC_ASSERT(std::abs(histogram.mean() - sum / static_cast<double>(sorted.size())) < 1e-9);
            const double p = *rc::gen::inRange(1, 100) / 100.0;
            const auto estimate = quantile(histogram, p);
            RC_ASSERT(std::count_if(sorted.begin(), sorted.end(), [&](int v) { return v <= estimate->value; }) >=
                      p * static_cast<double>(sorted.size()) - 1e-9);
            RC_ASSERT(std::count_if(sorted.begin(), sorted.end(), [&](int v) { return v < estimate->value; }) <
                      p * static_cast<double>(sorted.size()) + 1e-9);
            RC_ASSERT(estimate->low.value_or(-99) <= estimate->value && estimate->high.value_or(99) >= estimate->value);
        }));
        QVERIFY(!quantile(ValueCounts{}, 0.5));
        ValueCounts many;
        many.add(3, 10'000'000);
        many.add(7, 10'000'000 + 100);
        QCOMPARE(quantile(many, 0.5)->value, 7);
        QCOMPARE(quantile(many, 0.5)->low, std::optional(3));
        QCOMPARE(quantile(many, 0.5)->high, std::optional(7));
        QCOMPARE(quantile(many, 0.49)->high, std::optional(3));
    }
    /// Drawn from the numbers 0 to 99, of which the true quantile is known, the interval misses it in 5 of 100 or less.
    void quantilesAreCovered() {
        Rng rng = dice(5);
        for (const double p : {0.1, 0.5, 0.95}) {
            const int truth = static_cast<int>(std::ceil(100 * p - 1e-9)) - 1;
            int below = 0, above = 0;
            for (int run = 0; run < 2000; ++run) {
                ValueCounts histogram;
                for (int k = 0; k < 120; ++k)
                    histogram.add(rng.below(100));
                const auto estimate = quantile(histogram, p);
                below += estimate->high.value_or(99) < truth ? 1 : 0;
                above += estimate->low.value_or(0) > truth ? 1 : 0;
            }
            // 2.5 % and three standard errors; never missing would be as wrong.
            QVERIFY2(below <= 71 && above <= 71 && below + above > 5,
                     qPrintable(QString("%1 %2").arg(below).arg(above)));
        }
    }
};

HILLTOP_TEST(TrialsTest)
#include "trials_test.moc"
