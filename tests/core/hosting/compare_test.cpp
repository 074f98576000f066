// SPDX-License-Identifier: GPL-3.0-or-later
#include "hosted.h"

#include "botlab/bot_compare.h"
#include "hosting/host_bots.h"
#include "records/replay.h"
#include "registry/registry.h"

using namespace hilltop;
using namespace hilltop::testing;

namespace {

std::vector<Record> matches_of(const char* id, const std::vector<std::string>& bots, int count) {
    std::vector<Record> records;
    const GameEntry& game = *find_game(id);
    for (int i = 0; i < count; ++i) {
        const auto number = static_cast<std::uint64_t>(i);
        auto record = play_record(game, default_values(game.rules()), {7, number, number}, bots);
        if (!record) qFatal("%s", english(record.error()).c_str());
        records.push_back(std::move(*record));
    }
    return records;
}

CompareOrder compare_order(const std::string& first, const std::string& second) {
    CompareOrder order;
    order.first = first;
    order.second = second;
    order.limits = patient();
    return order;
}

const std::string kOdds = "js:" + source_file("resources/rps/bots/odds.js");

} // namespace

/// Two bots, question by question along matches that others have played.
class CompareTest : public QObject {
    Q_OBJECT
    Gate m_gate;

    BotComparison compared(const char* game, const std::vector<Record>& records, const CompareOrder& order) {
        const auto result = compare_bots(*find_game(game), records, order, m_gate);
        if (!result) qWarning("%s", english(result.error()).c_str());
        return result ? *result : BotComparison{};
    }

private slots:
    void initTestCase() { host_bots(); }

    void findsWhereBuiltInBotsDiffer() {
        const auto records = matches_of("pazaak", {"bold", "cautious"}, 20);
        QVERIFY(compared("pazaak", records, compare_order("bold", "bold")).changed.empty());
        const auto result = compared("pazaak", records, compare_order("bold", "cautious"));
        std::int64_t answers = 0;
        for (const Record& record : records)
            for (const RecordStep& step : record.steps)
                answers += static_cast<std::int64_t>(step.size());
        QCOMPARE(result.decisions, answers);
        QVERIFY(!result.changed.empty() && static_cast<std::int64_t>(result.changed.size()) < answers);
        for (const ChangedAnswer& one : result.changed) {
            // One of the two gave the answer that the record has: who sat there.
            const Record& record = records[static_cast<std::size_t>(one.record)];
            const auto replay = Replay::make(record, Replay::Asking::Later);
            QCOMPARE(replay->decisions().number(one.step, one.seat), one.decision);
            const auto& recorded = record.steps[static_cast<std::size_t>(one.step)].front().value();
            QCOMPARE(one.seat == Seat(0) ? one.first : one.second, recorded);
            QVERIFY(one.first != one.second && !one.first_faulty && !one.second_faulty);
        }
    }
    /// What it remembers of the match counts, and nothing of another one.
    void asksHostedBotsAlongTheMatch() {
        auto records = matches_of("rps", {kOdds, "simple"}, 4);
        auto result = compared("rps", records, compare_order(kOdds, kOdds));
        QVERIFY(result.decisions >= 4 * 2 * 14);
        QVERIFY(result.changed.empty());
        // At its own seat it answers as it did when the match was played, whatever the other one says.
        result = compared("rps", {records[0]}, compare_order(kOdds, "simple"));
        for (const ChangedAnswer& one : result.changed) {
            if (one.seat != Seat(0)) continue;
            QCOMPARE(one.first, records[0].steps[static_cast<std::size_t>(one.step)].front().value());
        }
    }
    void tellsWhoMisbehaves() {
        const auto records = matches_of("pazaak", {"bold", "cautious"}, 2);
        const auto result = compared("pazaak", records, compare_order("hilltop:" + kRogue + " player exit", "bold"));
        QCOMPARE(std::count_if(result.changed.begin(), result.changed.end(),
                               [](const ChangedAnswer& one) { return one.first_faulty && one.first.empty(); }),
                 std::ptrdiff_t(4)); // once a match and seat: then it is dead
        QVERIFY(std::none_of(result.changed.begin(), result.changed.end(),
                             [](const ChangedAnswer& one) { return one.second_faulty; }));
    }
    /// Both write the same; it is too much for the one that may write less.
    void eachHasItsOwnLimits() {
        const std::string first = "hilltop:" + kRogue + " plays talk one",
                          second = "hilltop:" + kRogue + " plays talk two";
        auto order = compare_order(first, second);
        order.limits.own[second] = patient();
        order.limits.own[second].errors = 4;
        order.matches = 2;
        const auto result = compared("pazaak", matches_of("pazaak", {"bold", "cautious"}, 1), order);
        QVERIFY(!result.changed.empty());
        QVERIFY(std::all_of(result.changed.begin(), result.changed.end(),
                            [](const ChangedAnswer& one) { return one.second_faulty && !one.first_faulty; }));
        QCOMPARE(result.matches, 2);
    }
    void letsThemPlay() {
        auto order = compare_order("careful", "random");
        order.matches = 399;
        std::int64_t last = 0, all = 0;
        order.progress = [&](std::int64_t done, std::int64_t of) {
            QVERIFY(done >= last && done <= of);
            last = done;
            all = of;
        };
        const auto result = compared("pazaak", {}, order);
        QCOMPARE(result.matches, 400); // whole deals
        QVERIFY(result.share > 0.6 && result.error > 0.005 && result.error < 0.1);
        QCOMPARE(all, std::int64_t(399));
        for (const char* game : {"zipdeck", "euchre", "rps"}) {
            const auto bots = find_game(game)->bots();
            auto other = compare_order(bots[1].id, bots.front().id);
            other.matches = 48;
            QVERIFY2(compared(game, {}, other).matches >= 48, game);
        }
    }
    void stops() {
        Gate closed;
        closed.stop();
        auto order = compare_order("bold", "cautious");
        order.matches = 1'000'000;
        const auto result =
            compare_bots(*find_game("pazaak"), matches_of("pazaak", {"bold", "bold"}, 3), order, closed);
        QVERIFY(result);
        QCOMPARE(result->decisions, std::int64_t(0));
        QCOMPARE(result->matches, 0);
    }
    void refusesWhatDoesNotFit() {
        const GameEntry& game = *find_game("pazaak");
        const auto records = matches_of("pazaak", {"bold", "bold"}, 1);
        const auto said = [&](const char* first, const std::vector<Record>& along) {
            const auto result = compare_bots(game, along, compare_order(first, "bold"), m_gate);
            return result ? std::string("nothing") : english(result.error());
        };
        QCOMPARE(said("bold", matches_of("rps", {"simple", "simple"}, 1)), "record 1 is a match of rps, not of pazaak");
        // Where all play together there is nothing to win from each other.
        const GameEntry& together = *find_game("thegame");
        auto order = compare_order("planner", "simple-tom");
        order.matches = 2;
        QVERIFY(!compare_bots(together, {}, order, m_gate));
        QVERIFY(said("nobody", records).find("nobody") != std::string::npos);
        QCOMPARE(said("hilltop:/nowhere/at/all", records),
                 "hilltop:/nowhere/at/all cannot be started (/nowhere/at/all: there is no such file)");
        Record broken = records[0];
        broken.steps[0][0] = "nonsense";
        QVERIFY(said("bold", {broken}).starts_with("record 1: step 1: "));
    }
};

HILLTOP_TEST(CompareTest)
#include "compare_test.moc"
#include "support/built.h"
