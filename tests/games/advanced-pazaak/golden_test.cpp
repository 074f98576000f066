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

    /// The digest of the answers and results of 10,000 matches: changed only on purpose.
    void signature() {
        const auto result = series_of(advanced_pazaak_entry(), {"random", "counter"}, {}, 10000, 2);
        QVERIFY(result.faults.empty());
        QCOMPARE(QString::fromStdString(golden::signature(result)), QString("90fd45a1f16db3c6"));
    }
};

HILLTOP_TEST(AdvancedPazaakGoldenTest)
#include "golden_test.moc"
