// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/numbers.h"
#include "games/pazaak/bots/bots.h"
#include "games/pazaak/bots/exploiting.h"
#include "games/pazaak/entry.h"
#include "games/pazaak/solver/best_response.h"
#include "games/pazaak/solver/hand_code.h"
#include "games/pazaak/solver/hand_learner.h"
#include "games/pazaak/solver/match_solver.h"
#include "games/pazaak/solver/table_file.h"
#include "games/pazaak/solver/table_store.h"
#include "support/test.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace hilltop;
using namespace hilltop::pazaak;

namespace {

Pazaak::Rules small_rules(int side_cards = 1, bool auto_stand = true) {
    Pazaak::Rules rules;
    rules.side_cards = static_cast<std::uint8_t>(side_cards);
    rules.hands_to_win = 2;
    rules.auto_stand = auto_stand;
    return rules;
}

/// What a match is worth if both play a table, found with the rules themselves: every step is Pazaak::step, with every
/// card the house deck could give as likely at every moment. Slow, and nothing of the solver's own model is in it.
class ByTheRules {
public:
    ByTheRules(const MatchTable& table, const Pazaak::Rules& rules)
        : m_table(table)
        , m_rules(rules) {}

    double value(const Pazaak::SideDeck& side0, const Pazaak::SideDeck& side1) {
        Pazaak::State state;
        state.open.rules = m_rules;
        state.side[Seat(0)] = side0;
        state.side[Seat(1)] = side1;
        for (Seat seat : SeatSet::all(2))
            state.open.players[seat].side_left = static_cast<std::uint8_t>(state.side[seat].size());
        state.open.phase = Pazaak::Phase::Rest; // so that a step begins a hand
        return after(state, {});
    }

private:
    using Key = std::array<int, 12>;

    /// The mean over the next card or two of what follows a step.
    double after(const Pazaak::State& before, const Answers<Pazaak>& answers) {
        double sum = 0;
        for (std::uint8_t first = 1; first <= Pazaak::kHouseValues; ++first) {
            for (std::uint8_t second = 1; second <= Pazaak::kHouseValues; ++second) {
                Script script;
                script.parts[Pazaak::kFirstHandPart] = {first, second};
                script.parts[Pazaak::kFirstHandPart + 1] = {first, second};
                Pazaak::State next = before;
                next.open.hand = 0; // the deck never ends, and parts are of no matter
                next.chance = Chance(1, 1, &script);
                // With a deck that never ends there could be more ones than a row has places. Totals say all there is
                // to say.
                for (auto& player : next.open.players.values)
                    player.row.clear();
                next.house.clear();
                for (int copy = 0; copy < 2; ++copy) {
                    for (std::uint8_t value = 1; value <= Pazaak::kHouseValues; ++value)
                        next.house.push_back(value);
                }
                if (next.open.phase == Pazaak::Phase::Act) next.chance.begin(Pazaak::kFirstHandPart);
                const int drawn = cards_drawn(next);
                Pazaak::step(next, answers, {});
                const int more = next.open.phase == Pazaak::Phase::Act && before.open.phase == Pazaak::Phase::Rest
                                     ? cards_drawn(next)
                                     : cards_drawn(next) - drawn;
                sum += worth(next);
                if (more < 2) {
                    if (more == 0) return worth(next);
                    sum += 9 * worth(next); // whatever the second card would have been
                    break;
                }
            }
        }
        return sum / 100;
    }

    static int cards_drawn(const Pazaak::State& state) {
        int cards = 0;
        for (const auto& player : state.open.players.values) {
            for (const auto& card : player.row)
                cards += card.side ? 0 : 1;
        }
        return cards;
    }

