// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/euchre/bots/judge.h"

#include "engine/table_of.h"
#include "games/euchre/bots/judged_match.h"
#include "games/euchre/bots/rules_of_thumb.h"
#include "games/euchre/entry.h"
#include "games/euchre/euchre_table.h"
#include "games/euchre/solver/roll_out.h"
#include "judging/weighted_mean.h"
#include "plain_minimax.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QTest>

#include <cmath>

using namespace hilltop;
using namespace hilltop::euchre;

namespace {

const Match<Euchre>& match_of(const Table& table) {
    return static_cast<const TableOf<Euchre>&>(table).match();
}

/// Plays a hand on by the rules, everybody sensibly, up to the tricks that are solved.
void play_first_tricks(Euchre::State& state) {
    while (state.open.hand.trick < kSolvedFrom) {
        Answers<Euchre> answers;
        if (state.open.phase == Euchre::Phase::Play)
            answers[state.open.turn] = Euchre::play(
                card_of_mask(state.open.hand.trump, sensible_card(mask_play(state), known_out(state.open))));
        Euchre::step(state, answers, {});
    }
}

/// Points of the side that deals, by the rules alone.
int dealt_points(const Euchre::Open& open, const MaskPlay& play, int makers_take) {
    const bool dealers = Euchre::side_of(Seat(open.hand.maker)) == Euchre::side_of(open.dealer);
    return (dealers ? 1 : -1) * play.gained(makers_take);
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
    /// Its two halves are found here in another way: by plain minimax, and by playing on by the rules. (The judge is
    /// what all marks go by; 2 s.)
    void isTheMeanOfBothWays() {
        const auto judge = euchre_entry().make_judge();
        const auto match = judged_match({});
        int played = 0;
        for (std::uint64_t deal = 0; deal < 60; ++deal) {
            const auto table = somewhere(deal, static_cast<int>(deal * 7 % 150));
            if (table->over()) continue;
            const auto found = *judge->value(*table, {1, 0}, {});
            QCOMPARE(found[0].value, found[2].value);
            QVERIFY(std::abs(found[0].value + found[1].value - 1) < 1e-12);
            Euchre::State state = match_of(*table).state();
            play_by_thumb(kSharp, state, Euchre::Phase::Play);
            std::array<double, 2> open = match->worth(state.open, 0), sensible = open;
            if (state.open.phase == Euchre::Phase::Play) {
                const MaskPlay play = mask_play(state);
                open = match->worth(
                    state.open, dealt_points(state.open, play, PlainMinimax(play, state.open.hand.trump).tricks(true)));
                play_first_tricks(state);
                const MaskPlay end = mask_play(state);
                sensible = match->worth(
                    state.open, dealt_points(state.open, end, PlainMinimax(end, state.open.hand.trump).tricks(true)));
                ++played;
            }
            QVERIFY(std::abs(found[0].value - (open[0] + sensible[0]) / 2) < 1e-12);
        }
        QVERIFY(played > 40);
    }

    /// Before a hand is dealt the match is worth what it is in the mean once it is: the luck of deals has no mean.
    /// (Else luck-adjusted results would be wrong by it in every match; 3 s.)
    void aDealIsWorthItsMean() {
        const auto judge = euchre_entry().make_judge();
        const int deals = rounds(3000);
        double pulls = 0;
        int scores = 0;
        for (std::uint64_t deal = 0; deal < 12; ++deal) {
            auto table = somewhere(deal, static_cast<int>(deal * 17));
            if (table->over()) continue;
            while (!table->over() && match_of(*table).state().open.phase != Euchre::Phase::HandRest) {
                if (table->resting()) {
                    table->step();
                    continue;
                }
                const Seat seat = *table->asked().begin();
                (void)table->answer(seat, *euchre_entry().make_bot("steady")->act(*table->seen(seat), Rng()).word);
                table->step();
            }
            if (table->over()) continue;
            const double before = (*judge->value(*table, {1, 0}, {}))[0].value;
            WeightedMean mean;
            for (int i = 0; i < deals; ++i) {
                Euchre::State state = match_of(*table).state();
                Rng rng(deal, static_cast<std::uint64_t>(i), Stream::Analysis, 0, 0);
                Euchre::reshuffle(state, rng);
                Euchre::step(state, {}, {});
                DoubleDummy solver;
                const HandEnds ends = hand_ends(state, {}, solver);
                const auto match = judged_match(state.open.rules);
                mean.add((match->worth(state.open, ends.open)[0] + match->worth(state.open, ends.sensible)[0]) / 2);
            }
            const double pull = (mean.value() - before) / mean.error();
            QVERIFY2(
                std::abs(pull) < 4.5,
                qPrintable(
                    QString("deal %1: %2, mean %3 +- %4").arg(deal).arg(before).arg(mean.value()).arg(mean.error())));
            pulls += pull;
            ++scores;
        }
        QVERIFY(scores > 6);
        QVERIFY2(std::abs(pulls) < 4 * std::sqrt(scores), qPrintable(QString::number(pulls / scores)));
    }

    /// A sensible card never makes the position better for its side: half of the value stays, half is perfect play.
    void aSensibleCardGainsNothing() {
        const auto judge = euchre_entry().make_judge();
        int asked = 0, lost = 0;
        for (std::uint64_t deal = 0; deal < 60; ++deal) {
            const auto table = somewhere(deal, static_cast<int>(deal * 7 % 150));
            if (table->over() || match_of(*table).state().open.phase != Euchre::Phase::Play) continue;
            const Euchre::State& state = match_of(*table).state();
            const Seat seat = state.open.turn;
            const auto at = static_cast<std::size_t>(seat.index());
            const Card card =
                card_of_mask(state.open.hand.trump, sensible_card(mask_play(state), known_out(state.open)));
            const double before = (*judge->value(*table, {1, 0}, {}))[at].value;
            QVERIFY(table->answer(seat, Euchre::spell(Euchre::play(card))));
            const double after = (*judge->value(*table, {1, 0}, {}))[at].value;
            QVERIFY(after < before + 1e-12);
            lost += after < before - 1e-12 ? 1 : 0;
            ++asked;
        }
        QVERIFY(asked > 20);
        QVERIFY(lost > 0 && lost < asked / 2);
    }

    /// The figures that are carried are those that playing finds.
    void carriesTheRightFigures() {
        const int deals = rounds(10'000);
        const JudgedHands found = judged_hands({}, deals);
        const auto carried = judged_match({});
        const JudgedMatch played({}, found);
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
        const auto match = judged_match({.max_hands = 3});
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
                play_by_thumb(kSharp, after, Euchre::Phase::HandRest);
                QVERIFY(after.open.phase >= Euchre::Phase::HandRest);
            }
        }
        QVERIFY(most > 2 * least);
    }
};

HILLTOP_TEST(EuchreJudgeTest)
#include "judge_test.moc"
