// SPDX-License-Identifier: GPL-3.0-or-later
// hilltop-cli hill as organisers and timers meet it. It earns its seconds: a hill is played for years by many runs, and
// nothing else shows that these come to what one run would have come to.
#include "base/grouped.h"
#include "hill/hill_entry.h"
#include "hill/hill_season.h"
#include "hill_programs.h"
#include "registry/registry.h"
#include "support/built.h"
#include "support/test.h"

#include <QtTest>

#include <QJsonArray>
#include <QJsonObject>
#include <sqlite3.h>

using namespace hilltop;

namespace {

const QString kOdds = "js:" + sourceFile("resources/rps/bots/odds.js");
const QString kPairs = "js:" + sourceFile("resources/rps/bots/pairs.js");

void change_hill(const QString& path, const char* sql) {
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(path.toUtf8().constData(), &database), SQLITE_OK);
    QCOMPARE(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK);
    QCOMPARE(sqlite3_close(database), SQLITE_OK);
}

std::size_t bouts_in(const QString& path) {
    const auto hill = HillFile::open(path.toStdString());
    return hill ? hill->scores().size() : 0;
}

/// Of pairings that are not over.
std::int64_t begun_in(const QString& path) {
    auto hill = HillFile::open(path.toStdString());
    const auto begun = hill ? hill->begun() : hill.error();
    std::int64_t matches = 0;
    if (begun)
        for (const BegunBout& one : *begun)
            matches += one.matches();
    return matches;
}

} // namespace

