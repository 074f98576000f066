// SPDX-License-Identifier: GPL-3.0-or-later
#include "conforms.h"

#include "games/thegame/thegame_table.h"
#include "support/test.h"

#include <QtTest>

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
const std::vector<Trial<TheGame>> kTrials = {
    {.rules = {}, .matches = 200, .fault_cost = loses_or_wishes_nothing},
    {.rules = {}, .seats = 1, .matches = 300, .fault_cost = loses_or_wishes_nothing},
    {.rules = {.hand = 12, .minimum = 1}, .seats = 5, .matches = 60, .fault_cost = loses_or_wishes_nothing},
    {.rules = {.hand = 1, .minimum = 1}, .seats = 2, .matches = 400, .fault_cost = loses_or_wishes_nothing},
    {.rules = {.hand = 12, .minimum = 12}, .seats = 3, .matches = 200, .fault_cost = loses_or_wishes_nothing},
};

} // namespace

class TheGameConformanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conforms_data() {
        QTest::addColumn<std::size_t>("promise");
        QTest::addColumn<std::size_t>("trial");
        const auto battery = conformance::conforms<TheGame>();
        for (std::size_t promise = 0; promise < battery.size(); ++promise) {
            for (std::size_t trial = 0; trial < kTrials.size(); ++trial)
                QTest::addRow("%s, trial %zu", battery[promise].name, trial) << promise << trial;
        }
    }
    void conforms() {
        QFETCH(std::size_t, promise);
        QFETCH(std::size_t, trial);
        const std::string complaint = conformance::conforms<TheGame>()[promise].kept(kTrials[trial]);
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
};

HILLTOP_TEST(TheGameConformanceTest)
#include "conformance_test.moc"
