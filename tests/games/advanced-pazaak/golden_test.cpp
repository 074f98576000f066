// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden.h"

#include "games/advanced-pazaak/entry.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::golden;

class AdvancedPazaakGoldenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playthroughIsTheSame() {
        compare_with_golden(
            playthrough(advanced_pazaak_entry(), {"random", "counter"}, {.seed = 4, .deal = 2, .match = 2}),
            "advanced-pazaak");
    }

    /// The digests of the answers and results of `matches` matches: changed only on purpose.
    void signature_data() {
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<int>("matches");
        QTest::addColumn<QString>("digest");
        QTest::newRow("random") << QByteArray("counter") << 10'000 << "3c613e0ee317bf51";
        QTest::newRow("champion") << QByteArray("strong") << 100 << "b65978301eb1b8fe";
    }
    void signature() {
        QFETCH(QByteArray, other);
        QFETCH(int, matches);
        const auto result =
            series_of(advanced_pazaak_entry(), {QTest::currentDataTag(), other.toStdString()}, {}, matches, 2);
        QVERIFY(result.faults.empty());
        QTEST(QString::fromStdString(golden::signature(result)), "digest");
    }
};

HILLTOP_TEST(AdvancedPazaakGoldenTest)
#include "golden_test.moc"
