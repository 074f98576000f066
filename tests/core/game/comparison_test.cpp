// SPDX-License-Identifier: GPL-3.0-or-later
#include "judging/comparison.h"

#include "judging/weighted_mean.h"
#include "rng/rng.h"
#include "support/test.h"

#include <cmath>

using namespace hilltop;

/// Alternatives are ranked by their samples, and only those that can still be the best are tried on.
class ComparisonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Common luck of a sample says nothing about the difference.
    void differencesAreOfTheSameSamples() {
        Comparison comparison(3);
        for (int sample = 0; sample < 100; ++sample) {
            const double luck = sample % 2 == 0 ? 1000 : -1000;
            comparison.next_sample(sample % 3 == 0 ? 2 : 1);
            comparison.add(0, luck + 1);
            comparison.add(1, luck + 4);
            comparison.add(2, luck + 2);
        }
        const auto places = comparison.places();
        QCOMPARE(places.size(), std::size_t(3));
        QCOMPARE(places[0].alternative, std::size_t(1));
        QCOMPARE(places[1].alternative, std::size_t(2));
        QCOMPARE(places[2].alternative, std::size_t(0));
        QCOMPARE(places[0].behind.value, 0.0);
        // What a hundred samples agree on may still be off by about a hundredth, whatever their luck.
        QVERIFY(std::abs(places[1].behind.value - 2) < 1e-9 && places[1].behind.error < 0.02);
        QVERIFY(std::abs(places[2].behind.value - 3) < 1e-9 && places[2].behind.error < 0.02);
        QVERIFY(places[0].worth.error > 50);
    }
    /// Weights count: the sample of weight 3 decides against two of weight 1.
    void heavySamplesCountMore() {
        Comparison comparison(2);
        for (const double weight : {1.0, 3.0, 1.0}) {
            comparison.next_sample(weight);
            comparison.add(0, weight > 2 ? 0 : 1);
            comparison.add(1, weight > 2 ? 1 : 0);
        }
        const auto places = comparison.places();
        QCOMPARE(places[0].alternative, std::size_t(1));
        QVERIFY(std::abs(places[0].worth.value - 0.6) < 1e-12);
        QVERIFY(std::abs(places[1].behind.value - 0.2) < 1e-12);
    }
    /// Equal weights: the textbook's error. A single heavy sample is no certainty, however many light ones stand
    /// beside.
    void errorsSeeWhoDecides() {
        WeightedMean alike;
        double squares = 0;
        for (int sample = 0; sample < 200; ++sample) {
            alike.add(sample % 5);
            squares += (sample % 5 - 2) * (sample % 5 - 2);
        }
        QVERIFY(std::abs(alike.error() - std::sqrt(squares / 199 / 200)) < 1e-12);
        WeightedMean one_decides;
        one_decides.add(1, 1e6);
        for (int sample = 0; sample < 199; ++sample)
            one_decides.add(0);
        QVERIFY(one_decides.value() > 0.999);
        QVERIFY(one_decides.error() > 0.5);
    }
    /// Samples that all agree prove nothing of what is rarer: the number has an error, which shrinks with their number,
    /// and it is not called exact. With the range as stake two errors hold what that many samples cannot rule out.
    void agreementIsNoProof() {
        for (const int samples : {1, 16, 400}) {
            WeightedMean won;
            for (int sample = 0; sample < samples; ++sample)
                won.add(1);
            QCOMPARE(won.estimate().how, How::Sampled);
            QVERIFY(std::abs(won.estimate().error - 1.0 / samples) < 1e-12);
            QVERIFY(std::abs(won.estimate(5).error - 5.0 / samples) < 1e-12);
        }
        WeightedMean heavy; // one sample of weight is one sample
        heavy.add(1, 1e6);
        for (int sample = 0; sample < 199; ++sample)
            heavy.add(1);
        QVERIFY(heavy.estimate().error > 0.9);
        Comparison comparison(2);
        for (int sample = 0; sample < 16; ++sample) {
            comparison.next_sample(1);
            comparison.add(0, 1);
            comparison.add(1, 0);
        }
        const auto places = comparison.places();
        QCOMPARE(places[0].worth, (Estimate{1, 1.0 / 16, How::Sampled}));
        QCOMPARE(places[1].behind, (Estimate{1, 1.0 / 16, How::Sampled}));
        QCOMPARE(places[0].behind.error, 0.0); // the best is not behind itself
    }
    /// Two errors hold the truth about as often as they promise with few samples as well, and with uneven weights.
    void errorsHoldTheTruth_data() {
        QTest::addColumn<int>("samples");
        QTest::addColumn<bool>("uneven");
        for (const int samples : {6, 20, 100})
            for (const bool uneven : {false, true})
                QTest::addRow("%d %s", samples, uneven ? "uneven" : "even") << samples << uneven;
    }
    void errorsHoldTheTruth() {
        QFETCH(const int, samples);
        QFETCH(const bool, uneven);
        int held = 0;
        constexpr int kTrials = 4000;
        for (std::uint64_t trial = 0; trial < kTrials; ++trial) {
            Rng rng(20261124, trial, Stream::Analysis, samples, 7);
            WeightedMean mean;
            for (int sample = 0; sample < samples; ++sample) {
                double normal = -6; // of twelve even ones
                for (int part = 0; part < 12; ++part)
                    normal += std::ldexp(static_cast<double>(rng.next64() >> 11), -53);
                const bool heavy = uneven && rng.next64() % 4 == 0;
                mean.add(normal, heavy ? 4 : 1);
            }
            held += std::abs(mean.value()) <= 2 * mean.error() ? 1 : 0;
        }
        const double share = static_cast<double>(held) / kTrials;
        QVERIFY2(share > 0.93 && share < 0.99, qPrintable(QString::number(share)));
    }
    /// What lies far behind is given up, unless it is kept; a lucky start does not make it the best later.
    void hopelessOnesAreGivenUp() {
        Comparison comparison(4);
        const auto round = [&](double first, double second) {
            comparison.next_sample(1);
            comparison.add(0, first);
            comparison.add(1, second);
            if (!comparison.given_up(2)) comparison.add(2, -10);
            comparison.add(3, -10);
        };
        round(1, 2);
        round(2, 1);
        comparison.give_up_hopeless({false, false, false, true});
        QVERIFY(!comparison.given_up(0) && !comparison.given_up(1) && comparison.given_up(2) &&
                !comparison.given_up(3));
        for (int sample = 0; sample < 10; ++sample)
            round(-50, -51);
        const auto places = comparison.places();
        QCOMPARE(places[0].alternative, std::size_t(3)); // -10 in all samples; -10 in the first two alone is no rival
    }
    /// What the best did better in the few samples of one that was given up may be more than it is worth in all.
    /// Nothing is worth less than the least sample for that: a chance to win is never below 0.
    void nothingIsWorthLessThanTheLeastSample() {
        Comparison comparison(3);
        for (int sample = 0; sample < 40; ++sample) {
            if (sample == 4) comparison.give_up_hopeless({false, false, true});
            comparison.next_sample(1);
            comparison.add(0, sample < 4 ? 1 : 0);
            if (!comparison.given_up(1)) comparison.add(1, 0);
            comparison.add(2, sample == 20 ? 1 : 0);
        }
        QVERIFY(comparison.given_up(1) && !comparison.given_up(2));
        const auto places = comparison.places();
        QCOMPARE(places[0].alternative, std::size_t(0));
        QVERIFY(std::abs(places[0].worth.value - 0.1) < 1e-12);
        for (const auto& place : places) {
            QVERIFY(place.worth.value >= 0);
            QCOMPARE(place.worth.value + place.behind.value, places[0].worth.value);
        }
        QCOMPARE(places[1].alternative, std::size_t(2));
        QVERIFY(std::abs(places[1].worth.value - 1.0 / 40) < 1e-12);
        QCOMPARE(places[2].worth.value, 0.0);
    }
    void onlyAFewAreTriedOn() {
        Comparison comparison(20);
        for (int sample = 0; sample < 2; ++sample) {
            comparison.next_sample(1);
            for (std::size_t i = 0; i < 20; ++i)
                comparison.add(i, (sample == 0) == (i % 2 == 0) ? 1 : -1); // none is behind beyond error
        }
        comparison.give_up_hopeless(std::vector<bool>(20));
        int left = 0;
        for (std::size_t i = 0; i < 20; ++i)
            left += comparison.given_up(i) ? 0 : 1;
        QCOMPARE(left, 8);
    }
    /// Equals stay in their order.
    void knownWorthsAreRanked() {
        const auto places = Comparison::places_of({{1, 0, How::Exact}, {3, 0, How::Exact}, {3, 0, How::Exact}});
        QCOMPARE(places[0].alternative, std::size_t(1));
        QCOMPARE(places[1].alternative, std::size_t(2));
        QCOMPARE(places[2].alternative, std::size_t(0));
        QCOMPARE(places[2].behind.value, 2.0);
        QCOMPARE(places[2].behind.how, How::Exact);
    }
};

HILLTOP_TEST(ComparisonTest)
#include "comparison_test.moc"