class CliHillTest : public QObject, protected HillPrograms {
    Q_OBJECT

private Q_SLOTS:
    void oneByOneIsAsAllAtOnce() {
        const QStringList bots{"simple", "odds", "novice", "pair-else-low", kOdds, kPairs};
        const QString one = make("one.hhill"), all = make("all.hhill");
        for (qsizetype i = bots.size(); i-- > 0;) {
            if (bots[i] == kOdds)
                add(one, {bots[i], "--name", "Odds of mine"});
            else
                add(one, {bots[i]});
            play(one, i % 2 == 0 ? "--threads 1" : "--threads 3");
        }
        add(all, {kOdds, "--name", "Odds of mine"});
        QStringList others = bots;
        others.removeAll(kOdds);
        add(all, others);
        play(all);
        play(one, "--budget 400 --threads 2");
        play(all, "--budget 400 --threads 1");
        const QByteArray dumped = dump(one);
        QVERIFY2(dumped.count("bout ") >= 15 + 1, "a budget plays beside the 15 pairs");
        QCOMPARE(dumped, dump(all));
    }
    /// The standings and the schedule measure alike, also where all pairs have the same deals: a budget isn't left
    /// while ranges overlap. The few matches of neighbours in further parts make none of them less certain, and tell
    /// the two apart, whatever is known of the others.
    void aBudgetPlaysWhileRangesOverlap() {
        const QString hill = make("ranges.hhill", "--game pazaak --matches 20 --duplicate --seed 5");
        add(hill, {"careful", "bold", "casual", "cautious"});
        const auto status = [&] { return run({"hill", "status", hill, "--json"}).json().object(); };
        const auto errors = [&] {
            QMap<QString, double> found;
            for (const QJsonValue& line : status()["standings"].toArray())
                found[line["name"].toString()] = line["rating_error"].toDouble();
            return found;
        };
        play(hill);
        const auto before = errors();
        play(hill, "--budget 40");
        const auto after = errors();
        for (const auto& [bot, error] : after.asKeyValueRange())
            QVERIFY2(error < 1.05 * before[bot], qPrintable(QStringLiteral("%1: %2").arg(bot).arg(error)));
        const QJsonObject first = status()["budget"].toObject();
        QCOMPARE(first["ended"].toString(), QString("used up"));
        QCOMPARE(first["open"].toArray().size(), 2);
        QVERIFY(run({"hill", "status", hill}).out.contains(" is still open."));
        play(hill, "--budget 5000");
        const QJsonObject now = status();
        const int used = now["budget"]["used"].toInt();
        const QJsonArray lines = now["standings"].toArray();
        bool apart = true;
        for (int i = 1; i < lines.size(); ++i) {
            apart = apart && lines[i]["places"][0].toInt() > lines[i - 1]["places"][1].toInt();
            QVERIFY(std::abs(lines[i]["rating_error"].toDouble() - lines[i]["elo_error"].toDouble()) < 1e-6);
        }
        QVERIFY2(apart && used < 2000, qPrintable(QString::number(used)));
        const QByteArray text = run({"hill", "status", hill}).out;
        QVERIFY2(text.contains("ended after " + QByteArray::fromStdString(grouped(used)) + ": the order is certain."),
                 text.constData());
    }
    void whatIsDueIsSaid() {
        const QString hill = make("due.hhill", "--game rps --matches 20 --seed 7 --versions-a-day 2");
        const Outcome joined = run({"hill", "add", hill, "simple", "odds", "novice"});
        QVERIFY2(joined.out.endsWith("3 pairings (60 matches) are due: hilltop-cli hill run " + hill.toUtf8() + '\n'),
                 joined.out.constData());
        QCOMPARE(run({"hill", "run", hill, "--estimate"}).out, QByteArray("3 pairings (60 matches) are due\n"));
        QVERIFY(run({"hill", "status", hill}).out.contains("3 pairings (60 matches) are due: "));
        QCOMPARE(run({"hill", "run", hill, "--estimate", "--budget", "100"}).code, 2);
        play(hill);
        QCOMPARE(run({"hill", "run", hill, "--estimate"}).out,
                 QByteArray("All matches that are due have been played\n"));
        // The organiser keeps to the limits, too.
        add(hill, {"casual", "--author", "Ann"});
        const QByteArray due = run({"hill", "run", hill, "--estimate", "--threads", "2"}).out;
        static const QRegularExpression told(
            "^3 pairings \\(60 matches\\) are due, about \\d+ seconds? on 2 threads at "
            "the pace of the last run\n$");
        QVERIFY2(told.match(QString::fromUtf8(due)).hasMatch(), due.constData());
        QVERIFY(run({"hill", "status", hill}).out.contains(" at the pace of the last run: hilltop-cli hill run "));
        compare_hill_error(run({"hill", "add", hill, "expert", "pair-else-low", "--author", "ANN"}), 1,
                           "pair-else-low can join from ");
        compare_hill_error(run({"hill", "add", hill, "expert", "--author", " "}), 2, "--author: the name is empty");
        compare_hill_error(run({"hill", "watch", hill, path("."), "--author", ""}), 2, "--author: the name is empty");
        QVERIFY(!run({"hill", "status", hill}).out.contains("expert"));
        compare_hill_error(run({"hill", "new", path("no.hhill"), "--game", "rps", "--entries-per-author", "257"}), 2,
                           "--entries-per-author");
    }
    void killsChangeNothing() {
        const QString words = QStringLiteral("--game rps --matches 3000 --seed 9");
        const QStringList bots{"simple", "odds", "novice", "pair-else-low", "pair-else-high", "casual"};
        const QString whole = make("whole.hhill", words), killed = make("killed.hhill", words);
        add(whole, bots);
        add(killed, bots);
        play(whole, "--budget 30000");
        int kills = 0;
        for (std::size_t before = 0; kills < 3; before = bouts_in(killed)) {
            QProcess process;
            process.start(kTestedProgram, {"hill", "run", killed, "--threads", "1", "--budget", "30000"});
            QVERIFY(process.waitForStarted());
            while (process.state() != QProcess::NotRunning && bouts_in(killed) <= before)
                process.waitForFinished(2);
            if (process.state() == QProcess::NotRunning) break;
            process.kill();
            process.waitForFinished(-1);
            ++kills;
        }
        QVERIFY2(kills > 0, "it ended before it could be killed");
        play(killed); // its budget goes on
        QCOMPARE(dump(killed), dump(whole));
    }
    /// A pairing takes as long as its bots do: whatever interrupts it loses the last moments of it.
    void killsInThePairingLoseMoments() {
        write(path("Slow.py"), "#!/usr/bin/env python3\n"
                               "import json, random, sys, time\n"
                               "for line in sys.stdin:\n"
                               "    message = json.loads(line)\n"
                               "    if 'hello' in message:\n"
                               "        random.seed(message['seed'])\n"
                               "        answer = {'name': 'Slow', 'version': '1'}\n"
                               "    elif 'view' in message:\n"
                               "        time.sleep(0.003)\n"
                               "        answer = {'play': random.choice(message['menu']), 'id': message['id']}\n"
                               "    else:\n"
                               "        continue\n"
                               "    print(json.dumps(answer), flush=True)\n");
        QVERIFY(QFile::setPermissions(path("Slow.py"), QFile::permissions(path("Slow.py")) | QFileDevice::ExeOwner));
        const QString words = QStringLiteral("--game rps --matches 100 --seed 9");
        const QString whole = make("whole-pairing.hhill", words), killed = make("killed-pairing.hhill", words);
        for (const QString& hill : {whole, killed})
            add(hill, {"hilltop:" + path("Slow.py"), "simple", "--no-trial"});
        play(whole);
        for (const bool asked : {false, true}) {
            const std::int64_t before = begun_in(killed);
            std::int64_t seen = before;
            QProcess process;
            process.start(kTestedProgram, {"hill", "run", killed});
            QVERIFY(process.waitForStarted());
            while (process.state() != QProcess::NotRunning && seen <= before) {
                process.waitForFinished(20);
                seen = begun_in(killed);
            }
            QVERIFY2(seen > before, "it ended before it could be interrupted");
            if (asked)
                process.terminate();
            else
                process.kill();
            QVERIFY(process.waitForFinished(kPatienceMs));
            QVERIFY(begun_in(killed) >= seen);
            QCOMPARE(bouts_in(killed), std::size_t{0});
            const QByteArray said = process.readAllStandardError();
            if (asked) QVERIFY2(said.contains("stopped; everything played was saved."), said.constData());
        }
        play(killed);
        QCOMPARE(begun_in(killed), 0);
        QCOMPARE(dump(killed), dump(whole));
    }
    void aFileThatGoesLosesNothing_data() {
        QTest::addColumn<QString>("problem");
        QTest::newRow("deleted") << " was deleted or moved while the tournament was running";
        QTest::newRow("moved") << " was deleted or moved while the tournament was running";
        QTest::newRow("replaced") << " was replaced by another file while the tournament was running";
    }
    void aFileThatGoesLosesNothing() {
        QFETCH(const QString, problem);
        const QString how = QString::fromUtf8(QTest::currentDataTag());
        const QString words = QStringLiteral("--game rps --matches 3000 --seed 9");
        const QStringList bots{"simple", "odds", "novice", "pair-else-low", "pair-else-high", "casual", "skilled"};
        const QString whole = make(how + "-whole.hhill", words), hill = make(how + ".hhill", words);
        const QString other = how == "replaced" ? make("other.hhill") : path("other-" + how + ".hhill");
        const QString saved = path(how + "-saved-1.hhill");
        add(whole, bots);
        add(hill, bots);
        play(whole);
        const QByteArray untouched = how == "replaced" ? dump(other) : QByteArray();
        QProcess process;
        process.start(kTestedProgram, {"hill", "run", hill, "--threads", "1"});
        QVERIFY(process.waitForStarted());
        while (process.state() != QProcess::NotRunning && bouts_in(hill) == 0)
            process.waitForFinished(2);
        if (how == "deleted") QVERIFY(QFile::remove(hill));
        if (how == "moved") QVERIFY(QFile::rename(hill, other));
        if (how == "replaced") QCOMPARE(::rename(qPrintable(other), qPrintable(hill)), 0);
        QVERIFY(process.waitForFinished(kPatienceMs));
        const Outcome ended{process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
        compare_hill_error(
            ended, 1, hill + problem + ". Everything played was saved. Continue with hilltop-cli hill run " + saved);
        QVERIFY(bouts_in(saved) > 0);
        play(saved);
        QCOMPARE(dump(saved), dump(whole));
        if (how == "moved") QVERIFY(bouts_in(other) > 0);
        if (how == "replaced") QCOMPARE(dump(hill), untouched);
    }
    /// A table is kept with its line in the log, or there is neither, wherever the program is killed: at the first
    /// change of the file, and all along its run. It earns its second: a table without a date can't be mended.
    void aKilledSeasonIsWholeOrNotThere() {
        const QString hill = make("killed-season.hhill");
        add(hill, {"simple", "odds", "novice"});
        play(hill);
        const auto changes = [&] { // SQLite's count, bytes 24 to 27 of its header
            QFile file(hill);
            return file.open(QIODevice::ReadOnly) && file.seek(24) ? file.read(4) : QByteArray();
        };
        QElapsedTimer time;
        time.start();
        QCOMPARE(run({"hill", "season", hill, "whole"}).code, 0);
        const qint64 whole = time.nsecsElapsed();
        int killed = 0;
        for (int round = 0; round < 24; ++round) {
            const QByteArray before = changes();
            const bool at_change = round % 2 == 0;
            QProcess process;
            time.start();
            process.start(kTestedProgram, {"hill", "season", hill, QStringLiteral("S%1").arg(round)});
            while (process.state() != QProcess::NotRunning &&
                   (at_change ? changes() == before : time.nsecsElapsed() < whole * round / 24))
                QCoreApplication::processEvents();
            process.kill();
            if (process.state() != QProcess::NotRunning) QVERIFY(process.waitForFinished(-1));
            killed += process.exitStatus() == QProcess::CrashExit ? 1 : 0;
            auto file = HillFile::open(hill.toStdString());
            QVERIFY2(file, file ? "" : english(file.error()).c_str());
            std::vector<std::string> told, kept;
            for (const HillEvent& event : file->log())
                if (event.kind == HillEvent::Kind::Season) told.push_back(event.why);
            const auto seasons = file->seasons();
            QVERIFY(seasons);
            for (const HillSeason& season : *seasons)
                kept.push_back(season.name);
            QCOMPARE(kept, told);
        }
        QVERIFY2(killed > 6, "it ended before it could be killed");
    }
    /// Copies that played a share each come to what one program would have played.
    void sharesAreMerged() {
        const QString hill = make("shared.hhill"), whole = make("unshared.hhill");
        for (const QString& one : {hill, whole})
            add(one, {"simple", "odds", "novice", "pair-else-low"});
        play(whole);
        const QString copies[] = {path("copy0.hhill"), path("copy1.hhill")};
        for (int i = 0; i < 2; ++i) {
            QVERIFY(QFile::copy(hill, copies[i]));
            play(copies[i], QStringLiteral("--shard %1/2").arg(i));
            QVERIFY(bouts_in(copies[i]) < 6);
        }
        QCOMPARE(run({"hill", "merge", hill, copies[0], copies[1]}).out, QByteArray("6 pairings collected\n"));
        QCOMPARE(dump(hill), dump(whole));
        const QString other = make("other.hhill", "--game rps --matches 40 --seed 8");
        compare_hill_error(run({"hill", "merge", hill, other}), 1, "is not a copy of");
    }
    /// Dates are told and decide nothing, wherever the clock jumps to: back, before 1970, or to the year 9999.
    void datesDecideNothing() {
        constexpr std::int64_t kDates[] = {253'402'300'799'999, -62'135'596'800'000, 1, 0, -1};
        const QString steady = make("steady.hhill"), jumping = make("jumping.hhill");
        for (const QString& path : {steady, jumping}) {
            auto hill = HillFile::open_to_change(path.toStdString());
            QVERIFY(hill);
            std::size_t number = 0;
            const auto append = [&](HillEvent event) {
                event.date = path == steady ? 1'000 : kDates[number++];
                return bool(hill->append(std::span(&event, 1)));
            };
            for (const char* bot : {"simple", "odds", "novice"}) {
                const auto entry = entry_of(*hill, bot, {});
                QVERIFY(entry && *entry);
                QVERIFY(append((*entry)->event));
            }
            const auto left = leaving(*hill, "odds", HillEvent::Kind::Retired, {});
            QVERIFY(left && append(left->front()));
            const auto again = entry_of(*hill, "odds", {});
            QVERIFY(again && *again && append((*again)->event));
        }
        play(steady);
        play(jumping);
        const QByteArray dumped = dump(steady);
        QCOMPARE(dumped.count("bout "), 3);
        QCOMPARE(dump(jumping), dumped);
        const QJsonArray log = run({"hill", "log", jumping, "--json"}).json().array();
        QCOMPARE(log.size(), qsizetype{5});
        for (qsizetype i = 0; i < log.size(); ++i)
            QCOMPARE(log[i].toObject().value("date").toInteger(), kDates[i]);
        QCOMPARE(run({"hill", "log", jumping}).out.count('\n'), run({"hill", "log", steady}).out.count('\n'));
        QCOMPARE(run({"hill", "site", jumping, "--out", path("jumping"), "--pages", "0"}).code, 0);
        const auto standings = [&](const QString& hill) {
            return run({"hill", "status", hill, "--json"}).json().object().value("standings").toArray();
        };
        QCOMPARE(standings(jumping), standings(steady));
    }
    /// A table without its line in the log, or the other way round, would be half a season.
    void aSeasonIsKeptWholeOrNotAtAll() {
        const QString hill = make("season.hhill");
        add(hill, {"simple", "odds"});
        play(hill);
        {
            auto file = HillFile::open_to_change(hill.toStdString());
            QVERIFY(file);
            change_hill(hill, "CREATE TRIGGER stop BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'cut off'); END");
            QVERIFY(!end_season(*file, "Spring"));
        }
        change_hill(hill, "DROP TRIGGER stop");
        for (const std::size_t kept : {0u, 1u}) {
            auto file = HillFile::open(hill.toStdString());
            QVERIFY(file);
            const auto seasons = file->seasons();
            QVERIFY(seasons);
            QCOMPARE(seasons->size(), kept);
            QCOMPARE(file->log().size(), 2 + kept);
            if (kept == 0) QCOMPARE(run({"hill", "season", hill, "Spring"}).code, 0);
        }
    }
    void versionsComeAndGo() {
        const QString hill = make("go.hhill");
        QFile bot(path("Mine.js"));
        QVERIFY(QFile::copy(sourceFile("resources/rps/bots/odds.js"), bot.fileName()));
        QVERIFY(bot.setPermissions(bot.permissions() | QFileDevice::WriteOwner));
        add(hill, {"simple", "odds", "--no-trial"});
        add(hill, {"js:" + bot.fileName(), "--name", "Pairs", "--no-trial"});
        play(hill);
        const QByteArray first = dump(hill);
        QVERIFY(bot.open(QIODevice::Append));
        bot.write("\n// better\n");
        bot.close();
        add(hill, {"js:" + bot.fileName(), "--no-trial"});
        play(hill);
        const QJsonObject told = run({"hill", "status", hill, "--json"}).json().object();
        QCOMPARE(told.value("standings").toArray().size(), 3); // the changed file is Pairs, whatever it is called
        QCOMPARE(told.value("versions").toArray().size(), 4);
        QVERIFY(std::ranges::any_of(told.value("versions").toArray(), [](const QJsonValue& version) {
            return version["name"] == "Pairs" && version["version"] == 2 && version["plays"].toBool();
        }));
        QCOMPARE(told.value("due").toInt(), 0);
        const QByteArray second = dump(hill);
        for (const QByteArray& line : first.split('\n')) // what was played stays
            if (line.startsWith("bout ")) QVERIFY(second.contains(line));
        QCOMPARE(second.count("\nbout "), first.count("\nbout ") + 2);
        QCOMPARE(run({"hill", "disqualify", hill, "simple", "--why", "it peeked"}).code, 0);
        QCOMPARE(run({"hill", "status", hill, "--json"}).json().object().value("standings").toArray().size(), 2);
        compare_hill_error(run({"hill", "add", hill, "simple"}), 1,
                           "simple was disqualified in this version: it peeked");
        QVERIFY(run({"hill", "log", hill}).out.contains("it peeked"));
        const QJsonObject after = run({"hill", "status", hill, "--json"}).json().object();
        QCOMPARE(after["matches"].toInt(), 40); // those of the standings
        QCOMPARE(after["kept_matches"].toInt(), 200);
        const QByteArray text = run({"hill", "status", hill}).out;
        QVERIFY2(text.startsWith("rps, a hill of 2 bots, 40 matches of 40 a pairing (200 with those of bots that have "
                                 "left), duplicate deals, seed 7\n"),
                 text.constData());
        QCOMPARE(run({"hill", "retire", hill, "odds"}).code, 0);
        QVERIFY(run({"hill", "status", hill}).out.startsWith("rps, a hill of 1 bot, 0 matches"));
    }
    /// A bot is called as the standings show it, and no other bot can be shown alike.
    void leavesByTheNameItIsShownBy() {
        const QString hill = make("shown.hhill");
        for (const char* code : {"first", "second"}) {
            QFile bot(path("third.js"));
            QVERIFY(bot.open(QIODevice::WriteOnly));
            QFile odds(sourceFile("resources/rps/bots/odds.js"));
            QVERIFY(odds.open(QIODevice::ReadOnly));
            bot.write(odds.readAll() + "// " + code + '\n');
            bot.close();
            add(hill, {"js:" + bot.fileName(), "--no-trial"});
        }
        add(hill, {"simple", "odds"});
        compare_hill_error(run({"hill", "add", hill, "novice", "--name", "third v2"}), 2,
                           "third v2 looks like a version of another bot");
        compare_hill_error(run({"hill", "retire", hill, "third v1"}), 2, "no bot called third v1 plays here");
        QCOMPARE(run({"hill", "retire", hill, "third v2"}).out,
                 QByteArray("third v2 has retired; what it has played stays in the file\n"));
        QCOMPARE(run({"hill", "disqualify", hill, "odds", "--why", "it peeked"}).code, 0);
        const QJsonArray left = run({"hill", "status", hill, "--json"}).json().object()["standings"].toArray();
        QCOMPARE(left.size(), qsizetype{1});
        QCOMPARE(left[0]["name"].toString(), QString("simple"));
    }
    /// The same bot under another name would play on. The site's commands lead to the same hill.
    void aDisqualifiedBotLeavesUnderEveryName() {
        const QString hill = make("names.hhill"), out = path("names");
        add(hill, {kOdds, "--name", "one", "--author", "Ann O'Hara", "--link", "https://example.org/one", "--licence",
                   "MIT"});
        add(hill, {kOdds, "--name", "two", "--author", "-"});
        add(hill, {"simple"});
        add(hill, {"novice"});
        play(hill);
        compare_hill_error(run({"hill", "disqualify", hill, "one", "--why", " "}), 2,
                           "give a reason why one is disqualified");
        QCOMPARE(run({"hill", "disqualify", hill, "one", "--why", "it peeked"}).out,
                 QByteArray("one is disqualified; what it has played stays in the file\n"
                            "two is disqualified, too: it is the same bot as one\n"));
        const QJsonObject told = run({"hill", "status", hill, "--json"}).json().object();
        QCOMPARE(told["standings"].toArray().size(), qsizetype{2});
        QCOMPARE(told["log"].toArray().last()["name"].toString(), QString("two"));
        compare_hill_error(run({"hill", "add", hill, kOdds, "--name", "three"}), 1, "was disqualified");
        QCOMPARE(run({"hill", "site", hill, "--out", out, "--pages", "0"}).code, 0);
        QFile commands(out + "/commands.sh");
        QVERIFY(commands.open(QIODevice::ReadOnly));
        QCOMPARE(commands.readAll().count("hill disqualify"), 1);
        QVERIFY(QFile::copy(sourceFile("resources/rps/bots/odds.js"), out + "/odds.js"));
        QProcess shell;
        shell.setWorkingDirectory(out);
        shell.start("/bin/bash", {"-ec", "hilltop-cli() { \"$0\" \"$@\"; }; . ./commands.sh", kTestedProgram});
        QVERIFY(shell.waitForFinished());
        QVERIFY2(shell.exitCode() == 0, shell.readAllStandardError().constData());
        QCOMPARE(dump(out + "/again.hhill"), dump(hill));
    }
    /// A command is called by its program, not by what runs it, and does not change unseen.
    void aCommandIsTheBotThatItNames() {
        const QString hill = make("command.hhill", "--game rps --matches 4 --seed 7"), bot = path("nestor.py");
        const QString spec = "hilltop:python3 " + bot;
        write(bot, "print()\n");
        add(hill, {spec, "simple", "--no-trial"});
        write(path("minerva.py"), "print()\n");
        add(hill, {"hilltop:python3 " + path("minerva.py"), "--no-trial"});
        const QJsonArray versions = run({"hill", "status", hill, "--json"}).json()["versions"].toArray();
        QCOMPARE(versions[0]["name"].toString(), QString("minerva"));
        QCOMPARE(versions[1]["name"].toString(), QString("nestor"));
        write(bot, "print(1)\n");
        compare_hill_error(run({"hill", "run", hill}), 1,
                           "the files of nestor (" + spec + ") have changed since it joined");
        QVERIFY(QFile::remove(bot));
        compare_hill_error(run({"hill", "run", hill}), 1,
                           "the files of nestor (" + spec + ") have changed since it joined");
        write(bot, "print(1)\n");
        QVERIFY(run({"hill", "add", hill, spec, "--no-trial"}).out.startsWith("nestor joins, version 2\n"));
        write(bot, "print()\n");
        QVERIFY(run({"hill", "add", hill, spec, "--no-trial"}).out.startsWith("nestor joins, version 1\n"));
    }
    /// Every kind of game has a form in which versions meet.
    void playsEveryGame_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("bots");
        QTest::newRow("two sides") << "--game pazaak --matches 20 --seed 1"
                                   << QStringList{"bold", "cautious", "careful"};
        QTest::newRow("teams") << "--game euchre --matches 4 --seed 1 --duplicate"
                               << QStringList{"first-legal", "always-alone"};
        QTest::newRow("a table") << "--game zipdeck --matches 24 --seed 1 --duplicate"
                                 << QStringList{"caller", "rando", "silent"};
        QTest::newRow("two versions at a table") << "--game zipdeck --tables 0 --matches 24 --seed 1 --duplicate"
                                                 << QStringList{"caller", "rando", "silent"};
        QTest::newRow("alone") << "--game thegame --tables 0 --matches 8 --seed 1 --duplicate"
                               << QStringList{"simple-tom", "smallest-gap"};
        QTest::newRow("together") << "--game thegame --matches 8 --seed 1 --duplicate"
                                  << QStringList{"simple-tom", "smallest-gap"};
        for (const hilltop::GameEntry* game : hilltop::games())
            if (const QString id = game->info().id; !QStringList{"pazaak", "euchre", "zipdeck", "thegame"}.contains(id))
                QTest::newRow(game->info().id)
                    << "--game " + id + " --matches 8 --seed 1" << QStringList{game->bots()[0].id, game->bots()[1].id};
    }
    void playsEveryGame() {
        QFETCH(QString, words);
        QFETCH(QStringList, bots);
        const QString hill = make(QString::fromLatin1(QTest::currentDataTag()) + ".hhill", words);
        add(hill, bots);
        play(hill, "--budget 48");
        const Outcome status = run({"hill", "status", hill, "--json"});
        QVERIFY2(status.code == 0, status.err.constData());
        const QJsonArray lines = status.json().object().value("standings").toArray();
        QCOMPARE(lines.size(), bots.size());
        QCOMPARE(lines.first().toObject().value("place").toInt(), 1);
        QVERIFY(lines.first().toObject().value("rating").toDouble() >=
                lines.last().toObject().value("rating").toDouble());
        QVERIFY(run({"hill", "status", hill}).out.contains(" leads."));
        QVERIFY(run({"hill", "status", hill, "--csv"}).out.count('\n') == bots.size() + 1);
        QVERIFY(run({"hill", "status", hill, "--markdown"}).out.contains("| 1 |"));
    }
    /// Matches that all come out alike say nothing of how far the next one may lie from them.
    void whatIsNotKnownIsNotShownAsANumber() {
        const QString hill = make("alike.hhill", "--game thegame --tables 0 --matches 12 --seed 4 --duplicate"),
                      out = path("alike");
        add(hill, {"planner", "simple-tom", "smallest-gap", "--no-trial"});
        play(hill);
        QCOMPARE(run({"hill", "site", hill, "--out", out, "--pages", "0"}).code, 0);
        QFile page(out + "/index.html");
        QVERIFY(page.open(QIODevice::ReadOnly));
        for (const QByteArray& text :
             {run({"hill", "status", hill}).out, run({"hill", "status", hill, "--markdown"}).out,
              run({"hill", "status", hill, "--csv"}).out, page.readAll()}) {
            QVERIFY2(!text.contains("inf") && !text.contains("nan") && !text.contains("50.0 %"), text.constData());
            QVERIFY2(text.contains("unknown") || !text.contains("planner leads"), text.constData());
        }
        const QJsonArray lines = run({"hill", "status", hill, "--json"}).json().object()["standings"].toArray();
        QCOMPARE(lines[0]["name"].toString(), QString("planner"));
        QVERIFY(lines[0]["rating_error"].isNull() && lines[0]["stronger_than_next"].isNull());
        QVERIFY(lines[1]["stronger_than_next"].isDouble() && lines[2]["stronger_than_next"].isNull());
        for (const QJsonValue& line : lines)
            for (const char* field : {"rating_error", "stronger_than_next"})
                QCOMPARE(line[field].toDouble(), std::round(line[field].toDouble() * 1e9) / 1e9);
    }
    void badInputIsOneSentence() {
        const QString hill = make("bad.hhill");
        compare_hill_error(run({"hill", "new", hill, "--game", "rps"}), 1, "already exists");
        compare_hill_error(run({"hill", "new", path("x.hhill"), "--game", "zipdeck", "--seats", "3", "--tables", "0"}),
                           2, "even number");
        compare_hill_error(run({"hill", "new", path("x.hhill"), "--game", "pazaak", "--tables", "5"}), 2,
                           "no random tables");
        compare_hill_error(run({"hill", "new", path("x.hhill"), "--game", "thegame", "--tables", "5000"}), 2,
                           "--tables");
        compare_hill_error(run({"hill", "new", path("x.hhill"), "--game", "zipdeck", "--matches", "200000"}), 2,
                           "plays at most 100000");
        compare_hill_error(run({"hill", "status", path("none.hhill")}), 1, "there is no such file");
        QVERIFY(run({"hill", "status", hill}).out.contains("No bot has been added yet."));
        write(path("text.hhill"), "a hill of beans");
        compare_hill_error(run({"hill", "status", path("text.hhill")}), 1, "is not a hill");
        QDir().mkpath(path("other"));
        QVERIFY(QFile::copy(sourceFile("resources/rps/bots/pairs.js"), path("other/odds.js")));
        compare_hill_error(run({"hill", "add", hill, kOdds, "js:" + path("other/odds.js")}), 2,
                           "two of these bots have the name");
        add(hill, {"simple"});
        compare_hill_error(run({"hill", "retire", hill, "nobody"}), 2, "no bot called nobody plays here");
        compare_hill_error(run({"hill", "run", hill, "--budget", "3"}), 2,
                           "3 matches are too few: one pairing takes 40");
        compare_hill_error(run({"hill", "add", hill, kOdds, "--name", "simple"}), 2,
                           "is already the name of another bot here");
        {
            const auto held = HillFile::open_to_change(hill.toStdString());
            QVERIFY(held);
            compare_hill_error(run({"hill", "run", hill}), 1, "is being changed by another Hilltop");
            QCOMPARE(run({"hill", "status", hill}).code, 0); // to read it is possible
        }
        const QString newer = make("newer.hhill"), changed = make("changed.hhill");
        change_hill(newer, "PRAGMA user_version=99");
        compare_hill_error(run({"hill", "status", newer}), 1, "made by a newer Hilltop");
        add(changed, {"simple", "odds"});
        change_hill(changed, "UPDATE log SET spec='champion' WHERE number=0");
        compare_hill_error(run({"hill", "status", changed}), 1, "its log was changed");
    }
    /// No script runs but the site's own, and no other folder is written to.
    void writesASite() {
        const QString hill = make("site.hhill"), out = path("site");
        add(hill, {"simple", "odds"});
        add(hill, {"novice", "--name", "<script>alert(1)</script>", "--link", "javascript:alert(2)"});
        play(hill);
        const QStringList make_site{"hill", "site", hill, "--out", out, "--title", "Best & <i>last</i>"};
        const Outcome made = run(make_site);
        QVERIFY2(made.code == 0, made.err.constData());
        QDir folder(out);
        const QStringList pages = folder.entryList({"*.html"}) + QDir(out + "/bots").entryList({"*.html"});
        QCOMPARE(pages.size(), 1 + 3);
        QFile index(out + "/index.html");
        QVERIFY(index.open(QIODevice::ReadOnly));
        const QByteArray text = index.readAll();
        QVERIFY(text.contains("Best &amp; &lt;i&gt;last&lt;/i&gt;") && text.contains("&lt;script&gt;") &&
                text.contains(" leads."));
        const auto foreign_script = [](QByteArray page, const QByteArray& up) {
            const QByteArray own =
                "<script src=" + up + "languages.js></script><script src=" + up + "site.js></script>";
            return page.count(own) != 1 || page.replace(own, "").contains("<script");
        };
        QVERIFY(!foreign_script(text, "") && !text.contains("<i>"));
        QVERIFY(text.contains("default-src 'none'"));
        for (const QFileInfo& page : QDir(out + "/bots").entryInfoList({"*.html"})) {
            QFile file(page.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bot = file.readAll();
            QVERIFY2(!foreign_script(bot, "../") && !bot.contains("href=\"javascript"), bot.constData());
        }
        QVERIFY(folder.entryList({"*.part"}).isEmpty() && QFile::exists(out + "/standings.csv"));
        QCOMPARE(run({"hill", "retire", hill, "odds"}).code, 0);
        QCOMPARE(run(make_site).code, 0); // its page goes
        QCOMPARE(QDir(out + "/bots").entryList({"*.html"}).size(), 2);
        write(path("submitted.txt"), "mine");
        compare_hill_error(run({"hill", "site", hill, "--out", root()}), 1,
                           "contains other files, but no site of Hilltop");
    }
    /// Matches that were kept before the disk was full stay.
    void aFullDiskLosesNothing() {
        const QString hill = make("full.hhill");
        add(hill, {"simple", "odds"});
        play(hill);
        const QByteArray before = dump(hill);
        {
            auto file = HillFile::open_to_change(hill.toStdString());
            QVERIFY(file);
            QVERIFY(file->limit_pages(1));
            HillEvent event;
            event.kind = HillEvent::Kind::Season;
            event.why = std::string(100'000, 'x');
            const auto added = file->append(std::span(&event, 1));
            QVERIFY(!added);
            QVERIFY2(english(added.error()).find("full") != std::string::npos, english(added.error()).c_str());
            QCOMPARE(file->log().size(), std::size_t{2});
        }
        QCOMPARE(dump(hill), before);
    }
};

HILLTOP_TEST(CliHillTest)
#include "cli_hill_test.moc"
