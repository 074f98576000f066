// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/thegame/solver/quick_match.h"
#include "support/test.h"

#include <QtTest>

#include <algorithm>

using namespace hilltop;
using thegame::QuickMatch;

namespace {

/// The cards of the state, its stack shuffled; from now on the state draws them in the same order.
QuickMatch quick(TheGame::State& state, Script& script, Rng& rng) {
    QuickMatch::Hands hands{};
    for (Seat seat : SeatSet::all(state.open.seats))
        hands[static_cast<std::size_t>(seat.index())] = thegame::mask_of(state.hands[seat]);
    for (int i = state.stack.size() - 1; i > 0; --i)
        std::swap(state.stack[i], state.stack[rng.below(i + 1)]);
    script.parts[0].assign(state.stack.begin(), state.stack.end());
    std::reverse(script.parts[0].begin(), script.parts[0].end());
    state.chance = Chance(1, 1, &script);
    state.chance.begin(0);
    return {state.open, hands, state.stack};
}

/// The first difference between the two, or nothing.
QString difference(const QuickMatch& match, const TheGame::State& state) {
    const auto& open = state.open;
    if (match.left() != TheGame::left(open)) return QStringLiteral("cards left");
    if (match.tops() != open.tops) return QStringLiteral("tops");
    if (match.stack().size() != state.stack.size()) return QStringLiteral("stack");
    for (Seat seat : SeatSet::all(open.seats)) {
        if (match.hand(seat) != thegame::mask_of(state.hands[seat])) return QStringLiteral("hand %1").arg(seat.index());
    }
    if (open.phase == TheGame::Phase::Over) return {};
    if (match.turn() != open.turn) return QStringLiteral("turn");
    if (match.may_end() != TheGame::may_end(open)) return QStringLiteral("may end");
    for (int pile = 0; pile < TheGame::kPiles; ++pile) {
        const int top = open.tops[static_cast<std::size_t>(pile)];
        for (const int card : state.hands[open.turn]) {
            int between = 0;
            for (int other = std::min(top, card) + 1; other < std::max(top, card); ++other)
                between += other >= TheGame::kLowest && other <= TheGame::kHighest && !open.gone.contains(other);
            const bool back = TheGame::gap(pile, top, card) < 0;
            if (match.passed(pile, top, card) != (back ? -between : between))
                return QStringLiteral("passed %1 on %2").arg(card).arg(top);
        }
    }
    return {};
}

View<TheGame> view_on_turn(const TheGame::State& state) {
    return {state.open.turn, state.open, TheGame::own(state, state.open.turn)};
}

/// Answers on turn, without wishes.
void step_without_wishes(TheGame::State& state, const TheGame::Action& action) {
    Answers<TheGame> answers;
    answers[state.open.turn] = action;
    TheGame::step(state, answers, {});
    if (state.open.phase == TheGame::Phase::Wish) TheGame::step(state, {}, {});
}

} // namespace

