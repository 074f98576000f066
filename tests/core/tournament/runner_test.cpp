// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/json_schema.h"
#include "support/test.h"
#include "tournament/export.h"
#include "tournament/runner.h"
#include "tournament/series_parts.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <map>
#include <set>

using namespace hilltop;
using namespace std::chrono_literals;

namespace {

Plan some_plan(std::int64_t matches, std::vector<std::string> bots = {"random", "bold", "cautious", "bold"}) {
    Plan plan = default_plan(*games().front());
    plan.bots = std::move(bots);
    plan.matches = matches;
    plan.seed = 7;
    return plan;
}

/// What came in, in its order.
class ListSink : public ResultSink {
public:
    void series_done(const Series& series, const SeriesResult& result) override {
        numbers.push_back(series.number);
        complete = complete && result.lines.size() == static_cast<std::size_t>(series.matches);
    }
    std::vector<std::uint32_t> numbers;
    bool complete = true;
};

std::string json_of(const Plan& plan, int threads) {
    TournamentRunner runner(plan);
    runner.start({.threads = threads});
    if (!runner.wait_for(5min)) return "not finished in time";
    const Progress progress = runner.progress();
    if (progress.stopped || progress.done != runner.progress().course.schedule().match_count())
        return "not all matches were played";
    return to_json(progress.course).dump();
}

void wait_for_matches(const TournamentRunner& runner) {
    QTRY_VERIFY_WITH_TIMEOUT(runner.progress().done > 0, kPatienceMs);
}

/// Whole series only, each once, from the first on without a gap.
void check_cut(const TournamentRunner& runner, const ListSink& sink) {
    QVERIFY(sink.complete);
    std::int64_t matches = 0;
    for (std::uint32_t number = 0; number < sink.numbers.size(); ++number) {
        QCOMPARE(sink.numbers[number], number);
        matches += runner.progress().course.schedule().series(number).matches;
    }
    const Progress progress = runner.progress();
    QVERIFY(progress.finished && progress.stopped);
    QVERIFY(progress.done > 0 && progress.done < progress.total);
    QCOMPARE(progress.done, matches);
    QCOMPARE(progress.standings().matches(), matches);
}

} // namespace

class RunnerTest : public QObject {
    Q_OBJECT
private slots:
    void threadsChangeNothing();
    void stoppingKeepsWholeSeries();
    void finishRunningKeepsAllBegun();
    void leavingWhileRunning();
    void everyPairAndSeatingEquallyOften_data();
    void everyPairAndSeatingEquallyOften();
    void duplicateDealsAreTurnedAndShared();
    void placesFitTheSeries();
    void partsAreTheSeries_data();
    void partsAreTheSeries();
    void slowMatchesShowBeforeTheirSeriesEnds();
    void roundsWithoutMeetingTwice();
    void intervals_data();
    void intervals();
    void planRoundTrip();
    void planErrors_data();
    void planErrors();
    void entrantsOfOneName();
    void limitsOfOneBot();
    void limitsOfOneBotAreKept();
};

void RunnerTest::threadsChangeNothing() {
    for (const bool duplicate : {false, true}) {
        Plan plan = some_plan(2500);
        plan.duplicate = duplicate;
        const std::string one = json_of(plan, 1);
        QVERIFY(one.starts_with('{'));
        QCOMPARE(json_of(plan, 2), one);
        QCOMPARE(json_of(plan, 4), one);
        plan.seed = 8;
        QVERIFY(json_of(plan, 4) != one);
    }
}

void RunnerTest::stoppingKeepsWholeSeries() {
    ListSink sink;
    TournamentRunner runner(some_plan(kMaxMatches), &sink);
    runner.start({.threads = 4, .background = true});
    wait_for_matches(runner);
    runner.stop();
    QVERIFY(runner.wait_for(1min));
    check_cut(runner, sink);
}

