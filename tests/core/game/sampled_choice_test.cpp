// SPDX-License-Identifier: GPL-3.0-or-later
#include "judging/sampled_choice.h"

#include "rng/rng.h"
#include "support/test.h"

#include <cmath>

using namespace hilltop;

/// What champions that sample share: the error of a mean, and alternatives tried in the same worlds.
class SampledChoiceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// From sums it is what the samples themselves say where all weigh the same.
    void errorIsThatOfEqualWeights() {
        Rng rng(1, 2, Stream::Analysis, 0, 0);
        SampleMean sums;
        WeightedMean samples;
        double squares = 0;
        for (int i = 0; i < 300; ++i) {
            const double value = 5 + rng.unit();
            sums.add(value);
            samples.add(value, 3);
            QVERIFY(std::abs(sums.value() - samples.value()) < 1e-12);
            QVERIFY(std::abs(sums.error() - samples.error()) < 1e-9);
            QVERIFY(std::abs(sums.estimate(2).error - samples.estimate(2).error) < 1e-9 || i < 3);
        }
        // The textbook's: the standard deviation over the root of the number.
        SampleMean few;
        for (const double value : {1., 2., 3., 4., 5.})
            for (int times = 0; times < 40; ++times) {
                few.add(value);
                squares += (value - 3) * (value - 3);
            }
        QVERIFY(std::abs(few.error() - std::sqrt(squares / 199 / 200)) < 1e-12);
        QCOMPARE((-few).value(), -3.0);
        QCOMPARE((-few).error(), few.error());
    }
    /// Samples that agree prove little, also where their sums are rounded.
    void agreementIsNoProof() {
        QCOMPARE(SampleMean().estimate(3).error, 3.0);
        for (const int samples : {1, 2, 7, 5000}) {
            SampleMean mean;
            for (int i = 0; i < samples; ++i)
                mean.add(0.1);
            QCOMPARE(mean.error(), 0.0);
            QCOMPARE(mean.estimate().error, 1.0 / samples);
            QCOMPARE(mean.estimate().how, How::Sampled);
        }
    }
    /// The world's luck is no part of a difference, and who is given up keeps what it was tried in.
    void differencesAreOfTheSameWorlds() {
        Rng rng(1, 3, Stream::Analysis, 0, 0);
        SampledChoice<4> choice(3);
        const auto try_world = [&](auto& worths) {
            const double luck = 1000 * rng.unit();
            worths = {luck, luck + 2 + rng.unit(), choice.left().find(2) >= 0 ? luck - 7 : 1e9, 1e9};
        };
        QVERIFY(choice.try_until(50, {}, try_world));
        choice.give_up_if([](int alternative) { return alternative == 2; });
        QCOMPARE(choice.left().size(), 2);
        QVERIFY(choice.try_until(200, {}, try_world));
        QCOMPARE(choice.worlds(), 200);
        QCOMPARE(choice.of(1).samples(), 200);
        QCOMPARE(choice.of(2).samples(), 50);
        QVERIFY(choice.of(0).error() > 10);
        const SampleMean ahead = choice.lead(1, 0), behind = choice.lead(0, 1);
        QVERIFY(std::abs(ahead.value() - 2.5) < 4 * ahead.error() && ahead.error() < 0.05);
        QVERIFY(std::abs(ahead.value() - (choice.of(1).value() - choice.of(0).value())) < 1e-9);
        QVERIFY(behind.value() == -ahead.value() && behind.error() == ahead.error());
        QCOMPARE(choice.lead(0, 2).samples(), 50);
        QVERIFY(std::abs(choice.lead(0, 2).value() - 7) < 1e-9);
        choice.reset(2);
        QVERIFY(choice.left().size() == 2 && choice.worlds() == 0 && choice.of(0).samples() == 0);
    }
    /// It asks before the first world, and often enough.
    void stopsWhenTold() {
        SampledChoice<2> choice(2);
        int tried = 0, asked = 0;
        const auto try_world = [&](auto& worths) {
            worths = {};
            ++tried;
        };
        QVERIFY(!choice.try_until(
            100, [] { return true; }, try_world));
        QCOMPARE(tried, 0);
        QVERIFY(!choice.try_until(
            1'000'000, [&] { return ++asked > 3; }, try_world));
        QCOMPARE(tried, 3 * SampledChoice<2>::kAskEvery);
        QVERIFY(choice.try_until(
            tried + 5, [] { return false; }, try_world));
        QCOMPARE(choice.worlds(), 29);
    }
};

HILLTOP_TEST(SampledChoiceTest)
#include "sampled_choice_test.moc"
