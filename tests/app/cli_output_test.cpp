// SPDX-License-Identifier: GPL-3.0-or-later
// Where output goes, and where it cannot: files that are named, standard output and error, pipes.
#include "program.h"
#include "support/built.h"
#include "support/test.h"

#include <QtTest>

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

#include <csignal>

namespace {

/// As a shell runs it, with $0 for the program.
Outcome run_shell(const QString& line) {
    QProcess process;
    process.start("/bin/bash", {"-c", line, hilltop::kTestedProgram});
    if (!process.waitForFinished(hilltop::kPatienceMs) || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class CliOutputTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& text) {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
    }
    QByteArray held(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(QDir::setCurrent(m_folder.path()));
        QCOMPARE(
            run_line("match euchre --seat steady --seat steady --seat steady --seat steady --record e.hmatch").code, 0);
        QCOMPARE(run_line("match pazaak --seat bold --seat careful --record p.hmatch").code, 0);
        QCOMPARE(run_line("tournament run --game pazaak --bot bold --bot careful --matches 2 --out t.htour").code, 0);
        QCOMPARE(run_line("export simplepazaak-log p.hmatch --out log.txt").code, 0);
        write("x.py", "class Foo: pass\n");
        write("page.html", "<!DOCTYPE html>\n<p>of mine</p>\n");
    }
    /// Names come from files of others: neither a terminal nor a table takes them for orders.
    void namesAreNoOrders_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"replay w.hmatch",
                                 "replay w.hmatch --step 1",
                                 "replay w.hmatch --json",
                                 "review w.hmatch --samples 1",
                                 "beliefs w.hmatch --step 1",
                                 "verify w.hmatch",
                                 "review w.hmatch w.hmatch --samples 1",
                                 "before w.hmatch w.hmatch --decision 1",
                                 "export simplepazaak-log w.hmatch --out w.log",
                                 "reproduce w.hmatch --decision 1",
                                 "tournament show w.htour",
                                 "tournament show w.htour --match 1",
                                 "tournament show w.htour --match 1 --json",
                                 "tournament show w.htour --json",
                                 "tournament show w.htour --csv",
                                 "tournament show w.htour --markdown",
                                 "tournament status w.htour",
                                 "tournament faults w.htour",
                                 "tournament faults w.htour --csv",
                                 "tournament dump w.htour",
                                 "replay w.htour --match 1",
                                 "replay missing\x1b[31m.hmatch",
                                 "tournament show missing\x1b[31m.htour"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void namesAreNoOrders() {
        QFETCH(QString, line);
        const QByteArray name = "=1\x1b[31m\xe2\x80\xae"
                                "dab\x7f";
        QFile record(path("p.hmatch"));
        QVERIFY(record.open(QIODevice::ReadOnly));
        QJsonObject match = QJsonDocument::fromJson(record.readLine()).object();
        QJsonArray seats = match["seats"].toArray();
        for (QJsonValueRef seat : seats) {
            QJsonObject changed = seat.toObject();
            changed["name"] = QString::fromUtf8(name);
            seat = changed;
        }
        match["seats"] = seats;
        match["notes"] = QString::fromUtf8(name);
        write("w.hmatch", QJsonDocument(match).toJson(QJsonDocument::Compact) + '\n');
        if (!QFile::exists(path("w.htour"))) {
            write("plan.json", QJsonDocument(QJsonObject{{"game", "pazaak"},
                                                         {"bots", QJsonArray{"bold", "careful"}},
                                                         {"names", QJsonArray{QString::fromUtf8("=1+1 \xe2\x80\xae"
                                                                                                "dab"),
                                                                              "=2"}},
                                                         {"matches", 2}})
                                   .toJson());
            QCOMPARE(run_line("tournament run plan.json --out w.htour").code, 0);
        }
        const Outcome outcome = run(line.split(' '));
        const QByteArray told = outcome.out + outcome.err;
        QVERIFY2(told.size() > 5, told);
        for (const char* order : {"\x1b", "\x7f", "\xe2\x80\xae", "\xc2\x9b"})
            QVERIFY2(!told.contains(order), told);
        if (line.endsWith("--csv"))
            for (const QByteArray& cell : QByteArray(outcome.out).replace('\n', ',').split(','))
                QVERIFY2(!cell.startsWith('=') && !cell.startsWith("\"="), outcome.out);
    }

    void othersAreNotReplaced_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("file");
        const auto row = [](const char* name, const char* line, const char* file) {
            QTest::newRow(name) << line << file;
        };
        row("a log over its record", "export egn e.hmatch --out e.hmatch", "e.hmatch");
        row("a log over a tournament", "export egn e.hmatch --out t.htour", "t.htour");
        row("a log over a source", "export egn e.hmatch --out x.py", "x.py");
        row("a record over its log", "import simplepazaak-log log.txt --record log.txt", "log.txt");
        row("a page over its record", "review p.hmatch --samples 1 --html p.hmatch", "p.hmatch");
        row("a page over another record", "review p.hmatch --samples 1 --html e.hmatch", "e.hmatch");
        row("a text over a source", "review p.hmatch --samples 1 --text x.py", "x.py");
        row("a text over a log", "review p.hmatch --samples 1 --text log.txt", "log.txt");
        row("a record over a tournament", "match pazaak --seat bold --seat bold --record t.htour", "t.htour");
        row("a record over a page", "match pazaak --seat bold --seat bold --record page.html", "page.html");
        row("a record over a bot", "check-bot python:x.py --game zipdeck --matches 1 --record x.py", "x.py");
        row("no name", "match pazaak --seat bold --seat bold --record=", "");
        row("standard output", "match pazaak --seat bold --seat bold --record -", "-");
    }
    void othersAreNotReplaced() {
        QFETCH(QString, line);
        QFETCH(QString, file);
        const bool there = QFileInfo(path(file)).isFile();
        const QByteArray before = there ? held(file) : QByteArray();
        const Outcome outcome = run_line(line);
        QVERIFY2(outcome.code == 1 || outcome.code == 2, outcome.out.constData());
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY2(outcome.err.contains(file.toUtf8()) && outcome.out.isEmpty(), outcome.err.constData());
        if (there) QCOMPARE(held(file), before);
        QVERIFY(!QFileInfo::exists(path("-")));
    }
    void ownKindsAreReplaced() {
        for (const char* line : {"match pazaak --seat bold --seat bold --record again.hmatch",
                                 "export simplepazaak-log p.hmatch --out again.log",
                                 "review p.hmatch --samples 1 --html again.html --text again.txt"}) {
            QCOMPARE(run_line(line).code, 0);
            const Outcome again = run_line(line);
            QVERIFY2(again.code == 0, again.err.constData());
        }
    }
    void remarksThatCannotBeWrittenAreDropped_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        QTest::newRow("full") << "\"$0\" schema chess 2>/dev/full" << 2;
        QTest::newRow("closed") << "\"$0\" schema chess 2>&-" << 2;
        QTest::newRow("of a tournament") << "\"$0\" tournament run --game pazaak --bot bold --bot careful --matches 2 "
                                            "2>&- | grep -c bold >/dev/null; "
                                            "exit ${PIPESTATUS[0]}"
                                         << 0;
    }
    void remarksThatCannotBeWrittenAreDropped() {
        QFETCH(QString, line);
        QFETCH(int, code);
        QCOMPARE(run_shell(line).code, code);
    }
    void lostOutputIsToldInOneSentence_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"games", "schema pazaak", "bots --json", "replay p.hmatch --json",
                                 "tournament dump t.htour", "--help", "match --help"})
            QTest::newRow(line) << line;
    }
    void lostOutputIsToldInOneSentence() {
        QFETCH(QString, line);
        const Outcome outcome = run_shell("\"$0\" " + line + " >/dev/full");
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.err, QByteArray("hilltop-cli: standard output cannot be written (No space left on device)\n"));
    }
    void pipesAreReadOnce_data() {
        QTest::addColumn<QString>("line");
        QTest::newRow("replay") << "\"$0\" replay <(cat p.hmatch)";
        QTest::newRow("replay of standard input") << "cat p.hmatch | \"$0\" replay /dev/stdin";
        QTest::newRow("review") << "\"$0\" review --samples 1 <(cat p.hmatch)";
        QTest::newRow("review of several") << "\"$0\" review --samples 1 <(cat p.hmatch p.hmatch)";
        QTest::newRow("review of one of several") << "\"$0\" review --samples 1 --match 2 <(cat p.hmatch p.hmatch)";
        QTest::newRow("review of a log") << "\"$0\" review --samples 1 <(cat log.txt)";
    }
    void pipesAreReadOnce() {
        QFETCH(QString, line);
        const Outcome outcome = run_shell(line);
        QVERIFY2(outcome.code == 0 && !outcome.out.isEmpty(), outcome.err.constData());
    }
    void aDeviceIsNoFile() {
        const Outcome outcome = run_line("replay /dev/zero");
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains("/dev/zero is not a regular file"), outcome.err.constData());
    }
    void botsThatAreNotThereAreToldBefore_data() {
        QTest::addColumn<QString>("bot");
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("other");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* bot, const char* game, const char* other, const char* problem) {
            QTest::newRow(bot) << bot << game << other << problem;
        };
        row("js:nofile.js:Foo", "rps", "simple", "nofile.js: there is no such file");
        row("python:x.py:Nope", "zipdeck", "rando", "x.py contains no Nope");
        row("python:a:b.py", "zipdeck", "rando", "a:b.py: there is no such file");
        row("hilltop:no-such-command", "pazaak", "bold", "no-such-command: there is no such program");
        row("java:no:File.java", "pazaak", "bold", "no:File.java: there is no such file");
        row("exec:eu/nofile", "euchre", "steady", "eu/nofile: there is no such file");
    }
    void botsThatAreNotThereAreToldBefore() {
        QFETCH(QString, bot);
        QFETCH(QString, game);
        QFETCH(QString, other);
        QFETCH(QString, problem);
        QStringList match{"match", game, "--seat", bot, "--seat", other};
        if (game == "euchre") match << "--seat" << other << "--seat" << other;
        for (const QStringList& line :
             {QStringList{"tournament", "run", "--game", game, "--bot", bot, "--bot", other, "--matches", "2"},
              match}) {
            const Outcome outcome = run(line);
            QCOMPARE(outcome.code, 1);
            QCOMPARE(outcome.err.count('\n'), 1);
            QVERIFY2(outcome.err.contains(problem.toUtf8()), outcome.err.constData());
        }
    }
    /// Behind the last answer of these there are only rests.
    void matchesWithoutResultAreFinished() {
        QJsonObject record = QJsonDocument::fromJson(held("e.hmatch")).object();
        record.remove("result");
        write("open.hmatch", QJsonDocument(record).toJson(QJsonDocument::Compact) + '\n');
        const Outcome told = run_line("replay open.hmatch"), whole = run_line("replay e.hmatch");
        QCOMPARE(told.code, 0);
        QCOMPARE(told.out, whole.out);
        QVERIFY2(told.out.contains("Result: "), told.out.constData());
    }
    /// The first time, whatever its limits.
    void oneSignalEndsWhatHangs() {
        write("hang.py", "class Hang(Player):\n    def play(self, card, info):\n        while True: pass\n");
        QProcess process;
        process.start(hilltop::kTestedProgram,
                      QString("tournament run --game zipdeck --bot python:hang.py --bot rando --matches 100 "
                              "--threads 2 --limit first=600s --limit decision=600s --no-trial --out hang.htour")
                          .split(' '));
        QVERIFY(process.waitForStarted());
        QVERIFY(QTest::qWaitFor([&] { return catches(process, SIGTERM); }, hilltop::kPatienceMs));
        process.terminate();
        QVERIFY(process.waitForFinished(hilltop::kPatienceMs));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        const QByteArray told = process.readAllStandardError();
        QVERIFY2(told.contains("Continue with hilltop-cli tournament resume hang.htour"), told.constData());
    }
    void otherwiseRefused_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("problem");
        QTest::newRow("one table") << "tournament run --game pazaak --bot bold --bot careful --bot cautious "
                                      "--format one-table"
                                   << "cannot be shared evenly by 3 entrants; use random-tables";
        QTest::newRow("all together") << "compare-bots --game thegame planner simple-tom --matches 2"
                                      << "thegame: all seats play together";
        QTest::newRow("a word of Java") << "new-bot --game pazaak class.java"
                                        << "class.java: a Java file must have the name of its class";
        QTest::newRow("an option twice") << "match pazaak --seed 1 --seed 2"
                                         << "--seed: this option is given more than once";
        QTest::newRow("no value") << "match pazaak --seed"
                                  << "--seed: the value is missing";
        QTest::newRow("no such file") << "match pazaak --seat bold --seat ./none.js"
                                      << "there is no file \"./none.js\", and pazaak has no bot of that name";
        QTest::newRow("one seat") << "match pazaak --seat bold"
                                  << "--seat: there is 1, but pazaak has 2 seats";
    }
    void otherwiseRefused() {
        QFETCH(QString, line);
        QFETCH(QString, problem);
        const Outcome outcome = run_line(line);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(problem.toUtf8()), outcome.err.constData());
    }
};

HILLTOP_TEST(CliOutputTest)
#include "cli_output_test.moc"