void RunnerTest::finishRunningKeepsAllBegun() {
    ListSink sink;
    TournamentRunner runner(some_plan(kMaxMatches), &sink);
    runner.start({.threads = 4});
    wait_for_matches(runner);
    const std::int64_t before = runner.progress().done;
    runner.finish_running();
    QVERIFY(runner.wait_for(1min));
    check_cut(runner, sink);
    QVERIFY(runner.progress().done >= before);
    // Standings of what was kept are those of a plan that ends there.
    const Course course = runner.progress().course;
    const Plan& plan = course.plan();
    Course again(plan);
    for (const std::uint32_t number : sink.numbers)
        again.add(plan.entry().run_series(course.series(number), plan.rules, plan.bots));
    QCOMPARE(to_json(course).dump(), to_json(again).dump());
}

void RunnerTest::leavingWhileRunning() {
    { const TournamentRunner never_started(some_plan(1)); }
    TournamentRunner runner(some_plan(kMaxMatches));
    runner.start({.threads = 4});
    QVERIFY(!runner.wait_for(5ms));
    QVERIFY(!runner.progress().finished);
}

void RunnerTest::everyPairAndSeatingEquallyOften_data() {
    QTest::addColumn<int>("entrants");
    QTest::addColumn<int>("matches");
    for (const int entrants : {2, 3, 5}) {
        for (const int matches : {2, 998, 1000, 1002, 2500})
            QTest::addRow("%d entrants, %d matches", entrants, matches) << entrants << matches;
    }
}

void RunnerTest::everyPairAndSeatingEquallyOften() {
    QFETCH(int, entrants);
    QFETCH(int, matches);
    const Schedule schedule(some_plan(matches, std::vector<std::string>(static_cast<std::size_t>(entrants), "bold")));
    std::map<std::pair<int, int>, int> seatings; // entrants by seat
    std::set<std::uint64_t> numbers;
    for (std::uint32_t number = 0; number < schedule.series_count(); ++number) {
        const Series series = schedule.series(number);
        QCOMPARE(series.number, number);
        for (int match = 0; match < series.matches; ++match) {
            const SeatedEntrants by_seat = seated(series, match);
            ++seatings[{by_seat[0], by_seat[1]}];
            QVERIFY(numbers.insert(series.match_number(match)).second);
        }
    }
    QCOMPARE(static_cast<std::int64_t>(numbers.size()), schedule.match_count());
    QCOMPARE(static_cast<int>(seatings.size()), entrants * (entrants - 1));
    for (const auto& [by_seat, count] : seatings) {
        QVERIFY(by_seat.first != by_seat.second);
        QCOMPARE(count, matches / 2);
    }
}

void RunnerTest::duplicateDealsAreTurnedAndShared() {
    Plan plan = some_plan(2500, {"bold", "random", "cautious"});
    plan.duplicate = true;
    const Schedule schedule(plan);
    std::map<std::uint64_t, std::set<std::pair<int, int>>> seatings; // by deal
    for (std::uint32_t number = 0; number < schedule.series_count(); ++number) {
        const Series series = schedule.series(number);
        for (int match = 0; match < series.matches; ++match) {
            const SeatedEntrants by_seat = seated(series, match);
            QVERIFY(seatings[series.deal_number(match)].insert({by_seat[0], by_seat[1]}).second);
        }
    }
    QCOMPARE(seatings.size(), std::size_t{1250});
    for (const auto& [deal, all] : seatings)
        QCOMPARE(all.size(), std::size_t{6}); // three pairs, two seatings
}

void RunnerTest::placesFitTheSeries() {
    const Schedule schedule(some_plan(2500));
    const auto& pairings = schedule.stage(0).pairings;
    for (std::size_t pair = 0; pair < pairings.size(); ++pair) {
        const auto fixtures = schedule.fixtures(pairings[pair][0], pairings[pair][1]);
        for (const std::int64_t match : {0, 999, 1000, 2499}) {
            const Schedule::Place place = schedule.place(fixtures, match);
            const Series series = schedule.series(place.series);
            QCOMPARE(series.entrants, pairings[pair]);
            QVERIFY(place.match < series.matches);
            QCOMPARE(series.match_number(place.match), pair * 2500 + static_cast<std::uint64_t>(match));
        }
    }
}

