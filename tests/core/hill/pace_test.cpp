// SPDX-License-Identifier: GPL-3.0-or-later
// How long a match takes, by what runs have measured.
#include "hill/hill_pace.h"

#include "made_hill_scores.h"
#include "support/test.h"

#include <QtTest>

#include <cmath>

using namespace hilltop;

class PaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// One slow bot makes its own matches slow, and not those of the others, which have all met it.
    void partsOfVersions() {
        constexpr double kSeconds[] = {5, 0.02, 0.03, 0.001, 0.02};
        PaceMeter meter;
        for (int one = 0; one < 5; ++one)
            for (int two = one + 1; two < 5; ++two)
                meter.add(sides(one, two), 100 * (kSeconds[one] + kSeconds[two]), 100);
        const HillPace pace = meter.pace({});
        QCOMPARE(pace.size(), std::size_t{5});
        for (int one = 0; one < 5; ++one)
            for (int two = one + 1; two < 5; ++two) {
                const double found = pace.at(MadeHill::key(one)) + pace.at(MadeHill::key(two));
                const double truth = kSeconds[one] + kSeconds[two];
                QVERIFY2(std::abs(found - truth) < 0.1 * truth, qPrintable(QString("%1 %2").arg(found).arg(truth)));
            }
    }
    /// A run in which only a new bot plays leaves what is known of those that did not play.
    void earlierRunsAreRemembered() {
        PaceMeter meter;
        const HillPace before{{MadeHill::key(0), 2}, {MadeHill::key(1), 1}};
        QCOMPARE(meter.pace(before), before);
        meter.add(sides(1, 2), 0, 0); // stopped at once
        QCOMPARE(meter.pace(before), before);
        meter.add(sides(1, 2), 40, 10);
        const HillPace after = meter.pace(before);
        QCOMPARE(after.at(MadeHill::key(0)), 2.0);
        QVERIFY(std::abs(after.at(MadeHill::key(1)) + after.at(MadeHill::key(2)) - 4) < 1e-9);
    }
    void textOfAFile() {
        const HillPace pace{{{"Ann \"v2\"", 3}, 0.25}, {{"Bob", 1}, 1e-6}};
        QCOMPARE(read_pace(pace_text(pace)), pace);
        for (const char* text : {"", "{", "[[\"Bob\",1]]", "[[\"Bob\",0,1]]", "[[7,1,1]]", "[[\"Bob\",1,-1]]"})
            QVERIFY2(read_pace(text).empty(), text);
    }
    void whatIsLeftOfARound() {
        RoundPace pace;
        QVERIFY(pace.left(0, 100, 20) < 0); // kept by an earlier run
        QCOMPARE(pace.left(10, 100, 40), 30.0);
        QCOMPARE(pace.left(20, 100, 60), 20.0);
        QVERIFY(pace.left(21, 300, 60) < 0); // the next round
        QCOMPARE(pace.left(31, 300, 180), 10.0);
        QVERIFY(pace.left(32, 300, 0) < 0); // of as many matches
    }

private:
    static std::vector<HillKey> sides(int one, int two) { return {MadeHill::key(one), MadeHill::key(two)}; }
};

HILLTOP_TEST(PaceTest)
#include "pace_test.moc"
