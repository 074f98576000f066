// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/nash.h"
#include "ratings/rank_intervals.h"
#include "sample.h"
#include "support/test.h"

#include <QtTest>

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

using namespace hilltop;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

using Matrix = std::vector<double>;
using Ranks = std::vector<std::pair<int, int>>;

Ranks as_pairs(const std::vector<RankInterval>& ranks) {
    Ranks result;
    for (const RankInterval& rank : ranks)
        result.emplace_back(rank.best, rank.worst);
    return result;
}

/// Shares from payoffs above the diagonal, row by row, in thousandths above 1/2.
Matrix shares_of(int n, const std::vector<int>& above) {
    Matrix shares(static_cast<std::size_t>(n * n), 0.5);
    std::size_t next = 0;
    for (int i = 0; i < n; ++i) {
        for (int j = i + 1; j < n; ++j, ++next) {
            shares[static_cast<std::size_t>(i * n + j)] += above[next] / 1000.0;
            shares[static_cast<std::size_t>(j * n + i)] -= above[next] / 1000.0;
        }
    }
    return shares;
}

/// The most that any entrant wins above 1/2 against the mix.
double best_gain(const Matrix& shares, const std::vector<double>& mix) {
    const std::size_t n = mix.size();
    double best = -kInfinity;
    for (std::size_t i = 0; i < n; ++i) {
        double gain = 0;
        for (std::size_t j = 0; j < n; ++j)
            gain += (shares[i * n + j] - shares[j * n + i]) / 2 * mix[j];
        best = std::max(best, gain);
    }
    return best;
}

bool is_equilibrium(const Matrix& shares, const std::vector<double>& mix) {
    return near(std::accumulate(mix.begin(), mix.end(), 0.0), 1, 1e-12) &&
           *std::min_element(mix.begin(), mix.end()) >= 0 && best_gain(shares, mix) <= 1e-9;
}

std::vector<RankInterval> ranks_of(const std::vector<double>& values, const std::function<double(int, int)>& variance) {
    return rank_intervals(static_cast<int>(values.size()), [&](int i, int j) {
        return Difference{.value = values[static_cast<std::size_t>(i)] - values[static_cast<std::size_t>(j)],
                          .variance = variance(i, j)};
    });
}

double entropy(const std::vector<double>& mix) {
    double sum = 0;
    for (const double part : mix)
        sum -= part > 0 ? part * std::log(part) : 0;
    return sum;
}

} // namespace
Q_DECLARE_METATYPE(Ranks)

class RanksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void signs() {
        // At one-sided 2.5 thousandths, 5, 15 and 20 of four hypotheses a step allows 6.25, 7.1, 8.3 and 10.
        const std::vector<Difference> differences{{2.5758, 1}, {-2.8070, 1}, {2.1701, 1}, {-2.0537, 1}};
        QCOMPARE(significant_signs(differences), (std::vector<int>{1, -1, 0, 0}));
        // 7.5 thousandths are enough after two steps, and not before.
        QCOMPARE(significant_signs(std::vector<Difference>{{2.5758, 1}, {-2.8070, 1}, {2.4324, 1}, {0, 1}}),
                 (std::vector<int>{1, -1, 1, 0}));
        QCOMPARE(significant_signs(std::vector<Difference>{{2.4324, 1}, {0, 1}, {0, 1}, {0, 1}}),
                 (std::vector<int>{0, 0, 0, 0}));
        // Alone, the third would do.
        QCOMPARE(significant_signs(std::vector<Difference>{{2.1701, 1}}), std::vector<int>{1});
        QCOMPARE(significant_signs(std::vector<Difference>{{1.95, 1}}), std::vector<int>{0});
        QCOMPARE(significant_signs({}), std::vector<int>{});
        const std::vector<Difference> odd{{1, 0}, {0, 0}, {9, kInfinity}, {9, kNaN}, {kNaN, 1}, {9, -1}, {-1e-3, 0}};
        QCOMPARE(significant_signs(odd), (std::vector<int>{1, 0, 0, 0, 0, 0, -1}));
    }
    /// Looked at after each of 20,000 steps of a walk without a trend, and however the standard error is measured.
    void atEveryLook() {
        QVERIFY(near(p_value({.value = 1.959964, .variance = 1}), 0.05, 1e-7));
        QVERIFY(near(p_value({.value = 2.776445, .variance = 1, .freedom = 4}), 0.05, 1e-3));
        QCOMPARE(p_value({.value = 0, .variance = 1, .expected = 1}), 1.0);
        QCOMPARE(p_value({.value = 1, .variance = 0, .expected = 1}), 0.0);
        QCOMPARE(p_value({.value = 9, .variance = kInfinity, .expected = 1}), 1.0);
        QCOMPARE(p_value({.value = 9, .variance = -1, .expected = 1}), 1.0);
        // 1 / (sqrt(r / (1 + r)) exp(z^2 / 2 / (1 + r))), r being the variance in expected ones.
        QVERIFY(near(p_value({.value = 3, .variance = 1, .expected = 4}), std::sqrt(5) * std::exp(-4.5 * 0.8), 1e-9));
        Rng rng = dice(11);
        int ever = 0, at_one_look = 0;
        for (int run = 0; run < 1000; ++run) {
            bool wrong = false, once = false;
            double sum = 0;
            for (int step = 1; step <= 20000; step += std::max(1, step / 50)) {
                const int more = std::max(1, step / 50);
                sum += std::sqrt(more) * normal(rng);
                const int steps = step + more - 1;
                const Difference mean{.value = sum / steps, .variance = 1.0 / steps, .expected = 0.01};
                wrong = wrong || p_value(mean) < 0.05;
                once = once || p_value({.value = mean.value, .variance = mean.variance}) < 0.05;
            }
            ever += wrong ? 1 : 0;
            at_one_look += once ? 1 : 0;
        }
        QVERIFY2(ever <= 50 && ever >= 5, qPrintable(QString::number(ever)));
        QVERIFY2(at_one_look > 300, qPrintable(QString::number(at_one_look))); // what looking again and again does
    }
    void ranks_data() {
        QTest::addColumn<QList<double>>("values");
        QTest::addColumn<double>("variance");
        QTest::addColumn<Ranks>("ranks");
        QTest::newRow("clear") << QList<double>{1, 3, 2} << 0.01 << Ranks{{3, 3}, {1, 1}, {2, 2}};
        QTest::newRow("a tie") << QList<double>{3, 3.1, 2} << 0.01 << Ranks{{1, 2}, {1, 2}, {3, 3}};
        QTest::newRow("neighbours") << QList<double>{3, 2.75, 2.5} << 0.02 << Ranks{{1, 2}, {1, 3}, {2, 3}};
        QTest::newRow("known exactly") << QList<double>{1, 1, 2} << 0.0 << Ranks{{2, 3}, {2, 3}, {1, 1}};
        QTest::newRow("unknown") << QList<double>{1, 5, 2} << kInfinity << Ranks{{1, 3}, {1, 3}, {1, 3}};
        QTest::newRow("one without data") << QList<double>{1, kNaN, 2} << 0.01 << Ranks{{2, 3}, {1, 3}, {1, 2}};
        QTest::newRow("alone") << QList<double>{1} << 0.01 << Ranks{{1, 1}};
        QTest::newRow("nobody") << QList<double>{} << 0.01 << Ranks{};
    }
    void ranks() {
        QFETCH(QList<double>, values);
        QFETCH(double, variance);
        const std::vector<double> numbers(values.begin(), values.end());
        QTEST(as_pairs(ranks_of(numbers, [=](int, int) { return variance; })), "ranks");
    }
    void ranksHoldThePoints() {
        QVERIFY(rc::check("the ranks of the values lie inside", [] {
            const auto whole = *rc::gen::container<std::vector<int>>(rc::gen::inRange(-5, 6));
            const std::vector<double> values(whole.begin(), whole.end());
            const auto errors = *rc::gen::container<std::vector<int>>(values.size(), rc::gen::inRange(0, 4));
            const auto ranks = ranks_of(values, [&](int i, int j) {
                return (errors[static_cast<std::size_t>(i)] + errors[static_cast<std::size_t>(j)]) / 4.0;
            });
            RC_ASSERT(ranks.size() == values.size());
            for (std::size_t i = 0; i < values.size(); ++i) {
                const auto above = std::count_if(values.begin(), values.end(), [&](double v) { return v > values[i]; });
                const auto below = std::count_if(values.begin(), values.end(), [&](double v) { return v < values[i]; });
                RC_ASSERT(ranks[i].best >= 1 && ranks[i].best <= above + 1);
                RC_ASSERT(ranks[i].worst <= std::ssize(values) && ranks[i].worst >= std::ssize(values) - below);
            }
        }));
    }
    /// In at least 95 of 100 tournaments all intervals at once hold the true ranks; with all equal no more than 95.
    void ranksAreCovered_data() {
        QTest::addColumn<QList<double>>("truth");
        QTest::addColumn<int>("most"); // of 1,000 covered, where the bound is met
        QTest::newRow("all equal") << QList<double>{0, 0, 0, 0, 0, 0} << 980;
        QTest::newRow("two groups") << QList<double>{0, 0, 0, 9, 9, 9} << 985;
        QTest::newRow("close") << QList<double>{0, 1, 2, 3, 4, 5} << 1000;
        QTest::newRow("mixed") << QList<double>{0, 0, 0.5, 3, 3, 20, 20.2, 40} << 1000;
    }
    void ranksAreCovered() {
        QFETCH(QList<double>, truth);
        QFETCH(int, most);
        Rng rng = dice(6);
        int covered = 0;
        for (int run = 0; run < 1000; ++run) {
            std::vector<double> values;
            for (const double value : truth)
                values.push_back(value + normal(rng));
            const auto ranks = ranks_of(values, [](int, int) { return 2.0; });
            bool all = true;
            for (std::size_t i = 0; i < values.size(); ++i) {
                const double own = truth[static_cast<qsizetype>(i)];
                const auto above = std::count_if(truth.begin(), truth.end(), [&](double v) { return v > own; });
                const auto below = std::count_if(truth.begin(), truth.end(), [&](double v) { return v < own; });
                all = all && ranks[i].best <= above + 1 && ranks[i].worst >= std::ssize(truth) - below;
            }
            covered += all ? 1 : 0;
        }
        QVERIFY2(covered >= 930 && covered <= most, qPrintable(QString::number(covered)));
    }

    void knownMixes_data() {
        QTest::addColumn<int>("entrants");
        QTest::addColumn<QList<int>>("above");
        QTest::addColumn<QList<double>>("mix");
        QTest::newRow("alone") << 1 << QList<int>{} << QList<double>{1};
        QTest::newRow("the better one") << 2 << QList<int>{-1} << QList<double>{0, 1};
        QTest::newRow("even") << 2 << QList<int>{0} << QList<double>{0.5, 0.5};
        QTest::newRow("rock paper scissors")
            << 3 << QList<int>{-500, 500, -500} << QList<double>{1 / 3., 1 / 3., 1 / 3.};
        // Payoffs -a, b, -c of a circle are answered by c, b, a.
        QTest::newRow("uneven circle") << 3 << QList<int>{-100, 200, -300} << QList<double>{0.5, 1 / 3., 1 / 6.};
        QTest::newRow("two rocks") << 4 << QList<int>{0, -500, 500, -500, 500, -500}
                                   << QList<double>{1 / 6., 1 / 6., 1 / 3., 1 / 3.};
        QTest::newRow("a well") << 4 << QList<int>{-500, 500, -500, -500, 500, -500}
                                << QList<double>{0, 1 / 3., 1 / 3., 1 / 3.};
        QTest::newRow("loses to all") << 4 << QList<int>{-20, 30, 1, -40, 1, 1}
                                      << QList<double>{4 / 9., 3 / 9., 2 / 9., 0};
        // Even with the first, beaten by the second: it takes no part, because then the second would do better.
        QTest::newRow("a ladder") << 3 << QList<int>{0, 0, 10} << QList<double>{0.5, 0.5, 0};
        QTest::newRow("all even") << 5 << QList<int>(10, 0) << QList<double>(5, 0.2);
    }
    void knownMixes() {
        QFETCH(int, entrants);
        QFETCH(QList<int>, above);
        QFETCH(QList<double>, mix);
        const Matrix shares = shares_of(entrants, {above.begin(), above.end()});
        const auto found = nash_mix(shares, entrants);
        QVERIFY(is_equilibrium(shares, found));
        for (int i = 0; i < entrants; ++i)
            QVERIFY(near(found[static_cast<std::size_t>(i)], mix[i], 1e-6));
        QVERIFY(nash_mix({}, 0).empty());
    }
    /// Shares as tournaments give them, and small whole numbers, whose many equalities are the hard case.
    void mixesAreEquilibria() {
        QVERIFY(rc::check("nobody gains against the mix", [] {
            const int n = *rc::gen::inRange(1, 31);
            const int range = *rc::gen::element(1, 2, 5, 500);
            Rng rng = dice(*rc::gen::inRange<std::uint64_t>(0, 1u << 30));
            std::vector<int> above;
            for (int k = n * (n - 1) / 2; k > 0; --k)
                above.push_back(rng.below(2 * range + 1) - range);
            const Matrix shares = shares_of(n, above);
            const auto mix = nash_mix(shares, n);
            RC_ASSERT(is_equilibrium(shares, mix));
            // Twins share what one of them had, if that one took part, and the mix of all others stays.
            std::vector<int> twin;
            std::size_t next = 0;
            for (int i = 0; i < n; ++i) {
                for (int j = i + 1; j < n; ++j)
                    twin.push_back(above[next++]);
                twin.push_back(
                    static_cast<int>(std::lround(1000 * (shares[static_cast<std::size_t>(i * n + n - 1)] - 0.5))));
            }
            const auto wider = nash_mix(shares_of(n + 1, twin), n + 1);
            RC_ASSERT(is_equilibrium(shares_of(n + 1, twin), wider));
            RC_ASSERT(std::abs(wider[static_cast<std::size_t>(n)] - wider[static_cast<std::size_t>(n - 1)]) < 1e-5);
        }));
    }
    /// Of two equilibria every blend is one; none of the blends has more entropy than what is chosen.
    void mixesAreTheBroadest() {
        // Two circles of three that are even with each other: any blend of 1/3s is an equilibrium.
        const Matrix shares = shares_of(6, {-9, 9, 0, 0, 0, -9, 0, 0, 0, 0, 0, 0, -90, 90, -90});
        const auto mix = nash_mix(shares, 6);
        QVERIFY(is_equilibrium(shares, mix));
        for (int k = 0; k <= 10; ++k) {
            const double part = k / 10.0;
            const std::vector<double> blend{part / 3,       part / 3,       part / 3,
                                            (1 - part) / 3, (1 - part) / 3, (1 - part) / 3};
            QVERIFY(is_equilibrium(shares, blend));
            QVERIFY(entropy(blend) <= entropy(mix) + 1e-9);
        }
    }
    void sharesFromPairs() {
        const std::vector<PairScore> pairs{{0, 1, 3, 4, 0}, {1, 0, 1, 4, 0}, {2, 1, 0, 0, 0}, {2, 2, 1, 4, 0}};
        QCOMPARE(share_matrix(pairs, 3), (Matrix{0.5, 0.75, 0.5, 0.25, 0.5, 0.5, 0.5, 0.5, 0.5}));
    }

    void circles_data() {
        QTest::addColumn<QList<int>>("won"); // i, j and what i won of 100 matches against j
        QTest::addColumn<double>("variance");
        QTest::addColumn<QList<int>>("circle");
        const QList<int> three{0, 1, 70, 1, 2, 70, 2, 0, 70};
        QTest::newRow("three") << three << 0.0 << QList<int>{0, 1, 2};
        QTest::newRow("three, other way round")
            << QList<int>{0, 1, 30, 1, 2, 30, 0, 2, 70} << 0.0 << QList<int>{0, 2, 1};
        QTest::newRow("three, but by chance") << three << 0.01 << QList<int>{};
        QTest::newRow("a little, but measured well")
            << QList<int>{0, 1, 53, 1, 2, 53, 2, 0, 53} << 1e-4 << QList<int>{0, 1, 2};
        QTest::newRow("a little") << QList<int>{0, 1, 53, 1, 2, 53, 2, 0, 53} << 0.0 << QList<int>{};
        QTest::newRow("a ladder") << QList<int>{0, 1, 70, 1, 2, 70, 0, 2, 70} << 0.0 << QList<int>{};
        QTest::newRow("four, no shorter")
            << QList<int>{0, 3, 80, 3, 1, 80, 1, 2, 80, 2, 0, 80, 0, 1, 50, 2, 3, 50} << 0.0 << QList<int>{0, 3, 1, 2};
        QTest::newRow("three in four") << QList<int>{0, 1, 99, 1, 2, 80, 2, 3, 80, 3, 0, 80, 1, 3, 80, 0, 2, 50} << 0.0
                                       << QList<int>{0, 1, 3};
        QTest::newRow("nothing") << QList<int>{} << 0.0 << QList<int>{};
    }
    void circles() {
        QFETCH(QList<int>, won);
        QFETCH(double, variance);
        QFETCH(QList<int>, circle);
        std::vector<PairScore> pairs;
        for (qsizetype k = 0; k < won.size(); k += 3)
            pairs.push_back({won[k], won[k + 1], static_cast<double>(won[k + 2]), 100, variance});
        QCOMPARE(hilltop::circle(pairs, 5), std::vector<int>(circle.begin(), circle.end()));
    }
    /// A single match each is no circle, though no bot lost twice.
    void oneMatchProvesNothing() {
        const std::vector<PairScore> pairs{{0, 1, 1, 1, 0}, {1, 2, 1, 1, 0}, {2, 0, 1, 1, 0}};
        QVERIFY(circle(pairs, 3).empty());
    }
};

HILLTOP_TEST(RanksTest)
#include "ranks_test.moc"
