// SPDX-License-Identifier: GPL-3.0-or-later
// The fold: the same result whatever the threads, the pauses, the places where it was saved.
#include "support/test.h"
#include "tournament/course.h"
#include "tournament/export.h"
#include "tournament/runner.h"
#include "tournament/statistics.h"

#include <QtTest>
#include <nlohmann/json.hpp>

using namespace hilltop;
using namespace std::chrono_literals;

namespace {

Plan plan_of(const char* game, Format format, std::int64_t matches, std::vector<std::string> bots) {
    Plan plan = default_plan(*find_game(game));
    plan.format = format;
    plan.matches = matches;
    plan.seed = 20150703;
    plan.bots = std::move(bots);
    plan.seats = seats_for(plan);
    return plan;
}

/// All there is to know at the end.
std::string end_of(const Course& course) {
    return to_json(course).dump() + course.save();
}

SeriesResult play_series(const Course& course, std::uint32_t number) {
    return course.plan().entry().run_series(course.series(number), course.plan().rules, course.plan().bots);
}

std::string run(const Plan& plan, int threads) {
    TournamentRunner runner(plan);
    runner.start({.threads = threads});
    if (!runner.wait_for(5min) || runner.progress().stopped) return "not finished";
    return end_of(runner.progress().course);
}

} // namespace

class CourseTest : public QObject {
    Q_OBJECT
private slots:
    void everyFormatWhateverTheThreads_data();
    void everyFormatWhateverTheThreads();
    void savedAnywhere_data() { everyFormatWhateverTheThreads_data(); }
    void savedAnywhere();
    void brokenStates();
    void pauseAndThreads();
    void stopsAtTheSameMatch_data();
    void stopsAtTheSameMatch();
    void sprtStopsWithTheDeal();
    void shardsMeetEverySeriesOnce();
    void shardsRefused();
    void duplicatesNarrow();
    void stopTexts_data();
    void stopTexts();
    void statisticsAgree();
    void equalsAreEqual_data();
    void equalsAreEqual();
    void gamesAreCounted();
    void penaltiesInBrackets();
    void wholeSeriesChangeNoRound_data();
    void wholeSeriesChangeNoRound();
};

void CourseTest::everyFormatWhateverTheThreads_data() {
    QTest::addColumn<Plan>("plan");
    const std::vector<std::string> four{"cautious", "random", "bold", "steady"};
    std::vector<std::string> pazaak;
    for (const BotTraits& bot : find_game("pazaak")->bots())
        if (bot.strength <= 3 && pazaak.size() < 5) pazaak.emplace_back(bot.id);
    for (const Format format : {Format::RoundRobin, Format::Gauntlet, Format::Knockout, Format::Swiss, Format::Cup})
        QTest::addRow("pazaak %s", format_word(format).data()) << plan_of("pazaak", format, 60, pazaak);
    Plan ranked = plan_of("pazaak", Format::Cup, 40, pazaak);
    ranked.ranking = Ranking::RoundRobin;
    ranked.duplicate = true;
    QTest::newRow("ranked cup, duplicate") << ranked;
    Plan duplicate = plan_of("pazaak", Format::RoundRobin, 2000, pazaak);
    duplicate.duplicate = true;
    QTest::newRow("duplicate") << duplicate;
    QTest::newRow("rps knockout") << plan_of("rps", Format::Knockout, 20, {"simple", "minimal-valid"});
    Plan zip = plan_of("zipdeck", Format::OneTable, 600, {"rando", "serpentine", "orion"});
    zip.duplicate = true;
    QTest::newRow("zip deck, all seatings") << zip;
    QTest::newRow("the game") << plan_of("thegame", Format::RandomTables, 500,
                                         {"simple-tom", "simple-tom", "simple-tom", "simple-tom"});
    QTest::newRow("euchre") << plan_of("euchre", Format::RandomTables, 100,
                                       {"first-legal", "first-legal", "random-80-20", "steady"});
}