void RunnerTest::partsAreTheSeries_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seating");
    QTest::addColumn<int>("per_deal");
    QTest::newRow("rotated") << "pazaak" << static_cast<int>(SeatingPlan::Rotated) << 1;
    QTest::newRow("rotated, duplicate") << "pazaak" << static_cast<int>(SeatingPlan::Rotated) << 2;
    QTest::newRow("drawn") << "zipdeck" << static_cast<int>(SeatingPlan::Drawn) << 1;
    QTest::newRow("drawn, duplicate") << "zipdeck" << static_cast<int>(SeatingPlan::Drawn) << 6;
    QTest::newRow("from a pool") << "thegame" << static_cast<int>(SeatingPlan::DrawnFromPool) << 1;
    QTest::newRow("fixed") << "rps" << static_cast<int>(SeatingPlan::Fixed) << 1;
}

/// Whatever parts a series is played in, it comes to the same.
void RunnerTest::partsAreTheSeries() {
    QFETCH(const QString, game);
    QFETCH(const int, seating);
    QFETCH(const int, per_deal);
    const GameEntry& entry = *find_game(game.toStdString());
    Series series;
    series.number = 3;
    series.seats = game == "zipdeck" ? 3 : 2;
    std::vector<std::string> bots;
    for (const BotTraits& bot : entry.bots().first(static_cast<std::size_t>(series.seats))) {
        series.entrants.push_back(static_cast<std::uint16_t>(bots.size()));
        bots.emplace_back(bot.id);
    }
    series.seating = static_cast<SeatingPlan>(seating);
    series.matches_per_deal = per_deal;
    series.matches = 5 * per_deal;
    series.first_match = 1000;
    series.first_deal = 77;
    series.seed = 5;
    const RuleValues rules = default_values(entry.rules());
    const SeriesResult whole = entry.run_series(series, rules, bots);
    for (const int deals : {1, 2, 3}) {
        SeriesResult parts(series);
        for (int from = 0; from < series.matches; from += deals * per_deal)
            append(parts, entry.run_series(part_of(series, from, std::min(deals * per_deal, series.matches - from)),
                                           rules, bots));
        QVERIFY(parts == whole);
    }
    QCOMPARE(next_part(series, 1, 10ms, 500ms), std::min(50, series.matches) / per_deal * per_deal);
    QCOMPARE(next_part(series, per_deal, 10s, 500ms), per_deal); // no deal is cut in two
    QCOMPARE(next_part(series, per_deal, 0ns, 500ms), series.matches);
}

/// Champions at a large table think long; a series of theirs takes minutes.
void RunnerTest::slowMatchesShowBeforeTheirSeriesEnds() {
    Plan plan = default_plan(*find_game("zipdeck"));
    plan.bots.assign(8, "champion");
    plan.format = Format::OneTable;
    plan.seats = 8;
    plan.matches = 50'000;
    QVERIFY(check_plan(plan));
    TournamentRunner runner(plan);
    runner.start({.threads = 1});
    QTRY_VERIFY_WITH_TIMEOUT(runner.progress().played() > 0, kPatienceMs);
    const Progress progress = runner.progress();
    QCOMPARE(progress.done, std::int64_t{0});
    QVERIFY(progress.ahead > 0 && progress.provisional && progress.left > 0);
    QVERIFY(progress.begun > 0 && progress.begun < progress.course.series(0).matches);
    runner.stop();
}

