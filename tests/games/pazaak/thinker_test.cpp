// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match.h"
#include "engine/play.h"
#include "games/pazaak/bots/bots.h"
#include "games/pazaak/bots/judge.h"
#include "games/pazaak/bots/worlds.h"
#include "games/pazaak/solver/table_store.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>

Q_DECLARE_METATYPE(hilltop::How)

using namespace hilltop;
using namespace hilltop::pazaak;

namespace {

/// Calls `visit(match, seat)` at every decision of `matches` matches of `bot`.
template <class B, class Visit>
void walk(B& bot, const Pazaak::Rules& rules, int matches, Visit visit) {
    for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(matches); ++number) {
        Match<Pazaak> match(rules, 2, Chance(29, number));
        while (!match.over()) {
            for (const Seat seat : match.pending()) {
                visit(match, seat);
                Rng rng = dice(29, number, seat, match.decision_of(seat));
                match.answer(seat, bot.act(match.view(seat), rng).action);
            }
            match.step();
        }
    }
}

} // namespace

class PazaakThinkerTest : public QObject {
    Q_OBJECT
private slots:
    void optionsAreAllSortedAndTheSame_data() {
        QTest::addColumn<int>("side_cards");
        QTest::addColumn<int>("hands_to_win");
        QTest::addColumn<How>("how");
        QTest::newRow("the table's rules") << 4 << 3 << How::Exact;
        QTest::newRow("a longer match") << 4 << 5 << How::Heuristic;
        QTest::newRow("no table, as the expert") << 6 << 3 << How::Heuristic;
    }
    void optionsAreAllSortedAndTheSame() {
        QFETCH(int, side_cards);
        QFETCH(int, hands_to_win);
        QFETCH(How, how);
        Pazaak::Rules rules;
        rules.side_cards = static_cast<std::uint8_t>(side_cards);
        rules.hands_to_win = static_cast<std::uint8_t>(hands_to_win);
        ChampionBot bot, other;
        walk(bot, rules, rounds(8), [&](const Match<Pazaak>& match, Seat seat) {
            const auto view = match.view(seat);
            const auto options = bot.options(view, {.samples = 100, .seed = 1}, {});
            const auto again = other.options(view, {.samples = 100, .seed = 1}, {});
            Pazaak::Menu menu;
            Pazaak::legal_menu(view, menu);
            QCOMPARE(static_cast<int>(options.size()), menu.size());
            QCOMPARE(again.size(), options.size());
            for (std::size_t i = 0; i < options.size(); ++i) {
                const auto& [action, worth] = options[i];
                QVERIFY(menu.find(action) >= 0);
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(!(action == options[j].action));
                QVERIFY(action == again[i].action && worth == again[i].worth);
                QVERIFY(i == 0 || options[i - 1].worth.value >= worth.value);
                QVERIFY(worth.how == how && worth.error == 0);
                QVERIFY(worth.value > -1e-6 && worth.value < 1 + 1e-6);
            }
        });
    }

    /// Where it mixes two answers they are worth the same but for what it has seen of side cards: some thousandths.
    void actsAsItsBestOptions() {
        ChampionBot bot;
        int asked = 0, mixed = 0, behind = 0;
        walk(bot, {}, 60, [&](const Match<Pazaak>& match, Seat seat) {
            const auto view = match.view(seat);
            const auto options = bot.options(view, {}, {});
            std::vector<Pazaak::Action> played;
            for (std::uint64_t i = 0; i < 60; ++i) {
                Rng rng(i, 1, Stream::Dice, 0, 0);
                const auto action = bot.act(view, rng).action;
                if (std::find(played.begin(), played.end(), action) == played.end()) played.push_back(action);
            }
            QVERIFY(played.size() <= 2);
            ++asked;
            mixed += played.size() == 2 ? 1 : 0;
            for (const auto& action : played) {
                const auto found = std::find_if(options.begin(), options.end(),
                                                [&](const auto& option) { return option.action == action; });
                QVERIFY(found != options.end());
                const double lost = options[0].worth.value - found->worth.value;
                behind += lost > 1e-4 ? 1 : 0;
                QVERIFY2(lost < 0.04, qPrintable(QString("%1").arg(lost)));
            }
        });
        QVERIFY2(asked > 100 && mixed > 0, qPrintable(QString("%1 %2").arg(asked).arg(mixed)));
        QVERIFY2(behind * 50 < asked, qPrintable(QString("%1 of %2").arg(behind).arg(asked)));
    }

