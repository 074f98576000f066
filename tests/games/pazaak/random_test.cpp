// SPDX-License-Identifier: GPL-3.0-or-later
#include "drive.h"

#include "games/pazaak/pazaak_table.h"
#include "support/test.h"

#include <QtTest>

#include <boost/math/distributions/chi_squared.hpp>
#include <rapidcheck.h>

using namespace hilltop;

namespace {

rc::Gen<Pazaak::Rules> any_rules() {
    return rc::gen::exec([] {
        Pazaak::Rules rules;
        rules.house_copies = static_cast<std::uint8_t>(*rc::gen::inRange(1, 9));
        rules.side_copies = static_cast<std::uint8_t>(*rc::gen::inRange(1, 5));
        const int most = std::min(Pazaak::kMaxSide, Pazaak::kSideValues * rules.side_copies);
        rules.side_cards = static_cast<std::uint8_t>(*rc::gen::inRange(0, most + 1));
        rules.hands_to_win = static_cast<std::uint8_t>(*rc::gen::inRange(1, 8));
        rules.auto_stand = *rc::gen::arbitrary<bool>();
        return rules;
    });
}

/// Any answer that is not refused, sensible or not: END over 20, cards not held. `stands` in ten stand.
Pazaak::Action wild_answer(Rng& rng, int stands) {
    if (rng.below(10) < stands) return Pazaak::stand();
    const int card = rng.below(11);
    return card == 0 || card > Pazaak::kSideValues ? Pazaak::end() : Pazaak::play(card);
}

int house_total(const Pazaak::Player& player) {
    int total = 0;
    for (const auto& card : player.row)
        total += card.value;
    return total;
}

/// What holds between the numbers of any state.
void assert_consistent(const Pazaak::State& state) {
    const auto& open = state.open;
    int on_table = 0;
    for (Seat seat : SeatSet::all(Pazaak::kSeats)) {
        const auto& player = open.players[seat];
        RC_ASSERT(player.total == house_total(player));
        RC_ASSERT(player.side_left == state.side[seat].size());
        const int used = player.spent.size() + (player.played_side != 0);
        RC_ASSERT(player.side_left + used == open.rules.side_cards);
        RC_ASSERT(player.wins <= open.rules.hands_to_win);
        RC_ASSERT(player.stood == (player.last == Pazaak::Last::Stand));
        int side = 0;
        for (int place = 0; place < player.row.size(); ++place) {
            side += player.row[place].side;
            RC_ASSERT(player.row[place].side <= (place == player.row.size() - 1));
        }
        RC_ASSERT(side == (player.played_side != 0));
        // Before the last house card the total was at most 20.
        const int house = player.row.size() - side;
        if (house > 0) RC_ASSERT(player.total - player.played_side - player.row[house - 1].value <= Pazaak::kGoal);
        on_table += house;
    }
    RC_ASSERT(open.house_left == state.house.size());
    RC_ASSERT(on_table + state.house.size() == open.rules.house_copies * Pazaak::kHouseValues);
}

} // namespace

class PazaakRandomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyAnswersUnderAnyRulesEndTheMatch() {
        QVERIFY(rc::check("matches end, totals agree", [](std::uint64_t seed) {
            const auto rules = *any_rules();
            RC_ASSERT(bool(Pazaak::check(rules, Pazaak::kSeats)));
            const int stands = *rc::gen::inRange(0, 10);
            Match<Pazaak> match(rules, Pazaak::kSeats, Chance(seed, 0));
            Rng rng(seed, 0, Stream::Analysis, 0, 0);
            int wins = 0;
            for (int step = 0; !match.over(); ++step) {
                RC_ASSERT(step < 20000);
                assert_consistent(match.state());
                for (Seat seat : match.pending())
                    RC_ASSERT(match.answer(seat, wild_answer(rng, stands)) == nullptr);
                match.step();
                const auto& players = match.state().open.players;
                const int now = players[Seat(0)].wins + players[Seat(1)].wins;
                RC_ASSERT(bool(now == wins || now == wins + 1));
                wins = now;
            }
            assert_consistent(match.state());
            const MatchResult result = match.result();
            RC_ASSERT(result.winners.size() == 1);
            const Seat winner = *result.winners.begin();
            const Seat loser = next(winner, Pazaak::kSeats);
            RC_ASSERT(result.points[winner] == 1 && result.points[loser] == 0);
            RC_ASSERT(result.second[winner] == rules.hands_to_win && result.second[loser] < rules.hands_to_win);
        }));
    }
    /// What a seat imagines of the other's cards is what they are, on average: each value as often.
    void imaginedCardsAreFair() {
        std::array<double, Pazaak::kSideValues> real{};
        std::array<double, Pazaak::kSideValues> imagined{};
        Rng rng = conformance::walk_dice(0);
        for (int deal = 0; deal < 20000; ++deal) {
            const auto state = Pazaak::deal({}, Pazaak::kSeats, Chance(3, static_cast<std::uint64_t>(deal)), {});
            const InfoState<Pazaak> seen{Seat(0), state.open, Pazaak::own(state, Seat(0))};
            const auto other = Pazaak::resample(seen, rng);
            for (int place = 0; place < state.side[Seat(1)].size(); ++place) {
                real[state.side[Seat(1)][place] - 1u] += 1;
                imagined[other.side[Seat(1)][place] - 1u] += 1;
            }
        }
        for (const auto& counts : {real, imagined}) {
            double square = 0;
            for (double count : counts)
                square += (count - 16000) * (count - 16000) / 16000;
            // Four cards of one deck hinder one another, which only makes it smaller.
            QVERIFY2(square < boost::math::quantile(boost::math::chi_squared(4), 0.9995),
                     qPrintable(QString::number(square)));
        }
    }
    void usedCardsAreNotImagined() {
        const Script script{{{0, {5, 5}}, {2, {9, 9}}, {3, {9, 9}}}};
        Match<Pazaak> match({}, Pazaak::kSeats, Chance(1, 1, &script));
        const auto give = [&](Pazaak::Action action) {
            match.answer(*match.asked().begin(), action);
            match.step();
        };
        give(Pazaak::play(5));
        give(Pazaak::stand());
        match.step();
        give(Pazaak::play(5));
        // One five spent, one on the table: none left to hold.
        Rng rng = conformance::walk_dice(1);
        for (int i = 0; i < 200; ++i) {
            const auto state = Pazaak::resample(keep(match.view(Seat(1))), rng);
            QCOMPARE(state.side[Seat(0)].size(), 2);
            QVERIFY(state.side[Seat(0)].find(5) < 0);
        }
    }
};

HILLTOP_TEST(PazaakRandomTest)
#include "random_test.moc"