void RunnerTest::roundsWithoutMeetingTwice() {
    QCOMPARE(most_swiss_rounds(2), 1);
    QCOMPARE(most_swiss_rounds(8), 7);
    QCOMPARE(most_swiss_rounds(19), 19); // each sits out once
    Plan plan = some_plan(10, std::vector<std::string>(19, "bold"));
    plan.format = Format::Swiss;
    plan.rounds = 19;
    QVERIFY(check_plan(plan));
    plan.rounds = 200;
    const auto checked = check_plan(plan);
    QVERIFY(!checked);
    QVERIFY2(english(checked.error()).find("at most 19 can") != std::string::npos, english(checked.error()).c_str());
    QVERIFY(check_kept_plan(plan)); // of an earlier version
}

void RunnerTest::intervals_data() {
    QTest::addColumn<int>("won");
    QTest::addColumn<int>("n");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    QTest::newRow("81 of 263") << 81 << 263 << 0.2553 << 0.3662;
    QTest::newRow("15 of 148") << 15 << 148 << 0.0624 << 0.1605;
    QTest::newRow("0 of 20") << 0 << 20 << 0.0 << 0.1611;
    QTest::newRow("1 of 29") << 1 << 29 << 0.0061 << 0.1718;
    QTest::newRow("nothing known") << 0 << 0 << 0.0 << 1.0;
}

void RunnerTest::intervals() {
    QFETCH(int, won);
    QFETCH(int, n);
    QFETCH(double, low);
    QFETCH(double, high);
    const Interval interval = wilson_95(won, n);
    QVERIFY(std::abs(interval.low - low) < 0.00005);
    QVERIFY(std::abs(interval.high - high) < 0.00005);
    const Interval lost = wilson_95(n - won, n);
    QVERIFY(std::abs(lost.low + interval.high - 1) < 1e-12 && std::abs(lost.high + interval.low - 1) < 1e-12);
    QVERIFY(std::abs(normal_95() - 1.959963985) < 1e-9);
}

void RunnerTest::planRoundTrip() {
    Plan plan = some_plan(321);
    plan.duplicate = true;
    plan.together = true;
    plan.seed = 18446744073709551615u;
    const Json json = plan_to_json(plan);
    const auto read = read_plan(json.dump(2));
    QVERIFY(read);
    QVERIFY(check_plan(*read));
    QVERIFY(read->together);
    QCOMPARE(plan_to_json(*read).dump(), json.dump());
    const Json definitions{{"plan", plan_schema(plan.entry())}};
    testing::JsonSchema schema(Json{{"$defs", definitions}});
    QCOMPARE(schema.complaint("plan", json), std::string());
}

void RunnerTest::planErrors_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("error");
    const auto field = [](const char* name, const char* rest, const char* error) {
        QTest::newRow(name) << QByteArray(R"({"game":"pazaak","bots":["bold","random"],)") + rest + "}" << error;
    };
    QTest::newRow("no JSON") << QByteArray("{\n\"game\":\n}") << "line 3: this is not JSON";
    QTest::newRow("a list") << QByteArray("[]") << "a plan is a JSON object";
    QTest::newRow("no game") << QByteArray("{}") << "game: this field is missing";
    QTest::newRow("other game") << QByteArray(R"({"game":"pazak"})") << "pazak";
    QTest::newRow("one entrant") << QByteArray(R"({"game":"pazaak","bots":["bold"]})") << "at least two entrants";
    QTest::newRow("other bot") << QByteArray(R"({"game":"pazaak","bots":["bold","brave"]})") << "brave";
    field("unknown field", R"("colour":1)", "colour: a plan does not have this field");
    field("bots", R"("bots":[1])", "bots[0]: this must be text in quotation marks");
    field("format", R"("format":"league")", "format: \"league\" must be round-robin");
    field("seats", R"("seats":0)", "seats: the value is 0, but it must be from 1 to 16");
    field("three seats", R"("seats":3)", "3");
    field("no matches", R"("matches":0)", "matches: the value is 0, but it must be from 1 to 100000000");
    field("half a match", R"("matches":1.5)", "matches: this must be a whole number");
    field("too many matches", R"("matches":100000001)", "matches: the value is 100000001");
    field("swiss rounds", R"("format":"swiss","rounds":2)", "2 rounds are too many for 2 entrants; at most 1");
    field("stop", R"("stop":"sure")", "stop: \"sure\" is not a stop rule");
    field("keep", R"("keep":"some")", "keep: this must be all");
    field("rules", R"("rules":{"jokers":1})", "jokers");
    field("seed", R"("seed":-1)", "seed");
    field("duplicate", R"("duplicate":"yes")", "duplicate: this must be true or false");
    field("limits", R"("limits":[])", "limits: this must be an object such as");
    field("limit", R"("limits":{"decision":1})", "limits.decision: this must be text");
    field("own limits", R"("own_limits":[])", "own_limits: this must be an object such as");
    field("own limits of a bot", R"("own_limits":{"java:/x":1})", "own_limits.java:/x: this must be an object such as");
    field("own limits of nobody", R"("own_limits":{"java:/x":{"decision":"2s"}})", "does not take part");
    field("limit of another name", R"("limits":{"time":"1s"})", "time");
}

