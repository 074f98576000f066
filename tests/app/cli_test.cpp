// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the hilltop-cli that was built: what people and scripts meet is its text, its JSON and its exit code.
#include "program.h"
#include "support/built.h"
#include "support/json_schema.h"
#include "support/test.h"

#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <csignal>
#include <map>

namespace {

QString folder_path(const QTemporaryDir& folder, const char* name) {
    return folder.filePath(QString::fromLatin1(name));
}

QByteArray record_line(const QString& more = "--seed 7") {
    return run_line("match pazaak --seat bold --seat careful --json " + more).out;
}

/// A bot for every game in the shell: it plays the first answer on the menu.
QString shell_bot(const QTemporaryDir& folder) {
    const QString path = folder_path(folder, "first.sh");
    write(path, "while read -r line; do\n"
                "  case $line in\n"
                "  '{\"hello\"'*) echo '{\"name\":\"First\"}';;\n"
                "  '{\"view\"'*) echo thinking >&2\n"
                "    echo \"$line\" | sed 's/.*\"menu\":\\[\"\\([^\"]*\\)\".*\"id\":\\([0-9]*\\).*/"
                "{\"play\":\"\\1\",\"id\":\\2}/';;\n"
                "  esac\n"
                "done\n");
    return QStringLiteral("hilltop:sh ") + path;
}

} // namespace

class CliTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void botsAreChecked() {
        const QString record = folder_path(m_folder, "checked.hmatch");
        const QStringList check{"check-bot", shell_bot(m_folder), "--game",      "pazaak", "--matches",
                                "2",         "--limit",           "decision=50s"};
        const Outcome told = run(check + QStringList{"--record", record});
        QCOMPARE(told.complaints(), QByteArray());
        QCOMPARE(told.code, 0);
        QVERIFY(told.out.contains("decisions in 2 matches\n"));
        QVERIFY(told.out.contains("\nfaults                   none\n"));
        QVERIFY(told.out.contains("\nsame seed, same answers  yes\n"));
        QVERIFY(told.out.contains("\nstands      100.0 %"));
        const Outcome json = run(check + QStringList{"--json"});
        const QJsonObject report = json.json().object();
        QCOMPARE(report["report"].toString(), QStringLiteral("bot"));
        QCOMPARE(report["matches"].toInt(), 2);
        QCOMPARE(report["limits"].toArray()[2].toString(), QStringLiteral("decision=50s"));
        QVERIFY(report["decisions"].toInt() > 0);
        QCOMPARE(report["allowed"], report["decisions"]);

