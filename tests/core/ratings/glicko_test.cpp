// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratings/glicko.h"

#include "support/test.h"

#include <rapidcheck.h>

#include <cmath>
#include <vector>

using namespace hilltop;

class GlickoTest : public QObject {
    Q_OBJECT
private slots:
    /// The example of Glickman's paper.
    void thePapersExample() {
        const std::vector<GlickoGame> games{{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}};
        const Glicko before{1500, 200, 0.06};
        QVERIFY(std::abs(expected_score(before, games[0]) - 0.639) < 0.0006);
        QVERIFY(std::abs(expected_score(before, games[1]) - 0.432) < 0.0006);
        QVERIFY(std::abs(expected_score(before, games[2]) - 0.303) < 0.0006);
        const Glicko after = glicko_after(before, games);
        QVERIFY2(std::abs(after.rating - 1464.06) < 0.02, qPrintable(QString::number(after.rating)));
        QVERIFY2(std::abs(after.deviation - 151.52) < 0.02, qPrintable(QString::number(after.deviation)));
        QVERIFY2(std::abs(after.volatility - 0.05999) < 1e-5, qPrintable(QString::number(after.volatility)));
    }
    /// "you begin at 1500, with a standard error of 350"
    void theBeginning() { QVERIFY(Glicko().rating == 1500 && Glicko().deviation == 350); }
    /// The volatility solves the paper's equation of step 5 to its 1e-6. These roots are by bisection; a tolerance of
    /// 0.02 would leave 0.06 for the first, and 0.0610006 for the second, ten wins against a player 400 points
    /// stronger.
    void theVolatilityIsExact() {
        const std::vector<GlickoGame> games{{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}};
        const double papers = glicko_after({1500, 200, 0.06}, games).volatility;
        QVERIFY2(std::abs(papers - 0.0599959844) < 1e-7, qPrintable(QString::number(papers, 'g', 12)));
        const std::vector<GlickoGame> wins(10, {1900, 0, 1});
        const double surprising = glicko_after({1500, 50, 0.06}, wins).volatility;
        QVERIFY2(std::abs(surprising - 0.0610019331) < 1e-7, qPrintable(QString::number(surprising, 'g', 12)));
    }
    void whoDoesNotPlayIsForgotten() {
        const Glicko after = glicko_after({1600, 50, 0.06}, {});
        QCOMPARE(after.rating, 1600.0);
        QVERIFY(after.deviation > 50 && after.deviation < 55);
        QCOMPARE(glicko_after({1600, 350, 0.06}, {}).deviation, 350.0);
    }
    /// A player of known strength who plays a hundred games is found out.
    void findsTheStrength_data() {
        QTest::addColumn<double>("strength");
        QTest::addColumn<double>("slope");
        for (const double strength : {1200.0, 1500.0, 1900.0}) {
            QTest::addRow("%.0f", strength) << strength << 1.0;
            QTest::addRow("%.0f with a partner", strength) << strength << 0.5;
        }
    }
    void findsTheStrength() {
        QFETCH(const double, strength);
        QFETCH(const double, slope);
        Glicko rating;
        for (int game = 0; game < 200; ++game) {
            GlickoGame met{rating.rating, 0, 0, slope, 1};
            met.score = expected_score({strength, 0, 0}, met); // what it wins on average
            rating = glicko_after(rating, std::span(&met, 1));
        }
        QVERIFY2(std::abs(rating.rating - strength) < 30, qPrintable(QString::number(rating.rating)));
        QVERIFY(rating.deviation < 110);
    }
    /// Winning never lowers a rating, losing never raises it, doubt stays in bounds, all is finite.
    void properties() {
        QVERIFY(rc::check([] {
            const Glicko before{*rc::gen::inRange(0, 3000) * 1.0, *rc::gen::inRange(20, 351) * 1.0, 0.06};
            const double score = *rc::gen::element(0.0, 1.0);
            const GlickoGame game{*rc::gen::inRange(0, 3000) * 1.0, *rc::gen::inRange(0, 351) * 1.0, score,
                                  *rc::gen::element(0.5, 1.0), *rc::gen::element(0.2, 1.0, 5.0)};
            const Glicko after = glicko_after(before, std::span(&game, 1));
            RC_ASSERT(std::isfinite(after.rating) && std::isfinite(after.volatility));
            RC_ASSERT((score > 0) == (after.rating > before.rating) || after.rating == before.rating);
            RC_ASSERT(after.deviation > 0 && after.deviation <= 350);
        }));
    }
};

HILLTOP_TEST(GlickoTest)
#include "glicko_test.moc"
