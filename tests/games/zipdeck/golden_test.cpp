// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden.h"

#include "games/zipdeck/entry.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::golden;

class ZipDeckGoldenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playthroughIsTheSame() {
        compare_with_golden(
            playthrough(zipdeck_entry(), {"rando", "serpentine", "orion"}, {.seed = 4, .deal = 2, .match = 2}),
            "zipdeck");
    }

    /// The digest of the answers and results of 10,000 matches: changed only on purpose.
    void signature_data() {
        QTest::addColumn<QStringList>("bots");
        QTest::addColumn<int>("rounds");
        QTest::addColumn<QString>("signature");
        QTest::newRow("the contest's, three seats")
            << QStringList{"rando", "serpentine", "orion"} << 0 << "3d07424497ee4e33";
        QTest::newRow("chance alone, two seats") << QStringList{"rando", "rando"} << 7 << "f45ab2e336fafcd3";
        QTest::newRow("all simple ones, five seats")
            << QStringList{"caller", "rando", "silent", "serpentine", "orion"} << 0 << "12d2bf333e5d4804";
    }
    void signature() {
        QFETCH(QStringList, bots);
        QFETCH(int, rounds);
        std::vector<std::string> names;
        for (const QString& bot : bots)
            names.push_back(bot.toStdString());
        const auto result = series_of(zipdeck_entry(), names, {{"rounds", rounds}}, 10000,
                                      static_cast<int>(names.size()), SeatingPlan::Drawn);
        QVERIFY(result.faults.empty());
        QTEST(QString::fromStdString(golden::signature(result)), "signature");
    }
};

HILLTOP_TEST(ZipDeckGoldenTest)
#include "golden_test.moc"
