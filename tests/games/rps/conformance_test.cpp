// SPDX-License-Identifier: GPL-3.0-or-later
#include "conforms.h"

#include "games/rps/rps_table.h"
#include "support/test.h"

#include <QtTest>

using namespace hilltop;
using namespace hilltop::conformance;

namespace {

/// A fault, at a decision or a rest, ends the match 0-10, or 0-0 if the other is at fault in the same step.
std::string disqualifies(const Match<RpsPoker>&, const Match<RpsPoker>& after, Seat seat) {
    const Seat other = next(seat, RpsPoker::kSeats);
    const auto& open = after.state().open;
    if (!after.over() || !open.forfeited.contains(seat)) return "the match goes on";
    const int others = open.forfeited.contains(other) ? 0 : 10;
    const MatchResult result = after.result();
    const SeatSet winners = others == 0 ? SeatSet{} : SeatSet(other);
    const bool sound = result.points[seat] == 0 && result.points[other] == others && result.winners == winners;
    return sound ? "" : "the points are others";
}

const std::vector<Trial<RpsPoker>> kTrials = {
    {.rules = {}, .matches = 300, .fault_cost = disqualifies},
};

} // namespace

class RpsConformanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conforms_data() {
        QTest::addColumn<std::size_t>("promise");
        QTest::addColumn<std::size_t>("trial");
        const auto battery = conformance::conforms<RpsPoker>();
        for (std::size_t promise = 0; promise < battery.size(); ++promise) {
            for (std::size_t trial = 0; trial < kTrials.size(); ++trial)
                QTest::addRow("%s, trial %zu", battery[promise].name, trial) << promise << trial;
        }
    }
    void conforms() {
        QFETCH(std::size_t, promise);
        QFETCH(std::size_t, trial);
        const std::string complaint = conformance::conforms<RpsPoker>()[promise].kept(kTrials[trial]);
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
};

HILLTOP_TEST(RpsConformanceTest)
#include "conformance_test.moc"
