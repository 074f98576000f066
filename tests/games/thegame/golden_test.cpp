// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden.h"

#include "games/thegame/entry.h"
#include "support/test.h"

#include <cmath>

using namespace hilltop;
using namespace hilltop::golden;

namespace {

SeriesResult series_of(const char* bot, int seats, int matches) {
    const std::vector<std::string> bots(static_cast<std::size_t>(seats), bot);
    return golden::series_of(thegame_entry(), bots, {}, matches, seats, SeatingPlan::Fixed);
}

/// What is left and what share of the matches is perfect, with the standard deviation of the first.
struct Left {
    double mean = 0;
    double deviation = 0;
    double perfect = 0;
};

Left left_in(const SeriesResult& result, int seats) {
    Left left;
    double squares = 0;
    const auto matches = static_cast<double>(result.lines.size());
    for (std::size_t match = 0; match < result.lines.size(); ++match) {
        const double cards = result.points[match * static_cast<std::size_t>(seats)];
        left.mean += cards / matches;
        squares += cards * cards / matches;
        left.perfect += (result.lines[match].winners != 0) / matches;
    }
    left.deviation = std::sqrt(squares - left.mean * left.mean);
    return left;
}

} // namespace

class TheGameGoldenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playthroughIsTheSame() {
        compare_with_golden(playthrough(thegame_entry(), {"simple-tom", "smallest-gap", "simple-tom"},
                                        {.seed = 3, .deal = 2, .match = 2}),
                            "thegame");
    }

    /// The digest of the answers and results of 10,000 matches: changed only on purpose.
    void signature_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("signature");
        QTest::addRow("simple-tom") << 4 << "ca7b0f30c32ab29c";
        QTest::addRow("smallest-gap") << 4 << "3d0924dd90d46dc1";
    }
    void signature() {
        QFETCH(int, seats);
        const auto result = series_of(QTest::currentDataTag(), seats, 10000);
        QVERIFY(result.faults.empty());
        QTEST(QString::fromStdString(golden::signature(result)), "signature");
    }

    /// The checks of docs/rules.md, "The Game": three standard deviations and what the figures themselves are good for.
    void cardsLeft_data() {
        QTest::addColumn<QByteArray>("bot");
        QTest::addColumn<int>("seats");
        QTest::addColumn<double>("left");
        QTest::addColumn<double>("within");
        QTest::newRow("simple-tom, two") << QByteArray("simple-tom") << 2 << 84.06 << 0.05;
        QTest::newRow("simple-tom, four") << QByteArray("simple-tom") << 4 << 83.35 << 0.05;
        QTest::newRow("simple-tom, five") << QByteArray("simple-tom") << 5 << 83.30 << 0.05;
        QTest::newRow("smallest-gap, four") << QByteArray("smallest-gap") << 4 << 15.1 << 0.3;
    }
    void cardsLeft() {
        QFETCH(QByteArray, bot);
        QFETCH(int, seats);
        QFETCH(double, left);
        QFETCH(double, within);
        const int matches = bot == "simple-tom" ? 100000 : 20000;
        const Left got = left_in(series_of(bot.constData(), seats, matches), seats);
        const double tolerance = within + 3 * got.deviation / std::sqrt(matches);
        qInfo("%.3f left, deviation %.2f, %.2f %% perfect", got.mean, got.deviation, 100 * got.perfect);
        QVERIFY2(std::abs(got.mean - left) < tolerance, qPrintable(QString::number(got.mean)));
        if (bot == "smallest-gap") QVERIFY(std::abs(got.perfect - 0.019) < 0.003 + 3 * std::sqrt(0.019 / matches));
    }
};

HILLTOP_TEST(TheGameGoldenTest)
#include "golden_test.moc"
