// SPDX-License-Identifier: GPL-3.0-or-later
// Before the end of a sealed tournament no command prints or writes its seed: all of them are walked through.
#include "program.h"
#include "support/needle.h"
#include "support/test.h"
#include "tournament_files/saved_tournament.h"

#include <QtTest>

#include <QTemporaryDir>

using namespace hilltop;

class CliSecretTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    Seal m_seal;
    QSet<QString> m_walked; ///< commands

    QString path(const QString& name) const { return m_folder.filePath(name); }

private Q_SLOTS:
    void initTestCase() {
        for (const char* kind : {"CONFIG", "DATA", "STATE", "CACHE"})
            qputenv(QByteArray("XDG_") + kind + "_HOME", path(QString::fromLatin1(kind).toLower()).toUtf8());
        QVERIFY(QDir::setCurrent(m_folder.path()));
        write(path("plan.json"), R"({"game": "pazaak", "bots": ["careful", "bold"], "matches": 40})");
        // A share is never told its end.
        const Outcome made = run_line("tournament run plan.json --sealed --shard 0/2 --out s.htour");
        QVERIFY2(made.code == 0, made.err);
        const auto saved = open_tournament(path("s.htour").toStdString());
        QVERIFY(saved && !saved->course.tells_seed());
        m_seal = *saved->course.plan().seal;
        QCOMPARE(tells(std::to_string(m_seal.seed), m_seal), std::string("decimal")); // the needle is one
        QVERIFY(!tells(made.out.toStdString() + made.err.toStdString(), m_seal).size());
    }

    void nothingTellsIt_data() {
        QTest::addColumn<int>("code");
        const auto row = [](const char* line, int code = 0) { QTest::newRow(line) << code; };
        row("tournament show s.htour");
        row("tournament show s.htour --json");
        row("tournament show s.htour --csv");
        row("tournament show s.htour --markdown");
        row("tournament show s.htour --luck --matches 2 --samples 1");
        row("tournament show s.htour --site site");
        row("tournament show s.htour --site offered --offer-file");
        row("tournament show s.htour --match 1");
        row("tournament show s.htour --match 1 --json");
        row("tournament status s.htour");
        row("tournament status s.htour --json");
        row("tournament faults s.htour --json");
        row("tournament matches s.htour --json");
        row("tournament matches s.htour --csv");
        row("tournament replay s.htour --match 1");
        row("tournament dump s.htour");
        row("tournament resume s.htour");
        row("tournament merge m.htour s.htour", 1);
        row("tournament run plan.json --sealed --shard 1/2 --out other.htour");
        row("replay s.htour --match 1");
        row("replay s.htour --match 1 --json");
        row("replay s.htour --match 1 --seat 1 --json");
        row("replay s.htour --match 1 --step 2 --rests");
        row("replay s.htour --match 1 --html replay.html");
        row("beliefs s.htour --match 1 --step 2 --json");
        row("verify s.htour", 1);
        row("export simplepazaak-log s.htour --match 1 --out out.log");
        row("import simplepazaak-log out.log --record in.hmatch");
        row("review s.htour --samples 1 --matches 2 --save --site reviews");
        row("review s.htour --samples 1 --matches 2 --record out.hmatch --json");
        row("review s.htour --match 1 --samples 1 --json");
        row("review s.htour --match 1 --samples 1 --html review.html --record one.hmatch");
        row("review s.htour --match 1 --samples 1 --sum 1 --text sum.txt");
        row("review s.htour --match 1 --samples 1 --why");
        row("before s.htour --match 1 --decision 1 --json s.htour");
        row("compare-bots careful bold --game pazaak --json s.htour");
        row("reproduce s.htour --match 1 --decision 1", 1);
        // What was written is a match like others.
        row("replay one.hmatch --json");
        row("verify one.hmatch", 1);
    }
    void nothingTellsIt() {
        QFETCH(int, code);
        const QStringList words = QString::fromLatin1(QTest::currentDataTag()).split(' ');
        m_walked << words[0] << words[0] + ' ' + words[1];
        const Outcome done = run(words);
        const std::string way = tells((done.out + done.err).toStdString(), m_seal);
        QVERIFY2(way.empty(), (done.out + done.err + QByteArray::fromStdString(way)).constData());
        QCOMPARE(tells_in(m_folder.path().toStdString(), m_seal), std::string());
        QVERIFY2(done.code == code, done.err.constData());
        QVERIFY(!done.out.isEmpty() || !done.err.isEmpty() || words.contains("--html") || words.contains("--text") ||
                words.contains("--site"));
    }

    /// A new command is walked through as well, or takes no tournament.
    void everyCommandIsWalked() {
        const QSet<QString> others{"games", "bots",    "schema",    "match", "tournament", "hill",
                                   "judge", "new-bot", "check-bot", "bench", "solve",      "exploit"};
        const auto commands = [](const QStringList& before) {
            QStringList found;
            const QString help = QString::fromUtf8(run(before + QStringList{"--help"}).out);
            static const QRegularExpression line(QStringLiteral("^  ([a-z-]+) +\\S"),
                                                 QRegularExpression::MultilineOption);
            auto next = line.globalMatch(help.mid(help.indexOf("Subcommands:")));
            while (next.hasNext())
                found << (before + QStringList{next.next().captured(1)}).join(' ');
            return found;
        };
        const QStringList all = commands({}) + commands({"tournament"});
        QVERIFY(all.size() > 20);
        for (const QString& command : all)
            QVERIFY2(m_walked.contains(command) || others.contains(command), qPrintable(command));
    }
};

HILLTOP_TEST(CliSecretTest)
#include "cli_secret_test.moc"
