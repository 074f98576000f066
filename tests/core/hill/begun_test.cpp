// SPDX-License-Identifier: GPL-3.0-or-later
// What was played of a pairing that was interrupted: it is kept, the next run goes on from there, and all comes out as
// if nothing had happened.
#include "hill/begun_bouts.h"

#include "hill/hill_entry.h"
#include "hill/hill_merge.h"
#include "hill/hill_play.h"
#include "hill/hill_season.h"
#include "hill/hill_table.h"
#include "hill/season_keys.h"
#include "hosting/host_bots.h"
#include "hosting/isolation.h"
#include "of_hills.h"
#include "registry/registry.h"
#include "support/join_hill.h"
#include "support/rounds.h"
#include "support/test.h"

#include <QtTest>

#include <QTemporaryDir>

using namespace hilltop;

namespace {

constexpr std::int64_t kMany = 100'000, kFew = 140;
constexpr std::int64_t kHosted = 300; ///< a stop plays some fifty of them
constexpr int kStops = 4;

/// Plays by the matches it has seen, so that these have to be told to it before it goes on. Does that in some matches
/// instead of answering, in Python.
QByteArray remembering_bot(const QByteArray& instead = "pass", double how_often = 0, double pause = 0) {
    return "#!/usr/bin/env python3\n"
           "import json, random, sys, time\n"
           "seen = 0\n"
           "for line in sys.stdin:\n"
           "    message = json.loads(line)\n"
           "    if 'hello' in message:\n"
           "        seen += 1\n"
           "        time.sleep(" +
           QByteArray::number(pause) +
           ")\n"
           "        fails = random.Random(message['seed']).random() < " +
           QByteArray::number(how_often) +
           "\n"
           "        random.seed(str(message['seed']) + ' ' + str(seen))\n"
           "        answer = {'name': 'A', 'version': '1'}\n"
           "    elif 'view' in message:\n"
           "        time.sleep(0.0005)\n"
           "        answer = {'play': random.choice(message['menu']), 'id': message['id']}\n"
           "        if fails:\n"
           "            " +
           instead +
           "\n"
           "    elif 'bye' in message:\n"
           "        break\n"
           "    else:\n"
           "        continue\n"
           "    print(json.dumps(answer), flush=True)\n";
}

/// Every record that is kept of a bout.
std::string records_of(HillFile& hill) {
    std::string all;
    for (const auto& [bout, score] : hill.scores()) {
        const auto records = hill.records(bout).value();
        for (const auto& [match, text] : records)
            all += std::to_string(match) + ' ' + text + '\n';
    }
    return all;
}

std::int64_t begun_matches(HillFile& hill) {
    const auto begun = hill.begun();
    if (!begun) return -1;
    std::int64_t matches = 0;
    for (const BegunBout& one : *begun)
        matches += one.matches();
    return matches;
}

/// Plays until more is played than at first, and stops; the first progress that is told.
HillProgress play_and_stop(HillFile& hill, int threads = 1) {
    std::atomic<bool> stop{false};
    std::optional<HillProgress> first;
    HillRunOptions options{.threads = threads, .stop = Stop(stop)};
    options.progress = [&](const HillProgress& progress) {
        if (!first) first = progress;
        QVERIFY(progress.matches + progress.playing >= first->matches + first->playing); // never back
        if (progress.matches + progress.playing > first->matches + first->playing) stop = true;
    };
    const auto run = play_hill(hill, options);
    if (!run) qWarning("%s", why_not(run).c_str());
    return first.value_or(HillProgress());
}

} // namespace

class BegunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { host_bots(); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", m_folder->filePath("state").toLocal8Bit());
        qputenv("XDG_CACHE_HOME", m_folder->filePath("cache").toLocal8Bit());
        put("Sound.py", remembering_bot());
        put("Faulty.py", remembering_bot("answer['play'] = 'nonsense'", 0.2));
        put("Crashing.py", remembering_bot("sys.exit(3)", 0.15, 0.15)); // out after many matches, so stops come before
    }

    void stopsChangeNothing_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("bots");
        QTest::addColumn<bool>("duplicate");
        QTest::addColumn<bool>("sealed");
        QTest::addColumn<int>("threads");
        const QStringList own{"skilled", "simple", "odds"}, faulty{"Sound.py", "Faulty.py"};
        for (const int threads : kSanitized ? std::vector{2} : std::vector{1, 2}) {
            const auto row = [&](const char* name, const char* game, const QStringList& bots, bool duplicate,
                                 bool sealed) {
                QTest::addRow("%s, %d", name, threads) << QString(game) << bots << duplicate << sealed << threads;
            };
            row("built in", "rps", own, true, false);
            row("built in, sealed", "rps", own, true, true);
            row("hosted", "pazaak", faulty, true, false);
            row("hosted, own deals", "pazaak", faulty, false, false);
            row("hosted, sealed", "pazaak", faulty, true, true);
            row("hosted, tables by lot", "zipdeck", {"Sound.py", "Faulty.py", "caller"}, true, false);
            row("one falls out at a table", "thegame", {"Sound.py", "Crashing.py", "planner"}, false, false);
            row("one falls out of a match", "pazaak", {"Sound.py", "Crashing.py"}, true, false);
            row("one falls out in the midst of a round", "rps", {"Faulty.py", "simple", "Sound.py"}, true, false);
        }
    }
    /// The whole file: what was played, and the records that are kept of it.
    void stopsChangeNothing() {
        QFETCH(const QString, game);
        QFETCH(const QStringList, bots);
        QFETCH(const bool, duplicate);
        QFETCH(const bool, sealed);
        QFETCH(const int, threads);
        const bool hosted = bots.front().endsWith(".py");
        if (hosted && sealed && !isolation().on()) QSKIP("bots are not isolated here");
        Plan plan = made(hosted ? kHosted : kMany, duplicate, game.toStdString());
        if (plan.tables > 0) set_tables(plan, 1);
        if (sealed) QVERIFY(seal_hill(plan));
        make("whole", plan, bots);
        make("stopped", plan, bots);
        auto whole = open("whole");
        const auto run = play_hill(whole, {.threads = threads});
        QVERIFY2(run && run->finished, why_not(run).c_str());
        int in_the_midst = 0;
        for (int i = 0; i < kStops; ++i) {
            auto stopped = open("stopped");
            const std::int64_t before = begun_matches(stopped);
            const HillProgress first = play_and_stop(stopped, threads);
            QVERIFY2(first.playing + first.matches >= before, qPrintable(QString::number(first.playing)));
            in_the_midst += begun_matches(stopped) > 0 ? 1 : 0;
            QVERIFY(stopped.scores().size() < whole.scores().size() || begun_matches(stopped) == 0);
        }
        QVERIFY2(in_the_midst > 1, qPrintable(QString::number(in_the_midst)));
        auto stopped = open("stopped");
        QVERIFY(play_hill(stopped, {.threads = threads}));
        QCOMPARE(*dump_of(stopped), *dump_of(whole));
        QCOMPARE(records_of(stopped), records_of(whole));
        QCOMPARE(begun_matches(stopped), 0);
        if (bots.contains("Faulty.py")) QVERIFY(dump_of(whole)->find("fault ") != std::string::npos);
        if (bots.contains("Crashing.py")) QVERIFY(whole.field().out({"Crashing", 1}) != nullptr);
    }
    /// Nobody else gets it, and it goes with whoever leaves and with the season.
    void whatIsNotOverIsForThisFileAlone() {
        make("a", made(kFew, true, "pazaak"), {"Sound.py", "Faulty.py"});
        auto hill = open("a");
        const std::string before = *dump_of(hill);
        std::string needle; // what a bot has written
        for (int i = 0; i < 5 && needle.empty(); ++i) {
            play_and_stop(hill);
            const auto found = hill.begun().value();
            for (const BegunBout& one : found)
                for (const KeptSeries& kept : one.series)
                    for (const SeriesFault& fault : kept.result.faults)
                        needle = fault.errors.substr(0, 12);
        }
        QVERIFY(!needle.empty() && read("a.hhill").contains(needle.c_str()));
        const std::int64_t begun = begun_matches(hill);
        QVERIFY(begun > 0);
        QCOMPARE(*dump_of(hill), before);
        QCOMPARE(hill.matches(), 0);
        const auto bytes = hill.bytes_for_others();
        QVERIFY(bytes && bytes->find(needle) == std::string::npos);
        put("others.hhill", QByteArray::fromStdString(*bytes));
        put("copy.hhill", read("a.hhill"));
        auto others = open("others"), copy = open("copy");
        QCOMPARE(begun_matches(others), 0);
        QCOMPARE(records_text(others), std::string());
        QVERIFY(!records_text(copy).empty());
        QCOMPARE(merge_hills(others, {path("copy.hhill").toStdString()}).value(), std::size_t{0});
        QCOMPARE(begun_matches(others), 0);
        // What others do meanwhile leaves it alone; what is not due and never will be goes.
        join(hill, "careful");
        QCOMPARE(begun_matches(hill), begun);
        const auto left = leaving(hill, "Faulty", HillEvent::Kind::Retired, {});
        QVERIFY(left && hill.append(*left));
        QVERIFY(play_hill(hill, {}));
        QCOMPARE(hill.scores().size(), std::size_t{1});
        QCOMPARE(begun_matches(hill), 0);
    }
    /// Of bots that remember, too, whether the others of their run are there or not.
    void aSeriesThatIsMissingIsPlayed_data() {
        QTest::addColumn<QString>("which");
        for (const char* which : {"= 0", "= 1", "IN (0, 2, 3)"})
            QTest::newRow(which) << QString(which);
    }
    void aSeriesThatIsMissingIsPlayed() {
        QFETCH(const QString, which);
        make("a", made(kFew, true, "pazaak"), {"bold", "Faulty.py"});
        {
            auto hill = open("a");
            for (int i = 0; i < 20 && begun_matches(hill) < kFew / 2; ++i)
                play_and_stop(hill);
            QVERIFY(begun_matches(hill) > 0);
        }
        put("whole.hhill", read("a.hhill"));
        run_sql(path("a.hhill"), "DELETE FROM begun WHERE number " + which.toStdString());
        auto hill = open("a");
        compare_with_whole(hill);
    }
    /// Their cards may be dealt to others of the season.
    void othersGetNoRecordsOfTheOpenSeason() {
        if (!isolation().on()) QSKIP("bots are not isolated here");
        Plan plan = made(kFew, true, "pazaak");
        QVERIFY(seal_hill(plan));
        make("a", plan, {"Sound.py", "Faulty.py"});
        auto hill = open("a");
        QVERIFY(play_hill(hill, {}));
        QVERIFY(!records_text(hill).empty());
        for (const bool open : {true, false}) {
            if (!open) QVERIFY(end_season(hill, "Spring"));
            const auto bytes = hill.bytes_for_others();
            QVERIFY(bytes);
            put("others.hhill", QByteArray::fromStdString(*bytes));
            auto others = this->open("others");
            QCOMPARE(records_text(others), open ? std::string() : records_text(hill));
            QCOMPARE(*dump_of(others), *dump_of(hill));
        }
    }
    void aSeasonTakesItAlong() {
        Plan plan = made(kMany);
        QVERIFY(seal_hill(plan));
        make("a", plan, {"skilled", "simple"});
        auto hill = open("a");
        play_and_stop(hill);
        QVERIFY(begun_matches(hill) > 0);
        const auto begun = hill.begun().value();
        const auto left = leaving(hill, "simple", HillEvent::Kind::Retired, {});
        QVERIFY(left && hill.append(*left));
        QVERIFY(end_season(hill, "Spring"));
        QCOMPARE(begun_matches(hill), 0);
        // Nor does a file of the season before get into the next one.
        QVERIFY(hill.keep({}, begun));
        join(hill, "simple");
        make("again", plan, {"skilled", "simple"});
        QVERIFY(play_hill(hill, {}));
        const auto other = std::ranges::find(hill.scores(), 2, [](const auto& score) { return score.second.season; });
        QVERIFY(other != hill.scores().end());
        auto again = open("again");
        QVERIFY(play_hill(again, {}));
        QVERIFY(again.scores().begin()->second.answers != other->second.answers);
        QCOMPARE(begun_matches(hill), 0);
    }
    void aFileThatGoesTakesItAlong() {
        make("whole", made(kFew, true, "pazaak"), {"Sound.py", "Faulty.py"});
        make("a", made(kFew, true, "pazaak"), {"Sound.py", "Faulty.py"});
        {
            auto hill = open("a");
            HillRunOptions options;
            options.progress = [&](const HillProgress& progress) {
                if (progress.playing > kFew / 4) QFile::remove(path("a.hhill"));
            };
            QVERIFY(!play_hill(hill, options));
            QVERIFY(hill.copy_to(path("copy.hhill").toStdString()));
        }
        auto copy = open("copy"), whole = open("whole");
        QVERIFY2(begun_matches(copy) > kFew / 4, qPrintable(QString::number(begun_matches(copy))));
        QVERIFY(play_hill(copy, {}) && play_hill(whole, {}));
        QCOMPARE(*dump_of(copy), *dump_of(whole));
        QCOMPARE(records_of(copy), records_of(whole));
    }

    void strangersRowsAreRefusedOrIgnored_data() {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("why"); ///< empty: ignored
        const auto row = [](const char* sql, const char* why) { QTest::newRow(sql) << QString(sql) << QString(why); };
        row("UPDATE begun SET results = substr(results, 1, 50)", "were changed");
        row("UPDATE begun SET results = ''", "the end of its results is missing");
        row("UPDATE begun SET number = number + 1000", "has the results of another series");
        row("UPDATE begun SET number = -1", "has the results of another series");
        row("UPDATE begun SET faults = '[{}]'", "faults of series");
        row("UPDATE begun SET faults = 7", "faults of series");
        row("UPDATE begun SET one = 'nobody'", "does not say that it joined");
        row("UPDATE begun SET two_version = 9", "does not say that it joined");
        row("UPDATE begun SET two_version = 0", "of another hill");
        row("UPDATE begun SET absent = 4", "of another hill");
        row("UPDATE begun SET absent = -1", "of another hill");
        row("UPDATE begun SET season = 1", "of another hill");
        row("UPDATE begun SET one_spent = 9223372036854775807", "of another hill");
        row("UPDATE begun SET two_spent = -1", "of another hill");
        row("UPDATE begun SET results = (SELECT results FROM begun WHERE number = 1)",
            "has the results of another series");
        row("UPDATE begun SET part = 4000000000", "of another hill");
        row("UPDATE begun SET part = -7", "of another hill");
        row("UPDATE begun SET one_version = 4294967297", "of another hill");
        row("UPDATE begun SET part = 7", "");
        row("UPDATE begun SET seats = 99", "");
        row("UPDATE begun SET first_match = -5 WHERE number = 1", "");
        row("DELETE FROM begun WHERE number = 0", "");
        row("UPDATE begun SET absent = 3", "");
    }
    void strangersRowsAreRefusedOrIgnored() {
        QFETCH(const QString, sql);
        QFETCH(const QString, why);
        for (const char* name : {"whole", "a"})
            make(name, made(kFew), {"odds", "simple"});
        {
            auto hill = open("a");
            BegunBout begun{.bout = met()};
            const Plan plan = hill.plan_by_specs(begun.bout);
            for (std::uint32_t number = 0; number < 4; ++number) {
                const Series series = Schedule(plan).series(number);
                begun.series.push_back(
                    {series.first_match, series.seats, plan.entry().run_series(series, plan.rules, plan.bots)});
            }
            QVERIFY(hill.keep({}, {&begun, 1}));
        }
        run_sql(path("a.hhill"), sql.toStdString());
        auto hill = open("a");
        const auto table = hill_table(hill); // can be looked at in any case
        QVERIFY2(table, why_not(table).c_str());
        QCOMPARE(table->due.bouts.size(), std::size_t{1});
        const auto run = play_hill(hill, {});
        if (!why.isEmpty())
            QVERIFY2(QString::fromStdString(why_not(run)).contains(why), why_not(run).c_str());
        else
            compare_with_whole(hill);
    }
    /// Well made, of other matches: as whoever makes such a file can write it.
    void seriesOfOtherTournamentsAreIgnored_data() {
        QTest::addColumn<int>("what");
        for (const char* name : {"number", "first match", "seats", "too long", "half a deal", "points", "no match"})
            QTest::newRow(name) << static_cast<int>(m_rows++);
    }
    void seriesOfOtherTournamentsAreIgnored() {
        QFETCH(const int, what);
        for (const char* name : {"whole", "a"})
            make(name, made(kFew), {"odds", "simple"});
        auto hill = open("a");
        const Plan plan = hill.plan_by_specs(met());
        Series series = Schedule(plan).series(2);
        QCOMPARE(series.matches_per_deal, 2);
        BegunBout begun{.bout = met()};
        if (what == 3) series.matches += 2;
        KeptSeries kept{series.first_match, series.seats, plan.entry().run_series(series, plan.rules, plan.bots)};
        if (what == 0) kept.result.number = 4'000'000'000;
        if (what == 1) kept.first_match += 2;
        if (what == 2) {
            kept.seats = 1;
            kept.result.points.resize(kept.result.lines.size());
            kept.result.second.resize(kept.result.lines.size());
        }
        if (what == 4) kept.result.cut(series, 1);
        if (what == 5) kept.result.points.front() = 2'000'000'000;
        if (what == 6) kept.result.cut(series, 0);
        begun.series.push_back(kept);
        QVERIFY(hill.keep({}, {&begun, 1}));
        QCOMPARE(hill.begun()->size(), std::size_t{1});
        compare_with_whole(hill);
    }
    /// Of two rows the second has to follow the first.
    void partsFollowOneAnother() {
        make("a", made(kFew), {"odds", "simple"});
        auto hill = open("a");
        const Plan plan = hill.plan_by_specs(met());
        const Series series = series_of_bout(plan);
        BegunBout begun{.bout = met()};
        const SeriesResult whole = plan.entry().run_series(series, plan.rules, plan.bots);
        for (const int from : {0, 10, 30}) {
            SeriesResult copy = whole;
            begun.series.push_back({static_cast<std::uint64_t>(from), 2, copy.part(2, 0, from, from + 10)});
        }
        QVERIFY(hill.keep({}, std::span(&begun, 1)));
        const auto read = hill.begun();
        QVERIFY2(why_not(read).find("a part of series 0 is missing") != std::string::npos, why_not(read).c_str());
    }

