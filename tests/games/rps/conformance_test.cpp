// SPDX-License-Identifier: GPL-3.0-or-later
#include "rows.h"

#include "games/rps/rps_table.h"
#include "support/test.h"

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

const std::vector<Trial<RpsPoker>>& trials() {
    static const auto all = with_extremes<RpsPoker>({
        {.rules = {}, .matches = 300, .fault_cost = disqualifies},
    });
    return all;
}

} // namespace

class RpsConformanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conforms_data() { add_rows(trials()); }
    void conforms() {
        const std::string complaint = complaint_of_row(trials());
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
};

HILLTOP_TEST(RpsConformanceTest)
#include "conformance_test.moc"
