// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden.h"

#include "games/rps/entry.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::golden;

class RpsGoldenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playthroughIsTheSame() {
        compare_with_golden(playthrough(rps_entry(), {"simple", "pair-else-high"}, {.seed = 4, .deal = 2, .match = 2}),
                            "rps");
    }

    /// The digest of the answers and results of 10,000 matches: changed only on purpose.
    void signature_data() {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<QString>("signature");
        const auto row = [](const char* first, const char* second, const char* signature) {
            QTest::addRow("%s v %s", first, second) << QByteArray(first) << QByteArray(second) << signature;
        };
        row("simple", "minimal-valid", "0ad8708089ad48c8");
        row("pair-else-low", "pair-else-high", "007a3187273d64ea");
    }
    void signature() {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        const auto result = series_of(rps_entry(), {first.toStdString(), second.toStdString()}, {}, 10000, 2);
        QVERIFY(result.faults.empty());
        QTEST(QString::fromStdString(golden::signature(result)), "signature");
    }
};

HILLTOP_TEST(RpsGoldenTest)
#include "golden_test.moc"
