// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play.h"
#include "games/rps/bots/bots.h"
#include "games/rps/entry.h"
#include "games/rps/rps_table.h"
#include "golden.h"
#include "support/test.h"
#include "tournament/runner.h"

#include <QtTest>

#include <cmath>

using namespace hilltop;
using namespace std::chrono_literals;

namespace {

/// A match's games have a standard deviation of 1.37, a share of games over n matches one of 13.7 % / sqrt(n).
constexpr double kDeviation = 13.7;

SeriesResult played(const std::string& first, const std::string& second, int matches) {
    return golden::series_of(rps_entry(), {first, second}, {}, matches, 2);
}

/// Share of games of the first entrant, in percent.
double percent_of(const SeriesResult& result) {
    int won = 0;
    const int matches = static_cast<int>(result.lines.size());
    for (int k = 0; k < matches; ++k)
        won += result.points[static_cast<std::size_t>(2 * k + k % 2)];
    return 10.0 * won / matches;
}

/// What `bot` answers at seat 0 in the first game of a scripted match: its deck's first three cards by place, the
/// first base card. Both have kept the first of "R9 R0 P9 P0  R8 R1 P8 P1  R7 R2 P7 P2  R6 R3 P6 P3  R5 R4 P5 P4".
std::string answer_in(const char* bot, std::vector<std::uint8_t> hand, const char* base) {
    Script script;
    for (int pick = 0; pick < 5; ++pick) {
        for (const int symbol : {0, 1}) {
            script.parts[RpsPoker::kDraftPart].push_back(RpsPoker::card(symbol, 9 - pick));
            script.parts[RpsPoker::kDraftPart].push_back(RpsPoker::card(symbol, pick));
        }
    }
    script.parts[RpsPoker::kStockPart] = std::move(hand);
    script.parts[RpsPoker::kBasePart] = {RpsPoker::read(std::string("keep ") + base)->card};
    const auto table = std::move(*rps_entry().make_table({}, 2, {}, &script));
    while (!table->menu(Seat(0)).empty() && table->menu(Seat(0))[0].word.starts_with("keep")) {
        for (Seat seat : table->pending()) {
            if (!table->answer(seat, table->menu(seat)[0].word)) return "not allowed";
        }
        table->step();
        table->step();
    }
    return rps_entry().make_bot(bot)->act(*table->seen(Seat(0)), Rng()).word.value_or("silent");
}

/// What `bot` keeps of the first two cards.
std::string kept_of(const char* bot, const char* first, const char* second) {
    Script script;
    for (const char* card : {first, second})
        script.parts[RpsPoker::kDraftPart].push_back(RpsPoker::read(std::string("keep ") + card)->card);
    const auto table = std::move(*rps_entry().make_table({}, 2, {}, &script));
    return rps_entry().make_bot(bot)->act(*table->seen(Seat(0)), Rng()).word.value_or("silent");
}

} // namespace

class RpsBotsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Digests of the answers of 10,000 matches (champion: 20): changed only on purpose, with the bot's version.
    void signature_data() {
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<QString>("signature");
        QTest::newRow("minimal-valid") << QByteArray("simple") << "24b5e879e5f87df5";
        QTest::newRow("simple") << QByteArray("pair-else-low") << "b770130aafee121d";
        QTest::newRow("pair-else-low") << QByteArray("pair-else-high") << "007a3187273d64ea";
        QTest::newRow("pair-else-high") << QByteArray("odds") << "ee63573d9c8fe1ef";
        QTest::newRow("odds") << QByteArray("expert") << "48890dd7ee73c13b";
        QTest::newRow("expert") << QByteArray("expert") << "a31a1ddb346816ef";
        QTest::newRow("novice") << QByteArray("expert") << "e7b4807b2e52d548";
        QTest::newRow("casual") << QByteArray("expert") << "e6adecc7385a7ddb";
        QTest::newRow("skilled") << QByteArray("expert") << "d260c333131a2974";
        QTest::newRow("strong") << QByteArray("expert") << "42158e3702c37903";
        QTest::newRow("champion") << QByteArray("expert") << "baf91a6a95c65f02";
    }
    void signature() {
        QFETCH(QByteArray, other);
        const bool thinks = QTest::currentDataTag() == std::string("champion");
        const auto result = played(QTest::currentDataTag(), other.toStdString(), thinks ? 20 : 10'000);
        QVERIFY(result.faults.empty());
        QTEST(QString::fromStdString(golden::signature(result)), "signature");
    }

    /// docs/rules.md, "RPS Poker": 64.9 % +- 0.3 of games, 15.8 % of matches 5-5; three deviations of 20,000 matches on
    /// top.
    void simpleAgainstMinimalValid() {
        constexpr int kMatches = 20'000;
        const auto result = played("simple", "minimal-valid", kMatches);
        const double won = percent_of(result);
        QVERIFY2(std::abs(won - 64.9) < 0.3 + 3 * kDeviation / std::sqrt(kMatches), qPrintable(QString::number(won)));
        int level = 0;
        for (const MatchLine& line : result.lines)
            level += line.winners == 0;
        const double drawn = 100.0 * level / kMatches;
        QVERIFY2(std::abs(drawn - 15.8) < 0.05 + 3 * std::sqrt(15.8 * 84.2 / kMatches),
                 qPrintable(QString::number(drawn)));
    }
    /// What prototypes have shown: "pair if one can, else the highest" takes 58.7 % from simple.
    void pairElseHighAgainstSimple() {
        constexpr int kMatches = 20'000;
        const double won = percent_of(played("pair-else-high", "simple", kMatches));
        QVERIFY2(std::abs(won - 58.7) < 0.05 + 3 * kDeviation / std::sqrt(kMatches), qPrintable(QString::number(won)));
    }
    /// The contest's cycle: five bots, each pair once a round, ten games a match, 100 rounds.
    void aCycleSumsToTenThousandGames() {
        Plan plan = default_plan(rps_entry());
        plan.bots = {"minimal-valid", "simple", "pair-else-low", "pair-else-high", "odds"};
        plan.matches = 100;
        TournamentRunner runner(plan);
        runner.start({.threads = 1});
        QVERIFY(runner.wait_for(1min));
        const auto rows = runner.progress().standings().rows();
        std::int64_t games = 0;
        for (const StandingsRow& row : rows) {
            QCOMPARE(row.matches, 400);
            QVERIFY(row.points > 0 && row.points < 4000);
            QVERIFY(std::abs(row.share - static_cast<double>(row.points) / 4000) < 1e-9);
            games += row.points;
        }
        QCOMPARE(games, 10'000);
        for (std::size_t i = 1; i < rows.size(); ++i)
            QVERIFY(rows[i - 1].points >= rows[i].points);
    }

    void ladder_data() {
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<double>("least");
        // Four standard deviations (0.9 %) of 4,000 matches below what 100,000 have shown.
        QTest::newRow("simple") << QByteArray("minimal-valid") << 64.0;
        QTest::newRow("pair-else-low") << QByteArray("simple") << 51.9;
        QTest::newRow("pair-else-high") << QByteArray("pair-else-low") << 55.3;
        QTest::newRow("odds") << QByteArray("simple") << 58.2;
        QTest::newRow("expert") << QByteArray("odds") << 56.0;
        QTest::newRow("expert ") << QByteArray("pair-else-high") << 55.9;
        QTest::newRow("expert  ") << QByteArray("pair-else-low") << 58.4;
    }
    void ladder() {
        QFETCH(QByteArray, other);
        QFETCH(double, least);
        const std::string bot = QString(QTest::currentDataTag()).trimmed().toStdString();
        const double won = percent_of(played(bot, other.toStdString(), 4'000));
        QVERIFY2(won >= least, qPrintable(QString::number(won)));
    }
    /// The plain mean of its shares against the other five; 100,000 matches each have shown 61.9 %, four deviations are
    /// 0.4 %.
    void expertAgainstTheField() {
        double sum = 0;
        int rivals = 0;
        for (const BotTraits& rival : rps_entry().bots()) {
            if (rival.id == std::string("expert") || rival.level != 0) continue;
            sum += percent_of(played("expert", rival.id, 4'000));
            ++rivals;
        }
        QVERIFY2(sum / rivals > 61.4, qPrintable(QString::number(sum / rivals)));
    }

    /// What a card will be worth later is what makes the expert: without it, it loses to itself.
    void worthLaterCounts() {
        rps::ExpertBot expert;
        auto weights = expert.weights();
        weights.early = weights.late = 0;
        rps::ExpertBot greedy(weights);
        const BotTraits traits{.id = "any", .style = "", .strength = 1};
        int won = 0;
        constexpr int kDeals = 2'000;
        for (int number = 0; number < 2 * kDeals; ++number) {
            const Seat seat(number % 2);
            std::array<PlayingSeat<RpsPoker>, 2> playing = {{{&expert, &traits}, {&expert, &traits}}};
            playing[static_cast<std::size_t>(1 - seat.index())].bot = &greedy;
            Match<RpsPoker> match({}, 2, Chance(9, static_cast<std::uint64_t>(number / 2)));
            play<RpsPoker>(match, playing, 9, static_cast<std::uint64_t>(number));
            won += match.result().points[seat];
        }
        const double share = 100.0 * won / (20.0 * kDeals);
        QVERIFY2(share > 54, qPrintable(QString::number(share)));
    }

    void drafting_data() {
        QTest::addColumn<QByteArray>("bot");
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<QString>("kept");
        const auto row = [](const char* bot, const char* first, const char* second, const char* kept) {
            QTest::addRow("%s: %s %s", bot, first, second)
                << QByteArray(bot) << QByteArray(first) << QByteArray(second) << kept;
        };
        row("minimal-valid", "R2", "S8", "keep R2");
        row("simple", "R2", "S8", "keep S8");
        row("simple", "S8", "R2", "keep S8");
        row("simple", "R5", "P5", "keep R5"); // equal: the first
        row("pair-else-low", "R2", "S8", "keep S8");
        row("odds", "R2", "S8", "keep S8");
        row("expert", "R2", "S8", "keep S8");
    }
    void drafting() {
        QFETCH(QByteArray, bot);
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        QTEST(QString::fromStdString(kept_of(bot.constData(), first.constData(), second.constData())), "kept");
    }

    /// Places of the deck R9 P0 R8 P1 R7 P2 R6 P3 R5 P4.
    void playing_data() {
        QTest::addColumn<QByteArray>("bot");
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<QByteArray>("base");
        QTest::addColumn<QString>("played");
        const auto row = [](const char* bot, const char* hand, const char* base, const char* played) {
            QTest::addRow("%s: %s on %s", bot, hand, base)
                << QByteArray(bot) << QByteArray(hand) << QByteArray(base) << played;
        };
        row("minimal-valid", "506", "S0", "play P2");
        row("simple", "506", "S0", "play P2");
        row("pair-else-low", "016", "S0", "play P0");
        row("pair-else-low", "065", "S1", "play P2");
        row("pair-else-high", "106", "S0", "play P0");
        row("pair-else-high", "506", "S1", "play R9");
        row("odds", "516", "S0", "play P0"); // a pair beats most
        row("odds", "506", "S1", "play R9");
        row("expert", "016", "S0", "play P0"); // the nought is worth little later, the pair much now
        // What can hardly be won is left to a worse card; the better ones come again.
        row("odds", "249", "S0", "play R8");
        row("expert", "249", "S0", "play P4");
        row("odds", "589", "S9", "play R5");
        row("expert", "589", "S9", "play P4");
        row("odds", "167", "S1", "play R6");
        row("expert", "167", "S1", "play P3");
        row("expert", "249", "S7", "play R7"); // the pair that may not come again
    }
    void playing() {
        QFETCH(QByteArray, bot);
        QFETCH(QByteArray, hand);
        QFETCH(QByteArray, base);
        std::vector<std::uint8_t> places;
        for (const char place : hand)
            places.push_back(static_cast<std::uint8_t>(place - '0'));
        QTEST(QString::fromStdString(answer_in(bot.constData(), places, base.constData())), "played");
    }
};

HILLTOP_TEST(RpsBotsTest)
#include "bots_test.moc"
