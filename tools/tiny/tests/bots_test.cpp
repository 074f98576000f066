// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/tiny/entry.h"
#include "golden.h"
#include "support/test.h"

using namespace hilltop;

class TinyBotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The same seed gives the same matches. Compare with a constant once the bots are to stay as they are.
    void signature() {
        const auto played = [] { return golden::series_of(tiny_entry(), {"random", "saver"}, {}, 1000, 2); };
        QVERIFY(played().faults.empty());
        QCOMPARE(QString::fromStdString(golden::signature(played())),
                 QString::fromStdString(golden::signature(played())));
    }
    void saverIsStronger() {
        int won = 0;
        const auto result = golden::series_of(tiny_entry(), {"random", "saver"}, {}, 1000, 2);
        for (std::size_t match = 0; match < result.lines.size(); ++match)
            won += result.points[2 * match + (match + 1) % 2] > result.points[2 * match + match % 2];
        QVERIFY2(won > 600, qPrintable(QString::number(won)));
    }
};

HILLTOP_TEST(TinyBotsTest)
#include "bots_test.moc"
