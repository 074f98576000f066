// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden.h"

#include "engine/play.h"
#include "games/thegame/bots/bots.h"
#include "games/thegame/entry.h"
#include "games/thegame/solver/convention.h"
#include "games/thegame/thegame_table.h"
#include "support/rounds.h"
#include "support/test.h"

#include <cmath>
#include <set>
#include <string_view>

using namespace hilltop;
using namespace hilltop::thegame;

namespace {

SeriesResult played(const char* bot, int seats, int matches, const RuleValues& rules = {}) {
    return golden::series_of(thegame_entry(), std::vector<std::string>(static_cast<std::size_t>(seats), bot), rules,
                             matches, seats, SeatingPlan::Fixed);
}

double mean_left(const SeriesResult& result) {
    double sum = 0;
    for (const auto points : result.points)
        sum += points;
    return sum / static_cast<double>(result.points.size());
}

/// What a seat sees: piles "10 1 90 100"; every card not named is still to be played.
struct Position {
    TheGame::State state;

    Position(std::initializer_list<int> tops, std::initializer_list<int> hand, int this_turn = 0) {
        state = TheGame::deal({}, 2, Chance(1, 1), {});
        auto& open = state.open;
        open.must = 2;
        open.this_turn = static_cast<std::uint8_t>(this_turn);
        int pile = 0;
        for (const int top : tops)
            open.tops[static_cast<std::size_t>(pile++)] = static_cast<std::uint8_t>(top);
        auto& cards = state.hands[Seat(0)];
        cards.clear();
        for (const int card : hand)
            cards.push_back(static_cast<std::uint8_t>(card));
        open.held[Seat(0)] = static_cast<std::uint8_t>(cards.size());
        for (const int top : tops) {
            if (top >= TheGame::kLowest && top <= TheGame::kHighest) open.gone.insert(top);
        }
    }
    std::string answer(Bot<TheGame>& bot) const {
        Rng rng;
        const auto reply = bot.act({Seat(0), state.open, TheGame::own(state, Seat(0))}, rng);
        return reply.kind == Reply<TheGame::Action>::Kind::Acts ? TheGame::spell(reply.action) : "silence";
    }
};

} // namespace

class TheGameBotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The digest of the answers and results: changed only on purpose, together with the bot's version.
    void signature_data() {
        QTest::addColumn<int>("matches");
        QTest::addColumn<QString>("signature");
        QTest::newRow("listener") << 200 << "dac4fde9e6b8a4f4";
        QTest::newRow("planner") << 200 << "65d8ba9a8ab355ee";
        QTest::newRow("novice") << 50 << "2364f4f5178b48cc";
        QTest::newRow("casual") << 50 << "33b33946507bfed6";
        QTest::newRow("skilled") << 50 << "4987ed109878aa5d";
        if (kSanitized) return; // minutes, of code that other tests run
        QTest::newRow("expert") << 5 << "9caaf29dfcaee103";
        QTest::newRow("strong") << 5 << "2cf5514111a5faf4";
        QTest::newRow("champion") << 3 << "088c7db01f3b0a09";
    }
    void signature() {
        QFETCH(int, matches);
        const auto result = played(QTest::currentDataTag(), 4, matches);
        QVERIFY(result.faults.empty());
        QTEST(QString::fromStdString(golden::signature(result)), "signature");
    }

    /// Bounds four standard errors away from what larger runs have shown; each is stronger than the one before.
    void strength_data() {
        QTest::addColumn<int>("matches");
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::newRow("simple-tom") << 2000 << 83.0 << 83.8;
        QTest::newRow("smallest-gap") << 2000 << 14.1 << 16.1;
        QTest::newRow("listener") << 300 << 5.0 << 13.0;
        QTest::newRow("planner") << 300 << 1.5 << 4.2;
        if (!kSanitized) QTest::newRow("expert") << 12 << 0.0 << 2.9;
    }
    void strength() {
        QFETCH(int, matches);
        QFETCH(double, least);
        QFETCH(double, most);
        const double left = mean_left(played(QTest::currentDataTag(), 4, matches));
        qInfo("%.2f cards left", left);
        QVERIFY2(left >= least && left <= most, qPrintable(QString::number(left)));
    }

    /// Wherever it sits, with whatever rules: no bot ever is at fault, and none gives up while a card fits.
    void anyTable_data() {
        QTest::addColumn<QString>("bot");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("hand");
        QTest::addColumn<int>("minimum");
        for (const BotTraits& bot : thegame_entry().bots()) {
            const bool slow = std::set<std::string_view>{"expert", "strong", "champion"}.contains(bot.id);
            for (int seats = 1; seats <= TheGame::kSeats; ++seats) {
                if ((kSanitized || !fullLevel()) && slow && seats != (kSanitized ? 4 : TheGame::kSeats))
                    continue; // minutes
                for (const auto& [hand, minimum] : {std::pair(1, 1), std::pair(6, 2), std::pair(12, 12)})
                    QTest::addRow("%s, %d seats, %d of %d", bot.id, seats, minimum, hand)
                        << bot.id << seats << hand << minimum;
            }
        }
    }
    void anyTable() {
        QFETCH(QString, bot);
        QFETCH(int, seats);
        QFETCH(int, hand);
        QFETCH(int, minimum);
        const auto result =
            played(qPrintable(bot), seats, bot == "expert" || bot == "champion" || bot == "strong" ? 1 : 5,
                   {{"hand", hand}, {"minimum", minimum}});
        QVERIFY(result.faults.empty());
    }
    /// All kinds at one table: those who do not keep the convention are not believed to the team's ruin.
    void mixedTable() {
        const auto result = golden::series_of(
            thegame_entry(), {"simple-tom", "smallest-gap", "listener", "planner", "expert", "champion"}, {},
            kSanitized || !fullLevel() ? 5 : 20, 5, SeatingPlan::DrawnFromPool);
        QVERIFY(result.faults.empty());
    }

    /// simple-tom: pile by pile the first card of its hand that fits, without jumps, until none does.
    void simpleTom() {
        SimpleTomBot bot;
        QCOMPARE(Position({1, 1, 100, 100}, {50, 3, 40}).answer(bot), std::string("50>0"));
        QCOMPARE(Position({60, 1, 100, 100}, {50, 3, 40}).answer(bot), std::string("50>1"));
        QCOMPARE(Position({60, 60, 45, 100}, {50, 3, 40}).answer(bot), std::string("3>2"));
        QCOMPARE(Position({60, 60, 2, 60}, {65, 50, 3}, 4).answer(bot), std::string("65>0"));
        QCOMPARE(Position({60, 60, 40, 40}, {50, 50}).answer(bot), std::string("end")); // jumps everywhere
        QCOMPARE(Position({60, 60, 40, 40}, {50, 41}, 2).answer(bot), std::string("end"));
    }
    /// smallest-gap: a jump counts -10; of equals the first card, then the first pile; beyond two only 1 or a jump.
    void smallestGap() {
        SmallestGapBot bot;
        QCOMPARE(Position({1, 20, 100, 80}, {30, 70, 22}).answer(bot), std::string("22>1"));
        QCOMPARE(Position({1, 20, 100, 80}, {21, 10, 22}).answer(bot), std::string("10>1"));
        QCOMPARE(Position({1, 20, 100, 80}, {21, 90, 22}).answer(bot), std::string("90>3"));
        QCOMPARE(Position({1, 1, 100, 100}, {95, 6, 5}).answer(bot), std::string("5>0"));
        QCOMPARE(Position({1, 1, 100, 100}, {95, 6}).answer(bot), std::string("95>2"));
        QCOMPARE(Position({1, 1, 100, 100}, {6, 95}).answer(bot), std::string("6>0"));
        QCOMPARE(Position({1, 20, 100, 80}, {30, 70, 22}, 2).answer(bot), std::string("end"));
        QCOMPARE(Position({1, 20, 100, 80}, {30, 70, 21}, 2).answer(bot), std::string("21>1"));
        QCOMPARE(Position({1, 20, 100, 80}, {30, 10, 50}, 3).answer(bot), std::string("10>1"));
        QCOMPARE(Position({60, 60, 40, 40}, {55, 45}).answer(bot), std::string("end"));
    }
    /// The planner goes forward to come back: 45 first, then 35 jumps.
    void plannerPreparesJumps() {
        PlannerBot bot;
        QCOMPARE(Position({40, 1, 100, 100}, {45, 35, 70, 52}).answer(bot), std::string("45>0"));
        QCOMPARE(Position({45, 1, 100, 100}, {35, 70, 52}, 1).answer(bot), std::string("35>0"));
    }
    /// It leaves a pile alone if another seat asks for that and it can.
    void plannerListens() {
        PlannerBot bot;
        Position position({50, 20, 100, 90}, {51, 52, 24, 85});
        QCOMPARE(position.answer(bot), std::string("51>0"));
        position.state.open.wishes[Seat(1)] = {5, 0, 0, 0};
        QVERIFY(!QString::fromStdString(position.answer(bot)).endsWith(">0"));
    }
    /// 5 I hold the card that jumps back, 4 the next unplayed card, 3 one is skipped, 2 two or three, 1 four or five.
    void convention() {
        const auto wishes = [](std::initializer_list<int> tops, std::initializer_list<int> hand) {
            const Position position(tops, hand);
            return honest_wishes(position.state.open, position.state.hands[Seat(0)]);
        };
        QCOMPARE(wishes({20, 1, 100, 80}, {10, 90}), TheGame::Wishes(5, 0, 0, 5));
        QCOMPARE(wishes({20, 1, 100, 80}, {21}), TheGame::Wishes(4, 0, 0, 0));
        QCOMPARE(wishes({20, 1, 100, 80}, {22, 78}), TheGame::Wishes(3, 0, 0, 3));
        QCOMPARE(wishes({20, 1, 100, 80}, {23, 3}), TheGame::Wishes(2, 3, 0, 0));
        QCOMPARE(wishes({20, 1, 100, 80}, {24, 96}), TheGame::Wishes(2, 0, 2, 0));
        QCOMPARE(wishes({20, 1, 100, 80}, {25, 95}), TheGame::Wishes(1, 0, 1, 0));
        QCOMPARE(wishes({20, 1, 100, 80}, {26, 94}), TheGame::Wishes(1, 0, 1, 0));
        QCOMPARE(wishes({20, 1, 100, 80}, {27, 93}), TheGame::Wishes(0, 0, 0, 0));
        // Played cards are not skipped: 21 lies on pile 1.
        QCOMPARE(wishes({20, 21, 100, 80}, {22}), TheGame::Wishes(4, 4, 0, 0));
    }
};

HILLTOP_TEST(TheGameBotsTest)
#include "bots_test.moc"