    /// The judge knows which house cards are left, the table takes each to be as likely: with many of them it is the
    /// same, over the worlds the seat could be facing.
    void agreesWithTheJudge_data() {
        QTest::addColumn<int>("house_copies");
        QTest::addColumn<double>("apart"); // at most, then in the mean
        QTest::addColumn<double>("mean");
        QTest::newRow("80 house cards") << 8 << 0.03 << 0.004;
        QTest::newRow("40 house cards") << 4 << 0.06 << 0.008;
    }
    void agreesWithTheJudge() {
        QFETCH(int, house_copies);
        QFETCH(double, apart);
        QFETCH(double, mean);
        Pazaak::Rules rules;
        rules.house_copies = static_cast<std::uint8_t>(house_copies);
        ChampionBot bot;
        TableJudge judge;
        int compared = 0;
        double sum = 0;
        walk(bot, rules, rounds(6), [&](const Match<Pazaak>& match, Seat seat) {
            const auto view = match.view(seat);
            const HiddenSide hidden(view);
            if (match.steps() % 3 != 0 || hidden.sole()) return;
            Pazaak::State world = match.state();
            for (const auto& option : bot.options(view, {}, {})) {
                Answers<Pazaak> given;
                given[seat] = option.action;
                double told = 0;
                for (const auto& deck : hidden.decks()) {
                    world.side[next(seat, Pazaak::kSeats)] = deck.cards;
                    told += deck.chance * (*judge.settled(world, given, {.samples = 1, .seed = 0}, {}))[seat].value;
                }
                const double off = std::abs(told - option.worth.value);
                QVERIFY2(off < apart, qPrintable(QString("%1 %2").arg(told).arg(option.worth.value)));
                sum += off;
                ++compared;
            }
        });
        QVERIFY(compared > 5);
        QVERIFY2(sum < mean * compared, qPrintable(QString::number(sum / compared)));
    }

    /// Both cards known, it is exactly the number of the judge's hand: no player has a side card left.
    void isTheTablesNumber() {
        Pazaak::State state = Pazaak::deal({}, 2, Chance(5, 2), {});
        for (const Seat seat : SeatSet::all(Pazaak::kSeats)) {
            state.side[seat].clear();
            state.open.players[seat].side_left = 0;
        }
        // A hand that is won at once wins the match.
        auto& players = state.open.players;
        players[Seat(0)].wins = players[Seat(1)].wins = 2;
        state.open.turn = Seat(1);
        players[Seat(0)].total = 17;
        players[Seat(0)].stood = true;
        players[Seat(1)].total = 16;
        const auto options = ChampionBot().options({Seat(1), state.open, Pazaak::own(state, Seat(1))}, {}, {});
        QCOMPARE(options.size(), std::size_t{2});
        QVERIFY(options[0].action == Pazaak::end() && options[1].action == Pazaak::stand());
        // STAND loses. Of ten cards three win, one ties, and the next match from there is seat 1's by 1 - value.
        QCOMPARE(options[1].worth.value, 0.0);
        const double tied = 1 - pazaak::ready_table({})->value(1, 1, {}, {});
        QVERIFY(std::abs(options[0].worth.value - (0.3 + 0.1 * tied)) < 0.1 * tied + 1e-3);
        QVERIFY(options[0].worth.value > 0.3);
    }

    void stopsWhenTold() {
        ChampionBot bot;
        Match<Pazaak> match({}, 2, Chance(23, 3));
        const Seat seat = *match.pending().begin();
        QVERIFY(bot.options(match.view(seat), {}, [] { return true; }).empty());
        for (const int asks : {1, 2, 10}) {
            int asked = 0;
            QVERIFY(bot.options(match.view(seat), {}, [&] { return ++asked > asks; }).empty());
            QCOMPARE(asked, asks + 1);
        }
        QVERIFY(!bot.options(match.view(seat), {}, [] { return false; }).empty());
    }
};

HILLTOP_TEST(PazaakThinkerTest)
#include "thinker_test.moc"
