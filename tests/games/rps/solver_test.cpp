// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match.h"
#include "games/rps/bots/bots.h"
#include "games/rps/bots/judge.h"
#include "games/rps/bots/kinds.h"
#include "games/rps/bots/roll_out.h"
#include "judging/weighted_mean.h"
#include "shared.h"
#include "support/rounds.h"
#include "support/test.h"

#include <cmath>

using namespace hilltop;
using namespace hilltop::rps;

namespace {

/// The bot that does what the kind is said to do.
const char* bot_of(Kind kind) {
    constexpr const char* kBots[] = {"minimal-valid", "simple", "pair-else-low", "pair-else-high", "odds", "expert"};
    return kBots[static_cast<std::size_t>(kind)];
}

/// Plays with answers by lot, and calls `each(match)` before every step.
template <class Each>
void play_by_lot(std::uint64_t number, Each&& each) {
    Match<RpsPoker> match({}, 2, Chance(31, number));
    Rng rng(31, number, Stream::Dice, 0, 0);
    while (!match.over() && !QTest::currentTestFailed()) {
        each(match);
        for (const Seat seat : match.pending()) {
            RpsPoker::Menu menu;
            RpsPoker::legal_menu(match.view(seat), menu);
            match.answer(seat, menu[rng.below(menu.size())]);
        }
        match.step();
    }
    if (match.over()) each(match);
}

void compare(const Duel& duel, const RpsPoker::State& state) {
    QCOMPARE(int(duel.game), int(state.open.round));
    QCOMPARE(int(duel.base()), int(state.open.base.back()));
    QCOMPARE(duel.shown, RpsPoker::set_of(state.open.base));
    for (const Seat seat : SeatSet::all(2)) {
        const Duel::Side& side = duel.sides[static_cast<std::size_t>(seat.index())];
        const RpsPoker::Own& own = state.own[seat];
        QCOMPARE(int(side.won), int(state.open.games[seat]));
        QCOMPARE(int(side.held), own.hand.size());
        for (int i = 0; i < own.hand.size(); ++i)
            QCOMPARE(int(side.hand[static_cast<std::size_t>(i)]), int(own.hand[i]));
        QCOMPARE(int(side.undrawn), state.stock[seat].size());
        QCOMPARE(side.deck, RpsPoker::set_of(own.drafted));
        QCOMPARE(side.given, RpsPoker::set_of(own.given));
        QCOMPARE(side.played, RpsPoker::set_of(state.open.played[seat]));
        // The gifts the rival has not played are no secret, but may still be played.
        const CardSet gifts = side.given & ~RpsPoker::set_of(state.open.played[next(seat, 2)]);
        QCOMPARE(duel.unseen(seat.index()), RpsPoker::unseen(state.open, own, seat) | gifts);
    }
}

} // namespace

class RpsSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beatenIsWhatTheRulesSay() {
        for (int base = 0; base < RpsPoker::kNumbers; ++base) {
            for (Card card = 0; card < RpsPoker::kCards; ++card) {
                for (Card other = 0; other < RpsPoker::kCards; ++other) {
                    const bool wins = card != other && RpsPoker::beats(card, other, RpsPoker::card(2, base));
                    QCOMPARE((beaten(card, base) >> other & 1) != 0, wins);
                }
            }
        }
    }

    /// From every game on to the end, state by state: also the bases that come are those the rules draw.
    void duelsAreWhatTheRulesPlay() {
        for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(rounds(400)); ++number) {
            Duel duel;
            bool begun = false;
            play_by_lot(number, [&](const Match<RpsPoker>& match) {
                const auto& state = match.state();
                if (state.open.phase == RpsPoker::Phase::Play) {
                    if (!begun || state.open.round % 3 == 0) duel = duel_of(state);
                    begun = true;
                    compare(duel, state);
                } else if (state.open.phase == RpsPoker::Phase::Revealed) {
                    std::array<int, 2> places{};
                    for (std::size_t s = 0; s < 2; ++s) {
                        const auto& hand = duel.sides[s].hand;
                        const Card card = state.open.played[Seat(static_cast<int>(s))].back();
                        places[s] = static_cast<int>(std::find(hand.begin(), hand.end(), card) - hand.begin());
                    }
                    duel.play(places[0], places[1]);
                } else if (state.open.phase == RpsPoker::Phase::Over) {
                    QVERIFY(duel.over());
                    QCOMPARE(int(duel.sides[0].won), int(state.open.games[Seat(0)]));
                    QCOMPARE(int(duel.sides[1].won), int(state.open.games[Seat(1)]));
                }
            });
        }
    }

    /// What is said of a kind is what its bot does, in whatever hands a match by lot brings.
    void kindsAreTheBots() {
        for (int k = 0; k < kKinds; ++k) {
            const Kind kind = static_cast<Kind>(k);
            const auto bot = make_bot(bot_of(kind));
            int asked = 0;
            play_many(kind, *bot, asked);
            QVERIFY(asked >= rounds(200));
        }
    }

    void judgesEndsExactly() {
        RollOutJudge judge;
        play_by_lot(7, [&](const Match<RpsPoker>& match) {
            const auto values = judge.value(match.state(), {.samples = 40, .seed = 3}, {});
            QVERIFY(values.has_value());
            const Estimate first = (*values)[Seat(0)], second = (*values)[Seat(1)];
            QVERIFY(std::abs(first.value + second.value - 10) < 1e-9);
            QCOMPARE(first.error, second.error);
            const auto& open = match.state().open;
            // Three cards of each and two bases, or their order and that of two stocked cards.
            QCOMPARE(first.how == How::Exact, match.over() || (open.round >= 6 && !open.base.empty()));
            if (first.how == How::Exact) QCOMPARE(first.error, 0.0);
            if (match.over()) QCOMPARE(first.value, double(match.result().points[Seat(0)]));
            QVERIFY(first.value >= open.games[Seat(0)] && second.value >= open.games[Seat(1)]);
            QVERIFY(judge.value(match.state(), {.samples = 40, .seed = 3}, {}) == values); // no clock, no memory
            QVERIFY(!judge.value(match.state(), {}, [] { return true; }));
        });
    }
    /// What it finds by playing all orders of the undrawn cards out is what many matches with shuffled cards give. (A
    /// wrong order of bases would shift every value of the last games; 1 s.)
    void allOrdersAreTheMeanOfMany() {
        RollOutJudge judge;
        int compared = 0;
        double pulls = 0;
        for (std::uint64_t number = 1; number <= 6; ++number) {
            play_by_lot(number, [&](const Match<RpsPoker>& match) {
                const auto& open = match.state().open;
                if (match.over() || open.base.empty() || open.round < 5 || open.round > 7) return;
                const auto known = judge.value(match.state(), {.samples = 96, .seed = 3}, {});
                QVERIFY(known && (*known)[Seat(0)].how == How::Exact);
                SampleMean many;
                for (int i = 0; i < rounds(600); ++i) {
                    Rng rng(number, static_cast<std::uint64_t>(i), Stream::Analysis, open.round, 0);
                    RpsPoker::State world = match.state();
                    RpsPoker::reshuffle(world, rng);
                    many.add(roll_out_fairly(world));
                }
                const Estimate mean = many.estimate();
                const double pull = ((*known)[Seat(0)].value - mean.value) / mean.error;
                QVERIFY2(std::abs(pull) < 4.5, qPrintable(QString::number(pull)));
                pulls += pull;
                ++compared;
            });
        }
        QVERIFY(compared >= 20);
        QVERIFY2(std::abs(pulls) < 4 * std::sqrt(compared), qPrintable(QString::number(pulls / compared)));
    }
    void judgesForfeitsAsTheRulesDo() {
        Match<RpsPoker> match({}, 2, Chance(1, 1));
        match.answer(Seat(0), RpsPoker::keep_card(match.view(Seat(0)).own.pair[0]));
        match.fail(Seat(1), Fault::NotAllowed);
        match.step();
        QVERIFY(match.over());
        const auto values = RollOutJudge().value(match.state(), {}, {});
        QCOMPARE((*values)[Seat(0)].value, 10.0);
        QCOMPARE((*values)[Seat(1)].value, 0.0);
    }
    /// Cards not drawn yet are drawn again: a state's own cards to come do not count.
    void judgesWithoutTheCardsToCome() {
        Match<RpsPoker> match({}, 2, Chance(5, 5));
        RpsPoker::State other = match.state();
        Rng rng(9, 9, Stream::Analysis, 0, 0);
        RpsPoker::reshuffle(other, rng);
        RollOutJudge judge;
        const auto one = judge.value(match.state(), {.samples = rounds(2'000), .seed = 3}, {});
        const auto two = judge.value(other, {.samples = rounds(2'000), .seed = 3}, {});
        QVERIFY(std::abs((*one)[Seat(0)].value - (*two)[Seat(0)].value) < 5 * 1.42 * (*one)[Seat(0)].error);
        QVERIFY((*one)[Seat(0)].how == How::Sampled && (*one)[Seat(0)].error > 0);
    }

private:
    static void play_many(Kind kind, Bot<RpsPoker>& bot, int& asked) {
        for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(rounds(60)); ++number) {
            play_by_lot(1000 + number, [&](const Match<RpsPoker>& match) {
                const auto& state = match.state();
                const bool drafts = state.open.phase == RpsPoker::Phase::Draft;
                if (match.resting() || match.over()) return;
                for (const Seat seat : SeatSet::all(2)) {
                    Rng rng;
                    const auto action = bot.act(match.view(seat), rng).action;
                    if (drafts) {
                        // Only the kind Saving drafts a little differently from the brain that imagines it.
                        if (kind != Kind::Saving) QVERIFY(keep_of(kind, state.own[seat]) == action);
                        continue;
                    }
                    const Duel duel = duel_of(state);
                    const auto their_gifts = RpsPoker::set_of(state.own[next(seat, 2)].given);
                    const int place = place_of(kind, duel, seat.index(), kept_weight(their_gifts, kExpertKeepsLower));
                    QCOMPARE(int(state.own[seat].hand[place]), int(action.card));
                    ++asked;
                }
            });
        }
    }
};

HILLTOP_TEST(RpsSolverTest)
#include "solver_test.moc"
