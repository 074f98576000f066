// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/zipdeck/bots/bots.h"
#include "games/zipdeck/entry.h"
#include "games/zipdeck/solver/chances.h"
#include "golden.h"
#include "support/test.h"

#include <cmath>

using namespace hilltop;

namespace {

struct Score {
    double wins = 0;    ///< shared wins, of the matches, in percent
    double of_wins = 0; ///< of all wins
    double mean = 0;    ///< points
};

/// By entrant; seats are drawn for every match.
std::vector<Score> played(const QStringList& bots, int matches, const RuleValues& rules = {}) {
    std::vector<std::string> names;
    Series series;
    for (const QString& bot : bots) {
        series.entrants.push_back(static_cast<std::uint16_t>(names.size()));
        names.push_back(bot.toStdString());
    }
    series.seats = static_cast<int>(names.size());
    series.seating = SeatingPlan::Drawn;
    series.seed = 2026;
    series.matches = matches;
    const auto result = zipdeck_entry().run_series(series, rules, names);
    std::vector<Score> scores(names.size());
    double all = 0;
    for (int k = 0; k < matches; ++k) {
        const auto by_seat = seated(series, k);
        for (int seat = 0; seat < series.seats; ++seat) {
            Score& score = scores[by_seat[seat]];
            const bool won = SeatSet::from_bits(result.lines[static_cast<std::size_t>(k)].winners).contains(Seat(seat));
            score.wins += won;
            all += won;
            score.mean += result.points[static_cast<std::size_t>(k * series.seats + seat)];
        }
    }
    for (Score& score : scores) {
        score.of_wins = 100.0 * score.wins / all;
        score.wins *= 100.0 / matches;
        score.mean /= matches;
    }
    return result.faults.empty() ? scores : std::vector<Score>(names.size(), Score{-1, -1, -1});
}

QString answers_of(Bot<ZipDeck>& bot, int seats, Seat me, const std::vector<std::uint8_t>& cards) {
    bot.start({.me = me, .names = {}});
    QStringList list;
    for (std::size_t round = 0; round < cards.size(); ++round) {
        const Script script{{{0, {}}}};
        auto state = ZipDeck::deal({}, seats, Chance(1, 1), {});
        state.cards[me] = cards[round];
        Rng rng;
        list << QString::fromStdString(ZipDeck::spell(bot.act({me, state.open, ZipDeck::own(state, me)}, rng).action));
    }
    return list.join(", ");
}

} // namespace

class ZipDeckBotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// docs/rules.md, "Zip Deck": 100,000 matches; what the figures are good for, and three standard deviations of
    /// ours.
    void theContestsThree() {
        const auto scores = played({"rando", "serpentine", "orion"}, 100'000);
        const double wins[] = {14.2, 34.5, 61.9};
        const double means[] = {9.87, 7.54, 5.24};
        for (std::size_t bot = 0; bot < 3; ++bot) {
            qInfo("wins %.2f %%, mean %.3f", scores[bot].wins, scores[bot].mean);
            const double deviation = std::sqrt(wins[bot] * (100 - wins[bot]) / 100'000);
            QVERIFY(std::abs(scores[bot].wins - wins[bot]) < 0.5 + 3 * deviation);
            QVERIFY(std::abs(scores[bot].mean - means[bot]) < 0.05 + 3 * 4.0 / std::sqrt(100'000.0));
        }
    }
    /// Two of each, of all wins. A share of 65 % of 25,000 wins has a standard deviation of 0.3 %.
    void theContestsThreeTwice() {
        const auto scores = played({"rando", "serpentine", "orion", "rando", "serpentine", "orion"}, 25'000);
        const double shares[] = {2.0, 32.7, 65.4};
        for (std::size_t bot = 0; bot < 3; ++bot) {
            const double share = scores[bot].of_wins + scores[bot + 3].of_wins;
            qInfo("of all wins %.2f %%", share);
            QVERIFY(std::abs(share - shares[bot]) < 1.0 + 3 * 0.3);
        }
    }

    /// Zigs and zags from (true, false): with a card in the top fifth it calls; after two alike it does the other
    /// thing.
    void serpentine() {
        zipdeck::SerpentineBot bot;
        const auto low = [](int rounds) { return std::vector<std::uint8_t>(static_cast<std::size_t>(rounds), 4); };
        // Silent (4 is no high card), silent again made two alike, then a call; targets come in order and start over.
        QCOMPARE(answers_of(bot, 4, Seat(1), low(6)), QString("pass, zip 1 0 0 0, pass, pass, zip 0 0 1 0, pass"));
        QCOMPARE(answers_of(bot, 4, Seat(1), {15, 15, 15, 15, 15, 13, 12, 15}),
                 QString("zip 3 0 0 0, zip 0 0 3 0, pass, zip 0 0 0 3, zip 3 0 0 0, pass, pass, zip 0 0 3 0"));
        // 16/20 is not above 0.8.
        QCOMPARE(answers_of(bot, 5, Seat(0), {16}), QString("pass"));
        QCOMPARE(answers_of(bot, 5, Seat(0), {17}), QString("zip 0 4 0 0 0"));
    }
    /// Above 3.5 (N-1), to the last of the others.
    void orion() {
        zipdeck::OrionBot bot;
        QCOMPARE(answers_of(bot, 3, Seat(0), {7, 8}), QString("pass, zip 0 0 2"));
        QCOMPARE(answers_of(bot, 3, Seat(2), {11}), QString("zip 0 2 0"));
        QCOMPARE(answers_of(bot, 4, Seat(2), {10, 11}), QString("pass, zip 0 0 0 2"));
        QCOMPARE(answers_of(bot, 2, Seat(1), {3, 4}), QString("pass, zip 1 0"));
    }
    /// Half of the time, anybody but himself, each as often.
    void rando() {
        zipdeck::RandoBot bot;
        auto state = ZipDeck::deal({}, 4, Chance(1, 1), {});
        state.cards[Seat(2)] = 15;
        std::map<std::string, int> count;
        for (std::uint32_t decision = 0; decision < 6000; ++decision) {
            Rng rng(1, 1, Stream::Dice, 2, decision);
            ++count[ZipDeck::spell(bot.act({Seat(2), state.open, {15}}, rng).action)];
        }
        QCOMPARE(count.size(), std::size_t{4});
        QVERIFY(std::abs(count["pass"] - 3000) < 4 * 38.7);
        for (const char* word : {"zip 3 0 0 0", "zip 0 3 0 0", "zip 0 0 0 3"})
            QVERIFY(std::abs(count[word] - 1000) < 4 * 28.9);
    }
    /// The chance to hold the highest card, counted out: C(card, N-1) / C(4N-1, N-1).
    void chances() {
        QCOMPARE(zipdeck::highest(0, 2), 0.0);
        QCOMPARE(zipdeck::highest(4, 2), 4.0 / 7);
        QCOMPARE(zipdeck::highest(7, 3), 7.0 * 6 / (11 * 10));
        for (int seats = 2; seats <= ZipDeck::kSeats; ++seats) {
            const auto top = static_cast<ZipDeck::Card>(4 * seats - 1);
            QCOMPARE(zipdeck::highest(top, seats), 1.0);
            double sum = 0; // one seat has it
            for (int card = 0; card <= top; ++card)
                sum += zipdeck::highest(static_cast<ZipDeck::Card>(card), seats) / (4 * seats);
            QVERIFY(std::abs(sum * seats - 1.0) < 1e-12);
        }
        // At a table of six only 19, 20 and 21 are in doubt.
        QVERIFY(std::abs(zipdeck::highest(19, 6) - 0.346) < 0.001 && std::abs(zipdeck::highest(20, 6) - 0.461) < 0.001);
        QVERIFY(!zipdeck::calls_with(19, 6) && zipdeck::calls_with(20, 6));
        QVERIFY(!zipdeck::calls_with(3, 2) && zipdeck::calls_with(4, 2)); // solved exactly: call from 4
    }
    /// All give to the lowest seat: the rod does not where that would lift it above its own, unless it is the end.
    void rodSparesTheLowest() {
        zipdeck::RodBot rod;
        zipdeck::LeaderBot leader;
        auto state = ZipDeck::deal({}, 4, Chance(1, 1), {});
        state.open.points.values = {10, 9, 12, 30};
        Rng rng;
        const auto answer = [&](Bot<ZipDeck>& bot, ZipDeck::Card card) {
            return ZipDeck::spell(bot.act({Seat(0), state.open, {card}}, rng).action);
        };
        QCOMPARE(answer(leader, 15), std::string("zip 0 3 0 0"));
        QCOMPARE(answer(rod, 15), std::string("zip 0 0 3 0"));
        state.open.points[Seat(1)] = 5; // stays the lowest
        QCOMPARE(answer(rod, 15), std::string("zip 0 3 0 0"));
        state.open.points[Seat(1)] = 9;
        state.open.round = state.open.rounds - 1;
        QCOMPARE(answer(rod, 15), std::string("zip 0 3 0 0"));
        QCOMPARE(answer(rod, 8), std::string("pass"));
    }

    void ladder_data() {
        QTest::addColumn<QStringList>("table");
        QTest::addColumn<int>("matches");
        QTest::addColumn<double>("least");
        // Shared wins of the first, in percent, four standard errors below what larger runs have shown.
        const QStringList field = {"orion", "serpentine", "silent", "rando", "caller"};
        const auto among = [](const char* bot, const QStringList& others) { return QStringList{bot} + others; };
        QTest::newRow("orion in the field")
            << QStringList{"orion", "serpentine", "silent", "rando", "caller"} << 5000 << 40.0;
        QTest::newRow("leader in the field") << among("leader", field) << 5000 << 58.0;
        QTest::newRow("rod in the field") << among("rod", field) << 5000 << 56.2;
        QTest::newRow("reader in the field") << among("reader", field) << 100 << 40.0;
        const QStringList leaders(5, "leader");
        QTest::newRow("rod among leaders") << among("rod", leaders) << 20000 << 21.8;
        QTest::newRow("reader among leaders") << among("reader", leaders) << 150 << 11.0;
        QTest::newRow("rod against orion") << QStringList{"rod", "orion"} << 20000 << 57.3;
    }
    void ladder() {
        QFETCH(QStringList, table);
        QFETCH(int, matches);
        QFETCH(double, least);
        const auto scores = played(table, matches);
        qInfo("%.2f %%, %.2f %% of all wins", scores[0].wins, scores[0].of_wins);
        QVERIFY(scores[0].wins > least);
    }

    /// The digest of answers and results, a bot at a table of five with the contest's three and a copy of itself.
    void signature_data() {
        QTest::addColumn<int>("matches");
        QTest::addColumn<QString>("digest");
        QTest::newRow("leader") << 10'000 << "0f624fc160532116";
        QTest::newRow("rod") << 10'000 << "39e48c2ac30b4968";
        QTest::newRow("reader") << 100 << "0dba44048bdc0749";
    }
    void signature() {
        QFETCH(int, matches);
        const std::string bot = QTest::currentDataTag();
        const auto result = golden::series_of(zipdeck_entry(), {bot, "rando", "serpentine", "orion", bot}, {}, matches,
                                              5, SeatingPlan::Drawn);
        QVERIFY(result.faults.empty());
        QTEST(QString::fromStdString(golden::signature(result)), "digest");
    }

    /// No table is too large and no match too long.
    void anyTable() {
        for (const BotTraits& traits : zipdeck_entry().bots()) {
            for (const int seats : {2, 3, 16}) {
                for (const int rounds : {0, 1, 300}) {
                    QStringList table;
                    for (int seat = 0; seat < seats; ++seat)
                        table << (seat % 2 == 0 ? traits.id : "leader");
                    // Not 256 rounds of eight who look ahead.
                    if ((traits.id == std::string("reader") || traits.level > 0) && rounds != 1 && seats == 16)
                        continue;
                    QVERIFY(played(table, 1, {{"rounds", rounds}})[0].wins >= 0);
                }
            }
        }
        // The dearest decisions there are: 16 seats, and more rounds to come than are looked at.
        zipdeck::ReaderBot reader;
        reader.start({.me = Seat(0), .names = {}});
        const auto state = ZipDeck::deal({.rounds = 10000}, 16, Chance(1, 1), {});
        Rng rng;
        QVERIFY(reader.act({Seat(0), state.open, {62}}, rng).action.calls());
    }
};

HILLTOP_TEST(ZipDeckBotsTest)
#include "bots_test.moc"
