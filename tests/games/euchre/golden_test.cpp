// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden.h"

#include "games/euchre/entry.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::golden;

namespace {

const RuleValues kHouse{{"left_bower", 1}, {"stick_dealer", 1}, {"turned_down", 1}, {"defend_alone", 0}};

} // namespace

class EuchreGoldenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playthroughIsTheSame() {
        compare_with_golden(playthrough(euchre_entry(), {"random-80-20", "first-legal", "random-80-20", "always-alone"},
                                        {.seed = 2, .deal = 8, .match = 8}, {{"points_to_win", 1}}),
                            "euchre");
    }

    /// The digest of the answers and results of 10,000 matches: changed only on purpose.
    void signature_data() {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<bool>("house");
        QTest::addColumn<QString>("signature");
        const auto row = [](const char* first, const char* second, bool house, const char* signature) {
            QTest::addRow("%s v %s, %s", first, second, house ? "house rules" : "default")
                << QByteArray(first) << QByteArray(second) << house << signature;
        };
        row("random-80-20", "random-80-20", false, "ae6a11acadf82d70");
        row("random-80-20", "random-80-20", true, "651f5eea1fe09a46");
        row("first-legal", "random-80-20", false, "eeb5488c4ab5efda");
        row("always-alone", "first-legal", true, "9bf6db88170200db");
    }
    void signature() {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        QFETCH(bool, house);
        const auto result = series_of(euchre_entry(), {first.toStdString(), second.toStdString()},
                                      house ? kHouse : RuleValues{}, 10000, 4);
        QVERIFY(result.faults.empty());
        QTEST(QString::fromStdString(golden::signature(result)), "signature");
    }
};

HILLTOP_TEST(EuchreGoldenTest)
#include "golden_test.moc"
