// SPDX-License-Identifier: GPL-3.0-or-later
#include "rows.h"

#include "games/pazaak/pazaak_table.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::conformance;

namespace {

/// A fault is STAND, whatever the fault and whenever it was.
std::string stands(const Match<Pazaak>& before, const Match<Pazaak>& after, Seat seat) {
    const auto& old = before.state().open.players[seat];
    const auto& now = after.state().open.players[seat];
    const bool stood = now.stood && now.last == Pazaak::Last::Stand && now.total == old.total;
    return stood && now.side_left == old.side_left ? "" : "the fault was not STAND";
}

const std::vector<Trial<Pazaak>>& trials() {
    static const auto all = with_extremes<Pazaak>({
        {.rules = {}, .matches = 300, .fault_cost = stands},
        {.rules = {.house_copies = 5, .side_copies = 3, .side_cards = 5}, .matches = 100, .fault_cost = stands},
        {.rules = {.house_copies = 1, .side_copies = 1, .side_cards = 0, .hands_to_win = 2},
         .matches = 500,
         .fault_cost = stands},
        {.rules = {.house_copies = 8, .side_copies = 4, .side_cards = 10, .hands_to_win = 50, .auto_stand = false},
         .matches = 10,
         .max_steps = 20000,
         .fault_cost = stands},
    });
    return all;
}

} // namespace

class PazaakConformanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conforms_data() { add_rows(trials()); }
    void conforms() {
        const std::string complaint = complaint_of_row(trials());
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
};

HILLTOP_TEST(PazaakConformanceTest)
#include "conformance_test.moc"
