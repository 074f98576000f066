// SPDX-License-Identifier: GPL-3.0-or-later
// A tournament and its file: what is opened again is what was played, whatever the file's state of the fold says.
#include "base/bytes.h"
#include "base/text_file.h"
#include "file_tests.h"
#include "made_results.h"
#include "records/record_text.h"
#include "support/test.h"
#include "tournament/export.h"
#include "tournament/runner.h"
#include "tournament_files/saved_tournament.h"
#include "tournament_files/tournament_merge.h"

#include <QtTest>
#include <fmt/format.h>

#include <nlohmann/json.hpp>

using namespace hilltop;
using namespace std::chrono_literals;

namespace {

Plan plan_of(Format format, std::int64_t matches, Keep keep = Keep::None) {
    Plan plan = default_plan(*find_game("pazaak"));
    plan.format = format;
    plan.matches = matches;
    plan.bots = {"bold", "cautious", "random", "careful"};
    plan.seed = 42;
    plan.keep = keep;
    return plan;
}

/// Plays at most `most` series; returns the course then.
Course play(Result<SavedTournament> saved, int threads, std::uint32_t most = ~0u) {
    if (!saved) qFatal("%s", english(saved.error()).c_str());
    TournamentSink sink(std::move(saved->file), saved->course);
    const std::uint32_t before = saved->course.folded();
    TournamentRunner runner(std::move(saved->course), &sink);
    runner.start({.threads = threads});
    while (!runner.wait_for(1ms))
        if (runner.progress().course.folded() - before >= most) runner.finish_running();
    Course course = runner.progress().course;
    const auto written = sink.finish(course);
    if (!written) qFatal("%s", english(written.error()).c_str());
    return course;
}

/// Replaces a number of a saved fold, and its digest at the end.
void put_number(std::string& state, int at, std::uint64_t value) {
    std::string bytes;
    put_bytes(bytes, value);
    state.replace(static_cast<std::size_t>(at), bytes.size(), bytes);
    state.resize(state.size() - bytes.size());
    Digest digest;
    digest.add(std::string_view(state));
    put_bytes(state, digest.value());
}

/// Makes this the state of the file, in the row it has.
void keep_state(const std::string& path, const std::string& state, std::uint32_t rows) {
    Digest digest;
    digest.add(std::uint64_t{rows});
    digest.add(std::string_view(state));
    const QByteArray hex = QByteArray::fromStdString(state).toHex();
    change_by_sql(path,
                  fmt::format("UPDATE state SET bytes = x'{}', digest = {}", hex.constData(), digest.folded()).c_str());
}

} // namespace

class SavedTournamentTest : public QObject {
    Q_OBJECT
private slots:
    void goesOnWhereItStopped_data();
    void goesOnWhereItStopped();
    void stateIsNoMoreThanAShortcut();
    void whatComesAfterTheVerdictDoesNotCount();
    void statesOfOtherVersions_data();
    void statesOfOtherVersions();
    void drawsOfOlderVersionsAreSettledAnew();
    void meetingsOfOlderVersionsAreNotMistaken_data();
    void meetingsOfOlderVersionsAreNotMistaken();
    void matchesAreFoundAgain_data();
    void matchesAreFoundAgain();
    void changedProgramsAreRefused();
    void changedFilesOfBotsAreRefused();
    void plansThatCannotBePlayed();
    void mergedShardsAreASingleRun();

private:
    std::string path(const char* name) { return m_folder.filePath(QLatin1String(name)).toStdString(); }
    QTemporaryDir m_folder;
};

void SavedTournamentTest::goesOnWhereItStopped_data() {
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("matches");
    QTest::newRow("round-robin") << int(Format::RoundRobin) << 2000;
    QTest::newRow("knockout") << int(Format::Knockout) << 100;
    QTest::newRow("cup") << int(Format::Cup) << 60;
    QTest::newRow("swiss") << int(Format::Swiss) << 100;
}

