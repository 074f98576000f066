// SPDX-License-Identifier: GPL-3.0-or-later
#include "brute_force.h"
#include "golden.h"

#include "engine/play.h"
#include "games/thegame/bots/bots.h"
#include "games/thegame/bots/champion.h"
#include "games/thegame/entry.h"
#include "games/thegame/solver/judge.h"
#include "games/thegame/thegame_table.h"
#include "support/rounds.h"
#include "support/test.h"

#include <algorithm>
#include <cmath>

using namespace hilltop;
using namespace hilltop::thegame;

namespace {

void step_and_wish(TheGame::State& state, const TheGame::Action& action) {
    Answers<TheGame> answers;
    answers[state.open.turn] = action;
    TheGame::step(state, answers, {});
    if (state.open.phase == TheGame::Phase::Wish) {
        answers = {};
        for (Seat seat : SeatSet::all(state.open.seats))
            answers[seat] = TheGame::wish(honest_wishes(state.open, state.hands[seat]));
        TheGame::step(state, answers, {});
    }
}

using brute_force::allowed;
using brute_force::fewest_left;
using brute_force::view_of;

} // namespace

class TheGameChampionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// With the stack empty two seats know all cards: what a choice of bots throws away of what could still be reached.
    void endgames() {
        PlannerBot planner;
        ChampionBot champion;
        int lost_by_planner = 0, lost_by_champion = 0, positions = 0, planner_errs = 0;
        for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(rounds(400)); ++number) {
            TheGame::State state = TheGame::deal({}, 2, Chance(5, number), {});
            Rng rng(5, number, Stream::Analysis, 0, 0);
            while (state.open.phase == TheGame::Phase::Turn) {
                const Seat me = state.open.turn;
                const auto view = view_of(state, me);
                const auto usual = planner.act(view, rng).action;
                if (state.open.stack == 0 && TheGame::left(state.open) <= 8) {
                    const int best = fewest_left(state);
                    TheGame::State after = state;
                    step_and_wish(after, usual);
                    const int lost = fewest_left(after) - best;
                    TheGame::State other = state;
                    step_and_wish(other, champion.act(view, rng).action);
                    ++positions;
                    planner_errs += lost > 0 ? 1 : 0;
                    lost_by_planner += lost;
                    lost_by_champion += fewest_left(other) - best;
                }
                step_and_wish(state, usual);
            }
        }
        qInfo("%d endgames: the planner errs in %d and throws %d cards away, the champion %d", positions, planner_errs,
              lost_by_planner, lost_by_champion);
        QVERIFY(kSanitized || (positions >= 50 && lost_by_planner >= 10));
        QVERIFY(4 * lost_by_champion <= lost_by_planner);
    }
    /// Everything that is offered, once, the best first; act plays something among the best.
    void optionsAreWhole_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("hand");
        QTest::addColumn<int>("minimum");
        QTest::addRow("alone") << 1 << 8 << 2;
        QTest::addRow("two") << 2 << 6 << 2;
        QTest::addRow("four") << 4 << 6 << 2;
        QTest::addRow("five with one card") << 5 << 1 << 1;
        QTest::addRow("five with twelve, all a turn") << 5 << 12 << 12;
    }
    void optionsAreWhole() {
        QFETCH(int, seats);
        QFETCH(int, hand);
        QFETCH(int, minimum);
        TheGame::Rules rules;
        rules.hand = static_cast<std::uint8_t>(hand);
        rules.minimum = static_cast<std::uint8_t>(minimum);
        ChampionBot champion;
        PlannerBot planner;
        int asked = 0;
        for (std::uint64_t number = 0; number < 2; ++number) {
            Match<TheGame> match(rules, seats, Chance(6, number));
            while (!match.over()) {
                for (Seat seat : match.asked()) {
                    const auto view = match.view(seat);
                    Rng rng = dice(6, number, seat, match.decision_of(seat));
                    if (rng.below(6) == 0) {
                        ++asked;
                        const SearchBudget budget{.samples = 16, .seed = number};
                        const auto options = champion.options(view, budget, {});
                        const auto offered = allowed(view);
                        for (const auto& action : offered) {
                            QCOMPARE(std::count_if(options.begin(), options.end(),
                                                   [&](const auto& option) { return option.action == action; }),
                                     1);
                        }
                        const bool wishes = match.need(seat) == Need::May;
                        QVERIFY(options.size() <= offered.size() + (wishes ? 1 : 0));
                        for (std::size_t i = 0; i < options.size(); ++i) {
                            const auto& worth = options[i].worth;
                            QVERIFY(worth.value <= 0 && worth.value >= -TheGame::left(view.open));
                            QVERIFY(worth.error > 0 || worth.how == How::Exact);
                            QVERIFY(i == 0 || options[i - 1].worth.value >= worth.value);
                        }
                        const auto again = champion.options(view, budget, {});
                        QVERIFY(options.size() == again.size() && options[0].action == again[0].action &&
                                options[0].worth == again[0].worth);
                        QVERIFY(!wishes || options[0].action == TheGame::wish(honest_wishes(view.open, view.own.hand)));
                    }
                    match.answer(seat, planner.act(view, rng).action);
                }
                match.step();
            }
        }
        QVERIFY(asked > 5);
    }
    /// Stopped soon, however much it was to think.
    void stops() {
        const TheGame::State state = TheGame::deal({}, 4, Chance(1, 1), {});
        ChampionBot champion;
        RollOutJudge judge;
        int asked = 0;
        const Stop stop = [&] { return ++asked > 10; };
        QVERIFY(champion.options(view_of(state, Seat(0)), {.samples = 2'000'000'000, .seed = 1}, stop).empty());
        QCOMPARE(asked, 11);
        asked = 0;
        QVERIFY(!judge.value(state, {.samples = 2'000'000'000, .seed = 1}, stop));
        QCOMPARE(asked, 11);
    }
    /// It lays nothing onto a pile whose next card back another holds, where a bot that only counts gaps would.
    void sparesWhatOthersWish() {
        TheGame::State state = TheGame::deal({}, 2, Chance(1, 1), {});
        auto& open = state.open;
        const auto hand = [&](Seat seat, std::initializer_list<std::uint8_t> cards) {
            state.hands[seat].clear();
            for (const std::uint8_t card : cards)
                state.hands[seat].push_back(card);
        };
        // One card has been played to each side, and seat 1 begs for pile 0: it holds 40.
        open.turn = Seat(1);
        hand(Seat(1), {40, 50, 60, 61, 62, 63});
        hand(Seat(0), {51, 52, 26, 30, 88, 95});
        state.stack.clear();
        for (int card = TheGame::kLowest; card <= TheGame::kHighest; ++card) {
            const auto value = static_cast<std::uint8_t>(card);
            if (state.hands[Seat(0)].find(value) < 0 && state.hands[Seat(1)].find(value) < 0)
                state.stack.push_back(value);
        }
        open.must = 1;
        step_and_wish(state, TheGame::play(50, 0));
        QCOMPARE(open.wishes[Seat(1)][0], 5);
        step_and_wish(state, TheGame::end());
        QCOMPARE(open.turn, Seat(0));
        const auto view = view_of(state, Seat(0));
        Rng rng;
        SmallestGapBot counts;
        QCOMPARE(counts.act(view, rng).action, TheGame::play(51, 0));
        ChampionBot champion;
        QVERIFY(champion.act(view, rng).action.pile != 0);
        const auto options = champion.options(view, {.samples = 100, .seed = 3}, {});
        for (const auto& option : options) {
            if (option.action == TheGame::play(51, 0)) QVERIFY(option.worth.value < options[0].worth.value);
        }
    }
    /// At the end the judge counts; before it, the same numbers are drawn for the same seed, and what a card that is
    /// drawn brings has mean 0.
    void judge() {
        RollOutJudge judge;
        TheGame::State state = TheGame::deal({}, 3, Chance(9, 9), {});
        PlannerBot planner;
        Rng rng;
        const auto value = [&](const TheGame::State& at, std::uint64_t seed) {
            return (*judge.value(at, {.samples = 400, .seed = seed}, {}))[Seat(0)];
        };
        QCOMPARE(value(state, 1), value(state, 1));
        QVERIFY(value(state, 1).value != value(state, 2).value);
        QVERIFY(value(state, 1).how == How::Sampled && value(state, 1).error > 0);
        for (int cards = 0; cards < 20;) {
            const auto action = planner.act(view_of(state, state.open.turn), rng).action;
            cards += action.kind == TheGame::Action::Kind::Play ? 1 : 0;
            step_and_wish(state, action);
            // The order of the stack, shuffled again, makes no difference.
            TheGame::State other = state;
            std::reverse(other.stack.begin(), other.stack.end());
            QCOMPARE(value(other, 1), value(state, 1));
        }
        while (!TheGame::may_end(state.open))
            step_and_wish(state, planner.act(view_of(state, state.open.turn), rng).action);
        double sum = 0, squares = 0;
        constexpr int kDraws = 200;
        for (int i = 0; i < kDraws; ++i) {
            TheGame::State after = state;
            TheGame::reshuffle(after, rng);
            step_and_wish(after, TheGame::end());
            const double drawn = value(after, static_cast<std::uint64_t>(i)).value;
            sum += drawn / kDraws;
            squares += drawn * drawn / kDraws;
        }
        // Before: the rule may play one more card, so it is asked after the turn has ended by hand.
        TheGame::State before = state;
        before.open.must = 0;
        const double error = std::sqrt((squares - sum * sum) / kDraws);
        qInfo("%.2f before, %.2f +- %.2f after", value(before, 5).value, sum, error);
        QVERIFY(std::abs(value(before, 5).value - sum) < 5 * error + 2);

        while (state.open.phase != TheGame::Phase::Over)
            step_and_wish(state, planner.act(view_of(state, state.open.turn), rng).action);
        const auto over = *judge.value(state, {.samples = 3, .seed = 1}, {});
        for (Seat seat : SeatSet::all(3)) {
            const auto points = TheGame::result(state).points[seat];
            QCOMPARE(over[seat], (Estimate{static_cast<double>(points), 0, How::Exact}));
        }
    }
    /// Each level leaves fewer cards than the one before; bounds far from what larger runs have shown.
    void levels_data() {
        QTest::addColumn<int>("matches");
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::newRow("novice") << 200 << 18.0 << 30.0;
        QTest::newRow("casual") << 200 << 4.5 << 10.0;
        QTest::newRow("skilled") << 200 << 1.8 << 4.3;
        if (!fullLevel()) return; // half a minute each; their signatures are always looked at
        QTest::newRow("strong") << 20 << 0.0 << 3.0;
        if (!kSanitized) QTest::newRow("champion") << 6 << 0.0 << 1.5; // which see it among strangers
    }
    void levels() {
        QFETCH(int, matches);
        QFETCH(double, least);
        QFETCH(double, most);
        const auto result = golden::series_of(thegame_entry(), std::vector<std::string>(4, QTest::currentDataTag()), {},
                                              kSanitized ? std::max(2, matches / 10) : matches, 4, SeatingPlan::Fixed);
        QVERIFY(result.faults.empty());
        double left = 0;
        for (const auto points : result.points)
            left += static_cast<double>(points) / static_cast<double>(result.points.size());
        qInfo("%.2f cards left", left);
        QVERIFY(kSanitized || (left >= least && left <= most));
    }
    /// Among those who say nothing, or play anything, it is as little at fault as at any rules.
    void strangers() {
        const auto result = golden::series_of(thegame_entry(), {"champion", "smallest-gap", "simple-tom", "champion"},
                                              {}, 4, 4, SeatingPlan::Fixed);
        QVERIFY(result.faults.empty());
    }
};

HILLTOP_TEST(TheGameChampionTest)
#include "champion_test.moc"
