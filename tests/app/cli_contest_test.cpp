// SPDX-License-Identifier: GPL-3.0-or-later
// A contest as its organiser sees it: a folder of strangers' files, who plays, under which name, and what went wrong.
#include "program.h"
#include "support/test.h"

#include <QtTest>

#include <QJsonArray>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>

class CliContestTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/hilltop-contest-XXXXXX")};
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    QStringList contest(const QStringList& more) const {
        return QStringList{"tournament", "run", "--game", "zipdeck",    "--format", "random-tables",
                           "--matches",  "12",  "--bots", path("bots"), "--bot",    "rando"} +
               more;
    }
    /// Lines of a list that begin with this.
    static QStringList lines(const QByteArray& text, const QString& begin) {
        QStringList all = QString::fromUtf8(text).split('\n');
        erase_if(all, [&](const QString& line) { return !line.startsWith(begin); });
        return all;
    }

private Q_SLOTS:
    void initTestCase() {
        if (QStandardPaths::findExecutable("python3").isEmpty()) QSKIP("needs python3 (package python3)");
        QVERIFY(QDir(m_folder.path()).mkpath("bots"));
        const QByteArray plays = "(Player):\n    def play(self, card, info):\n        ";
        write(path("bots/even.py"), "class Even" + plays + "return ['']\n");
        write(path("bots/odd.py"), "class Odd" + plays + "return [''] if card % 4 else 7\n");
        write(path("bots/broken.py"), "class Broken(Player)\n    pass\n");
        write(path("bots/raises.py"), "class Raises" + plays + "raise ValueError('no idea')\n");
        write(path("bots/base.py"), "class Base" + plays + "return ['']\nclass High(Base):\n    pass\n");
        write(path("bots/readme.txt"), "Thank you for playing.\n");
        write(path("names.txt"), "# of the organiser\n\neven.py as The Quiet One\nnobody.py as Nobody\n");
    }

    /// Who cannot play is not ranked, and everything in the folder is accounted for.
    void nobodyWhoCannotPlayIsRanked() {
        const Outcome played = run(contest({"--names", path("names.txt"), "--json"}));
        QVERIFY2(played.code == 0, played.err.constData());
        const QString bots = path("bots/");
        const QStringList out = lines(played.err, "left out");
        QCOMPARE(out.size(), 4);
        for (const QString words : {"raises.py: none of its ", "broken.py: line 1, column ",
                                    "base.py: Base is the base of High", "readme.txt is not a bot"})
            QVERIFY2(out.filter(words).size() == 1, qPrintable(words + " in " + out.join('\n')));
        QVERIFY2(out.filter("raises.py")[0].endsWith("ValueError: no idea"), qPrintable(out.filter("raises.py")[0]));
        QCOMPARE(lines(played.err, "plays with remarks").size(), 1);
        QVERIFY2(lines(played.err, "plays with remarks")[0].contains("answers were faults (not-understood "),
                 played.err.constData());
        QCOMPARE(lines(played.err, "plays  ").size(), 3);
        QVERIFY2(played.err.contains("4 bots play, 4 are left out.\n"), played.err.constData());
        QVERIFY2(played.err.contains("names.txt: line 4: nobody.py does not take part"), played.err.constData());
        QStringList names;
        for (const auto& row : played.json().object().value("standings").toArray())
            names << row.toObject().value("bot").toString();
        names.sort();
        QCOMPARE(names, (QStringList{"High", "Odd", "The Quiet One", "rando"}));
    }
    void allPlayWithoutATrial() {
        const Outcome played = run(contest({"--no-trial", "--json"}));
        QVERIFY2(played.code == 0, played.err.constData());
        QJsonArray rows = played.json().object().value("standings").toArray();
        QCOMPARE(rows.size(), 5);
        // Bots with a fault in every match come last, whatever they have, and are marked.
        bool last = false, raises = false;
        for (const auto& value : rows) {
            const QJsonObject row = value.toObject();
            const bool always = row.value("faults_in_every_match").toBool();
            QVERIFY(always || !last);
            last = always;
            if (!row.value("spec").toString().endsWith("raises.py")) continue;
            raises = always;
            QCOMPARE(row.value("faulty_matches"), row.value("matches"));
        }
        QVERIFY(raises && !rows.first().toObject().value("faults_in_every_match").toBool());
    }
    void shardsHaveTheSameEntrants() {
        const Outcome shard = run(contest({"--out", path("shard.htour"), "--shard", "0/2", "--seed", "4"}));
        QCOMPARE(shard.code, 1);
        QVERIFY2(shard.err.contains("raises.py cannot play, and all shards of a tournament need the same entrants"),
                 shard.err.constData());
        QVERIFY(!QFile::exists(path("shard.htour")));
    }

    void faultsAreListed() {
        const QString file = path("kept.htour");
        const QString odd = "python:" + path("bots/odd.py");
        QCOMPARE(run({"tournament", "run", "--game", "zipdeck", "--matches", "12", "--format", "random-tables", "--bot",
                      odd, "as", "Odd One", "--bot", "rando", "--bot", "orion as The Hunter", "--out", file})
                     .code,
                 0);
        const Outcome json = run({"tournament", "faults", file, "--json"});
        QCOMPARE(json.code, 0);
        const QJsonArray faults = json.json().array();
        QVERIFY(faults.size() > 2);
        for (const auto& one : faults) {
            const QJsonObject fault = one.toObject();
            QCOMPARE(fault.value("bot").toString(), QStringLiteral("Odd One"));
            QCOMPARE(fault.value("spec").toString(), odd);
            QCOMPARE(fault.value("word").toString(), QStringLiteral("not-understood"));
            QCOMPARE(fault.value("question").toObject().value("card").toInt() % 4, 0); // what it cannot answer
            QCOMPARE(fault.value("answer").toString(), QStringLiteral("pass"));
            QVERIFY(fault.value("stderr").toString().contains("has to return a list"));
        }
        const QJsonObject first = faults.first().toObject();
        const Outcome again =
            run({"tournament", "show", file, "--match", QString::number(first.value("match").toInteger() + 1)});
        QVERIFY2(again.out.contains("Odd One"), again.out.constData());
        const Outcome csv = run({"tournament", "faults", file, "--csv", "--bot", "odd.py", "--word", "not-understood"});
        QVERIFY(csv.out.startsWith("match,decision,seat,bot,spec,word,told,us,question,answer,stderr,against,part\n"));
        QCOMPARE(csv.out.count(",not-understood,"), faults.size());
        const Outcome text = run({"tournament", "faults", file});
        QCOMPARE(text.out.count("\n  question  {"), std::min<qsizetype>(faults.size(), 100));
        QCOMPARE(run({"tournament", "faults", file, "--bot", "The Hunter"}).out,
                 QByteArray("There were no faults of these.\n"));
        const QJsonObject status = run({"tournament", "status", file, "--json"}).json().object();
        const QJsonObject counted = status.value("faults_by").toArray().first().toObject();
        QCOMPARE(counted.value("bot").toString(), QStringLiteral("Odd One"));
        QCOMPARE(counted.value("count").toInt(), faults.size());
        const Outcome told = run({"tournament", "status", file});
        QVERIFY2(told.out.contains(QString("Odd One  not-understood %1\n").arg(faults.size()).toUtf8()),
                 told.out.constData());
        // Which file is which.
        const Outcome dump = run({"tournament", "dump", file}), shown = run({"tournament", "show", file});
        QVERIFY2(dump.out.contains((" name " + odd + " called Odd One\n").toUtf8()), dump.out.constData());
        QVERIFY2(shown.out.contains(("Odd One  " + odd + "\n").toUtf8()), shown.out.constData());
    }
    void badWords_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("problem");
        QTest::newRow("fault") << QStringList{"tournament", "faults", "kept.htour", "--word", "slow"}
                               << QByteArray("--word: \"slow\" is not a fault");
        QTest::newRow("bot") << QStringList{"tournament", "faults", "kept.htour", "--bot", "nobody"}
                             << QByteArray("--bot: nobody does not take part; there are Odd One, rando, The Hunter");
        QTest::newRow("several of a file")
            << QStringList{"tournament", "run", "--game", "zipdeck", "--bot", "python:two.py as One", "--bot", "rando"}
            << QByteArray("--bot: python:two.py contains 2 bots; say which one has the name One, for example "
                          "python:two.py:Ann");
        QTest::newRow("no name") << QStringList{"tournament", "run",   "--game", "zipdeck", "--bot",
                                                "rando",      "--bot", "orion",  "--names", "bad.txt"}
                                 << QByteArray("bad.txt: line 2: write FILE as NAME");
    }
    void badWords() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, problem);
        const QByteArray plays = "(Player):\n    def play(self, card, info):\n        return ['']\n";
        write(path("two.py"), "class Ann" + plays + "class Ben" + plays);
        write(path("bad.txt"), "rando as Someone\norion\n");
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder.path()));
        const Outcome outcome = run(words);
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY2(outcome.err.contains(problem), outcome.err.constData());
    }
};

HILLTOP_TEST(CliContestTest)
#include "cli_contest_test.moc"