void RunnerTest::planErrors() {
    QFETCH(QByteArray, text);
    QFETCH(QString, error);
    const auto read = read_plan(text.toStdString());
    const Result<> checked = read ? check_plan(*read) : Result<>(read.error());
    QVERIFY(!checked);
    QVERIFY2(QString::fromStdString(english(checked.error())).contains(error), english(checked.error()).c_str());
}

void RunnerTest::entrantsOfOneName() {
    const auto names = entrant_names(some_plan(1));
    QCOMPARE(names, (std::vector<std::string>{"random", "bold 1", "cautious", "bold 2"}));
}

void RunnerTest::limitsOfOneBot() {
    Plan plan = default_plan(*find_game("pazaak"));
    plan.bots = {"java:/bots/Slow.java", "hilltop:python3 /bots/quick.py --level=3", "bold"};
    QVERIFY(read_plan_limit(plan, "memory=1G"));
    QVERIFY(read_plan_limit(plan, "java:/bots/Slow.java:decision=3s"));
    QVERIFY(read_plan_limit(plan, "Slow:first=9s")); // as it is shown
    QVERIFY(read_plan_limit(plan, "hilltop:python3 /bots/quick.py --level=3:decision=20ms"));
    const LimitsByBot limits(plan.limits, plan.own_limits);
    QVERIFY(limits.of(plan.bots[0]).decision == std::chrono::seconds(3));
    QVERIFY(limits.of(plan.bots[0]).first == std::chrono::seconds(9));
    QCOMPARE(limits.of(plan.bots[0]).memory, std::int64_t{1} << 30); // what is said for all holds for it as well
    QVERIFY(limits.of(plan.bots[1]).decision == std::chrono::milliseconds(20));
    QVERIFY(limits.of("java:/bots/Other.java") == plan.limits);
    QVERIFY(!read_plan_limit(plan, "Slow:decision=soon"));
    QVERIFY(!read_plan_limit(plan, "Nestor:decision=1s"));
    QVERIFY(!read_plan_limit(plan, "bold:decision=1s"));
    QVERIFY(!read_plan_limit(plan, "decision"));
}

void RunnerTest::limitsOfOneBotAreKept() {
    Plan plan = default_plan(*find_game("pazaak"));
    plan.bots = {"java:/bots/Slow.java", "bold"};
    plan.limits.decision = std::chrono::seconds(2);
    plan.own_limits["java:/bots/Slow.java"] = BotLimits{}; // the usual limits are not those of the plan
    const Json json = plan_to_json(plan);
    const auto read = read_plan(json.dump());
    QVERIFY(read);
    QVERIFY(check_plan(*read));
    QVERIFY(read->own_limits == plan.own_limits);
    QVERIFY(read->limits == plan.limits);
    plan.bots[0] = "cautious";
    QVERIFY(!check_plan(plan)); // limits of an absent entrant
}

HILLTOP_TEST(RunnerTest)
#include "runner_test.moc"
