// SPDX-License-Identifier: GPL-3.0-or-later
#include "conforms.h"

#include "games/pazaak/pazaak_table.h"
#include "support/test.h"

#include <QtTest>

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

const std::vector<Trial<Pazaak>> kTrials = {
    {.rules = {}, .matches = 300, .fault_cost = stands},
    {.rules = {.house_copies = 5, .side_copies = 3, .side_cards = 5}, .matches = 100, .fault_cost = stands},
    {.rules = {.house_copies = 1, .side_copies = 1, .side_cards = 0, .hands_to_win = 2},
     .matches = 500,
     .fault_cost = stands},
    {.rules = {.house_copies = 8, .side_copies = 4, .side_cards = 10, .hands_to_win = 50, .auto_stand = false},
     .matches = 10,
     .max_steps = 20000,
     .fault_cost = stands},
};

} // namespace

class PazaakConformanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conforms_data() {
        QTest::addColumn<std::size_t>("promise");
        QTest::addColumn<std::size_t>("trial");
        const auto battery = conformance::conforms<Pazaak>();
        for (std::size_t promise = 0; promise < battery.size(); ++promise) {
            for (std::size_t trial = 0; trial < kTrials.size(); ++trial)
                QTest::addRow("%s, trial %zu", battery[promise].name, trial) << promise << trial;
        }
    }
    void conforms() {
        QFETCH(std::size_t, promise);
        QFETCH(std::size_t, trial);
        const std::string complaint = conformance::conforms<Pazaak>()[promise].kept(kTrials[trial]);
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
};

HILLTOP_TEST(PazaakConformanceTest)
#include "conformance_test.moc"