/// In many pieces, on other numbers of threads, and in one go: the same file, to the byte of its dump.
void SavedTournamentTest::goesOnWhereItStopped() {
    QFETCH(int, format);
    QFETCH(int, matches);
    const Plan plan = plan_of(static_cast<Format>(format), matches, Keep::Sample);
    const std::string whole = path("whole.htour"), pieces = path("pieces.htour");
    for (const auto& old : {whole, pieces})
        QFile::remove(QString::fromStdString(old));
    const Course once = play(create_tournament(whole, plan, {}), 2);
    QVERIFY(once.over());
    auto saved = create_tournament(pieces, plan, {}, "in pieces");
    QVERIFY(saved);
    Course course = play(std::move(saved), 1, 3);
    for (int piece = 0; !course.over(); ++piece) {
        QVERIFY(piece < 500);
        auto again = resume_tournament(pieces);
        if (!again) QFAIL(english(again.error()).c_str());
        QCOMPARE(again->course.save(), course.save());
        QCOMPARE(again->file.head().name, std::string("in pieces"));
        course = play(std::move(again), 1 + piece % 3, 10);
    }
    QCOMPARE(course.save(), once.save());
    QVERIFY(dump_text(pieces) == dump_text(whole));
    const auto over = open_tournament(pieces);
    QVERIFY(over && over->course.over());
    QCOMPARE(to_json(over->course).dump(), to_json(once).dump());
}

/// Missing or damaged: everything is folded again and comes to the same.
void SavedTournamentTest::stateIsNoMoreThanAShortcut() {
    const std::string file = path("state.htour");
    const Course course = play(create_tournament(file, plan_of(Format::Cup, 60), {}), 2);
    for (const char* sql :
         {"UPDATE state SET bytes = zeroblob(64)", "UPDATE state SET bytes = x'09'", "DELETE FROM state"}) {
        change_by_sql(file, sql);
        const auto saved = open_tournament(file);
        if (!saved) QFAIL(english(saved.error()).c_str());
        QCOMPARE(saved->course.save(), course.save());
    }
    // Results that are none of the plan are no shortcut.
    change_by_sql(file, "DELETE FROM series WHERE number > 2; UPDATE series SET number = 1000 WHERE number = 2");
    const auto broken = open_tournament(file);
    QVERIFY(!broken);
    QVERIFY(english(broken.error()).starts_with(file));
}