/// The quick match follows the rules.
class TheGameQuickMatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void statesAreThoseOfTheRules_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("hand");
        QTest::addColumn<int>("minimum");
        QTest::addColumn<int>("empty");
        QTest::addColumn<bool>("byTheRule");
        for (const bool rule : {false, true}) {
            const char* how = rule ? "quick rule" : "any card";
            QTest::addRow("two, %s", how) << 2 << 6 << 2 << 0 << rule;
            QTest::addRow("four, %s", how) << 4 << 6 << 2 << 0 << rule;
            QTest::addRow("five with large hands, %s", how) << 5 << 12 << 1 << 0 << rule;
            QTest::addRow("three with one card, %s", how) << 3 << 1 << 1 << 0 << rule;
            QTest::addRow("four as published, %s", how) << 4 << 6 << 2 << 1 << rule;
            QTest::addRow("one, %s", how) << 1 << 8 << 3 << 0 << rule;
        }
    }
    /// From the middle of random matches on, card by card; 10,000 states a row and more.
    void statesAreThoseOfTheRules() {
        QFETCH(int, seats);
        QFETCH(int, hand);
        QFETCH(int, minimum);
        QFETCH(int, empty);
        QFETCH(bool, byTheRule);
        TheGame::Rules rules;
        rules.hand = static_cast<std::uint8_t>(hand);
        rules.minimum = static_cast<std::uint8_t>(minimum);
        rules.minimum_empty = static_cast<std::uint8_t>(empty);
        int states = 0;
        int ends = 0;
        for (std::uint64_t number = 0; states < 10'000; ++number) {
            Rng rng(20240229, number, Stream::Analysis, seats, 0);
            TheGame::State played = TheGame::deal(rules, seats, Chance(1, number), {});
            const int before = rng.below(20);
            for (int i = 0; i < before && played.open.phase != TheGame::Phase::Over; ++i)
                step_without_wishes(played, any_action(played, rng));
            if (played.open.phase == TheGame::Phase::Over) continue;
            Script script;
            TheGame::State state = played;
            QuickMatch match = quick(state, script, rng);
            // The beginning of a turn, or its end, as a plan; play by the rule continues from there.
            const QuickMatch whole = match;
            std::vector<TheGame::Action> plan;
            for (int turns = 0;; ++turns) {
                const QString differs = difference(match, state);
                QVERIFY2(differs.isEmpty(), qPrintable(QStringLiteral("match %1: %2").arg(number).arg(differs)));
                ++states;
                if (state.open.phase == TheGame::Phase::Over) break;
                TheGame::Action action = TheGame::end();
                if (!byTheRule || (turns == 0 && !match.may_end()))
                    action = any_action(state, rng);
                else if (turns == 1 && !plan.empty() && match.may_end() && state.open.turn == whole.turn() &&
                         state.open.this_turn > 0)
                    action = TheGame::end(); // the plan ends here
                else if (const QuickMatch::Best best = match.best_play();
                         turns > 0 && !(match.may_end() && match.too_dear(best)))
                    action = TheGame::play(best.card, best.pile);
                if (turns == 0 && action.kind == TheGame::Action::Kind::Play) plan.push_back(action);
                QCOMPARE(TheGame::objection(view_on_turn(state), action), nullptr);
                follow(match, action);
                step_without_wishes(state, action);
                const bool stuck = state.open.ending == TheGame::Ending::Stuck;
                QCOMPARE(match.left() != 0 && match.best_play().card == 0 && !match.may_end(), stuck);
            }
            ends += state.open.ending == TheGame::Ending::Stuck;
            QVERIFY(!state.chance.script_failed());
            if (byTheRule) QCOMPARE(whole.left_after(plan, true), TheGame::left(state.open));
        }
        QVERIFY(ends > 0 || (byTheRule && hand == 12)); // with that many cards the rule never fails
    }

private:
    /// A card that fits, or the end of a turn that may be ended; one of them is always allowed.
    static TheGame::Action any_action(const TheGame::State& state, Rng& rng) {
        const auto view = view_on_turn(state);
        TheGame::Menu menu;
        TheGame::legal_menu(view, menu);
        std::vector<TheGame::Action> actions;
        for (const auto& action : menu) {
            if (TheGame::objection(view, action) != nullptr) continue;
            if (action.kind == TheGame::Action::Kind::Play || TheGame::may_end(state.open)) actions.push_back(action);
        }
        return actions[static_cast<std::size_t>(rng.below(static_cast<int>(actions.size())))];
    }
    static void follow(QuickMatch& match, const TheGame::Action& action) {
        if (action.kind == TheGame::Action::Kind::Play) {
            match.play(action.card, action.pile);
            if (match.hand(match.turn()) != 0) return;
        }
        match.end_turn();
    }
};

HILLTOP_TEST(TheGameQuickMatchTest)
#include "quick_match_test.moc"
