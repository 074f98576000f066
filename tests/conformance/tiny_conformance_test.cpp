// SPDX-License-Identifier: GPL-3.0-or-later
#include "conforms.h"
#include "support/test.h"
#include "tiny.h"

#include <QtTest>

using namespace hilltop;
using namespace hilltop::conformance;

namespace {

/// A fault in laying down (and at rest, in the strict game) forfeits; in swapping it is the default.
template <class G>
std::string price(const Match<G>& before, const Match<G>& after, Seat seat) {
    if (before.state().open.phase == G::Phase::Swap) {
        const auto& open = after.state().open;
        const bool kept = open.swapped.find(seat) < 0 && !open.forfeits.contains(seat);
        return kept ? "" : "the default was not played";
    }
    return after.over() && !after.result().winners.contains(seat) ? "" : "the match was not forfeited";
}

template <class G>
std::vector<Trial<G>> trials() {
    std::vector<Trial<G>> all;
    for (int seats = 2; seats <= G::kSeats; ++seats)
        all.push_back({.rules = {}, .seats = seats, .matches = 100, .max_steps = 12, .fault_cost = price<G>});
    all.push_back({.rules = {.rounds = 20, .swaps = false}, .matches = 200, .max_steps = 60, .fault_cost = price<G>});
    return all;
}

template <class G>
void add_rows() {
    QTest::addColumn<std::size_t>("promise");
    QTest::addColumn<std::size_t>("trial");
    const auto battery = conforms<G>();
    for (std::size_t promise = 0; promise < battery.size(); ++promise) {
        for (std::size_t trial = 0; trial < trials<G>().size(); ++trial)
            QTest::addRow("%s, trial %zu", battery[promise].name, trial) << promise << trial;
    }
}

template <class G>
std::string complaint_of_row() {
    QFETCH(std::size_t, promise);
    QFETCH(std::size_t, trial);
    return conforms<G>()[promise].kept(trials<G>()[trial]);
}

} // namespace

class TinyConformanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tiny_data() { add_rows<Tiny>(); }
    void tiny() {
        const std::string complaint = complaint_of_row<Tiny>();
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
    void strict_data() { add_rows<StrictTiny>(); }
    void strict() {
        const std::string complaint = complaint_of_row<StrictTiny>();
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
};

HILLTOP_TEST(TinyConformanceTest)
#include "tiny_conformance_test.moc"
