// SPDX-License-Identifier: GPL-3.0-or-later
#include "rows.h"

#include "games/euchre/euchre_table.h"
#include "support/test.h"

using namespace hilltop;
using namespace hilltop::conformance;

namespace {

/// What the fault cost is what the contest falls back on: pass, the first card, not alone.
std::string default_answer(const Match<Euchre>& before, const Match<Euchre>& after, Seat seat) {
    const auto& old = before.state();
    const auto& now = after.state();
    switch (old.open.phase) {
    case Euchre::Phase::Order:
        return now.open.hand.order[seat] == Euchre::Call::No ? "" : "the fault was no pass";
    case Euchre::Phase::Name: {
        const bool stuck = old.open.rules.stick_dealer && seat == old.open.dealer;
        const auto expected = stuck ? Euchre::Call::Yes : Euchre::Call::No;
        return now.open.hand.name[seat] == expected ? "" : "the fault was neither pass nor the first suit";
    }
    case Euchre::Phase::Discard:
        return now.seats[now.open.dealer].buried == old.seats[seat].hand[0] ? "" : "another card was discarded";
    case Euchre::Phase::Alone:
        return now.open.hand.alone[seat] == Euchre::Call::No ? "" : "the fault went alone";
    case Euchre::Phase::Play: {
        // The first that is refused by nothing.
        for (const auto card : old.seats[seat].hand) {
            if (Euchre::objection(before.view(seat), Euchre::play(card)) == nullptr)
                return (now.open.hand.played & ~old.open.hand.played) == euchre::bit(card) ? "" : "another card";
        }
        return "no card";
    }
    case Euchre::Phase::TrickRest:
    case Euchre::Phase::HandRest:
    case Euchre::Phase::Over:
        break;
    }
    return "a fault was counted at a rest";
}

/// All know the card that the dealer has picked up.
bool picked_up(const Match<Euchre>& match, Seat, const LaidCard& card) {
    const auto& hand = match.state().open.hand;
    return hand.taken_up && card.spot.zone == Euchre::kHand && card.face == Euchre::face(hand.turned);
}

using LeftBower = Euchre::LeftBower;
using TurnedDown = Euchre::TurnedDown;
const std::vector<Trial<Euchre>>& trials() {
    static const auto all = with_extremes<Euchre>({
        {.rules = {}, .matches = 20, .max_steps = 3000, .fault_cost = default_answer, .known = picked_up},
        {.rules = {.points_to_win = 3, .left_bower = LeftBower::Printed},
         .matches = 40,
         .max_steps = 2000,
         .fault_cost = default_answer,
         .known = picked_up},
        {.rules = {.points_to_win = 1,
                   .stick_dealer = true,
                   .turned_down = TurnedDown::Forbidden,
                   .defend_alone = false,
                   .left_bower = LeftBower::Printed},
         .matches = 100,
         .fault_cost = default_answer,
         .known = picked_up},
        {.rules = {.max_hands = 2, .points_to_win = 50, .turned_down = TurnedDown::Forbidden},
         .matches = 100,
         .fault_cost = default_answer,
         .known = picked_up,
         .winnable = false},
    });
    return all;
}

} // namespace

class EuchreConformanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conforms_data() { add_rows(trials()); }
    void conforms() {
        const std::string complaint = complaint_of_row(trials());
        QVERIFY2(complaint.empty(), complaint.c_str());
    }
};

HILLTOP_TEST(EuchreConformanceTest)
#include "conformance_test.moc"
