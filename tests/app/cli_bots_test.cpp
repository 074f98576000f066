// SPDX-License-Identifier: GPL-3.0-or-later
// Commands for authors of bots.
#include "program.h"
#include "support/built.h"
#include "support/test.h"

#include <QtTest>

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>

class CliBotsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/hilltop-bots-XXXXXX")};
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

private Q_SLOTS:
    void comparesTwoBots() {
        const QString record = path("one.hmatch");
        QCOMPARE(run_line(QStringLiteral("match pazaak --seat bold --seat cautious --seed 7 --record ") + record).code,
                 0);
        const QString words = QStringLiteral("compare-bots --game pazaak bold cautious %1 ").arg(record);
        const Outcome text = run_line(words);
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.startsWith("Changed answers: "), text.out.constData());
        const Outcome json = run_line(words + QStringLiteral("--matches 100 --json"));
        QCOMPARE(json.code, 0);
        const QJsonObject told = json.json().object();
        const QJsonArray changed = told.value("changed").toArray();
        QVERIFY(told.value("decisions").toInt() > changed.size() && !changed.isEmpty());
        const QByteArray head = QStringLiteral("Changed answers: %1 of %2\n")
                                    .arg(changed.size())
                                    .arg(told.value("decisions").toInt())
                                    .toUtf8();
        QVERIFY2(text.out.startsWith(head), text.out.constData());
        QCOMPARE(text.out.count('\n'), changed.size() + 3);
        QVERIFY2(text.out.contains("\nOf " + QByteArray::number(changed.size()) +
                                   " judged the first bot's answer is better in "),
                 text.out.constData());
        // People count from 1, data from 0.
        const QJsonObject front = changed[0].toObject();
        const QString row =
            QStringLiteral("%1 1 %2 %3 ").arg(record).arg(front["decision"].toInt() + 1).arg(front["seat"].toInt() + 1);
        QCOMPARE(front["match"].toInt(-1), 0);
        QVERIFY2(text.out.split('\n')[2].simplified().startsWith(row.toUtf8()), text.out.constData());
        for (const auto& one : changed) {
            QCOMPARE(one.toObject().value("file").toString(), record);
            QVERIFY(one.toObject().value("first") != one.toObject().value("second"));
            QVERIFY(one.toObject().value("worth").isDouble() && one.toObject().value("worth_error").toDouble() >= 0);
        }
        QCOMPARE(told.value("matches").toInt(), 100);
        const double share = told.value("share").toDouble();
        QVERIFY(share > 0.1 && share < 0.9 && told.value("error").toDouble() > 0);
        QVERIFY(run_line(words + QStringLiteral("--json")).json().object().value("share").isNull());
    }
    /// Wherever a command names a bot, its file is enough.
    void takesFilesAsBots_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("other");
        QTest::addColumn<QString>("line");
        const auto bots = QList<QStringList>{{"rps", "bot.js", "simple"}, {"zipdeck", "bot.py", "rando"}};
        for (const QStringList& bot : bots) {
            for (const char* line :
                 {"match GAME --seat FILE --seat OTHER", "check-bot FILE --game GAME --matches 1",
                  "tournament run --game GAME --bot FILE --bot OTHER --matches 2", "tournament run plan.json",
                  "hill add hill.hhill FILE", "compare-bots FILE OTHER --game GAME --matches 2"})
                QTest::addRow("%s: %s", qPrintable(bot[1]), line)
                    << bot[0] << bot[1] << bot[2] << QString::fromLatin1(line);
        }
    }
    void takesFilesAsBots() {
        QFETCH(QString, game);
        QFETCH(QString, file);
        QFETCH(QString, other);
        QFETCH(QString, line);
        const QString bot = path("named/") + file;
        QVERIFY(QDir().mkpath(path("named")));
        write(bot, file.endsWith(".js") ? "{ name: 'Own', draftPick() { return 0; }, draftReceive() {}, mainPlay() { "
                                          "return 0; }, mainPostprocess() {} },\n"
                                        : "class Own(Player):\n    def play(self, card, info):\n        return ['']\n");
        write(path("plan.json"),
              QStringLiteral(R"({"game": "%1", "bots": ["%2", "%3"], "matches": 2})").arg(game, bot, other).toUtf8());
        QFile::remove(path("hill.hhill"));
        if (line.startsWith("hill")) QCOMPARE(run({"hill", "new", path("hill.hhill"), "--game", game}).code, 0);
        const Outcome done = run_line(QString(line)
                                          .replace("GAME", game)
                                          .replace("FILE", bot)
                                          .replace("OTHER", other)
                                          .replace("plan.json", path("plan.json"))
                                          .replace("hill.hhill", path("hill.hhill")));
        QVERIFY2(done.code == 0, (done.out + done.err).constData());
    }

    void comparesOverATournament() {
        const QString file = path("two.htour");
        QCOMPARE(
            run_line(QStringLiteral("tournament run --game pazaak --bot bold --bot cautious --matches 4 --out ") + file)
                .code,
            0);
        const Outcome json = run_line(QStringLiteral("compare-bots --game pazaak bold cautious %1 --json").arg(file));
        QCOMPARE(json.code, 0);
        const QJsonArray changed = json.json().object().value("changed").toArray();
        QSet<int> matches;
        for (const auto& one : changed)
            matches.insert(one.toObject().value("match").toInt());
        QVERIFY2(matches.size() > 1, json.out.constData());
        const Outcome wrong = run_line(QStringLiteral("compare-bots --game rps odds simple ") + file);
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.contains("two.htour: record 1 is a match of pazaak, not of rps"), wrong.err.constData());
    }
    void measuresOwnBots() {
        const Outcome json = run_line("bench rps --bot js:" + hilltop::sourceFile("resources/rps/bots/odds.js") +
                                      " --bot simple --json");
        QCOMPARE(json.code, 0);
        const QJsonObject told = json.json().array().at(0).toObject();
        QVERIFY2(told.value("matches_per_second").toDouble() > 0 && told.value("dealing_per_second").isNull(),
                 json.out.constData());
        const Outcome nobody = run_line(QStringLiteral("bench rps --bot js:/nowhere.js"));
        QCOMPARE(nobody.code, 1);
        QCOMPARE(nobody.err.trimmed(), QByteArray("hilltop-cli: --bot: /nowhere.js: there is no such file"));
    }
    /// Questions after a crash are reported as a crash, too: the fault word "dead" is never printed.
    void tellsADeathByItsWord() {
        QFile bot(path("ends.sh"));
        QVERIFY(bot.open(QIODevice::WriteOnly));
        bot.write("read hello\necho '{\"name\":\"E\"}'\nread asked\nexit 3\n");
        bot.close();
        const Outcome shown =
            run({"match", "pazaak", "--seed", "3", "--seat", "bold", "--seat", "hilltop:sh " + bot.fileName()});
        QCOMPARE(shown.code, 0);
        QVERIFY2(shown.out.contains("fault: crash\n") && shown.out.contains("fault: crash, it had ended before\n"),
                 shown.out.constData());
        QVERIFY(!shown.out.contains("dead"));
        // It answered nothing, so there is no time of an answer.
        const Outcome checked =
            run({"check-bot", "--game", "pazaak", "--matches", "2", "hilltop:sh " + bot.fileName()});
        QVERIFY2(checked.out.simplified().contains("time for a decision unknown"), checked.out.constData());
    }
    /// What the contest's own template does wrong, as its author reads it.
    void tellsWhatIsWrongWithEuchresTemplate() {
        if (QStandardPaths::findExecutable("python3").isEmpty()) QSKIP("needs python3 (package python3)");
        QFile bot(path("template.py"));
        QVERIFY(bot.open(QIODevice::WriteOnly));
        bot.write("#!/usr/bin/python2.7\nimport sys\ndata = sys.stdin.readlines()\nout = ''\n"
                  "if data[3] == 'ordering':\n    out = 'p'\nprint(out)\n");
        bot.close();
        QVERIFY(bot.setPermissions(bot.permissions() | QFileDevice::ExeOwner | QFileDevice::ExeUser));
        const Outcome report =
            run_line(QStringLiteral("match euchre --seat exec:%1 --seat first-legal --seat first-legal "
                                    "--seat first-legal --rules points_to_win=1 --wire-log %2 --json")
                         .arg(bot.fileName(), path("wires")));
        QCOMPARE(report.code, 0);
        QVERIFY2(report.out.contains("hilltop: expected one of ") &&
                     report.out.contains("Every line but the last one ends in a line break"),
                 report.out.constData());
        QFile log(path("wires/template.log"));
        QVERIFY(log.open(QIODevice::ReadOnly));
        QVERIFY(log.readAll().contains(" > ordering\\n\n"));
    }
    /// Without bubblewrap a bot runs, in a folder of its own, and it is said what it may do.
    void saysThatNothingIsolatesBots() {
        QFile bot(path("writes.sh"));
        QVERIFY(bot.open(QIODevice::WriteOnly));
        bot.write("touch was-here\nexit 1\n");
        bot.close();
        QVERIFY(QDir(m_folder.path()).mkpath("programs"));
        for (const char* program : {"sh", "touch"})
            QFile::link(QStandardPaths::findExecutable(program), path("programs/") + program);
        QProcess process;
        QProcessEnvironment changed = QProcessEnvironment::systemEnvironment();
        changed.insert("PATH", path("programs"));
        process.setProcessEnvironment(changed);
        process.setWorkingDirectory(m_folder.path());
        process.start(hilltop::kTestedProgram,
                      {"match", "pazaak", "--seat", "hilltop:sh " + bot.fileName(), "--seat", "bold", "--seed", "1"});
        QVERIFY(process.waitForFinished(hilltop::kPatienceMs));
        QCOMPARE(process.exitCode(), 0);
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(said.startsWith("hilltop-cli: bots are not isolated, so they can read your files and use the network: "
                                 "bubblewrap is not installed"),
                 said.constData());
        QVERIFY(!QFileInfo::exists(path("was-here")));
        // None of others takes part, or none that could reach anything.
        QVERIFY(run_line("match pazaak --seat bold --seat bold").err.isEmpty());
    }
    void namesAreUtf8() {
        const QByteArray name = path("caf").toUtf8() + "\xe9.sh";
        QFile bot(path("fine.sh"));
        QVERIFY(bot.open(QIODevice::WriteOnly));
        bot.close();
        QCOMPARE(::rename(path("fine.sh").toUtf8().constData(), name.constData()), 0);
        QProcess process;
        process.start("/bin/sh", {"-c",
                                  "exec \"$0\" tournament run --game pazaak --matches 2 --bot bold --bot "
                                  "\"hilltop:sh $1\"$(printf '\\351').sh",
                                  hilltop::kTestedProgram, path("caf")});
        QVERIFY(process.waitForFinished(hilltop::kPatienceMs));
        QCOMPARE(process.exitCode(), 1);
        std::remove(name.constData()); // Qt's folders cannot remove such a file
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(said.contains("this name is not UTF-8; rename the file"), said.constData());
    }
    /// What a script asks for and is not here is run by what the user's file says.
    void interpretersAreMapped() {
        QFile bot(path("odd.bot"));
        QVERIFY(bot.open(QIODevice::WriteOnly));
        bot.write("#!/opt/nowhere/odd-shell\nread hand; read points; read tricks; read what; read more\n"
                  "set -- $hand\ncase $what in discard|turn) echo $1;; *) echo p;; esac\n");
        bot.close();
        QVERIFY(bot.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const QStringList check{"check-bot", "exec:" + bot.fileName(), "--game", "euchre", "--matches", "1"};
        const QByteArray before = qgetenv("XDG_CONFIG_HOME");
        qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
        const Outcome refused = run(check);
        QVERIFY(QDir(m_folder.path()).mkpath("hilltop"));
        QFile file(path("hilltop/interpreters"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# of this machine\n\n  odd-shell =  sh \nno line of it\n");
        file.close();
        const Outcome played = run(check);
        before.isNull() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", before);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("/opt/nowhere/odd-shell"), refused.err.constData());
        QVERIFY2(played.out.contains("decisions in 1 match"), (played.out + played.err).constData());
    }
    void saysWhatIsWrong_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("problem");
        const QString compare = "compare-bots --game pazaak ";
        QTest::newRow("nothing to go by") << compare + "bold cautious"
                                          << "there is nothing to compare the bots by";
        QTest::newRow("one bot") << compare + "bold"
                                 << "second is required";
        QTest::newRow("no such bot") << compare + "bold nobody --matches 2"
                                     << "nobody";
        QTest::newRow("limit") << compare + "bold bold --matches 2 --limit speed=3"
                               << "--limit";
        QTest::newRow("new bot of no game") << "new-bot x.js"
                                            << "--game";
        QTest::newRow("no language") << "new-bot --game rps --language Rust x.rs"
                                     << "there is no template of a bot of rps in Rust, only in C, Java, JavaScript, "
                                        "Python";
        QTest::newRow("no class") << "new-bot --game pazaak my-bot.java"
                                  << "a Java file must have the name of its class";
    }
    void saysWhatIsWrong() {
        QFETCH(QString, line);
        QFETCH(QString, problem);
        const Outcome outcome = run_line(line);
        QCOMPARE(outcome.code, 2);
        QVERIFY(outcome.out.isEmpty());
        QVERIFY2(outcome.err.contains(problem.toUtf8()), outcome.err.constData());
    }
    /// The output says whether the bots of a contest share a process, at the start and later.
    void saysThatBotsPlayTogether() {
        if (QStandardPaths::findExecutable("python3").isEmpty()) QSKIP("needs python3");
        const QString bot = path("even.py"), file = path("together.htour");
        QCOMPARE(run_line("new-bot --game zipdeck " + bot).code, 0);
        const QString line = QStringLiteral("tournament run --game zipdeck --bot python:%1 --bot python:%1 --bot rando "
                                            "--matches 10 --seats 2 --format round-robin --seed 4 --limit start=100s "
                                            "--limit first=100s --limit decision=100s ") // no machine is that slow
                                 .arg(bot);
        const Outcome apart = run_line(line);
        const Outcome together = run_line(line + "--together --out " + file);
        QVERIFY2(together.code == 0 && together.out == apart.out, (apart.out + together.out).constData());
        QVERIFY(!apart.err.contains("together"));
        QVERIFY2(together.err.contains("play together in one process: they are not isolated from each other") ||
                     together.err.contains("cannot play together here"), // built without the library
                 together.err.constData());
        QVERIFY(run_line("tournament status " + file).out.contains(", bots of one language together, stop fixed"));
        QVERIFY(run_line("tournament status --json " + file).json().object()["plan"].toObject()["together"].toBool());
    }
    void writesABotToStartFrom() {
        const Outcome list = run_line("new-bot --game pazaak");
        QCOMPARE(list.code, 0);
        QVERIFY2(list.out.contains("Bold.java") && !list.out.contains("odds.js"), list.out.constData());
        const QString file = path("mine.js");
        QCOMPARE(run_line("new-bot --game rps " + file).code, 0);
        const Outcome played = run_line(QStringLiteral("match rps --seat js:%1 --seat simple --json").arg(file));
        QCOMPARE(played.code, 0);
        QVERIFY(!played.json().object().contains("faults") ||
                played.json().object().value("faults").toArray().isEmpty());
        QCOMPARE(run_line("new-bot --game rps " + file).code, 1); // it is left alone
        const QString script = path("counts.py");
        QCOMPARE(run_line("new-bot --game euchre " + script).code, 0);
        QVERIFY(QFileInfo(script).isExecutable());
    }
};

HILLTOP_TEST(CliBotsTest)
#include "cli_bots_test.moc"
