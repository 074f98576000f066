// SPDX-License-Identifier: GPL-3.0-or-later
#include "rows.h"

#include "games/thegame/thegame_table.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::conformance;

namespace {

/// On turn a fault loses the match; a wish counts as 0 0 0 0.
std::string loses_or_wishes_nothing(const Match<TheGame>& before, const Match<TheGame>& after, Seat seat) {
    const auto& old = before.state().open;
    const auto& now = after.state().open;
    if (old.phase == TheGame::Phase::Wish) {
        const bool same = now.played.size() == old.played.size() && now.turn == old.turn && !after.over();
        return same && now.wishes[seat] == TheGame::Wishes() ? "" : "the fault was not 0 0 0 0";
    }
    const bool lost = after.over() && now.ending == TheGame::Ending::Fault && after.result().winners.empty();
    return lost && now.played.size() == old.played.size() ? "" : "the match was not lost";
}

// Random answers give up soon, so small minimums are what leads to the end of the stack.
const std::vector<Trial<TheGame>>& trials() {
    static const auto all = with_extremes<TheGame>({
        {.rules = {}, .matches = 200, .fault_cost = loses_or_wishes_nothing},
        {.rules = {}, .seats = 1, .matches = 300, .fault_cost = loses_or_wishes_nothing},
        {.rules = {.hand = 12, .minimum = 1}, .seats = 5, .matches = 60, .fault_cost = loses_or_wishes_nothing},
        {.rules = {.hand = 1, .minimum = 1}, .seats = 2, .matches = 400, .fault_cost = loses_or_wishes_nothing},
        {.rules = {.hand = 12, .minimum = 12}, .seats = 3, .matches = 200, .fault_cost = loses_or_wishes_nothing},
    });
    return all;
}

} // namespace

class TheGameConformanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conforms_data() { add_rows(trials()); }
    void conforms() {
        const std::string complaint = complaint_of_row(trials());
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
};

HILLTOP_TEST(TheGameConformanceTest)
#include "conformance_test.moc"
