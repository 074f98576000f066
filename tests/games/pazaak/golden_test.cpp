// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden.h"

#include "games/pazaak/entry.h"
#include "support/test.h"

#include <cmath>

using namespace hilltop;
using namespace hilltop::golden;

namespace {

/// The rules of the contest's original controller.
const RuleValues kOriginal{{"house_copies", 5}, {"side_copies", 3}, {"side_cards", 5}};

SeriesResult series_of(const std::vector<std::string>& bots, const RuleValues& rules, int matches) {
    return golden::series_of(pazaak_entry(), bots, rules, matches, 2);
}

} // namespace

class PazaakGoldenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playthroughIsTheSame() {
        compare_with_golden(playthrough(pazaak_entry(), {"random", "careful"}, {.seed = 4, .deal = 2, .match = 2}),
                            "pazaak");
    }

    /// The digest of the answers and results of 10,000 matches: changed only on purpose.
    void signature_data() {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<bool>("original");
        QTest::addColumn<QString>("signature");
        QTest::newRow("random, default") << QByteArray("random") << QByteArray("random") << false << "1904bc97b959d248";
        QTest::newRow("random, original") << QByteArray("random") << QByteArray("random") << true << "0d88a877d2910157";
        QTest::newRow("bold v cautious, default")
            << QByteArray("bold") << QByteArray("cautious") << false << "e6d021983b6c9303";
        QTest::newRow("bold v cautious, original")
            << QByteArray("bold") << QByteArray("cautious") << true << "a11a124a9ceefb1a";
    }
    void signature() {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        QFETCH(bool, original);
        const auto result =
            series_of({first.toStdString(), second.toStdString()}, original ? kOriginal : RuleValues{}, 10000);
        QVERIFY(result.faults.empty());
        QTEST(QString::fromStdString(golden::signature(result)), "signature");
    }

    /// The check of docs/rules.md, "Pazaak", in 20,000 matches, whose share has a standard deviation of 0.35 %: three
    /// of them and the 0.5 % the figures themselves are good for.
    void boldAgainstCautious_data() {
        QTest::addColumn<bool>("original");
        QTest::addColumn<double>("share");
        QTest::newRow("original") << true << 0.394;
        QTest::newRow("default") << false << 0.391;
    }
    void boldAgainstCautious() {
        QFETCH(bool, original);
        QFETCH(double, share);
        constexpr int kMatches = 20000;
        const auto result = series_of({"bold", "cautious"}, original ? kOriginal : RuleValues{}, kMatches);
        int won = 0;
        for (int match = 0; match < kMatches; ++match) // bold sits at seat 0 in even matches
            won += result.points[static_cast<std::size_t>(2 * match + match % 2)];
        const double got = static_cast<double>(won) / kMatches;
        const double tolerance = 0.005 + 3 * std::sqrt(share * (1 - share) / kMatches);
        QVERIFY2(std::abs(got - share) < tolerance, qPrintable(QString::number(got)));
        qInfo("bold wins %.2f %%", 100 * got);
    }
};

HILLTOP_TEST(PazaakGoldenTest)
#include "golden_test.moc"
