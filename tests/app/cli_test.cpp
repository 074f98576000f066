// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the hilltop-cli that was built: what people and scripts meet is its text, its JSON and its exit code.
#include "program.h"
#include "support/test.h"

#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <csignal>

namespace {

QString folder_path(const QTemporaryDir& folder, const char* name) {
    return folder.filePath(QString::fromLatin1(name));
}

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

QByteArray record_line(const QString& more = "--seed 7") {
    return run_line("match pazaak --seat bold --seat careful --json " + more).out;
}

} // namespace

class CliTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void badUsage_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("problem");
        const QString match = "match pazaak --seat bold --seat bold ";
        const QString run = "tournament run --game pazaak --bot bold --bot cautious ";

        QTest::newRow("no command") << ""
                                    << "a command is missing, there are games";
        QTest::newRow("unknown command") << "frob"
                                         << "unknown command \"frob\"";
        QTest::newRow("unknown option") << "--frob"
                                        << "unknown option --frob";
        QTest::newRow("later command") << "tournament watch x.htour"
                                       << "tournament: unknown command \"watch\"";
        QTest::newRow("no tournament command") << "tournament"
                                               << "tournament: a command is missing";
        QTest::newRow("too much") << "games pazaak"
                                  << "games: \"pazaak\" is too much";
        QTest::newRow("bots of no game") << "bots chess"
                                         << "unknown game \"chess\", the games are pazaak";
        QTest::newRow("no game") << "match --seat bold --seat bold"
                                 << "match: game is required";
        QTest::newRow("unknown game") << "match chess --seat bold --seat bold"
                                      << "unknown game \"chess\"";
        QTest::newRow("no seats") << "match pazaak"
                                  << "--seat is required";
        QTest::newRow("one seat") << "match pazaak --seat bold"
                                  << "--seat: there are 1, pazaak has 2 seats";
        QTest::newRow("three seats") << match + "--seat bold"
                                     << "--seat: there are 3";
        QTest::newRow("unknown bot") << "match pazaak --seat bold --seat bald"
                                     << "--seat: unknown bot \"bald\", pazaak has";
        QTest::newRow("seed no number") << match + "--seed seven"
                                        << "--seed: \"seven\" must be a whole number from 0";
        QTest::newRow("seed below 0") << match + "--seed -5"
                                      << "--seed: \"-5\"";
        QTest::newRow("seed too large") << match + "--seed 18446744073709551616"
                                        << "--seed: \"18446744073709551616\"";
        QTest::newRow("seed without value") << match + "--seed"
                                            << "--seed";
        QTest::newRow("deal no number") << match + "--deal x"
                                        << "--deal: \"x\"";
        QTest::newRow("two seeds") << match + "--seed 1 --deal 0007-3"
                                   << "--deal: 0007-3 holds a seed already";
        QTest::newRow("match too large") << match + "--match 281474976710656"
                                         << "--match: ";
        QTest::newRow("rule out of range")
            << match + "--rules house_copies=9"
            << "--rules: rule house_copies is \"9\", it must be a whole number from 1 to 8";
        QTest::newRow("rule no word") << match + "--rules auto_stand=maybe"
                                      << "must be one of false, true";
        QTest::newRow("unknown rule") << match + "--rules decks=2"
                                      << "--rules: unknown rule \"decks\"";
        QTest::newRow("no rule") << match + "--rules house_copies"
                                 << "write KEY=VALUE";
        QTest::newRow("rules at odds") << match + "--rules side_cards=6 --rules side_copies=1"
                                       << "from 0 to 5";
        QTest::newRow("no plan") << "tournament run"
                                 << "--game: is missing";
        QTest::newRow("one bot") << "tournament run --game pazaak --bot bold"
                                 << "round-robin needs at least two entrants";
        QTest::newRow("unknown entrant") << run + "--bot bald"
                                         << "--bot: unknown bot \"bald\"";
        QTest::newRow("no matches") << run + "--matches 0"
                                    << "--matches: \"0\"";
        QTest::newRow("no threads") << run + "--threads 0"
                                    << "--threads: \"0\"";
        QTest::newRow("seed of a tournament") << run + "--seed 1x"
                                              << "--seed: \"1x\"";
        QTest::newRow("format") << run + "--format league"
                                << "--format: \"league\" is neither round-robin";
        QTest::newRow("seats") << run + "--seats 3"
                               << "--seats: \"3\"";
        QTest::newRow("format of no log") << "import chess-log x --record y"
                                          << "unknown format \"chess-log\"";
        QTest::newRow("no place for the import") << "import simplepazaak-log x"
                                                 << "--record is required";
        QTest::newRow("bench of no game") << "bench chess"
                                          << "unknown game";
        QTest::newRow("bench of no bot") << "bench pazaak --bot bald"
                                         << "--bot: unknown bot \"bald\"";
    }
    void badUsage() {
        QFETCH(QString, line);
        QFETCH(QString, problem);
        const Outcome done = run_line(line);
        QCOMPARE(done.code, 2);
        QVERIFY2(done.err.startsWith("hilltop-cli: ") && done.err.count('\n') == 1, done.err.constData());
        QVERIFY2(done.err.contains(problem.toUtf8()), done.err.constData());
        QCOMPARE(done.out, QByteArray());
    }

    void badFile_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("problem");
        const QByteArray good = record_line();
        const auto with = [&](const char* before, const char* after) {
            QByteArray text = good;
            return text.replace(before, after);
        };
        QTest::newRow("cut off") << good.left(200) << "line 1: the record is cut off in the middle of the line";
        QTest::newRow("second cut off") << good + '\n' + good.left(200) << "line 3: the record is cut off";
        QTest::newRow("newer format") << with("\"format\":1", "\"format\":2") << "line 1: format: is 2";
        QTest::newRow("unknown game") << with("\"game\":\"pazaak\"", "\"game\":\"chess\"")
                                      << "line 1: game: unknown game";
        QTest::newRow("answer not allowed")
            << with("\"play 3\"", "\"play 9\"") << "line 1: step 7: seat 1 answered \"play 9\", which is not allowed";
        QTest::newRow("no answer") << with("\"play 3\"", "\"fold\"") << "line 1: step 7: seat 1 answered \"fold\"";
        QTest::newRow("rule") << with("\"house_copies\":4", "\"house_copies\":9") << "line 1: rules: rule house_copies";
        QTest::newRow("seat") << with("{\"bot\":\"bold\",\"version\":1},", "") << "line 1: seats: there are 1";
        QTest::newRow("seed") << with("\"seed\":\"7\"", "\"seed\":\"x\"") << "line 1: source.seed";
        QTest::newRow("empty") << QByteArray() << "neither a Hilltop record nor a log";
        QTest::newRow("something else") << QByteArray("Dear diary\n") << "neither a Hilltop record nor a log";
    }
    void badFile() {
        QFETCH(QByteArray, content);
        QFETCH(QString, problem);
        const QString path = folder_path(m_folder, "bad.hmatch");
        write(path, content);
        const Outcome done = run({"replay", path});
        QCOMPARE(done.code, 1);
        QVERIFY2(done.err.startsWith("hilltop-cli: " + path.toUtf8() + ": ") && done.err.count('\n') == 1,
                 done.err.constData());
        QVERIFY2(done.err.contains(problem.toUtf8()), done.err.constData());
        QCOMPARE(done.out, QByteArray());
    }

    void failedWork_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no such record") << "replay /nonexistent/a.hmatch"
                                        << "/nonexistent/a.hmatch: cannot be opened";
        QTest::newRow("a folder") << "replay /"
                                  << "/: is a folder";
        QTest::newRow("no such plan") << "tournament run /nonexistent/p.json"
                                      << "/nonexistent/p.json: cannot be opened";
        QTest::newRow("no such log") << "import simplepazaak-log /nonexistent/l --record x"
                                     << "/nonexistent/l: cannot be opened";
        QTest::newRow("no place to write") << "match pazaak --seat bold --seat bold --record /nonexistent/a.hmatch"
                                           << "/nonexistent/a.hmatch: cannot be written";
    }
    void failedWork() {
        QFETCH(QString, line);
        QFETCH(QString, problem);
        const Outcome done = run_line(line);
        QCOMPARE(done.code, 1);
        QVERIFY2(done.err.contains(problem.toUtf8()) && done.err.count('\n') == 1, done.err.constData());
    }

    void fullDisk() {
        const Outcome done = run({"games"}, "/dev/full");
        QCOMPARE(done.code, 1);
        QVERIFY2(done.err.contains("standard output: cannot be written"), done.err.constData());
    }

    void badPlan_data() {
        QTest::addColumn<QByteArray>("plan");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no JSON") << QByteArray("{\n \"game\"\n}") << 1 << "line 3: ";
        QTest::newRow("unknown field") << QByteArray(R"({"game":"pazaak","bot":[]})") << 2
                                       << "bot: a plan has no such field";
        QTest::newRow("unknown bot") << QByteArray(R"({"game":"pazaak","bots":["bold","bald"]})") << 2
                                     << "unknown bot \"bald\"";
        QTest::newRow("seed") << QByteArray(R"({"game":"pazaak","bots":["bold","bold"],"seed":"x"})") << 2 << "seed: ";
        QTest::newRow("no entrants") << QByteArray(R"({"game":"pazaak","bots":[]})") << 2
                                     << "round-robin needs at least two entrants, there are none";
        QTest::newRow("one entrant") << QByteArray(R"({"game":"pazaak","bots":["bold"]})") << 2
                                     << "round-robin needs at least two entrants, there is one";
        QTest::newRow("nobody together") << QByteArray(R"({"game":"thegame","bots":[]})") << 2
                                         << "there are no entrants";
        QTest::newRow("matches") << QByteArray(R"({"game":"pazaak","bots":["bold","bold"],"matches":0})") << 2
                                 << "matches: ";
    }
    void badPlan() {
        QFETCH(QByteArray, plan);
        QFETCH(int, code);
        QFETCH(QString, problem);
        const QString path = folder_path(m_folder, "plan.json");
        write(path, plan);
        const Outcome done = run({"tournament", "run", path});
        QCOMPARE(done.code, code);
        QVERIFY2(done.err.startsWith("hilltop-cli: " + path.toUtf8() + ": ") && done.err.count('\n') == 1,
                 done.err.constData());
        QVERIFY2(done.err.contains(problem.toUtf8()), done.err.constData());
    }

    void lists() {
        const Outcome version = run({"--version"});
        QCOMPARE(version.code, 0);
        QVERIFY(version.out.startsWith("hilltop-cli "));
        const QJsonObject game = run({"games", "--json"}).json()[0].toObject();
        QCOMPARE(game["game"].toString(), QString("pazaak"));
        QCOMPARE(game["seats"].toArray(), QJsonArray({2, 2}));
        const QJsonObject rule = game["rules"].toArray()[0].toObject();
        QCOMPARE(rule["key"].toString(), QString("house_copies"));
        QCOMPARE(rule["default"].toInt(), 4);
        QCOMPARE(rule["max"].toInt(), 8);
        const QJsonObject bot = run({"bots", "pazaak", "--json"}).json()[0].toObject();
        QCOMPARE(bot.keys(), QStringList({"bot", "game", "strength", "style", "version"}));
    }

    void matchIsRepeated() {
        QCOMPARE(record_line("--seed 7"), record_line("--deal 0007-0"));
        QVERIFY(record_line("--seed 7 --match 1") != record_line("--seed 7"));
        const Outcome told = run_line("match pazaak --seat bold --seat careful --seed 7");
        QCOMPARE(told.code, 0);
        QVERIFY(told.out.startsWith("Pazaak: bold against careful\nDeal 0007-0, match 0\n"));
        QVERIFY(told.out.contains("\nHand 1\n") && told.out.contains("Result: careful wins"));
    }

    void replayOfRecord() {
        const QString path = folder_path(m_folder, "two.hmatch");
        write(path, record_line("--seed 1") + record_line("--seed 7"));
        const Outcome told = run({"replay", path, "--match", "1"});
        QCOMPARE(told.code, 0);
        QVERIFY(told.out.contains("Deal 0007-0") && told.out.contains("Reproduced"));

        const QJsonObject all = run({"replay", path, "--match", "1", "--json"}).json().object();
        QVERIFY(all["reproduced"].toBool() && all["differs_at"].isNull());
        QCOMPARE(all["record"].toObject(), QJsonDocument::fromJson(record_line()).object());
        const QJsonObject first = all["positions"].toArray()[0].toObject();
        QCOMPARE(first["step"].toInt(), 0);
        QCOMPARE(first["asked"].toArray(), (QJsonArray{QJsonValue(0)}));
        QCOMPARE(first["views"].toArray().size(), 2);

        const QJsonArray one = run({"replay", path, "--match", "1", "--step", "5", "--seat", "1", "--json"})
                                   .json()
                                   .object()["positions"]
                                   .toArray();
        QCOMPARE(one.size(), 1);
        QCOMPARE(one[0].toObject()["step"].toInt(), 5);
        QCOMPARE(one[0].toObject()["views"].toArray().size(), 1);
        QCOMPARE(one[0].toObject()["views"].toArray()[0].toObject()["me"].toInt(), 1);

        const Outcome step = run({"replay", path, "--match", "1", "--step", "5", "--seat", "1"});
        QVERIFY(step.out.contains("careful is asked: stand, end, play 2") && step.out.contains("4 face down"));
        QCOMPARE(run({"replay", path, "--match", "2"}).code, 2);
        QCOMPARE(run({"replay", path, "--step", "999"}).code, 2);
        QCOMPARE(run({"replay", path, "--seat", "2"}).code, 2);
    }

    void replayThatDiffers() {
        const QString path = folder_path(m_folder, "other.hmatch");
        write(path, record_line().replace("\"play 3\"", "\"play 2\""));
        const Outcome told = run({"replay", path});
        QCOMPARE(told.code, 0);
        QVERIFY2(told.out.contains("Differs at decision 7."), told.out.constData());
        QCOMPARE(run({"replay", path, "--json"}).json()["differs_at"].toInt(), 7);
    }

    void standingsDoNotDependOnThreads() {
        const QString line = "tournament run --game pazaak --bot random --bot bold --bot careful --matches 3000 --seed "
                             "7 --json --threads ";
        const Outcome one = run_line(line + "1");
        QCOMPARE(one.code, 0);
        QCOMPARE(run_line(line + "2").out, one.out);
        QCOMPARE(run_line(line + "4").out, one.out);
        const QJsonObject json = one.json().object();
        QCOMPARE(json["seed"].toString(), QString("7"));
        QCOMPARE(json["matches"].toInt(), 9000);
        QCOMPARE(json["standings"].toArray()[0].toObject()["bot"].toString(), QString("careful"));
        QCOMPARE(json["crosstable"].toArray().size(), 6);

        const QString path = folder_path(m_folder, "fine.json");
        write(path, R"({"game":"pazaak","bots":["random","bold","careful"],"matches":3000,"seed":"7"})");
        QCOMPARE(run({"tournament", "run", path, "--json"}).out, one.out);
        QCOMPARE(run({"tournament", "run", path, "--seed", "8"}).code, 2);
    }

    void importedLog() {
        QFile file(HILLTOP_SOURCE_DIR "/tests/games/pazaak/two-hands.log");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray log = file.readAll();
        const QString path = folder_path(m_folder, "a.log");
        const QString record = folder_path(m_folder, "a.hmatch");
        write(path, log);
        const Outcome imported = run({"import", "simplepazaak-log", path, "--record", record});
        QVERIFY2(imported.code == 0, imported.err.constData());
        const Outcome replayed = run({"replay", record});
        QCOMPARE(replayed.code, 0);
        QVERIFY(replayed.out.contains("Reproduced"));

        QByteArray wrong = log;
        write(path, wrong.replace("new Hand: [", "new Hand: [9, "));
        const Outcome refused = run({"import", "simplepazaak-log", path, "--record", record});
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.startsWith("hilltop-cli: " + path.toUtf8() + ": line "), refused.err.constData());
        QCOMPARE(run({"import", "simplepazaak-log", path, "--record", record, "--seed", "x"}).code, 2);
    }

    void interruptedTournament() {
        QProcess process;
        process.start(HILLTOP_PROGRAM,
                      QString("tournament run --game pazaak --bot bold --bot cautious --matches 100000000").split(' '));
        QVERIFY(process.waitForStarted());
        QTest::qWait(700);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(20000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains("hilltop-cli: stopped after "));
        QVERIFY(process.readAllStandardOutput().contains("cautious"));
    }
};

HILLTOP_TEST(CliTest)
#include "cli_test.moc"