    double worth(const Pazaak::State& state) {
        const auto& open = state.open;
        if (open.phase == Pazaak::Phase::Over) return open.players[Seat(0)].wins == m_rules.hands_to_win ? 1 : 0;
        if (open.phase == Pazaak::Phase::Rest)
            return m_table.value(m_rules.hands_to_win - open.players[Seat(0)].wins,
                                 m_rules.hands_to_win - open.players[Seat(1)].wins, state.side[Seat(0)],
                                 state.side[Seat(1)]);
        Key key{};
        std::size_t i = 0;
        for (Seat seat : SeatSet::all(2)) {
            const auto& player = open.players[seat];
            for (const int part : {+player.total, player.stood ? 1 : 0, +player.played_side, +player.wins,
                                   m_table.decks().index(state.side[seat])})
                key[i++] = part;
        }
        key[i++] = open.turn.index();
        if (const auto known = m_known.find(key); known != m_known.end()) return known->second;
        const View<Pazaak> view{open.turn, open, Pazaak::own(state, open.turn)};
        Answers<Pazaak> answers;
        double value = 0;
        if (const auto point = standpoint(view)) {
            const auto answer =
                m_table.answer(m_table.state(point->needs[0], point->needs[1], point->cards[0], point->cards[1]),
                               view.me.index(), point->node, m_table.decks().index(view.own.side));
            const double first = static_cast<double>(answer.parts()) / MixedAnswer::kParts;
            answers[view.me] = action_of(answer.first());
            value = first * after(state, answers);
            if (!answer.pure()) {
                answers[view.me] = action_of(answer.second());
                value += (1 - first) * after(state, answers);
            }
        } else {
            answers[view.me] = forced(view);
            value = after(state, answers);
        }
        return m_known[key] = value;
    }

    const MatchTable& m_table;
    Pazaak::Rules m_rules;
    std::map<Key, double> m_known;
};

std::string bytes_of(const PartialTable& partial) {
    std::string bytes = table_head(partial.table->rules());
    for (int state = 0; state < partial.table->states(); ++state) {
        if (partial.done[at(state)]) bytes += table_piece(partial, state);
    }
    return bytes;
}

PartialTable solved(const Pazaak::Rules& rules) {
    PartialTable partial{TableRules(rules)};
    if (!solve_match(*partial.table, partial.done, 1, {})) qFatal("no memory");
    return partial;
}

} // namespace

class SolverTest : public QObject {
    Q_OBJECT
private slots:
    void byTheRules_data();
    void byTheRules();
    void oneSideCard();
    void defaultTable();
    void carriedTableIsWhatIsSolved();
    void threadsAndStops();
    void tableBytes();
    void damage_data();
    void damage();
    void repliesToBots_data();
    void repliesToBots();
    void tooLarge();
    void longMatches();
};

void SolverTest::byTheRules_data() {
    QTest::addColumn<int>("cards");
    QTest::addColumn<bool>("autoStand");
    QTest::newRow("one side card") << 1 << true;
    QTest::newRow("asked at 20, too") << 1 << false;
    QTest::newRow("two side cards") << 2 << true;
}

void SolverTest::byTheRules() {
    QFETCH(int, cards);
    QFETCH(bool, autoStand);
    const Pazaak::Rules rules = small_rules(cards, autoStand);
    const auto partial = solved(rules);
    const MatchTable& table = *partial.table;
    const std::vector<std::vector<std::uint8_t>> decks = cards == 1
                                                             ? std::vector<std::vector<std::uint8_t>>{{1}, {3}, {5}}
                                                             : std::vector<std::vector<std::uint8_t>>{{1, 4}, {5, 5}};
    for (const auto& first : decks) {
        for (const auto& second : decks) {
            Pazaak::SideDeck side0, side1;
            for (const auto card : first)
                side0.push_back(card);
            for (const auto card : second)
                side1.push_back(card);
            const double known = table.value(2, 2, side0, side1);
            const double found = ByTheRules(table, rules).value(side0, side1);
            QVERIFY2(std::abs(known - found) < 2e-5,
                     qPrintable(QString("%1 %2").arg(known, 0, 'g', 9).arg(found, 0, 'g', 9)));
        }
    }
}

