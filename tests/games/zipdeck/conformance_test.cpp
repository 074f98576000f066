// SPDX-License-Identifier: GPL-3.0-or-later
#include "rows.h"

#include "games/zipdeck/zipdeck_table.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::conformance;

namespace {

/// A fault is no call, whatever the fault: the highest card pays, any other pays nothing of its own.
std::string does_not_call(const Match<ZipDeck>& before, const Match<ZipDeck>& after, Seat seat) {
    const auto& last = after.state().open.last;
    if (last.answers[seat].calls()) return "the fault was a call";
    const int own = last.top == seat ? ZipDeck::fine(before.state().cards[seat]) : 0;
    int given = 0;
    if (last.top != seat && last.answers[last.top].calls()) {
        const auto& action = last.answers[last.top];
        given = seat.index() < action.named ? action.shares[static_cast<std::size_t>(seat.index())] : 0;
    }
    const int paid = after.state().open.points[seat] - before.state().open.points[seat];
    return paid == own + given ? "" : "the fault costs something else";
}

const std::vector<Trial<ZipDeck>>& trials() {
    static const auto all = with_extremes<ZipDeck>({
        {.rules = {}, .matches = 60, .fault_cost = does_not_call, .moves_cards = false},
        {.rules = {}, .seats = 2, .matches = 200, .fault_cost = does_not_call, .moves_cards = false},
        {.rules = {.rounds = 1}, .seats = 3, .matches = 300, .fault_cost = does_not_call, .moves_cards = false},
        {.rules = {.rounds = 40}, .seats = 5, .matches = 10, .fault_cost = does_not_call, .moves_cards = false},
        {.rules = {.rounds = 8}, .seats = 16, .matches = 4, .fault_cost = does_not_call, .moves_cards = false},
    });
    return all;
}

} // namespace

class ZipDeckConformanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conforms_data() { add_rows(trials()); }
    void conforms() {
        const std::string complaint = complaint_of_row(trials());
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
};

HILLTOP_TEST(ZipDeckConformanceTest)
#include "conformance_test.moc"