private:
    static Plan made(std::int64_t matches, bool duplicate = true, const std::string& game = "rps") {
        Plan plan = usual_hill(*find_game(game));
        plan.matches = matches;
        plan.duplicate = duplicate;
        plan.seed = 7;
        return plan;
    }
    /// The bout of the two.
    static Bout met() { return {{{"odds", 1}, {"simple", 1}}, 0}; }
    QString path(const QString& name) const { return m_folder->filePath(name); }
    void put(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(bytes), bytes.size());
        QVERIFY(file.setPermissions(file.permissions() | QFileDevice::ExeOwner));
    }
    QByteArray read(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void make(const QString& name, const Plan& plan, const QStringList& bots) const {
        auto hill = HillFile::create(path(name + ".hhill").toStdString(), plan);
        QVERIFY2(hill, why_not(hill).c_str());
        for (const QString& bot : bots)
            join(*hill, bot.endsWith(".py") ? "hilltop:" + path(bot).toStdString() : bot.toStdString());
    }
    HillFile open(const QString& name) const {
        return HillFile::open_to_change(path(name + ".hhill").toStdString()).take();
    }
    /// All records of the file, whatever they are of.
    static std::string records_text(HillFile& hill) {
        auto data = Database::open(hill.path(), Database::Mode::Read).take();
        auto rows = data.prepare("SELECT record FROM records").take();
        std::string all;
        while (rows.step().value())
            all += rows.text(0);
        return all;
    }
    /// Once both are played to their end.
    void compare_with_whole(HillFile& hill) const {
        auto whole = open("whole");
        for (HillFile* one : {&hill, &whole}) {
            const auto run = play_hill(*one, {});
            QVERIFY2(run && run->finished, why_not(run).c_str());
            QCOMPARE(begun_matches(*one), 0);
        }
        QCOMPARE(*dump_of(hill), *dump_of(whole));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    int m_rows = 0;
};

HILLTOP_TEST(BegunTest)
#include "begun_test.moc"