void SolverTest::oneSideCard() {
    Pazaak::Rules rules;
    rules.side_cards = 1;
    const auto table = solve_match(TableRules(rules));
    QVERIFY2(std::abs(table->value() - 0.4720) < 0.0005, qPrintable(QString::number(table->value())));
    const auto found = exploit(*table);
    QVERIFY2(found->same_memory < 0.0001, qPrintable(QString::number(found->same_memory)));
    QVERIFY2(found->seeing < 0.002, qPrintable(QString::number(found->seeing)));
    // A best reply never does worse than the table itself, and seeing never harms.
    QVERIFY(found->same_memory > -1e-5 && found->seeing > found->same_memory);
}

void SolverTest::defaultTable() {
    const auto table = ready_table({});
    QVERIFY(table != nullptr);
    QVERIFY2(std::abs(table->value() - 0.468) < 0.001, qPrintable(QString::number(table->value())));
    // The value without side cards is a game without secrets: that of both seeing everything.
    const double none = table->value(3, 3, {}, {});
    QVERIFY2(std::abs(none - 0.482) < 0.0006, qPrintable(QString::number(none)));
}

void SolverTest::carriedTableIsWhatIsSolved() {
    const auto table = carried_table(TableRules(Pazaak::Rules()));
    QVERIFY(table != nullptr);
    for (int state = 0; state < table->states(); ++state) {
        const auto parts = table->parts(state);
        if (parts[2] + parts[3] > 2) continue; // the others take a minute
        const SolvedHand hand = solve_hand(*table, state, kSolveRounds);
        QCOMPARE(hand.answers[0] == table->hand(state).answers[0], true);
        QCOMPARE(hand.answers[1] == table->hand(state).answers[1], true);
        QCOMPARE(hand.value.values == table->hand(state).value.values, true);
    }
}

void SolverTest::threadsAndStops() {
    const TableRules rules(small_rules());
    const std::string whole = bytes_of(solved(small_rules()));
    PartialTable parallel(rules);
    QVERIFY(*solve_match(*parallel.table, parallel.done, 3, {}));
    QCOMPARE(bytes_of(parallel) == whole, true);

    PartialTable stopped(rules);
    int left = 5;
    SolveWatch watch;
    watch.stop = [&] { return left-- == 0; };
    QVERIFY(!*solve_match(*stopped.table, stopped.done, 1, watch));
    QCOMPARE(std::count(stopped.done.begin(), stopped.done.end(), true), 5);
    std::size_t good = 0;
    auto again = read_table(bytes_of(stopped), rules, good);
    QVERIFY(again && !again->whole());
    int solved_now = 0;
    watch = {};
    watch.solved = [&](int, double) { ++solved_now; };
    QVERIFY(*solve_match(*again->table, again->done, 1, watch));
    QCOMPARE(solved_now, again->table->states() - 5);
    QCOMPARE(bytes_of(*again) == whole, true);
}

void SolverTest::tableBytes() {
    const auto partial = solved(small_rules());
    const std::string bytes = bytes_of(partial);
    std::size_t good = 0;
    const auto again = read_table(bytes, partial.table->rules(), good);
    QVERIFY(again && again->whole());
    QCOMPARE(good, bytes.size());
    QCOMPARE(bytes_of(*again) == bytes, true);
    // Cut off anywhere, what is whole of it is read.
    const auto part = read_table(std::string_view(bytes).substr(0, bytes.size() - 1), partial.table->rules(), good);
    QVERIFY(part && !part->whole());
    QCOMPARE(std::count(part->done.begin(), part->done.end(), false), 1);
}

void SolverTest::damage_data() {
    QTest::addColumn<int>("place"); // of the byte that is changed; from the end if below 0
    QTest::addColumn<QString>("told");
    QTest::newRow("another program's") << 0 << "this is not a table of Pazaak";
    QTest::newRow("another version") << 20 << "the table is of another version";
    QTest::newRow("other rules") << 22 << "the table is for other rules";
    QTest::newRow("a bit fell over") << -3 << "the file is damaged at byte";
}