        const Outcome again = run({"reproduce", record, "--decision", "1", "--limit", "decision=50s"});
        QCOMPARE(again.code, 0);
        QVERIFY(again.out.contains("\nanswer    stand\n"));
        QVERIFY(again.out.contains("\nrecord    stand\n"));
        QVERIFY(again.out.contains("\nstderr    thinking\n"));
        QVERIFY(again.out.endsWith("Reproduced: it is what the record says.\n"));
        const Outcome other = run({"reproduce", record, "--decision", "1", "--bot", "careful"});
        QCOMPARE(other.code, 1);
        QVERIFY(other.err.contains("not reproduced: the answer is end, the record has stand"));
        const Outcome missing = run({"reproduce", record, "--decision", "100000"});
        QCOMPARE(missing.code, 2);
        QVERIFY(missing.err.contains("--decision: \"100000\""));
    }

    void aBotThatDoesNotStartIsTold() {
        const Outcome told = run({"check-bot", "hilltop:/nowhere/bot", "--game", "euchre"});
        QCOMPARE(told.code, 1);
        QVERIFY(told.out.contains("\nstarts     no\n"));
        QVERIFY(told.err.contains("hilltop:/nowhere/bot: "));
    }

    void badUsage_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("problem");
        const QString match = "match pazaak --seat bold --seat bold ";
        const QString run = "tournament run --game pazaak --bot bold --bot cautious ";

        QTest::newRow("no command") << ""
                                    << "name a command; the commands are games";
        QTest::newRow("unknown command") << "frob"
                                         << "there is no command \"frob\"";
        QTest::newRow("unknown option") << "--frob"
                                        << "there is no option --frob";
        QTest::newRow("later command") << "tournament watch x.htour"
                                       << "tournament: there is no command \"watch\"";
        QTest::newRow("no tournament command") << "tournament"
                                               << "tournament: name a command";
        QTest::newRow("too much") << "games pazaak"
                                  << "games: the argument \"pazaak\" is not expected";
        QTest::newRow("check no bot") << "check-bot --game pazaak"
                                      << "check-bot: bot is required";
        QTest::newRow("check no game") << "check-bot hilltop:x"
                                       << "--game is required";
        QTest::newRow("check a built-in bot") << "check-bot bold --game pazaak"
                                              << "\"bold\" is built in";
        QTest::newRow("check no kind") << "check-bot exec:/x --game pazaak"
                                       << "pazaak has no bots of the kind \"exec\"";
        QTest::newRow("check with a wrong limit") << "check-bot hilltop:x --game pazaak --limit time=3"
                                                  << "--limit: there is no limit \"time\"";
        QTest::newRow("check no matches") << "check-bot hilltop:x --game pazaak --matches 0"
                                          << "--matches: \"0\"";
        QTest::newRow("reproduce nothing") << "reproduce"
                                           << "reproduce: file is required";
        QTest::newRow("bots of no game") << "bots chess"
                                         << "there is no game \"chess\"; the games are pazaak";
        QTest::newRow("no game") << "match --seat bold --seat bold"
                                 << "match: game is required";
        QTest::newRow("unknown game") << "match chess --seat bold --seat bold"
                                      << "there is no game \"chess\"";
        QTest::newRow("no seats") << "match pazaak"
                                  << "--seat is required";
        QTest::newRow("one seat") << "match pazaak --seat bold"
                                  << "--seat: there is 1, but pazaak has 2 seats";
        QTest::newRow("three seats") << match + "--seat bold"
                                     << "--seat: there are 3";
        QTest::newRow("unknown bot") << "match pazaak --seat bold --seat bald"
                                     << "--seat: there is no bot \"bald\"; pazaak has";
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
                                   << "--deal: 0007-3 contains a seed";
        QTest::newRow("match too large") << match + "--match 281474976710656"
                                         << "--match: ";
        QTest::newRow("rule out of range")
            << match + "--rules house_copies=9"
            << "--rules: rule house_copies is \"9\", but it must be a whole number from 1 to 8";
        QTest::newRow("rule no word") << match + "--rules auto_stand=maybe"
                                      << "must be one of false, true";
        QTest::newRow("unknown rule") << match + "--rules decks=2"
                                      << "--rules: there is no rule \"decks\"";
        QTest::newRow("no rule") << match + "--rules house_copies"
                                 << "write KEY=VALUE";
        QTest::newRow("rules at odds") << match + "--rules side_cards=6 --rules side_copies=1"
                                       << "from 0 to 5";
        QTest::newRow("no plan") << "tournament run"
                                 << "name a game with --game";
        QTest::newRow("one bot") << "tournament run --game pazaak --bot bold"
                                 << "round-robin needs at least two entrants";
        QTest::newRow("unknown entrant") << run + "--bot bald"
                                         << "--bot: there is no bot \"bald\"";
        QTest::newRow("no matches") << run + "--matches 0"
                                    << "--matches: \"0\"";
        QTest::newRow("no threads") << run + "--threads 0"
                                    << "--threads: \"0\"";
        QTest::newRow("seed of a tournament") << run + "--seed 1x"
                                              << "--seed: \"1x\"";
        QTest::newRow("format") << run + "--format league"
                                << "--format: \"league\" must be round-robin";
        QTest::newRow("seats") << run + "--seats 3"
                               << "--seats: \"3\"";
        QTest::newRow("format of no log") << "import chess-log x --record y"
                                          << "there is no format \"chess-log\"";
        QTest::newRow("no place for the import") << "import simplepazaak-log x"
                                                 << "--record is required";
        QTest::newRow("bench of no game") << "bench chess"
                                          << "there is no game \"chess\"";
        QTest::newRow("bench of no bot") << "bench pazaak --bot bald"
                                         << "--bot: there is no bot \"bald\"";
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
        QTest::newRow("cut off") << good.left(200) << "line 1: its end is missing";
        QTest::newRow("second cut off") << good + '\n' + good.left(200) << "line 3: its end is missing";
        QTest::newRow("newer format") << with("\"format\":1", "\"format\":2") << "line 1: format: the format is 2";
        QTest::newRow("unknown game") << with("\"game\":\"pazaak\"", "\"game\":\"chess\"")
                                      << "line 1: game: there is no game";
        QTest::newRow("answer not allowed")
            << with("\"play 3\"", "\"play 9\"") << "line 1: step 8: seat 2 answered \"play 9\", which is not allowed";
        QTest::newRow("no answer") << with("\"play 3\"", "\"fold\"") << "line 1: step 8: seat 2 answered \"fold\"";
        QTest::newRow("rule") << with("\"house_copies\":4", "\"house_copies\":9") << "line 1: rules: rule house_copies";
        QTest::newRow("seat") << with("{\"bot\":\"bold\",\"version\":1},", "") << "line 1: seats: there are 1";
        QTest::newRow("seed") << with("\"seed\":\"7\"", "\"seed\":\"x\"") << "line 1: source.seed";
        QTest::newRow("cards of no part") << with("\"seats\":", "\"cards\":{\"1000000\":[1]},\"seats\":")
                                          << "line 1: cards.1000000: the match has no such part";
        QTest::newRow("branch") << with("\"seats\":", "\"branches\":[{\"step\":-1,\"steps\":[]}],\"seats\":")
                                << "line 1: branches[0].step: the value is -1";
        QTest::newRow("fault") << with("\"faults\":[]", "\"faults\":[{\"step\":0,\"seat\":0,\"word\":\"bored\"}]")
                               << "line 1: faults[0].word: \"bored\" is not a fault";
        QTest::newRow("empty") << QByteArray() << "is empty";
        QTest::newRow("something else") << QByteArray("Dear diary\n") << "neither a Hilltop record nor a log";
    }
    void badFile() {
        QFETCH(QByteArray, content);
        QFETCH(QString, problem);
        const QString path = folder_path(m_folder, "bad.hmatch");
        write(path, content);
        const Outcome done = run({"replay", path});
        QCOMPARE(done.code, 1);
        QVERIFY2(done.err.startsWith("hilltop-cli: " + path.toUtf8()) && done.err.count('\n') == 1,
                 done.err.constData());
        QVERIFY2(done.err.contains(problem.toUtf8()), done.err.constData());
        QCOMPARE(done.out, QByteArray());
    }

    void failedWork_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no such record") << "replay /nonexistent/a.hmatch"
                                        << "/nonexistent/a.hmatch cannot be opened";
        QTest::newRow("a folder") << "replay /"
                                  << "/ is a folder";
        QTest::newRow("no such plan") << "tournament run /nonexistent/p.json"
                                      << "/nonexistent/p.json cannot be opened";
        QTest::newRow("no such log") << "import simplepazaak-log /nonexistent/l --record x"
                                     << "/nonexistent/l cannot be opened";
        QTest::newRow("no place to write") << "match pazaak --seat bold --seat bold --record /nonexistent/a.hmatch"
                                           << "/nonexistent/a.hmatch cannot be written";
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
        QVERIFY2(done.err.contains("standard output cannot be written"), done.err.constData());
    }

    void badPlan_data() {
        QTest::addColumn<QByteArray>("plan");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no JSON") << QByteArray("{\n \"game\"\n}") << 1 << "line 3: ";
        QTest::newRow("unknown field") << QByteArray(R"({"game":"pazaak","bot":[]})") << 2
                                       << "bot: a plan does not have this field";
        QTest::newRow("unknown bot") << QByteArray(R"({"game":"pazaak","bots":["bold","bald"]})") << 2
                                     << "there is no bot \"bald\"";
        QTest::newRow("seed") << QByteArray(R"({"game":"pazaak","bots":["bold","bold"],"seed":"x"})") << 2 << "seed: ";
        QTest::newRow("no entrants") << QByteArray(R"({"game":"pazaak","bots":[]})") << 2
                                     << "round-robin needs at least two entrants, but there are none";
        QTest::newRow("one entrant") << QByteArray(R"({"game":"pazaak","bots":["bold"]})") << 2
                                     << "round-robin needs at least two entrants, but there is only one";
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
        QVERIFY2(done.err.startsWith("hilltop-cli: " + path.toUtf8()) && done.err.count('\n') == 1,
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
        QCOMPARE(bot.keys(), QStringList({"bot", "game", "level", "strength", "style", "version"}));
    }

    void matchIsRepeated() {
        QCOMPARE(record_line("--seed 7"), record_line("--deal 0007-0"));
        QVERIFY(record_line("--seed 7 --match 2") != record_line("--seed 7"));
        const Outcome told = run_line("match pazaak --seat bold --seat careful --seed 7");
        QCOMPARE(told.code, 0);
        QVERIFY(told.out.startsWith("Pazaak: bold against careful\nDeal 0007-0, match 1\n"));
        QVERIFY(told.out.contains("\nHand 1\n") && told.out.contains("Result: careful wins"));
    }

    void replayOfRecord() {
        const QString path = folder_path(m_folder, "two.hmatch");
        write(path, record_line("--seed 1") + record_line("--seed 7"));
        const Outcome told = run({"replay", path, "--match", "2"});
        QCOMPARE(told.code, 0);
        QVERIFY(told.out.contains("Deal 0007-0") && told.out.contains("Reproduced"));

        const QJsonObject all = run({"replay", path, "--match", "2", "--json"}).json().object();
        QVERIFY(all["reproduced"].toBool() && all["differs_at"].isNull());
        QCOMPARE(all["record"].toObject(), QJsonDocument::fromJson(record_line()).object());
        const QJsonObject first = all["positions"].toArray()[0].toObject();
        QCOMPARE(first["step"].toInt(), 0);
        QCOMPARE(first["asked"].toArray(), (QJsonArray{QJsonValue(0)}));
        QCOMPARE(first["views"].toArray().size(), 2);

        const QJsonArray one = run({"replay", path, "--match", "2", "--step", "6", "--seat", "2", "--json"})
                                   .json()
                                   .object()["positions"]
                                   .toArray();
        QCOMPARE(one.size(), 1);
        QCOMPARE(one[0].toObject()["step"].toInt(), 5);
        QCOMPARE(one[0].toObject()["views"].toArray().size(), 1);
        QCOMPARE(one[0].toObject()["views"].toArray()[0].toObject()["me"].toInt(), 1);

        const Outcome step = run({"replay", path, "--match", "2", "--step", "6", "--seat", "2"});
        QVERIFY(step.out.contains("careful is asked: Stand, End turn, Play +2") && step.out.contains("4 face down"));
        QCOMPARE(run({"replay", path, "--match", "3"}).code, 2);
        QCOMPARE(run({"replay", path, "--step", "999"}).code, 2);
        for (const char* seat : {"0", "3"})
            QCOMPARE(run({"replay", path, "--seat", seat}).code, 2);
    }
    /// The page is written beside what the command says; a seat's page does not name the deal.
    void replayAsPage() {
        const QString file = folder_path(m_folder, "page.hmatch"), page = folder_path(m_folder, "page.html");
        write(file, record_line());
        const auto written = [&page] {
            QFile one(page);
            return one.open(QIODevice::ReadOnly) ? one.readAll() : QByteArray();
        };
        const Outcome told = run({"replay", file, "--html", page});
        QVERIFY2(told.code == 0 && told.out.startsWith("Reproduced"), told.err.constData());
        QVERIFY(written().startsWith("<!DOCTYPE html>") && written().contains("Deal "));
        QCOMPARE(run({"replay", file, "--html", page, "--seat", "1"}).code, 0); // a page may be replaced
        QVERIFY(!written().contains("Deal "));
        QCOMPARE(run({"replay", file, "--html", file}).code, 2);
        QCOMPARE(run({"replay", file, "--html", page, "--step", "1"}).code, 2);
        const Outcome lost = run({"replay", file, "--html", "/nonexistent/x.html"});
        QVERIFY(lost.code == 1 && lost.err.contains("/nonexistent/x.html cannot be written"));
    }

    /// The longest match there is stays small enough to be sent. It needs sixteen seats, which no other test has.
    void replayOfManySeatsIsSmall() {
        const QString file = folder_path(m_folder, "long.hmatch"), page = folder_path(m_folder, "long.html");
        QStringList match{"match", "zipdeck", "--record", file};
        for (int seat = 0; seat < 16; ++seat)
            match << "--seat"
                  << "serpentine";
        QCOMPARE(run(match).code, 0);
        QCOMPARE(run({"replay", file, "--html", page}).code, 0);
        const qint64 size = QFileInfo(page).size();
        QVERIFY2(size > 0 && size < 400'000, qPrintable(QString::number(size)));
    }

    void replayThatDiffers() {
        const QString path = folder_path(m_folder, "other.hmatch");
        // The last answer, so that no other answer depends on it; the hand is lost anyway.
        write(path, record_line().replace("\"stand\"],\"result\"", "\"end\"],\"result\""));
        const Outcome told = run({"replay", path});
        QCOMPARE(told.code, 1); // its digest is that of the other answer
        QVERIFY2(told.out.contains("1 bold: asked again, another answer at decision 25 (step 25)"),
                 told.out.constData());
        QVERIFY2(told.out.contains("2 careful: asked again, the same answers"), told.out.constData());
        const QJsonDocument json = run({"replay", path, "--json"}).json();
        QCOMPARE(json["differs_at"].toInt(), 24);
        QCOMPARE(json["seats"].toArray()[0].toObject()["differs_at"].toInt(), 24);
        QCOMPARE(json["seats"].toArray()[1].toObject()["outcome"].toString(), QString("same"));
    }

    void falseResultIsToldWithTheTrueOne() {
        const QString path = folder_path(m_folder, "false.hmatch");
        const QJsonObject record = QJsonDocument::fromJson(record_line()).object();
        const QByteArray truth = QJsonDocument(record["result"].toObject()["winners"].toArray()).toJson();
        write(path, "\n" + record_line().replace("\"winners\":[1]", "\"winners\":[0]"));
        const Outcome told = run({"replay", path});
        QCOMPARE(told.code, 1);
        QVERIFY2(told.err.startsWith("hilltop-cli: " + path.toUtf8() + ": line 2: result: the record says "),
                 told.err.constData());
        QVERIFY(told.err.contains("winners 0, but played again it is ") && told.err.contains("winners 1"));
        QCOMPARE(told.err.count('\n'), 1);
        QVERIFY(told.out.contains("Not reproduced") && told.out.contains("Result: careful wins"));
        QVERIFY(!told.out.contains("Differs at"));
        const Outcome shown = run({"replay", path, "--json"});
        QCOMPARE(shown.code, 1);
        const QJsonObject json = shown.json().object();
        QVERIFY(!json["reproduced"].toBool() && json["differs_at"].isNull());
        QCOMPARE(QJsonDocument(json["record"]["result"]["winners"].toArray()).toJson(), truth);
        QCOMPARE(json["false_claims"]["result"]["winners"].toArray(), (QJsonArray{QJsonValue(0)}));

        QJsonObject other = record;
        other["digest"] = "1";
        write(path, QJsonDocument(other).toJson(QJsonDocument::Compact));
        const Outcome digest = run({"replay", path});
        QCOMPARE(digest.code, 1);
        QVERIFY2(digest.err.contains("line 1: digest: the record says 1"), digest.err.constData());
    }

    void otherVersionsAreNotAsked() {
        const QString path = folder_path(m_folder, "old.hmatch");
        write(path,
              record_line().replace("{\"bot\":\"careful\",\"version\":1}", "{\"bot\":\"careful\",\"version\":77}"));
        const Outcome told = run({"replay", path});
        QCOMPARE(told.code, 0);
        QVERIFY2(told.out.contains("2 careful: not asked: version 77 played, but the bot is now version 1"),
                 told.out.constData());
        QVERIFY2(told.out.contains("Reproduced: the bots that could be asked again gave"), told.out.constData());
        write(path, record_line().replace("{\"bot\":\"careful\",\"version\":1}", "{\"bot\":\"person\",\"version\":0}"));
        QVERIFY(run({"replay", path}).out.contains("2 person: not asked: not a bot of this program"));
    }

    void leftOutStepsArePlayedAgain() {
        const QString path = folder_path(m_folder, "short.hmatch");
        QJsonObject record = QJsonDocument::fromJson(record_line()).object();
        record.remove("steps");
        write(path, QJsonDocument(record).toJson(QJsonDocument::Compact));
        const Outcome told = run({"replay", path, "--json"});
        QCOMPARE(told.code, 0);
        QCOMPARE(told.json()["record"].toObject(), QJsonDocument::fromJson(record_line()).object());
    }

    void missingRuleIsFilledInAloud() {
        const QString path = folder_path(m_folder, "rule.hmatch");
        write(path, record_line().replace("\"side_cards\":4,", ""));
        const Outcome told = run({"replay", path, "--json"});
        QCOMPARE(told.code, 0);
        QCOMPARE(told.err, "hilltop-cli: " + path.toUtf8() +
                               ": line 1: rules.side_cards: this rule is missing; its default, 4, is used\n");
        QVERIFY(told.json().isObject());
    }

    /// Two matches of people who were dealt other cards where seat 0 does not see them, and did the same with them.
    void aSeatIsToldWhatItKnowsAlone_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("other");
        const auto row = [](const char* name, const char* game, int seats, const char* rules, const char* cards,
                            const char* other_cards, const char* steps, const char* seed) {
            QByteArray list;
            for (int seat = 0; seat < seats; ++seat)
                list += QByteArray(seat == 0 ? "" : ",") + "{\"bot\":\"person\",\"version\":0,\"name\":\"p" +
                        QByteArray::number(seat) + "\"}";
            const auto line = [&](const char* dealt, const char* number) {
                return QByteArray("{\"format\":1,\"game\":\"") + game + "\",\"rules\":{" + rules +
                       "},\"source\":{\"seed\":\"" + number + "\",\"deal\":\"0\",\"match\":\"0\"},\"cards\":{" + dealt +
                       "},\"seats\":[" + list + "],\"steps\":[" + steps + "],\"notes\":\"" + dealt[5] + "\"}";
            };
            QTest::newRow(name) << line(cards, "1") << line(other_cards, seed);
        };
        // The other's side deck; the house cards are given for the first hand.
        row("pazaak", "pazaak", 2, "\"hands_to_win\":3", "\"0\":[1,2,3,4],\"1\":[1,1,2,2],\"2\":[9,2,3]",
            "\"0\":[1,2,3,4],\"1\":[5,5,4,4],\"2\":[9,2,3]", "\"end\"", "2");
        // Before the round is over no player has seen the other's card.
        row("zipdeck", "zipdeck", 2, "\"rounds\":4", "\"0\":[3,5]", "\"0\":[3,6]", "", "2");
        row("thegame", "thegame", 2, "\"hand\":2,\"minimum\":1", "\"0\":[10,20,30,40]", "\"0\":[10,20,31,41]",
            "\"10>0\",[\"wish 0 0 0 0\",null]", "2");
        row("rps", "rps", 2, "", "\"0\":[1,2,3,4]", "\"0\":[1,2,5,6]", "", "2");
    }
    void aSeatIsToldWhatItKnowsAlone() {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, other);
        QVERIFY(before != other);
        const QString path = folder_path(m_folder, "seat.hmatch");
        const auto told = [&](const QByteArray& line, const QStringList& more) {
            write(path, line);
            const Outcome done = run(QStringList{"replay", path} + more);
            return done.code == 0 ? done.out : "failed: " + done.err;
        };
        for (const QString& step : {QString(), QString("1")}) {
            QStringList options{"--seat", "1"};
            if (!step.isEmpty()) options += {"--step", step};
            QCOMPARE(told(other, options), told(before, options));
            options += "--json";
            const QByteArray json = told(before, options);
            QVERIFY2(json.startsWith('{'), json.constData());
            QCOMPARE(told(other, options), json);
            for (const char* word : {"seed", "digest", "cards\": {", "notes"})
                QVERIFY2(!json.contains(QByteArray("\"") + word), word);
            // In games where all play together, bots see the names of the others, too.
            QCOMPARE(json.contains("\"p1\""), before.contains("thegame"));
        }
        QVERIFY(told(other, {"--seat", "2", "--json"}) != told(before, {"--seat", "2", "--json"}));
    }

    void aSeatKnowsItsAnswersAndTheEnd() {
        const QString path = folder_path(m_folder, "own.hmatch");
        write(path, record_line());
        const QJsonObject whole = run({"replay", path, "--seat", "2", "--json"}).json().object();
        const QJsonObject record = whole["record"].toObject();
        QVERIFY(!record.contains("steps") && record.contains("result"));
        QCOMPARE(record["answers"].toArray().last().toObject(),
                 (QJsonObject{{"step", 20}, {"decision", 20}, {"answer", "play 4"}}));
        QCOMPARE(record["seats"].toArray()[0].toObject(), QJsonObject());
        QCOMPARE(record["seats"].toArray()[1].toObject()["bot"].toString(), QString("careful"));
        const QJsonObject early = run({"replay", path, "--seat", "2", "--step", "6", "--json"}).json().object();
        QVERIFY(!early["record"].toObject().contains("result"));
        for (const QJsonValue answer : early["record"]["answers"].toArray())
            QVERIFY(answer.toObject()["step"].toInt() < 5);
    }

    /// What people say, and how things stand at a step.
    void textInPeoplesWords_data() {
        QTest::addColumn<QString>("match");
        QTest::addColumn<QStringList>("told");
        QTest::addColumn<QString>("step");
        QTest::addColumn<QStringList>("stands");
        QTest::newRow("euchre") << "euchre --seat steady --seat steady --seat sharp --seat sharp --seed 7"
                                << QStringList{"steady and sharp against steady and sharp", "are trump\n", "plays the ",
                                               "takes the trick", " gets "}
                                << "10" << QStringList{"dealer ", "trump ", "points", "tricks", "Decision 10: "};
        QTest::newRow("zipdeck") << "zipdeck --seat caller --seat rando --seat silent --seed 7"
                                 << QStringList{"Call: ", "Seats: 1 caller, 2 rando, 3 silent",
                                                "caller has the highest card"}
                                 << "4" << QStringList{"points", "shares", "Decision 10: caller"};
        QTest::newRow("thegame") << "thegame --seat planner --seat listener --seat planner --seed 7"
                                 << QStringList{"planner with listener with planner", "Wish ", " on pile ", "’s turn\n"}
                                 << "5" << QStringList{"wishes", "held"};
        QTest::newRow("pazaak") << "pazaak --seat bold --seat careful --seed 7"
                                << QStringList{"plays +3", "wins the hand"} << "10" << QStringList{"wins", "total"};
        QTest::newRow("rps") << "rps --seat simple --seat simple --seed 7" << QStringList{"keeps ", "wins the game"}
                             << "10" << QStringList{"games", "Decision 19: ", "Decision 20: "};
    }
    void textInPeoplesWords() {
        QFETCH(QString, match);
        QFETCH(QStringList, told);
        QFETCH(QString, step);
        QFETCH(QStringList, stands);
        const QString path = folder_path(m_folder, "told.hmatch");
        const Outcome played = run_line("match " + match + " --record " + path);
        QCOMPARE(played.code, 0);
        for (const QString& word : told)
            QVERIFY2(played.out.contains(word.toUtf8()), qPrintable(word + "\n" + QString(played.out)));
        for (const char* code : {" deck", "-won", "rank ", "number ", "rock ", "zip ", "play 3"})
            QVERIFY2(!played.out.contains(code), code);
        const QByteArray table = run({"replay", path, "--step", step}).out;
        for (const QString& word : stands)
            QVERIFY2(table.contains(word.toUtf8()), qPrintable(word + "\n" + QString(table)));
    }

    /// Fields as the window calls them, suits by their names: no codes.
    void positionsHaveTheWordsOfTheGame() {
        const QString path = folder_path(m_folder, "words.hmatch");
        QCOMPARE(
            run_line("match euchre --seat steady --seat sharp --seat steady --seat sharp --seed 7 --record " + path)
                .code,
            0);
        const std::map<QString, QByteArray> suits{{"c", "clubs"}, {"d", "diamonds"}, {"h", "hearts"}, {"s", "spades"}};
        int looked = 0;
        for (const QJsonValue position : run({"replay", path, "--json"}).json()["positions"].toArray()) {
            const QJsonValue view = position["views"][0];
            if (view["trump"].isNull() || looked == 5) continue;
            ++looked;
            const QByteArray text = run({"replay", path, "--step", QString::number(position["step"].toInt() + 1)}).out;
            QVERIFY2(text.contains("trump " + suits.at(view["trump"].toString()) + ","), text.constData());
            const QByteArray turned = "turned up " + view["turned"].toString().toUtf8();
            QVERIFY2(text.contains("turned up ") && !text.contains(turned), text.constData());
        }
        QCOMPARE(looked, 5);
        QCOMPARE(run_line("match pazaak --seat bold --seat careful --seed 7 --record " + path).code, 0);
        const QByteArray first = run({"replay", path, "--step", "1"}).out;
        QVERIFY2(first.contains("\nHand number 1, ") && first.contains(", to move bold, "), first.constData());
    }

    void seatsOfOneNameAreToldApart() {
        const QByteArray told =
            run_line("match euchre --seat steady --seat sharp --seat steady --seat first-legal").out;
        QVERIFY2(told.contains("steady (1)  ") && told.contains("steady (3)  "), told.constData());
        QVERIFY2(told.contains("\nSeats: 1 steady, 2 sharp, 3 steady, 4 first-legal\n"), told.constData());
        QVERIFY2(!told.contains("sharp ("), told.constData());
    }

    /// What a result means differs between games.
    void resultsSayWhatCounts_data() {
        QTest::addColumn<QString>("match");
        QTest::addColumn<QString>("result");
        QTest::newRow("pazaak") << "pazaak --seat bold --seat careful --seed 7"
                                << "careful wins; bold 0 points (hands 0), careful 1 point (hands 3)";
        QTest::newRow("zipdeck") << "zipdeck --seat caller --seat rando --seat silent --seed 7"
                                 << "silent wins; caller 10 points, rando 8 points, silent 6 points; fewer are better";
        QTest::newRow("thegame") << "thegame --seat planner --seat listener --seat planner --seed 7"
                                 << "not won; 1 point; fewer are better";
    }
    void resultsSayWhatCounts() {
        QFETCH(QString, match);
        QFETCH(QString, result);
        const QByteArray told = run_line("match " + match).out;
        QVERIFY2(told.endsWith("\nResult: " + result.toUtf8() + '\n'), told.constData());
    }

    void restsAreSaidWhereAsked() {
        const QString line = "match pazaak --seat bold --seat careful --seed 7";
        QVERIFY(!run_line(line).out.contains("look on"));
        QVERIFY(run_line(line + " --rests").out.contains("Rest: bold, careful look on"));
        const QString path = folder_path(m_folder, "rests.hmatch");
        write(path, record_line());
        const QJsonArray all = run({"replay", path, "--json"}).json()["positions"].toArray();
        int rest = -1;
        for (const QJsonValue position : all) {
            if (rest < 0 && position["need"].toString() == "told") rest = position["step"].toInt();
        }
        QVERIFY(rest > 0);
        const QStringList at{"replay", path, "--step", QString::number(rest + 1)};
        QCOMPARE(run(at + QStringList{"--json"}).json()["positions"].toArray().size(), 1);
        QCOMPARE(run(at + QStringList{"--json", "--rests"}).json()["positions"].toArray().size(), 2);
        QVERIFY(!run(at).out.contains("look on"));
        QVERIFY(run(at + QStringList{"--rests"}).out.contains("Rest: bold, careful look on"));
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
        QFile file(hilltop::sourceFile("tests/games/pazaak/two-hands.log"));
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

    void euchreNotation() {
        const QString records = folder_path(m_folder, "n.hmatch");
        const QString notation = folder_path(m_folder, "n.egn");
        const QString again = folder_path(m_folder, "n2.hmatch");
        const QByteArray line =
            run_line("match euchre --seat steady --seat sharp --seat steady --seat sharp --json").out;
        write(records, line);
        const Outcome exported = run({"export", "egn", records, "--out", notation});
        QVERIFY2(exported.code == 0, exported.err.constData());
        QVERIFY(exported.out.contains("1 match as egn"));
        const Outcome imported = run({"import", "egn", notation, "--record", again});
        QVERIFY2(imported.out.contains("the match is finished"), imported.err.constData());
        QVERIFY(run({"replay", again}).out.contains("Reproduced"));
        QVERIFY(run({"replay", notation}).out.contains("Reproduced")); // opened whatever it is
        QFile file(notation);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString wrong =
            QString(file.readAll()).replace(QRegularExpression("\"finalScore\": \\[\\s*\\d+"), "\"finalScore\": [99");
        write(notation, wrong.toUtf8());
        const Outcome refused = run({"import", "egn", notation, "--record", again});
        QCOMPARE(refused.code, 1);
        const auto before = wrong.left(wrong.indexOf(QRegularExpression("99")));
        const QString at = QString("n.egn: line %1: metadata.finalScore[").arg(before.count('\n') + 1);
        QVERIFY2(refused.err.contains(at.toUtf8()), refused.err.constData());
        write(records, line + line);
        const Outcome two = run({"export", "egn", records, "--out", notation});
        QCOMPARE(two.code, 2);
        QVERIFY2(two.err.contains("holds one match, but there are 2"), two.err.constData());
    }

    /// Many matches back and forth: a tournament's, records, a log, records, a log.
    void exportedLog() {
        const QString records = folder_path(m_folder, "b.hmatch");
        const QString log = folder_path(m_folder, "b.log");
        const QString again = folder_path(m_folder, "b2.log");
        write(records, record_line("--seed 7") + record_line("--seed 8") + record_line("--seed 9"));
        const Outcome exported = run({"export", "simplepazaak-log", records, "--out", log});
        QVERIFY2(exported.code == 0, exported.err.constData());
        QVERIFY(exported.out.contains("3 matches as simplepazaak-log"));
        const Outcome imported = run({"import", "simplepazaak-log", log, "--record", records});
        QVERIFY2(imported.out.contains("Pazaak, 3 matches, 3 of them finished"), imported.err.constData());
        QVERIFY(run({"replay", records, "--match", "3"}).out.contains("Reproduced"));
        QCOMPARE(run({"export", "simplepazaak-log", records, "--out", again}).code, 0);
        QFile first(log), second(again);
        QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
        const QByteArray text = first.readAll();
        QCOMPARE(second.readAll(), text);
        QCOMPARE(run({"export", "simplepazaak-log", records, "--match", "2", "--out", again}).code, 0);
        second.close();
        QVERIFY(second.open(QIODevice::ReadOnly));
        const QByteArray one = second.readAll();
        QVERIFY(text.contains(one) && one.size() < text.size() && one.startsWith("New Game!"));

        const QString played = folder_path(m_folder, "b.htour");
        QCOMPARE(run({"tournament", "run", "--game", "pazaak", "--bot", "bold", "--bot", "cautious", "--matches", "4",
                      "--out", played})
                     .code,
                 0);
        QCOMPARE(run({"export", "simplepazaak-log", played, "--match", "4", "--out", again}).code, 0);
        const Outcome which = run({"export", "simplepazaak-log", played, "--out", again});
        QCOMPARE(which.code, 2);
        QVERIFY2(which.err.contains("--match: name a match"), which.err.constData());
        QCOMPARE(run({"export", "chess-log", records, "--out", again}).code, 2);
        write(records, run_line("match rps --seat odds --seat odds --json").out);
        const Outcome other = run({"export", "simplepazaak-log", records, "--out", again});
        QCOMPARE(other.code, 1);
        QVERIFY2(other.err.contains("b.hmatch: the match is of rps"), other.err.constData());
        write(records, record_line("--rules hands_to_win=5"));
        const Outcome rules = run({"export", "simplepazaak-log", records, "--out", again});
        QCOMPARE(rules.code, 1);
        QVERIFY2(
            rules.err.contains("b.hmatch: match 1: a log of the original controller supports only the default rules"),
            rules.err.constData());
    }

    void folderOfBots() {
        const QString plan = hilltop::sourceFile("resources/rps/contest.json");
        const Outcome none = run({"tournament", "run", plan, "--bots", "/nonexistent"});
        QCOMPARE(none.code, 1);
        QVERIFY2(none.err.startsWith("hilltop-cli: --bots: /nonexistent cannot be read"), none.err.constData());
        QTemporaryDir folder;
        const Outcome empty = run({"tournament", "run", "--game", "rps", "--bots", folder.path()});
        QCOMPARE(empty.code, 1);
        QVERIFY2(empty.err.contains("contains no bot of rps"), empty.err.constData());
        // One bot alone, so that nothing is played; what else lies there is named first.
        const QByteArray bot = "{ name: 'NAME', draftPick(cards) { return 0; }, draftReceive(card) {},\n"
                               "  mainPlay(cards, base) { return 0; }, mainPostprocess(mine, base, theirs) {} },\n";
        write(folder.filePath("a.js"), bot);
        write(folder.filePath("notes.txt"), "x");
        const Outcome told = run({"tournament", "run", plan, "--bots", folder.path()});
        QVERIFY(told.code > 0);
        QVERIFY2(told.err.contains("left out") && told.err.contains("notes.txt is not a bot"), told.err.constData());
        QVERIFY2(told.err.contains("needs at least two entrants, but there is only one"), told.err.constData());
        // A file with several is as many entrants, whichever way it comes; its limits are theirs.
        const QString both = folder.filePath("a.js");
        write(both, QByteArray(bot).replace("NAME", "Ann") + QByteArray(bot).replace("NAME", "Bob"));
        for (const QStringList& way : {QStringList{"--bots", folder.path()}, QStringList{"--bot", "js:" + both}}) {
            const Outcome two = run(QStringList{"tournament", "run", "--game", "rps", "--matches", "4", "--json",
                                                "--limit", "js:" + both + ":decision=20s"} +
                                    way);
            QVERIFY2(two.code == 0, two.err.constData());
            QVERIFY2(two.out.contains("\"Ann\"") && two.out.contains("\"Bob\""), two.out.constData());
            QVERIFY2(!two.out.contains("no-start"), two.out.constData());
        }
        write(folder.filePath("plan.json"), "{\"game\": \"rps\", \"matches\": 4, \"bots\": [\"js:" + both.toUtf8() +
                                                "\"], \"own_limits\": {\"js:" + both.toUtf8() +
                                                "\": {\"decision\": \"20s\"}}}");
        const Outcome planned = run({"tournament", "run", folder.filePath("plan.json"), "--json"});
        QVERIFY2(planned.code == 0 && planned.out.contains("\"Bob\""), planned.err.constData());
        // Prose is no bot, whatever it is called.
        write(folder.filePath("prose.js"), "It always plays the best card.\n");
        const Outcome prose =
            run({"tournament", "run", "--game", "rps", "--bot", "js:" + folder.filePath("prose.js"), "--bot", "odds"});
        QVERIFY(prose.code > 0);
        QVERIFY2(prose.err.contains("--bot: ") && prose.err.contains("prose.js is not a bot"), prose.err.constData());
        // A plan without bots says so.
        const Outcome alone = run({"tournament", "run", plan});
        QCOMPARE(alone.code, 2);
        QVERIFY2(alone.err.contains("needs at least two entrants, but there are none"), alone.err.constData());
    }

    /// What `replay --json` prints is what `schema` says.
    void schemas() {
        const std::pair<const char*, const char*> matches[] = {{"pazaak", "bold,careful"},
                                                               {"euchre", "steady,first-legal,steady,random-80-20"},
                                                               {"rps", "simple,odds"},
                                                               {"zipdeck", "rando,serpentine,orion"},
                                                               {"thegame", "smallest-gap,simple-tom,listener"}};
        const QString records = folder_path(m_folder, "s.hmatch");
        for (const auto& [game, bots] : matches) {
            const Outcome printed = run({"schema", game});
            QVERIFY2(printed.code == 0, printed.err.constData());
            hilltop::testing::JsonSchema schema(hilltop::Json::parse(printed.out.toStdString()));
            QStringList arguments{"match", game, "--record", records, "--json"};
            for (const QString& bot : QString(bots).split(','))
                arguments << "--seat" << bot;
            const auto record = hilltop::Json::parse(run(arguments).out.toStdString());
            QCOMPARE(schema.complaint("record", record), std::string());
            for (const QStringList& seat : {QStringList{}, QStringList{"--seat", "2"}}) {
                const auto told =
                    hilltop::Json::parse(run(QStringList{"replay", records, "--json"} + seat).out.toStdString());
                QCOMPARE(told["format"], 2);
                QCOMPARE(schema.complaint(seat.isEmpty() ? "record" : "known", told["record"]), std::string());
                bool asked = false;
                for (const auto& position : told["positions"]) {
                    QCOMPARE(schema.complaint("position", position), std::string());
                    for (const auto& menu : position["menus"]) {
                        QVERIFY(!menu["choices"].empty() && (seat.isEmpty() || menu["seat"] == 1));
                        asked = true;
                    }
                }
                QVERIFY(asked);
            }
        }
        QCOMPARE(run({"schema", "chess"}).code, 2);
        QCOMPARE(run({"schema"}).code, 2);
    }

    void relationsOfRules() {
        const QJsonArray games = run({"games", "--json"}).json().array();
        QStringList words;
        for (const QJsonValue& game : games) {
            for (const QJsonValue& relation : game.toObject()["relations"].toArray())
                words << relation.toObject()["words"].toString();
        }
        for (const char* known : {"side_cards <= 5 * side_copies", "hand <= 98 / seats", "minimum <= hand"})
            QVERIFY2(words.contains(known), qPrintable(words.join('\n')));
    }

    void interruptedTournament() {
        QProcess process;
        process.start(hilltop::kTestedProgram,
                      QString("tournament run --game pazaak --bot bold --bot cautious --matches 100000000").split(' '));
        QVERIFY(process.waitForStarted());
        QVERIFY(QTest::qWaitFor([&] { return catches(process, SIGINT); }, hilltop::kPatienceMs));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(hilltop::kPatienceMs));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains("hilltop-cli: stopped after "));
        QVERIFY(process.readAllStandardOutput().contains("cautious"));
    }
};

HILLTOP_TEST(CliTest)
#include "cli_test.moc"
