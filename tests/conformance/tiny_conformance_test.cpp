// SPDX-License-Identifier: GPL-3.0-or-later
#include "rows.h"
#include "support/test.h"
#include "tiny.h"

using namespace hilltop;
using namespace hilltop::conformance;

namespace {

/// A fault in laying down (and at rest, in the strict game) forfeits; in swapping it is the default.
template <class G>
std::string price(const Match<G>& before, const Match<G>& after, Seat seat) {
    if (before.state().open.phase == G::Phase::Swap) {
        const auto& board = after.state().board;
        bool kept = !after.state().open.forfeits.contains(seat);
        for (int place = 0; place < board.count(spot(G::kPile)); ++place)
            kept = kept && board.seen_by(spot(G::kPile, place)) != SeatSet(seat);
        return kept ? "" : "the default was not played";
    }
    return after.over() && !after.result().winners.contains(seat) ? "" : "the match was not forfeited";
}

template <class G>
std::vector<Trial<G>> trials() {
    std::vector<Trial<G>> all;
    // Where a fault at rest ends the match as well, few matches reach the swaps, and every fault must occur there,
    // too.
    const int matches = G::info().disqualifies ? 1000 : 100;
    for (int seats = 2; seats <= G::kSeats; ++seats)
        all.push_back({.rules = {}, .seats = seats, .matches = matches, .max_steps = 12, .fault_cost = price<G>});
    all.push_back({.rules = {.rounds = 20, .swaps = false}, .matches = 200, .max_steps = 60, .fault_cost = price<G>});
    return with_extremes(std::move(all));
}

} // namespace

class TinyConformanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tiny_data() { add_rows(trials<Tiny>()); }
    void tiny() {
        const std::string complaint = complaint_of_row(trials<Tiny>());
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
    void strict_data() { add_rows(trials<StrictTiny>()); }
    void strict() {
        const std::string complaint = complaint_of_row(trials<StrictTiny>());
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
};

HILLTOP_TEST(TinyConformanceTest)
#include "tiny_conformance_test.moc"