void CourseTest::wholeSeriesChangeNoRound_data() {
    QTest::addColumn<Plan>("plan");
    QTest::addColumn<int>("remembering");
    for (const Format format : {Format::Knockout, Format::Swiss, Format::Cup})
        for (const int remembering : {1, 2, 5})
            for (const bool duplicate : {false, true}) {
                Plan plan = plan_of("pazaak", format, 200, {"cautious", "bold", "random", "careful", "bold"});
                plan.duplicate = duplicate;
                QTest::addRow("%s, %d remember%s", format_word(format).data(), remembering,
                              duplicate ? ", duplicate" : "")
                    << plan << remembering;
            }
}

/// The matches of a bot that may remember are one series beside those of others that are cut. Which meeting they count
/// for has nothing to do with that: rounds and places are those of the same matches cut.
void CourseTest::wholeSeriesChangeNoRound() {
    QFETCH(const Plan, plan);
    QFETCH(const int, remembering);
    const auto played = [&](const char* limit) {
        Plan hosted = plan;
        for (int i = 0; i < remembering; ++i)
            hosted.bots[static_cast<std::size_t>(i)] = "hilltop:" + std::to_string(i);
        if (!read_plan_limit(hosted, limit)) qFatal("no limit");
        Course course(hosted);
        while (!course.over()) // built-in bots in the places of those
            course.add(plan.entry().run_series(course.series(course.folded()), plan.rules, plan.bots));
        return course;
    };
    const Course whole = played("remembers=series"), cut = played("remembers=match");
    if (plan.duplicate) // deals are shared, so all take turns
        QCOMPARE(whole.known(), cut.known());
    else
        QVERIFY(whole.known() < cut.known());
    QCOMPARE(whole.matches(), cut.matches());
    QCOMPARE(whole.bracket().places, cut.bracket().places);
    QCOMPARE(whole.bracket().rounds.size(), cut.bracket().rounds.size());
    for (std::size_t round = 0; round < cut.bracket().rounds.size(); ++round) {
        const auto &found = whole.bracket().rounds[round].meetings, &right = cut.bracket().rounds[round].meetings;
        QCOMPARE(found.size(), right.size());
        for (std::size_t i = 0; i < right.size(); ++i) {
            QCOMPARE(std::pair(found[i].one, found[i].two), std::pair(right[i].one, right[i].two));
            QCOMPARE(found[i].score, right[i].score);
            QCOMPARE(found[i].winner, right[i].winner);
        }
    }
}

void CourseTest::everyFormatWhateverTheThreads() {
    QFETCH(Plan, plan);
    if (const auto fits = check_plan(plan); !fits) QFAIL(english(fits.error()).c_str());
    const std::string one = run(plan, 1);
    QVERIFY(one.starts_with('{'));
    for (const int threads : {2, 7})
        QVERIFY(run(plan, threads) == one);
}

/// Written and read back at regular intervals: nothing is lost, nothing is different.
void CourseTest::savedAnywhere() {
    QFETCH(Plan, plan);
    Course whole(plan), halting(plan);
    while (!whole.over()) {
        const SeriesResult result = play_series(whole, whole.folded());
        whole.add(result);
        halting.add(result);
        const auto again = Course::load(plan, {}, halting.save());
        QVERIFY(again);
        QCOMPARE(again->save(), halting.save());
        QCOMPARE(again->over(), halting.over());
        QCOMPARE(again->known(), halting.known());
        QCOMPARE(again->bracket().places, halting.bracket().places);
        QCOMPARE(again->bracket().rounds.size(), halting.bracket().rounds.size());
        halting = *again;
    }
    QVERIFY(end_of(whole) == end_of(halting));
    QVERIFY(!whole.stopped_early());
}

/// A state of another plan, cut or damaged is refused.
void CourseTest::brokenStates() {
    const Plan plan = plan_of("pazaak", Format::Cup, 20, {"bold", "cautious", "random"});
    Course course(plan);
    for (int i = 0; i < 4; ++i)
        course.add(play_series(course, course.folded()));
    const std::string state = course.save();
    QVERIFY(!Course::load(plan, {}, ""));
    for (std::size_t length = 0; length < state.size(); length += 8)
        QVERIFY(!Course::load(plan, {}, std::string_view(state).substr(0, length)));
    QVERIFY(!Course::load(plan, {}, state + "12345678"));
    QVERIFY(!Course::load(plan_of("pazaak", Format::Cup, 20, {"bold", "cautious"}), {}, state));
    for (std::size_t at = 0; at < state.size(); at += 8) {
        std::string damaged = state;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
        QVERIFY(!Course::load(plan, {}, damaged));
    }
}

