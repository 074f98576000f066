// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/elo.h"
#include "ratings/interval.h"
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

constexpr double kUnsaid = std::numeric_limits<double>::quiet_NaN(); ///< not published

using Counts3 = std::array<std::int64_t, 3>;
using Counts5 = std::array<std::int64_t, 5>;

/// The largest log-likelihood of lost, drawn and won matches with this mean score, by ternary search over the share
/// that is not drawn: the mean leaves no other choice.
double best_likelihood(const Counts3& counts, double mean) {
    const double lead = 2 * mean - 1;
    auto likelihood = [&](double decided) {
        auto term = [](std::int64_t count, double share) { return static_cast<double>(count) * std::log(share); };
        return term(counts[0], (decided - lead) / 2) + term(counts[1], 1 - decided) +
               term(counts[2], (decided + lead) / 2);
    };
    double low = std::abs(lead), high = 1;
    for (int round = 0; round < 200; ++round) {
        const double left = low + (high - low) / 3, right = high - (high - low) / 3;
        if (likelihood(left) < likelihood(right))
            low = left;
        else
            high = right;
    }
    return likelihood((low + high) / 2);
}

/// What matches or pairs of them say as deals.
template <std::size_t N>
QuotientSums sums_of(const std::array<std::int64_t, N>& counts) {
    QuotientSums sums;
    for (std::size_t k = 0; k < N; ++k) {
        for (std::int64_t deal = 0; deal < counts[k]; ++deal)
            sums.add(static_cast<std::int64_t>(k), N - 1);
    }
    return sums;
}

} // namespace
Q_DECLARE_METATYPE(Counts3)
Q_DECLARE_METATYPE(Counts5)

class TrialsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Likelihoods that the tests of fastchess publish (elo_test.cpp of Disservin/fastchess); its errors divide by the
    /// trials, ours by one less.
    void publishedLikelihoods() {
        QVERIFY(near(los(sums_of(Counts3{89, 123, 76})), 0.1553, 0.0006));
        QVERIFY(near(los(sums_of(Counts3{96, 111, 136})), 0.9960, 0.0006));
        QVERIFY(near(los(sums_of(Counts5{34, 54, 63, 64, 75})), 1.0, 0.0006));
        QVERIFY(near(los(sums_of(Counts5{332, 433, 498, 333, 334})), 0.0505, 0.0006));
    }
    /// Deals that are alike say nothing of the error: no interval of width 0, no certainty.
    void allAlike() {
        for (const std::int64_t part : {0, 3, 6, 10}) {
            for (const int deals : {1, 2, 7, 1000, 300'000}) {
                QuotientSums sums;
                for (int deal = 0; deal < deals; ++deal)
                    sums.add(part, 10);
                QVERIFY(sums.alike() && sums.turned().alike());
                QCOMPARE(sums.error(), 0.0);
                QVERIFY(!mean_95(sums).known());
                const Interval share = share_95(sums), trials = wilson_95(sums.quotient() * deals, deals);
                QVERIFY(near(share.low, trials.low, 1e-12) && near(share.high, trials.high, 1e-12));
                QVERIFY(share.width() > 1e-5);
                QCOMPARE(los(sums) > 0.5, part > 5);
                // One deal that is another is enough.
                sums.add(part + 1, 11);
                QCOMPARE(sums.alike(), part == 10);
                QCOMPARE(mean_95(sums).known(), part != 10);
            }
        }
        QCOMPARE(los(QuotientSums{}), 0.5);
        QVERIFY(!mean_95(QuotientSums{}).known());
    }
    /// Quantiles of any table of Student's distribution; they are remembered.
    void studentsPoints() {
        for (int again = 0; again < 2; ++again) {
            QVERIFY(near(student_95(1), 12.7062, 1e-4) && near(student_95(5), 2.5706, 1e-4));
            QVERIFY(near(student_95(30), 2.0423, 1e-4) && near(student_95(5000), 1.9604, 1e-4));
            QVERIFY(student_95(5.5) < student_95(5) && student_95(5.5) > student_95(6));
            QVERIFY(student_95(0) == normal_95() && student_95(-1) == normal_95() && student_95(5001) == normal_95());
        }
    }
    /// Ratios of shares are those of as many independent games where deals are such games, and two-sided.
    void ratiosOfShares() {
        const SprtTest test{.elo0 = 0, .elo1 = 30}, mirror{.elo0 = -30, .elo1 = 0};
        const QuotientSums games = sums_of(std::array<std::int64_t, 2>{4500, 5500});
        QVERIFY(near(llr(test, games), llr(test, Trinomial{{4500, 0, 5500}}), 0.01));
        QVERIFY(near(llr(test, games), -llr(mirror, games.turned()), 1e-9));
        // Deals of two games that go together are worth one game each; that cancel each other, any number.
        QVERIFY(near(llr(test, sums_of(Counts3{4500, 0, 5500})), llr(test, games), 1e-9));
        QVERIFY(llr(test, sums_of(Counts3{200, 8600, 1200})) > 2 * llr(test, games));
        QCOMPARE(llr(test, QuotientSums{}), 0.0);
        QuotientSums won;
        for (int deal = 0; deal < 40; ++deal)
            won.add(10, 10);
        QVERIFY(near(llr(test, won), 40 * std::log(2 * expected_share(30)), 1e-9));
    }

    /// Ratios of Stockfish's test site, as the tests of fastchess (sprt_test.cpp) and of other programs repeat them.
    void publishedRatios_data() {
        QTest::addColumn<double>("elo0");
        QTest::addColumn<double>("elo1");
        QTest::addColumn<Counts5>("counts"); // of matches: lost, drawn, won, and -1
        QTest::addColumn<double>("ratio");
        QTest::newRow("l3 1") << 0.5 << 2.5 << Counts5{21184, 40708, 21404, -1} << -1.57;
        QTest::newRow("l3 2") << 0.0 << 2.0 << Counts5{57030, 106593, 57433, -1} << -2.59;
        QTest::newRow("l5 1") << 0.5 << 2.5 << Counts5{223, 9863, 21279, 10037, 246} << -3.07;
        QTest::newRow("l5 2") << 0.0 << 2.0 << Counts5{871, 26175, 55983, 26678, 821} << -4.98;
        QTest::newRow("nothing") << 0.0 << 5.0 << Counts5{} << 0.0;
    }
    void publishedRatios() {
        QFETCH(double, elo0);
        QFETCH(double, elo1);
        QFETCH(Counts5, counts);
        QFETCH(double, ratio);
        const SprtTest test{.elo0 = elo0, .elo1 = elo1};
        const double found =
            counts[3] < 0 ? llr(test, Trinomial{{counts[0], counts[1], counts[2]}}) : llr(test, Pentanomial{counts});
        QVERIFY(near(found, ratio, 0.0051));
    }
    void ratiosAreThoseOfTheLikelihoods() {
        QVERIFY(rc::check("llr of matches = ratio of the best likelihoods found by search", [] {
            const Counts3 counts = *rc::gen::container<Counts3>(rc::gen::inRange<std::int64_t>(1, 500));
            const double elo0 = *rc::gen::inRange(-60, 60);
            const SprtTest test{.elo0 = elo0, .elo1 = elo0 + *rc::gen::inRange(1, 80)};
            const double expected =
                best_likelihood(counts, expected_share(test.elo1)) - best_likelihood(counts, expected_share(test.elo0));
            RC_ASSERT(std::abs(llr(test, Trinomial{counts}) - expected) < 1e-6 * (1 + std::abs(expected)));
        }));
    }
    void ratiosHaveTwoSides() {
        QVERIFY(rc::check("swapping the sides and the hypotheses swaps the sign", [] {
            const Counts5 counts = *rc::gen::container<Counts5>(rc::gen::inRange<std::int64_t>(0, 1000));
            const Counts5 turned{counts[4], counts[3], counts[2], counts[1], counts[0]};
            const double ratio = llr({.elo0 = -3, .elo1 = 12}, Pentanomial{counts});
            RC_ASSERT(std::isfinite(ratio));
            RC_ASSERT(std::abs(ratio + llr({.elo0 = -12, .elo1 = 3}, Pentanomial{turned})) < 1e-6);
        }));
    }
    /// Tests that run until they stop, pairs that depend on each other, both hypotheses: errors stay near what was
    /// asked.
    void errorRates_data() {
        QTest::addColumn<bool>("pairs");
        QTest::addColumn<bool>("second");
        for (const bool pairs : {false, true}) {
            for (const bool second : {false, true}) {
                const QByteArray name = QByteArray(pairs ? "pairs" : "matches") + (second ? ", H1" : ", H0");
                QTest::newRow(name) << pairs << second;
            }
        }
    }
    void errorRates() {
        QFETCH(bool, pairs);
        QFETCH(bool, second);
        // Parts moved from the lowest to the highest outcome give the shares of H1.
        constexpr std::array<double, 5> kPairs{0.10, 0.15, 0.50, 0.15, 0.10};
        constexpr std::array<double, 3> kMatches{0.40, 0.20, 0.40};
        constexpr double kMoved = 0.05;
        const SprtTest test{.elo0 = 0, .elo1 = elo_scale() * std::log((0.5 + kMoved) / (0.5 - kMoved))};
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

    /// A look after every deal: what is wrong stays within five in a hundred, also where deals resemble each other or
    /// decide all of their games. 300 tests each; 5 % and two standard errors are 7.5 %.
    void looksAfterEveryDealKeepTheErrorRates_data() {
        QTest::addColumn<double>("elo");
        QTest::addColumn<double>("luck"); // how far a deal moves the chance of all its games
        QTest::addColumn<bool>("twice");  // with both seatings: what it gives it takes away
        for (const double elo : {30.0, 150.0}) {
            QTest::addRow("%g Elo, ten games", elo) << elo << 0.0 << false;
            QTest::addRow("%g Elo, deals decide", elo) << elo << 0.3 << false;
            QTest::addRow("%g Elo, both seatings", elo) << elo << 0.3 << true;
        }
    }
    void looksAfterEveryDealKeepTheErrorRates() {
        QFETCH(double, elo);
        QFETCH(double, luck);
        QFETCH(bool, twice);
        const SprtTest test{.elo0 = 0, .elo1 = elo};
        Rng rng = dice(16);
        for (const double truth : {test.elo0, test.elo1}) {
            int wrong = 0;
            for (int run = 0; run < 300; ++run) {
                QuotientSums sums;
                SprtVerdict found = SprtVerdict::Running;
                while (found == SprtVerdict::Running) {
                    const double moved = rng.below(2) == 0 ? luck : -luck;
                    std::int64_t won = 0;
                    for (int game = 0; game < (twice ? 20 : 10); ++game) {
                        const double chance = expected_share(truth) + (game < 10 ? moved : -moved);
                        won += uniform(rng) < std::clamp(chance, 0.02, 0.98) ? 1 : 0;
                    }
                    sums.add(won, twice ? 20 : 10);
                    found = verdict(test, llr(test, sums));
                }
                wrong += found != (truth > 0 ? SprtVerdict::AcceptH1 : SprtVerdict::AcceptH0);
            }
            QVERIFY2(wrong <= 22, qPrintable(QString::number(wrong)));
        }
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

    /// Ranks of the interval for the median of `values` values, from the tables of sign tests (Conover, "Practical
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
