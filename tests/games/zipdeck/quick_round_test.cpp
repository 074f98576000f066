// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/solver/quick_round.h"
#include "support/test.h"

#include <QtTest>

using namespace hilltop;

/// The rounds an imagined future is made of are those of the rules.
class ZipDeckQuickRoundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whole matches of every size, round by round: 41,616 of them.
    void roundsAreThoseOfTheRules() {
        int rounds = 0;
        int gifts = 0;
        for (int match = 0; match < 16'000 && rounds < 40'000; ++match) {
            const int seats = 2 + match % (ZipDeck::kSeats - 1);
            Rng rng(20240229, static_cast<std::uint64_t>(match), Stream::Analysis, 0, 0);
            const Chance chance(1, static_cast<std::uint64_t>(match));
            ZipDeck::State state = ZipDeck::deal({}, seats, chance, {});
            zipdeck::Points points;
            while (!ZipDeck::asked(state).empty()) {
                if (ZipDeck::need(state, Seat(0)) == Need::Notify) {
                    ZipDeck::step(state, {}, {});
                    continue;
                }
                const int often = rng.below(101); // of 100: also rounds in which all call, or none
                PerSeat<bool, ZipDeck::kSeats> called;
                Answers<ZipDeck> answers;
                PerSeat<Seat, ZipDeck::kSeats> target;
                for (Seat seat : SeatSet::all(seats)) {
                    called[seat] = rng.below(100) < often;
                    const int other = rng.below(seats - 1);
                    target[seat] = Seat(other < seat.index() ? other : other + 1);
                    const int worth = ZipDeck::worth(state.cards[seat]);
                    answers[seat] = called[seat] ? ZipDeck::zip(seats, target[seat], worth) : ZipDeck::pass();
                }
                int asked = 0;
                zipdeck::QuickRound quick;
                zipdeck::settle(quick, state.cards, seats, [&](Seat seat, ZipDeck::Card card) {
                    const bool in_order = seat.index() == asked++ && card == state.cards[seat];
                    return in_order && called[seat];
                });
                zipdeck::pay(points, quick, target[quick.top], seats);
                ZipDeck::step(state, answers, {});
                QCOMPARE(asked, seats);
                QCOMPARE(quick.top, state.open.last.top);
                QVERIFY2(points == state.open.points,
                         qPrintable(QStringLiteral("match %1, round %2").arg(match).arg(state.open.round)));
                gifts += quick.gift != 0;
                ++rounds;
            }
        }
        QVERIFY2(rounds >= 40'000 && gifts > 10'000, qPrintable(QStringLiteral("%1, %2").arg(rounds).arg(gifts)));
    }
};

HILLTOP_TEST(ZipDeckQuickRoundTest)
#include "quick_round_test.moc"