void CourseTest::pauseAndThreads() {
    const Plan plan = plan_of("pazaak", Format::RoundRobin, 30'000, {"bold", "cautious", "random"});
    const std::string one = run(plan, 1);
    TournamentRunner runner(plan);
    runner.start({.threads = 1});
    for (int threads : {3, 1, 2, 4}) {
        runner.set_threads(threads);
        QTest::qSleep(5);
        runner.pause(true);
        // Series that have begun are played to their end, then nothing moves.
        QTRY_COMPARE(runner.progress().busy, 0);
        const std::int64_t done = runner.progress().done;
        const double seconds = runner.progress().seconds;
        QTest::qSleep(20);
        QCOMPARE(runner.progress().done, done);
        QCOMPARE(runner.progress().seconds, seconds);
        runner.pause(false);
    }
    QVERIFY(runner.wait_for(5min));
    QVERIFY(end_of(runner.progress().course) == one);
    // Paused and stopped: it ends, and what was folded is continued elsewhere.
    TournamentRunner first(plan);
    first.start({.threads = 2});
    QTRY_VERIFY(first.progress().done > 0);
    first.pause(true);
    first.finish_running();
    QVERIFY(first.wait_for(1min));
    TournamentRunner second(first.progress().course);
    second.start({.threads = 3});
    QVERIFY(second.wait_for(5min));
    QCOMPARE(second.progress().before, first.progress().done);
    QVERIFY(end_of(second.progress().course) == one);
}

void CourseTest::stopsAtTheSameMatch_data() {
    QTest::addColumn<QString>("stop");
    QTest::addColumn<QString>("first");
    QTest::addColumn<bool>("duplicate");
    for (const bool duplicate : {false, true}) {
        const char* word = duplicate ? ", duplicate" : "";
        QTest::addRow("stronger%s", word) << "sprt=0,20"
                                          << "bold" << duplicate;
        QTest::addRow("weaker%s", word) << "sprt=0,20,0.01,0.01"
                                        << "cautious" << duplicate;
        QTest::addRow("interval%s", word) << "interval=0.03"
                                          << "bold" << duplicate;
    }
}

void CourseTest::stopsAtTheSameMatch() {
    QFETCH(QString, stop);
    QFETCH(QString, first);
    QFETCH(bool, duplicate);
    const std::string other = first == "bold" ? "cautious" : "bold";
    Plan plan = plan_of("pazaak", Format::RoundRobin, 200'000, {first.toStdString(), other});
    plan.stop = *read_stop(stop.toStdString());
    plan.duplicate = duplicate;
    QVERIFY(check_plan(plan));
    const std::string one = run(plan, 1);
    for (const int threads : {2, 5})
        QVERIFY(run(plan, threads) == one);
    TournamentRunner runner(plan);
    runner.start({.threads = 2});
    QVERIFY(runner.wait_for(5min));
    const Course course = runner.progress().course;
    QVERIFY(course.over() && course.stopped_early());
    QCOMPARE(course.expected(), course.matches());
    const Statistics statistics = statistics_of(plan, course.standings());
    if (stop.startsWith("sprt")) {
        QVERIFY(statistics.sprt);
        // cautious beats bold in Pazaak.
        QCOMPARE(int(statistics.sprt->verdict), int(first == "bold" ? SprtVerdict::AcceptH0 : SprtVerdict::AcceptH1));
    } else {
        for (const StandingsRow& row : course.standings().rows())
            QVERIFY(row.interval.high - row.interval.low < 0.03);
    }
}

/// "Matches played after that deal don't count": the first wins every match, and after so many the ratio passes
/// log(0.95 / 0.05), in the middle of a series.
void CourseTest::sprtStopsWithTheDeal() {
    Plan plan = plan_of("pazaak", Format::RoundRobin, 100'000, {"bold", "cautious"});
    plan.stop = *read_stop("sprt=0,50");
    Course course(plan);
    const Series series = course.series(0);
    SeriesResult result;
    result.number = series.number;
    for (int match = 0; match < series.matches; ++match) {
        const int seat = place_of_match(series, match).by_seat[0] == 0 ? 0 : 1;
        result.lines.push_back({static_cast<std::uint32_t>(match), static_cast<std::uint16_t>(1 << seat)});
        for (const int one : {0, 1}) {
            result.points.push_back(one == seat ? 1 : 0);
            result.second.push_back(0);
        }
    }
    int won = 1;
    while (llr(plan.stop, Trinomial{{0, 0, won}}) < 2.9444)
        ++won;
    QVERIFY(won > 1 && won < series.matches);
    QCOMPARE(course.add(result), won);
    QVERIFY(course.over() && course.stopped_early());
    QCOMPARE(course.matches(), std::int64_t{won});
    QCOMPARE(course.standings().rows().front().wins, std::int64_t{won});
}

void CourseTest::shardsMeetEverySeriesOnce() {
    const Plan plan = plan_of("pazaak", Format::RoundRobin, 2500, {"bold", "cautious", "random"});
    const Course whole(plan);
    for (const std::uint32_t count : {1u, 2u, 7u, 8u, 1000u}) {
        std::vector<int> played(whole.known());
        std::int64_t matches = 0;
        for (std::uint32_t index = 0; index < count; ++index) {
            const Course part(plan, {index, count});
            for (std::uint32_t i = 0; i < part.known(); ++i)
                ++played[part.series(i).number];
            matches += part.expected();
        }
        QVERIFY(std::all_of(played.begin(), played.end(), [](int times) { return times == 1; }));
        QCOMPARE(matches, whole.expected());
    }
    // A shard runs like a whole one, and its results are those of the whole.
    TournamentRunner runner(Course(plan, {2, 7}));
    runner.start({.threads = 3});
    QVERIFY(runner.wait_for(1min));
    QVERIFY(!runner.progress().stopped);
    QCOMPARE(runner.progress().done, Course(plan, {2, 7}).expected());
}

void CourseTest::shardsRefused() {
    QVERIFY(!check_shard(plan_of("pazaak", Format::Cup, 20, {"bold", "cautious"}), {0, 2}));
    Plan plan = plan_of("pazaak", Format::RoundRobin, 20, {"bold", "cautious"});
    QVERIFY(check_shard(plan, {0, 2}));
    plan.stop = *read_stop("interval=0.1");
    QVERIFY(!check_shard(plan, {0, 2}));
    QVERIFY(check_shard(plan, {0, 1}));
    for (const char* text : {"", "3", "8/8", "-1/8", "1/0", "a/b", "1/2/3", "1/100001", "0/"})
        QVERIFY2(!read_shard(text), text);
    QCOMPARE(read_shard("7/8")->index, 7u);
    QCOMPARE(shard_text({7, 8}), "7/8");
}

/// The same deals through both seatings leave less to chance: the interval is narrower, and that many matches are
/// saved.
void CourseTest::duplicatesNarrow() {
    Plan plan = plan_of("pazaak", Format::RoundRobin, 20'000, {"bold", "cautious"});
    plan.duplicate = true;
    TournamentRunner runner(plan);
    runner.start({.threads = 2});
    QVERIFY(runner.wait_for(1min));
    const Standings standings = runner.progress().standings();
    const CrosstableCell cell = standings.cell(0, 1);
    std::int64_t pairs = 0, halves = 0;
    for (std::size_t i = 0; i < 5; ++i) {
        pairs += cell.pairs[i];
        halves += static_cast<std::int64_t>(i) * cell.pairs[i];
        QCOMPARE(cell.pairs[i], standings.cell(1, 0).pairs[4 - i]);
    }
    QCOMPARE(pairs, 10'000);
    QCOMPARE(halves, 2 * cell.wins + cell.draws);
    const Statistics statistics = statistics_of(plan, standings);
    const Interval wilson = wilson_95(static_cast<double>(cell.wins), cell.matches);
    for (const StandingsRow& row : standings.rows()) {
        if (row.entrant != 0) continue;
        const double worth = (wilson.high - wilson.low) / (row.interval.high - row.interval.low);
        // Width goes with the root of the matches.
        QVERIFY(std::abs(worth * worth * 20'000 - static_cast<double>(20'000 + statistics.saved)) < 600);
    }
}

void CourseTest::stopTexts_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    QTest::newRow("fixed") << "fixed"
                           << "";
    QTest::newRow("interval") << "interval=0.02"
                              << "";
    QTest::newRow("sprt") << "sprt=0,5"
                          << "";
    QTest::newRow("sprt whole") << "sprt=-5,5,0.1,0.01"
                                << "";
    QTest::newRow("no width") << "interval="
                              << "is not a number";
    QTest::newRow("width 0") << "interval=0"
                             << "above 0";
    QTest::newRow("not a number") << "interval=nan"
                                  << "is not a number";
    QTest::newRow("three numbers") << "sprt=0,5,0.05"
                                   << "is not a stop rule";
    QTest::newRow("wrong way round") << "sprt=5,0"
                                     << "below the second";
    QTest::newRow("alpha") << "sprt=0,5,0.5,0.05"
                           << "between 0 and 0.5";
    QTest::newRow("huge") << "sprt=0,1e9"
                          << "between -1000 and 1000";
    QTest::newRow("unknown") << "soon"
                             << "is not a stop rule";
}

void CourseTest::stopTexts() {
    QFETCH(QString, text);
    QFETCH(QString, error);
    const auto stop = read_stop(text.toStdString());
    QCOMPARE(bool(stop), error.isEmpty());
    if (stop)
        QVERIFY(*read_stop(stop_text(*stop)) == *stop);
    else
        QVERIFY2(QString::fromStdString(english(stop.error())).contains(error), english(stop.error()).c_str());
}

void CourseTest::statisticsAgree() {
    const Plan plan = plan_of("pazaak", Format::RoundRobin, 3000, {"bold", "cautious", "random"});
    TournamentRunner runner(plan);
    runner.start({.threads = 2});
    QVERIFY(runner.wait_for(1min));
    const Standings standings = runner.progress().standings();
    const Statistics statistics = statistics_of(plan, standings);
    QVERIFY(statistics.rated && !statistics.los && !statistics.sprt);
    double sum = 0;
    for (const EntrantEstimate& entrant : statistics.entrants) {
        sum += entrant.elo;
        QVERIFY(entrant.elo_error > 0 && entrant.first_place <= entrant.last_place);
    }
    QVERIFY(std::abs(sum) < 1e-6);
    for (const StandingsRow& row : standings.rows()) {
        const auto& entrant = statistics.entrants[static_cast<std::size_t>(row.entrant)];
        QVERIFY(entrant.first_place <= row.place && row.place <= entrant.last_place);
    }
    QCOMPARE(statistics.saved, 0);
    const Plan game = plan_of("thegame", Format::RandomTables, 2000, {"simple-tom", "smallest-gap"});
    TournamentRunner together(game);
    together.start({.threads = 2});
    QVERIFY(together.wait_for(1min));
    const Statistics cards = statistics_of(game, together.progress().standings());
    QVERIFY(!cards.rated);
    for (const EntrantEstimate& entrant : cards.entrants)
        QVERIFY(entrant.quantiles[0] <= entrant.quantiles[1] && entrant.quantiles[1] <= entrant.quantiles[2]);
    QCOMPARE(cards.entrants[1].first_place, 1);
}

void CourseTest::equalsAreEqual_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("bot");
    QTest::addColumn<bool>("duplicate");
    for (const bool duplicate : {false, true}) {
        const char* word = duplicate ? ", duplicate" : "";
        QTest::addRow("zipdeck%s", word) << "zipdeck"
                                         << "leader" << duplicate;
        QTest::addRow("rps%s", word) << "rps"
                                     << "simple" << duplicate;
        QTest::addRow("pazaak%s", word) << "pazaak"
                                        << "bold" << duplicate;
    }
}

/// A bot against itself: no estimate separates the two.
void CourseTest::equalsAreEqual() {
    QFETCH(QString, game);
    QFETCH(QString, bot);
    QFETCH(bool, duplicate);
    Plan plan = plan_of(game.toUtf8().constData(), Format::RoundRobin, 4000, {bot.toStdString(), bot.toStdString()});
    plan.seats = 2;
    plan.duplicate = duplicate;
    plan.stop = *read_stop("sprt=0,30,0.001,0.001");
    if (const auto fits = check_plan(plan); !fits) QFAIL(english(fits.error()).c_str());
    Course course(plan);
    while (!course.over())
        course.add(play_series(course, course.folded()));
    const Statistics statistics = statistics_of(plan, course.standings());
    const CrosstableCell cell = course.standings().cell(0, 1);
    QVERIFY2(*statistics.los > 0.002 && *statistics.los < 0.998, qPrintable(QString::number(*statistics.los)));
    QVERIFY(statistics.sprt->verdict != SprtVerdict::AcceptH1);
    QVERIFY(std::abs(cell.share() - 0.5) < 0.06);
    QVERIFY(statistics.entrants[0].first_place == 1 && statistics.entrants[1].first_place == 1);
    QVERIFY(std::abs(statistics.entrants[0].elo) < statistics.entrants[0].elo_error * 2);
    std::int64_t pairs = 0;
    for (const std::int64_t count : cell.pairs)
        pairs += count;
    QCOMPARE(pairs, duplicate ? cell.matches / 2 : 0);
}

/// RPS Poker counts games: a bot that wins many matches by one game and loses few by ten is the weaker one everywhere.
void CourseTest::gamesAreCounted() {
    Plan plan = plan_of("rps", Format::RoundRobin, 600, {"simple", "minimal-valid"});
    QVERIFY(check_plan(plan));
    Course course(plan);
    while (!course.over()) {
        const Series series = course.series(course.folded());
        SeriesResult result;
        result.number = series.number;
        for (int match = 0; match < series.matches; ++match) {
            // The first of the plan wins two matches of three 6-4, and loses the third 0-10.
            const bool upset = series.match_number(match) % 3 == 2;
            const int first = seated(series, match)[0] == 0 ? 0 : 1;
            result.lines.push_back({0, static_cast<std::uint16_t>(1 << (upset ? 1 - first : first))});
            for (const int seat : {0, 1})
                result.points.push_back(seat == first ? (upset ? 0 : 6) : (upset ? 10 : 4));
            result.second.insert(result.second.end(), {0, 0});
        }
        course.add(result);
    }
    const Standings& standings = course.standings();
    const Statistics statistics = statistics_of(plan, standings);
    QVERIFY(standings.cell(0, 1).wins > standings.cell(0, 1).losses);
    QCOMPARE(standings.cell(0, 1).share(), 0.4);
    QCOMPARE(standings.rows().front().entrant, 1);
    QCOMPARE(standings.rows().front().share, 0.6);
    QVERIFY(*statistics.los < 0.001);
    plan.stop = *read_stop("sprt=0,30");
    QCOMPARE(int(sprt_of(plan, standings).verdict), int(SprtVerdict::AcceptH0));
    // 400 log10(0.4 / 0.6), a little less for the prior.
    const double lead = statistics.entrants[0].elo - statistics.entrants[1].elo;
    QVERIFY2(lead < -69 && lead > -70.5, qPrintable(QString::number(lead)));
    QCOMPARE(statistics.entrants[1].last_place, 1);
    QCOMPARE(statistics.entrants[0].first_place, 2);
}

/// A pairing of penalty points that ends level in matches goes to the side with fewer of them.
void CourseTest::penaltiesInBrackets() {
    int level = 0;
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        Plan plan = plan_of("zipdeck", Format::Knockout, 2, {"leader", "orion"});
        plan.seats = 2;
        plan.seed = seed;
        QVERIFY(check_plan(plan));
        Course course(plan);
        course.add(play_series(course, 0));
        const Standings& standings = course.standings();
        const StandingsRow one = standings.rows()[0], two = standings.rows()[1];
        if (one.wins != two.wins || one.points == two.points) continue;
        ++level;
        QVERIFY2(course.over(), "there was a winner");
        QVERIFY(one.place == 1 && one.points < two.points);
    }
    QVERIFY(level > 3);
}

HILLTOP_TEST(CourseTest)
#include "course_test.moc"
