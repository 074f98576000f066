// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/tiny/tiny.h"
#include "golden.h"
#include "support/test.h"

using namespace hilltop;

class TinyBotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saverIsStronger() {
        int ahead = 0; // matches won more than lost
        const auto result = golden::series_of(tiny_entry(), {"random", "saver"}, {}, 1000, 2);
        QVERIFY(result.faults.empty());
        for (std::size_t match = 0; match < result.lines.size(); ++match) {
            const auto random = result.points[2 * match + match % 2],
                       saver = result.points[2 * match + (match + 1) % 2];
            ahead += (saver > random) - (saver < random);
        }
        QVERIFY2(ahead > 100, qPrintable(QString::number(ahead)));
    }
};

HILLTOP_TEST(TinyBotsTest)
#include "bots_test.moc"
