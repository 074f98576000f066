// SPDX-License-Identifier: GPL-3.0-or-later
#include "like.h"
#include "rows.h"

#include "games/advanced-pazaak/advanced_pazaak_table.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::conformance;

namespace {

using G = AdvancedPazaak;

const std::vector<Trial<G>>& trials() {
    static const auto all = with_extremes<G>({
        {.rules = {}, .matches = 200},
        {.rules = {.stake = 100}, .matches = 200},
        {.rules = {.house_copies = 1, .deck_size = 20, .hand_size = 20}, .matches = 50, .max_steps = 20000},
        {.rules = {.pool = G::Pool::Plus, .hand_size = 0, .nine_cards = false, .first = G::First::Loser},
         .matches = 200},
        {.rules = {.pool = G::Pool::Signed, .same = 10, .auto_stand = false, .first = G::First::Seat0}, .matches = 200},
    });
    return all;
}

/// Says how many of its cards a seat has drawn that change signs, which the other is not shown.
struct Telling : Like<G> {
    static void step(State& state, const Answers<G>& answers, Events events) {
        const bool draws = state.open.phase == Phase::Choose;
        G::step(state, answers, events);
        const auto& hand = state.own[Seat(0)].hand;
        if (draws) events.say({}, "flips", static_cast<int>(std::count_if(hand.begin(), hand.end(), is_special)));
    }
};

} // namespace

class AdvancedPazaakConformanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conforms_data() { add_rows(trials()); }
    void conforms() {
        const std::string complaint = complaint_of_row(trials());
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
    void aTellingHandIsFound() {
        const std::string complaint = Promises<Telling>::swapped_draws_unseen({.rules = {}, .matches = 50});
        QVERIFY2(complaint.find("the event flips") != std::string::npos, complaint.c_str());
    }
};

HILLTOP_TEST(AdvancedPazaakConformanceTest)
#include "conformance_test.moc"