/// Older versions looked at a sequential test once a series, and kept whole ones.
void SavedTournamentTest::whatComesAfterTheVerdictDoesNotCount() {
    Plan plan = plan_of(Format::RoundRobin, 20'000);
    plan.bots = {"expert", "random"};
    plan.stop = *read_stop("sprt=0,100");
    QVERIFY(check_plan(plan));
    const std::string now = path("now.htour"), old = path("old.htour");
    const Course course = play(create_tournament(now, plan, {}), 2);
    QVERIFY(course.over() && course.matches() < 90);
    const auto made = TournamentFile::make(
        old, head_of(plan, {}, {}), Journal::Local, [&](const TournamentFile::Add& add) -> Result<> {
            FileBatch batch;
            const Course begun(plan);
            for (std::uint32_t number = 0; number < 3; ++number) {
                const Series series = begun.series(number);
                batch.series.push_back(
                    {series.first_match, series.seats, plan.entry().run_series(series, plan.rules, plan.bots)});
            }
            return add(batch);
        });
    QVERIFY(made);
    for (const auto& opened : {open_tournament(old), resume_tournament(old)}) {
        if (!opened) QFAIL(english(opened.error()).c_str());
        QVERIFY(opened->course.save() == course.save());
    }
}

void SavedTournamentTest::statesOfOtherVersions_data() {
    QTest::addColumn<int>("at");
    QTest::addColumn<quint64>("version");
    QTest::newRow("older fold") << 0 << quint64{1};
    QTest::newRow("newer fold") << 0 << quint64{3};
    QTest::newRow("older standings") << 24 << quint64{3};
    QTest::newRow("newer standings") << 24 << quint64{5};
}

/// A state is kept whole, but was counted by another version's rules: everything is folded again. One of this version
/// is believed, so what it says shows that the other one was not looked at.
void SavedTournamentTest::statesOfOtherVersions() {
    QFETCH(int, at);
    QFETCH(quint64, version);
    const std::string file = path("version.htour");
    QFile::remove(QString::fromStdString(file));
    const Course course = play(create_tournament(file, plan_of(Format::RoundRobin, 200), {}), 2);
    std::string state = course.save();
    constexpr int kMatchesAt = 48;
    QCOMPARE(get_bytes<std::int64_t>(state, kMatchesAt), course.matches());
    put_number(state, kMatchesAt, 7);
    keep_state(file, state, course.folded());
    QCOMPARE(open_tournament(file)->course.matches(), 7);
    put_number(state, at, version);
    keep_state(file, state, course.folded());
    const auto saved = open_tournament(file);
    if (!saved) QFAIL(english(saved.error()).c_str());
    QCOMPARE(saved->course.save(), course.save());
}

/// An older version gave a drawn meeting of penalty points to the side with more of them, and kept that as its fold.
void SavedTournamentTest::drawsOfOlderVersionsAreSettledAnew() {
    Plan plan = default_plan(*find_game("zipdeck"));
    plan.format = Format::Knockout;
    plan.seats = 2;
    plan.matches = 2;
    plan.bots = {"leader", "orion"};
    const std::string file = path("settled.htour");
    const Course course = play(create_tournament(file, plan, {}), 1);
    const auto winner = [](const Course& of) { return of.bracket().rounds.back().meetings.front().winner; };
    QVERIFY(course.over() && winner(course) >= 0);
    std::optional<Course> wrong; // one in which the other side wins after as many series
    for (plan.seed = 1; plan.seed < 200 && !wrong; ++plan.seed) {
        const std::string other = path(fmt::format("other{}.htour", plan.seed).c_str());
        Course played = play(create_tournament(other, plan, {}), 1);
        if (winner(played) != winner(course) && played.folded() == course.folded()) wrong = std::move(played);
    }
    QVERIFY(wrong);
    std::string state = wrong->save();
    keep_state(file, state, course.folded());
    QCOMPARE(winner(open_tournament(file)->course), winner(*wrong)); // of this version it would be believed
    put_number(state, 0, 1);
    keep_state(file, state, course.folded());
    const auto saved = open_tournament(file);
    if (!saved) QFAIL(english(saved.error()).c_str());
    QCOMPARE(winner(saved->course), winner(course));
    QCOMPARE(saved->course.save(), course.save());
}

void SavedTournamentTest::meetingsOfOlderVersionsAreNotMistaken_data() {
    QTest::addColumn<bool>("mistaken");
    QTest::newRow("those who won") << false;
    QTest::newRow("those who lost") << true;
}

/// A final between the losers of today's semi-finals, as one of an older version may have been: its result is not given
/// to those who would be in it.
void SavedTournamentTest::meetingsOfOlderVersionsAreNotMistaken() {
    QFETCH(bool, mistaken);
    const Plan plan = plan_of(Format::Knockout, 40);
    const std::string file = path(mistaken ? "losers.htour" : "winners.htour");
    auto made = create_tournament(file, plan, {});
    QVERIFY(made);
    Course course = std::move(made->course);
    {
        FileSink sink(std::move(made->file)); // which keeps no state
        while (!course.over()) {
            Series series = course.series(course.folded());
            if (mistaken && course.schedule().stage_of(series.number) > 0) {
                std::vector<std::uint16_t> others;
                for (std::uint16_t entrant = 0; entrant < plan.bots.size(); ++entrant)
                    if (std::find(series.entrants.begin(), series.entrants.end(), entrant) == series.entrants.end())
                        others.push_back(entrant);
                QCOMPARE(others.size(), series.entrants.size());
                series.entrants = others;
            }
            const SeriesResult result = plan.entry().run_series(series, plan.rules, plan.bots);
            sink.series_done(series, result);
            course.add(result);
        }
        QVERIFY(sink.flush());
    }
    const auto saved = open_tournament(file);
    if (!mistaken) {
        if (!saved) QFAIL(english(saved.error()).c_str());
        QCOMPARE(saved->course.save(), course.save());
        return;
    }
    QVERIFY(!saved);
    const QString text = QString::fromStdString(english(saved.error()));
    QVERIFY2(text.contains("the file may hold another pairing") && text.contains("play this tournament anew"),
             qPrintable(text));
}

void SavedTournamentTest::matchesAreFoundAgain_data() {
    QTest::addColumn<int>("keep");
    for (const Keep keep : {Keep::None, Keep::Sample, Keep::All})
        QTest::newRow(keep_word(keep).data()) << int(keep);
}

void SavedTournamentTest::matchesAreFoundAgain() {
    QFETCH(int, keep);
    const Plan plan = plan_of(Format::RoundRobin, 100, static_cast<Keep>(keep));
    const std::string file = path("matches.htour");
    QFile::remove(QString::fromStdString(file));
    play(create_tournament(file, plan, {}), 2);
    auto saved = open_tournament(file);
    QVERIFY(saved);
    const Schedule& schedule = saved->course.schedule();
    int kept = 0;
    for (std::uint64_t number = 0; number < 600; ++number) {
        const auto place = place_of(schedule, number);
        QVERIFY(place);
        QCOMPARE(schedule.series(place->series).match_number(place->match), number);
        const auto found = find_match(saved->file, saved->course, *place);
        if (!found) QFAIL(english(found.error()).c_str());
        QVERIFY(found->reproduced);
        QCOMPARE(found->record.source.match, number);
        kept += found->kept;
    }
    QVERIFY(!place_of(schedule, 600));
    QVERIFY(!find_match(saved->file, saved->course, {schedule.series_count(), 0}));
    QCOMPARE(kept, plan.keep == Keep::None ? 0 : plan.keep == Keep::All ? 600 : 200);
    if (kept > 0) return;
    // A result that no bot of today gives: the badge says so.
    auto other = create_tournament(path((std::string("other") + keep_word(plan.keep).data()).c_str()), plan, {});
    QVERIFY(other);
    SeriesResult result = plan.entry().run_series(schedule.series(0), plan.rules, plan.bots);
    result.lines.front().digest ^= 1;
    const std::string changed = other->file.path();
    {
        TournamentSink sink(std::move(other->file), other->course);
        sink.series_done(schedule.series(0), result);
        QVERIFY(sink.flush());
    }
    auto differs = open_tournament(changed);
    QVERIFY(differs);
    QVERIFY(!find_match(differs->file, differs->course, {0, 0})->reproduced);
    QVERIFY(find_match(differs->file, differs->course, {0, 1})->reproduced);
}

void SavedTournamentTest::changedProgramsAreRefused() {
    const Plan plan = plan_of(Format::RoundRobin, 100);
    FileHead head = head_of(plan, {}, "old");
    head.entrants[1].version += 7;
    const std::string file = path("changed.htour");
    QVERIFY(TournamentFile::create(file, head, Journal::Local));
    QVERIFY(open_tournament(file)); // looking is allowed
    const auto resumed = resume_tournament(file);
    QVERIFY(!resumed);
    QVERIFY(QString::fromStdString(english(resumed.error())).contains("cautious has changed (version "));
}

void SavedTournamentTest::changedFilesOfBotsAreRefused() {
    const std::string bot = path("Bot.java");
    QVERIFY(save_text(bot, "class Bot {}"));
    Plan plan = plan_of(Format::RoundRobin, 100);
    plan.bots[1] = "java:" + bot;
    const std::string file = path("hosted.htour");
    QVERIFY(TournamentFile::create(file, head_of(plan, {}, "hosted"), Journal::Local));
    QVERIFY(resume_tournament(file));
    QVERIFY(save_text(bot, "class Bot { int i; }"));
    const auto resumed = resume_tournament(file);
    QVERIFY(!resumed);
    const std::string told = english(resumed.error());
    QVERIFY2(told.find("the file of java:" + bot + " was changed or removed") != std::string::npos, told.c_str());
    QVERIFY(save_text(bot, "class Bot {}"));
    QVERIFY(resume_tournament(file)); // what has played so far is back
}

void SavedTournamentTest::plansThatCannotBePlayed() {
    FileHead head = head_of(plan_of(Format::RoundRobin, 100), {}, "");
    const auto error_of = [&](const char* name, const std::string& plan) {
        head.plan = plan;
        if (!TournamentFile::create(path(name), head, Journal::Local)) return std::string("not made");
        const auto saved = open_tournament(path(name));
        return saved ? std::string() : english(saved.error());
    };
    QVERIFY(error_of("p1.htour", R"({"game":"pazaak","bots":["bold","bold"],"colour":1})").find("colour") !=
            std::string::npos);
    QVERIFY(error_of("p2.htour", R"({"game":"pazaak","bots":[]})").find("at least two entrants") != std::string::npos);
    QVERIFY(error_of("p3.htour", R"({"game":"pazaak","bots":["bold"]})").find("at least two entrants") !=
            std::string::npos);
    QVERIFY(error_of("p4.htour", "{").find("its end is missing") != std::string::npos);
}

/// Every order of the shards.
void SavedTournamentTest::mergedShardsAreASingleRun() {
    const Plan plan = plan_of(Format::RoundRobin, 1500);
    play(create_tournament(path("single.htour"), plan, {}), 2);
    std::vector<std::string> parts;
    for (const std::uint32_t index : {3u, 0u, 2u, 1u}) {
        parts.push_back(path(("part" + std::to_string(index)).c_str()));
        play(create_tournament(parts.back(), plan, {index, 4}), 2);
    }
    const auto merged = merge_files(path("merged.htour"), parts, Journal::Local);
    if (!merged) QFAIL(english(merged.error()).c_str());
    QCOMPARE(merged->left_out, 0u);
    QVERIFY(dump_text(path("merged.htour")) == dump_text(path("single.htour")));
    const auto one = open_tournament(path("single.htour")), joined = open_tournament(path("merged.htour"));
    QVERIFY(one && joined);
    QCOMPARE(one->course.save(), joined->course.save());
}

HILLTOP_TEST(SavedTournamentTest)
#include "saved_tournament_test.moc"
