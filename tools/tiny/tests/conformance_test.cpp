// SPDX-License-Identifier: GPL-3.0-or-later
#include "rows.h"

#include "games/tiny/tiny.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::conformance;

namespace {

/// A fault in playing a card loses the match; in swapping it keeps the card.
std::string price(const Match<Tiny>& before, const Match<Tiny>& after, Seat seat) {
    const SeatSet lost = after.state().open.forfeits;
    if (before.state().open.phase == Tiny::Phase::Swap) return lost.contains(seat) ? "the match is lost" : "";
    return after.over() && lost.contains(seat) && !after.result().winners.contains(seat) ? "" : "the match goes on";
}

const std::vector<Trial<Tiny>>& trials() {
    static const auto all = with_extremes(at_every_table<Tiny>({.rules = {}, .fault_cost = price}));
    return all;
}

} // namespace

class TinyConformanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conforms_data() { add_rows(trials()); }
    void conforms() {
        const std::string complaint = complaint_of_row(trials());
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
};

HILLTOP_TEST(TinyConformanceTest)
#include "conformance_test.moc"
