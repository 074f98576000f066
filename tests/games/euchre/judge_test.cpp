// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/judge.h"

#include "game/entry_of.h"
#include "games/euchre/bots/bots.h"
#include "games/euchre/bots/sharp_match.h"
#include "games/euchre/entry.h"
#include "games/euchre/euchre_table.h"
#include "judging/weighted_mean.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QTest>

#include <cmath>

using namespace hilltop;
using namespace hilltop::euchre;

namespace {

/// Plays matches to their ends, as games without a judge do.
std::unique_ptr<AnyJudge> plain_judge() {
    static constexpr AnalysisTraits<Euchre> kAnalysis{.reference = "sharp"};
    static const EntryOf<Euchre> entry(all_bots(), {}, {}, {}, nullptr, kAnalysis);
    return entry.make_judge();
}

/// A match of `steady` after some answers; stops where a seat is asked.
std::unique_ptr<Table> somewhere(std::uint64_t deal, int answers, const RuleValues& changed = {}) {
    RuleValues values = default_values(euchre_entry().rules());
    for (const auto& [id, value] : changed)
        values[id] = value;
    auto table = std::move(*euchre_entry().make_table(values, Euchre::kSeats, {21, deal, 0}));
    const auto bot = euchre_entry().make_bot("steady");
    for (int i = 0; !table->over(); ++i) {
        while (!table->over() && table->resting())
            table->step();
        if (table->over() || i == answers) return table;
        const Seat seat = *table->asked().begin();
        (void)table->answer(seat, *bot->act(*table->seen(seat), Rng()).word);
        table->step();
    }
    return table;
}

} // namespace

class EuchreJudgeTest : public QObject {
    Q_OBJECT
private slots:
    /// What it says is what comes of playing on to the end of the match.
    void agreesWithPlayingOn() {
        const auto judge = euchre_entry().make_judge();
        const auto plain = plain_judge();
        const int played = rounds(400);
        double pulls = 0, squares = 0;
        int positions = 0;
        for (std::uint64_t deal = 0; deal < 40; ++deal) {
            const auto table = somewhere(deal, static_cast<int>(deal * 7 % 150));
            if (table->over()) continue;
            const auto known = *judge->value(*table, {100, deal}, {});
            const auto found = *plain->value(*table, {played, deal}, {});
            QCOMPARE(known[0].value, known[2].value);
            QVERIFY(std::abs(known[0].value + known[1].value - 1) < 1e-12);
            if (found[0].error == 0) { // all went the same way: once in 3,000 times if it is 8 / played from certain
                QVERIFY(std::abs(known[0].value - found[0].value) < 8.0 / played);
                continue;
            }
            const double pull = (known[0].value - found[0].value) / found[0].error;
            QVERIFY2(std::abs(pull) < 4.5,
                     qPrintable(QString("deal %1: %2 %3").arg(deal).arg(known[0].value).arg(found[0].value)));
            pulls += pull;
            squares += pull * pull;
            ++positions;
        }
        QVERIFY(positions > 20);
        QVERIFY2(std::abs(pulls) < 4 * std::sqrt(positions), qPrintable(QString::number(pulls / positions)));
        QVERIFY2(squares < 2.0 * positions, qPrintable(QString::number(squares / positions)));
    }

    /// The reference's answer leaves the position's value exactly as it was.
    void theReferenceLosesNothing() {
        const auto judge = euchre_entry().make_judge();
        const auto sharp = euchre_entry().make_bot("sharp");
        for (std::uint64_t deal = 0; deal < 60; ++deal) {
            const auto table = somewhere(deal, static_cast<int>(deal));
            if (table->over()) continue;
            const Seat seat = *table->asked().begin();
            const auto before = *judge->value(*table, {1, 0}, {});
            QVERIFY(table->answer(seat, *sharp->act(*table->seen(seat), Rng()).word));
            const auto after = *judge->value(*table, {1, 0}, {});
            for (std::size_t one = 0; one < before.size(); ++one)
                QCOMPARE(after[one].value, before[one].value);
        }
    }

    /// The figures that are carried are those that playing finds.
    void carriesTheRightFigures() {
        const int deals = rounds(10'000);
        const SharpHands found = play_sharp_hands({}, deals);
        const auto carried = sharp_match({});
        const SharpMatch played({}, found);
        for (int mine = 1; mine <= 10; ++mine) {
            for (int theirs = 1; theirs <= 10; ++theirs) {
                const double known = carried->value(mine, theirs, 200);
                QVERIFY2(std::abs(known - played.value(mine, theirs, 200)) < 1.2 / std::sqrt(deals),
                         qPrintable(QString("%1 %2").arg(known).arg(played.value(mine, theirs, 200))));
                if (mine < 10) QVERIFY(known > carried->value(mine + 1, theirs, 200));
            }
        }
        for (const auto& dealing : found) {
            for (const HandShares& shares : dealing) {
                double sum = 0;
                for (const double share : shares)
                    sum += share;
                QVERIFY(std::abs(sum - 1) < 1e-9);
            }
        }
    }

    /// A match that may end by its number of hands is drawn then.
    void knowsTheLastHand() {
        const auto match = sharp_match({.max_hands = 3});
        QCOMPARE(match->value(10, 10, 0), 0.5);
        QCOMPARE(match->value(10, 10, 2), 0.5);
        QVERIFY(match->value(1, 10, 1) > 0.7);
        const auto judge = euchre_entry().make_judge();
        QCOMPARE((*judge->value(*somewhere(1, 3, {{"max_hands", 1}}), {10, 1}, {}))[0].value, 0.5);
    }

    /// Worlds are states a seat could be facing, and weighed.
    void worldsAreWhatCouldBe() {
        double least = 1, most = 0;
        for (std::uint64_t deal = 0; deal < 80; ++deal) {
            const auto table = somewhere(deal, static_cast<int>(deal * 3 % 60));
            if (table->over()) continue;
            const Seat me = *table->asked().begin();
            const auto& match = static_cast<const TableOf<Euchre>&>(*table).match();
            const auto view = match.view(me);
            const BelievedWorlds worlds(view);
            Rng rng(deal, 1, Stream::Analysis, 0, 0);
            for (int i = 0; i < 20; ++i) {
                const World<Euchre> world = worlds.draw(rng);
                QVERIFY(world.state.open == match.state().open);
                QVERIFY(Euchre::own(world.state, me) == view.own);
                Cards all = 0;
                for (const Seat seat : SeatSet::all(Euchre::kSeats)) {
                    const auto& own = world.state.seats[seat];
                    QCOMPARE(count(own.cards), static_cast<int>(view.open.hand.left[seat]));
                    QCOMPARE(own.hand.size(), count(own.cards));
                    for (const Card card : own.hand)
                        QVERIFY((own.cards & bit(card)) != 0);
                    QCOMPARE(all & own.cards, Cards{0});
                    all |= own.cards;
                    const bool buried = match.state().seats[seat].buried != kNoCard;
                    QCOMPARE(own.buried != kNoCard, buried);
                    if (buried) QCOMPARE(all & bit(own.buried), Cards{0});
                    if (buried) all |= bit(own.buried);
                }
                QCOMPARE(all & view.open.hand.played, Cards{0});
                QVERIFY(world.weight > 0);
                least = std::min(least, world.weight);
                most = std::max(most, world.weight);
                auto after = world.state;
                play_hand_out(after);
                QVERIFY(after.open.phase >= Euchre::Phase::HandRest);
            }
        }
        QVERIFY(most > 2 * least);
    }
};

HILLTOP_TEST(EuchreJudgeTest)
#include "judge_test.moc"