void SolverTest::damage() {
    QFETCH(int, place);
    QFETCH(QString, told);
    const auto partial = solved(small_rules());
    std::string bytes = bytes_of(partial);
    bytes[place >= 0 ? at(place) : bytes.size() - at(-place)] ^= 4;
    std::size_t good = 0;
    const auto read = read_table(bytes, partial.table->rules(), good);
    QVERIFY(!read);
    QVERIFY2(QString::fromStdString(english(read.error())).startsWith(told), english(read.error()).c_str());
}

void SolverTest::repliesToBots_data() {
    QTest::addColumn<QString>("bot");
    QTest::addColumn<double>("least"); // in percent
    QTest::addColumn<double>("most");
    // With one side card and two hands to win. What the champion and others win of them is less.
    QTest::newRow("bold") << "bold" << 10.0 << 40.0;
    QTest::newRow("cautious") << "cautious" << 10.0 << 40.0;
    QTest::newRow("careful") << "careful" << 1.0 << 20.0;
}

void SolverTest::repliesToBots() {
    QFETCH(QString, bot);
    QFETCH(double, least);
    QFETCH(double, most);
    SolveOrder order;
    order.rules = {{"side_cards", 1}, {"hands_to_win", 2}};
    const auto found = solver().exploit(bot.toStdString(), order);
    QVERIFY(found && *found);
    const double gain = 100 * (*found)->least.value;
    QVERIFY2(gain > least && gain < most, qPrintable(QString::number(gain)));
    QCOMPARE((*found)->least.how, How::Exact);
    QVERIFY((*found)->most && 100 * *(*found)->most >= gain);
    // No bot of ours may win more of it.
    Series series;
    series.entrants = {0, 1};
    series.seed = 5;
    series.matches = 2000;
    for (const char* rival : {"expert", "champion"}) {
        const std::vector<std::string> entrants = {rival, bot.toStdString()};
        const auto result = pazaak_entry().run_series(series, order.rules, entrants);
        double won = 0;
        for (int k = 0; k < series.matches; ++k)
            won += result.points[at(2 * k + k % 2)];
        won = 100 * won / series.matches - 50;
        const double error = 100 * 0.5 / std::sqrt(series.matches);
        QVERIFY2(won < gain + 4 * error,
                 qPrintable(QString("%1 wins %2, the best reply %3").arg(rival).arg(won).arg(gain)));
    }
}

void SolverTest::tooLarge() {
    Pazaak::Rules rules;
    rules.side_copies = 4;
    rules.side_cards = 10;
    QVERIFY(!can_solve(TableRules(rules)));
    SolveOrder order;
    order.rules = {{"side_copies", 4}, {"side_cards", 10}};
    bool begun = false;
    order.progress = [&](double) { begun = true; };
    const auto refused = solver().solve(order);
    QVERIFY(!refused && !begun);
    QVERIFY(QString::fromStdString(english(refused.error())).contains("too large to solve"));
    QVERIFY(can_solve(TableRules(Pazaak::Rules())));
    Pazaak::Rules contest{.house_copies = 5, .side_copies = 3, .side_cards = 5};
    QVERIFY(can_solve(TableRules(contest)));
}

void SolverTest::longMatches() {
    const auto table = ready_table({});
    QCOMPARE(near_needs(*table, {50, 50}), (std::array{3, 3}));
    QCOMPARE(near_needs(*table, {50, 49}), (std::array{3, 2}));
    QCOMPARE(near_needs(*table, {50, 3}), (std::array{3, 1}));
    QCOMPARE(near_needs(*table, {1, 2}), (std::array{1, 2}));
}

HILLTOP_TEST(SolverTest)
#include "solver_test.moc"
