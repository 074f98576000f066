// SPDX-License-Identifier: GPL-3.0-or-later
// Sites of hills and tournaments. They earn their seconds: a site is published while it is written, and nothing else
// shows that its links lead somewhere, that its commands give the same contest, and that no page is ever half there.
#include "base/file_lock.h"
#include "hill/hill_entry.h"
#include "program.h"
#include "support/built.h"
#include "support/test.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace hilltop;

namespace {

const QString kTable = QStringLiteral("pazaak --seat bold --seat careful");
const QString kPairsFile = sourceFile("resources/rps/bots/pairs.js");

QByteArray site_bytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList site_pages(const QString& folder) {
    QStringList pages;
    for (QDirIterator at(folder, {"*.html"}, QDir::Files, QDirIterator::Subdirectories); at.hasNext();)
        pages += at.next();
    pages.sort();
    return pages;
}

/// Links of a site that lead nowhere, and pages that do not end.
QStringList broken_links(const QString& folder) {
    static const QRegularExpression link(QStringLiteral("(?:href|src)=\"?([^\"#> ]*)(?:#([^\"> ]*))?"));
    QStringList found;
    for (const QString& page : site_pages(folder)) {
        const QString text = QString::fromUtf8(site_bytes(page));
        if (!text.endsWith("</html>\n")) found += page + " does not end";
        for (auto at = link.globalMatch(text); at.hasNext();) {
            const auto one = at.next();
            if (one.captured(1).startsWith("http")) continue;
            const QString target =
                one.captured(1).isEmpty() ? page : QDir::cleanPath(QFileInfo(page).path() + '/' + one.captured(1));
            if (!QFile::exists(target)) found += page + ": " + one.captured(0);
            const QByteArray id = one.captured(2).toUtf8();
            static const QRegularExpression moment(QStringLiteral("^\\d+$")); // of a match
            if (!id.isEmpty() && !moment.match(id).hasMatch() && !site_bytes(target).contains("id=" + id + '>'))
                found += page + ": " + one.captured(0);
        }
    }
    return found;
}

} // namespace

class CliSiteTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/hilltop-site-XXXXXX")};
    QString path(const QString& name) const { return m_folder.filePath(name); }

    void carry_out(const QList<QStringList>& steps) {
        for (const QStringList& step : steps) {
            const Outcome done = run(step);
            QVERIFY2(done.code == 0, (step.join(' ').toUtf8() + ": " + done.err).constData());
        }
    }
    /// Of built-in bots, one of somebody else, and one whose name is markup.
    QString hill(const QString& name) {
        const QString file = path(name);
        carry_out({{"hill", "new", file, "--game", "rps", "--matches", "20", "--seed", "7", "--duplicate"},
                   {"hill", "add", file, "simple", "odds", "js:" + kPairsFile, "--no-trial"},
                   {"hill", "add", file, "novice", "--name", "<script>alert(1)</script>", "--no-trial"},
                   {"hill", "run", file}});
        return file;
    }

    /// A file of matches between built-in bots; `table`: game and seats.
    QString played(const QString& name, const QString& table, int matches) {
        QByteArray lines;
        for (int match = 0; match < matches; ++match)
            lines += run_line(QStringLiteral("match %1 --seed 7 --json --match %2").arg(table).arg(match + 1)).out;
        write(path(name), lines);
        return path(name);
    }

private Q_SLOTS:
    void everyLinkLeadsSomewhere() {
        const QString file = hill("a.hhill"), out = path("a");
        const QStringList make{"hill", "site", file, "--out", out, "--offer-file"};
        carry_out({make});
        QCOMPARE(broken_links(out), QStringList());
        const QStringList matches = QDir(out + "/matches").entryList({"*.html"});
        QVERIFY2(matches.size() > 8, qPrintable(matches.join(' ')));
        for (const QString& page : site_pages(out + "/bots")) {
            const QByteArray text = site_bytes(page);
            QVERIFY2(text.contains("href=../matches/") && text.contains("id=\"style\""), qPrintable(page));
        }
        // The hill among the downloads is the hill.
        QCOMPARE(run({"hill", "dump", out + "/contest.hhill"}).out, run({"hill", "dump", file}).out);
        QVERIFY(!site_bytes(out + "/commands.sh").contains(QDir::homePath().toUtf8()));
        // What is there is not made again.
        const QString one = out + "/matches/" + matches.first();
        QVERIFY(QFile(one).open(QIODevice::Append));
        write(one, "<!-- the same --></html>\n");
        carry_out({make});
        QCOMPARE(site_bytes(one), QByteArray("<!-- the same --></html>\n"));
        QCOMPARE(QDir(out + "/matches").entryList({"*.html"}), matches);
        carry_out({make + QStringList{"--pages", "3"}});
        QCOMPARE(QDir(out + "/matches").entryList({"*.html"}).size(), 3);
        QCOMPARE(broken_links(out), QStringList());
    }

    /// 50 bots and 200 matches to step through take less than 2 MB without the pictures of the cards. It earns its
    /// seconds: a site grows by a few bytes in each of 2,500 cells, and visitors wait for them.
    void fiftyBotsAreSmall() {
        const QString file = path("fifty.hhill"), out = path("fifty");
        carry_out({{"hill", "new", file, "--game", "rps", "--matches", "2", "--seed", "7", "--duplicate"}});
        {
            auto hill = HillFile::open_to_change(file.toStdString());
            QVERIFY(hill);
            const std::string bots[] = {"simple", "odds", "novice", "casual", "pair-else-low"};
            std::vector<HillEvent> events;
            for (int i = 0; i < 50; ++i)
                events.push_back((**entry_of(*hill, bots[i % 5], {.name = "Nestor " + std::to_string(i)})).event);
            events[0].date = -1; // one millisecond before 1970
            QVERIFY(hill->append(events));
        }
        carry_out({{"hill", "run", file}, {"hill", "site", file, "--out", out}});
        QVERIFY(site_bytes(out + "/index.html").contains("<time>1969-12-31</time>"));
        qint64 bytes = 0;
        for (QDirIterator at(out, QDir::Files, QDirIterator::Subdirectories); at.hasNext();)
            if (const QFileInfo one(at.next()); one.fileName() != "cards.js") bytes += one.size();
        const auto matches = QDir(out + "/matches").entryList({"*.html"}).size();
        QVERIFY2(matches > 150 && bytes < 2'000'000,
                 qPrintable(QString("%1 bytes, %2 matches").arg(bytes).arg(matches)));
    }

    /// What a site says in the words of the window is found there in every language that is complete: a text that is
    /// renamed in the window would make the site English without a word.
    void theWindowsWordsAreFound() {
        const QString out = path("words");
        carry_out({{"hill", "site", hill("words.hhill"), "--out", out, "--pages", "0"}});
        QByteArray script = site_bytes(out + "/languages.js");
        script = script.mid(script.indexOf('{'));
        script.chop(script.size() - script.lastIndexOf('}') - 1);
        const QJsonObject languages = QJsonDocument::fromJson(script).object();
        static const QRegularExpression call(QStringLiteral("window_text\\(\\s*\"([^\"]*)\""));
        int texts = 0;
        for (const char* const source : {"pages/bot_page", "pages/contest_site", "pages/site_html", "pages/site_text",
                                         "pages/review_index", "hill/hill_site", "review_files/tournament_site"}) {
            const QString text = site_bytes(sourceFile("core/%1.cpp").arg(source));
            for (auto at = call.globalMatch(text); at.hasNext(); ++texts) {
                const QString pattern = at.next().captured(1);
                for (const char* const language : {"de", "es", "fr", "it", "ja", "pl", "pt-BR"})
                    QVERIFY2(languages[language].toObject().contains(pattern),
                             qPrintable(language + QStringLiteral(": ") + pattern));
            }
        }
        QVERIFY(texts > 30);
        QCOMPARE(languages["de"]["Standings"].toString(), QString("Tabelle"));
        QVERIFY(site_bytes(out + "/index.html").contains("<script src=site.js></script>"));
    }

    void aFeedSaysWhereTheSiteIs() {
        const QString file = hill("feed.hhill"), out = path("feed");
        const QStringList make{"hill", "site", file, "--out", out, "--pages", "0"};
        carry_out({make});
        const QByteArray relative = site_bytes(out + "/feed.atom");
        QVERIFY2(relative.contains("<title>&lt;script&gt;alert(1)&lt;/script&gt; joined</title>") &&
                     relative.contains(" href=\"bots/"),
                 relative.constData());
        QVERIFY(site_bytes(out + "/index.html")
                    .contains("<link rel=\"alternate\" type=\"application/atom+xml\" href=\"feed.atom\">"));
        carry_out({make});
        QCOMPARE(site_bytes(out + "/feed.atom"), relative);
        carry_out({{"hill", "run", file, "--site", out, "--url", "https://example.org/rps"}});
        QCOMPARE(site_bytes(out + "/feed.atom")
                     .replace("https://example.org/rps/", "")
                     .replace("<link rel=\"self\" href=\"feed.atom\"/>\n", ""),
                 relative);
        const Outcome wrong = run(make + QStringList{"--url", "example.org"});
        QVERIFY2(wrong.code == 2 && wrong.err.contains("--url: example.org is not the web address of a folder"),
                 wrong.err.constData());
    }

    void itIsValidHtml() {
        if (QStandardPaths::findExecutable("tidy").isEmpty()) QSKIP("needs tidy (package tidy)");
        const QString out = path("valid");
        carry_out({{"hill", "site", hill("valid.hhill"), "--out", out}});
        QProcess tidy;
        const QString reviews = path("valid-reviews");
        carry_out({{"review", played("valid.hmatch", kTable, 2), "--samples", "4", "--site", reviews}});
        tidy.start("tidy",
                   QStringList{"-q", "-e", "--drop-empty-elements", "no"} + site_pages(out) + site_pages(reviews));
        QVERIFY(tidy.waitForFinished());
        QCOMPARE(QString::fromUtf8(tidy.readAllStandardError()), QString());
    }

    void itsCommandsPlayItAgain() {
        const QString file = path("again.hhill"), folder = path("again");
        QVERIFY(QDir().mkpath(folder) && QFile::copy(kPairsFile, folder + "/pairs.js"));
        carry_out({{"hill", "new", file, "--game", "rps", "--matches", "20", "--seed", "7", "--interval", "0.01"},
                   {"hill", "add", file, "simple", "odds", "novice", "--no-trial"},
                   {"hill", "run", file},
                   {"hill", "add", file, "minimal-valid", "--name", "it's me", "--no-trial"},
                   {"hill", "run", file},
                   {"hill", "disqualify", file, "it's me", "--why", "a $(joke)"},
                   {"hill", "retire", file, "odds"},
                   {"hill", "season", file, "First & last"},
                   {"hill", "add", file, "js:" + kPairsFile, "--no-trial"},
                   {"hill", "run", file, "--budget", "60"},
                   {"hill", "site", file, "--out", folder + "/site"}});
        QProcess shell;
        shell.setWorkingDirectory(folder);
        shell.start("/bin/bash", {"-ec", "hilltop-cli() { \"$0\" \"$@\"; }; . site/commands.sh", kTestedProgram});
        QVERIFY(shell.waitForFinished(kPatienceMs));
        QVERIFY2(shell.exitCode() == 0, shell.readAllStandardError().constData());
        QCOMPARE(run({"hill", "dump", folder + "/again.hhill"}).out, run({"hill", "dump", file}).out);
    }

    void aKillLeavesNoHalfPage_data() {
        QTest::addColumn<QStringList>("make");
        QTest::addColumn<QString>("out");
        const QString file = hill("kill.hhill"), reviews = played("kill.hmatch", kTable, 10);
        carry_out({{"review", reviews, "--samples", "4", "--save"}}); // so that a kill hits the writing
        QTest::newRow("hill") << QStringList{"hill", "site", file, "--out", path("kill")} << path("kill");
        QTest::newRow("reviews") << QStringList{"review", reviews, "--samples", "4", "--site", path("kill-reviews")}
                                 << path("kill-reviews");
    }
    void aKillLeavesNoHalfPage() {
        QFETCH(QStringList, make);
        QFETCH(QString, out);
        int killed = 0;
        for (const int files : {1, 2, 4, 7}) { // there are more: the kill comes before the end
            for (int once_more = 0; once_more < 50; ++once_more) {
                QProcess site;
                site.start(kTestedProgram, make);
                QVERIFY(site.waitForStarted(kPatienceMs));
                while (site.state() == QProcess::Running && site_pages(out).size() < files)
                    QCoreApplication::processEvents();
                site.kill();
                QVERIFY(site.state() == QProcess::NotRunning || site.waitForFinished(kPatienceMs));
                if (site.exitStatus() == QProcess::CrashExit) {
                    ++killed;
                    break;
                }
                QVERIFY(QDir(out).removeRecursively()); // it was faster
            }
            for (const QString& page : site_pages(out))
                QVERIFY2(site_bytes(page).endsWith("</html>\n"), qPrintable(page));
            if (QFile::exists(out + "/index.html")) QCOMPARE(broken_links(out), QStringList());
        }
        QCOMPARE(killed, 4);
        carry_out({make});
        QCOMPARE(broken_links(out), QStringList());
    }

    /// No file may grow beyond 4 KiB: what cannot be written stays as it was.
    void aFullDiskLeavesTheSiteAsItWas() {
        const QString file = hill("full.hhill"), out = path("full");
        carry_out({{"hill", "site", file, "--out", out, "--pages", "1"}});
        const QByteArray index = site_bytes(out + "/index.html");
        carry_out({{"hill", "add", file, "casual", "expert", "--no-trial"}, {"hill", "run", file}});
        QProcess shell;
        shell.start("/bin/bash", {"-c", "ulimit -f 4; exec \"$0\" \"$@\"", kTestedProgram, "hill", "site", file,
                                  "--out", out, "--pages", "1"});
        QVERIFY(shell.waitForFinished(kPatienceMs));
        QCOMPARE(shell.exitCode(), 1);
        const QByteArray told = shell.readAllStandardError();
        QVERIFY2(told.count('\n') == 1 && told.startsWith("hilltop-cli: "), told.constData());
        QCOMPARE(site_bytes(out + "/index.html"), index);
        QCOMPARE(broken_links(out), QStringList());
        carry_out({{"hill", "site", file, "--out", out}});
        QVERIFY(site_bytes(out + "/index.html") != index);
        QCOMPARE(broken_links(out), QStringList());
    }

    /// While one program writes a folder another one leaves it alone, as a new folder or as a site. What a killed one
    /// leaves of its lock hinders no one.
    void twoProgramsDoNotWriteOneFolder() {
        const QString file = hill("two.hhill"), out = path("two");
        const QString held = out + "/hilltop-site.lock";
        QVERIFY(QDir().mkpath(out));
        QFile left(held);
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.close();
        for (int time = 0; time < 2; ++time) {
            auto lock = FileLock::take(held.toStdString());
            QVERIFY(lock && *lock);
            const QByteArray index = time == 0 ? QByteArray() : site_bytes(out + "/index.html");
            const Outcome second = run({"hill", "site", file, "--out", out, "--pages", "1"});
            QCOMPARE(second.code, 1);
            QVERIFY2(second.err.contains("another program is writing the site " + out.toUtf8()),
                     second.err.constData());
            QCOMPARE(QFile::exists(out + "/index.html"), time == 1);
            if (time == 1) QCOMPARE(site_bytes(out + "/index.html"), index);
            (*lock)->release();
            carry_out({{"hill", "site", file, "--out", out, "--pages", "1"}});
            QVERIFY(!QFile::exists(held));
            QCOMPARE(broken_links(out), QStringList());
        }
    }

    /// Reviews as a site: its links lead to matches with their reviews, at the moment they name, and no folder of this
    /// machine is told. What is there is not made again; a match that is gone takes its page along.
    void reviewsHaveOneToo() {
        const QString file = played("who <b>lost<b>.hmatch", kTable, 3), out = path("reviews");
        const QStringList make{"review", file, "--samples", "4", "--site", out};
        carry_out({make});
        QCOMPARE(broken_links(out), QStringList());
        const QByteArray index = site_bytes(out + "/index.html");
        QVERIFY(index.contains("<bdi>careful</bdi>") && index.contains("id=\"kinds\"") &&
                index.contains("who &lt;b&gt;lost&lt;b&gt;.hmatch"));
        QVERIFY(!index.contains(path("").toUtf8()) && !site_bytes(out + "/review.json").contains(path("").toUtf8()));
        const QStringList matches = QDir(out + "/matches").entryList({"*.html"});
        QCOMPARE(matches.size(), qsizetype{3});
        // The first of the costliest decisions is the one that the review names.
        const QJsonObject told = QJsonDocument::fromJson(site_bytes(out + "/review.json")).object();
        const QJsonObject worst = told["groups"].toArray()[0].toObject()["worst"].toArray()[0].toObject();
        static const QRegularExpression row(QStringLiteral(
            "<a href=matches/\\w+\\.html#(\\d+)>Match (\\d+)</a><td>(\\d+)<td class=name><bdi>(\\w+)</bdi>"));
        const auto first = row.match(QString::fromUtf8(index));
        QCOMPARE(first.captured(2).toInt(), worst["match"].toInt() + 1);
        QCOMPARE(first.captured(3), first.captured(1));
        QCOMPARE(first.captured(4), worst["bot"].toString());
        const QString one = out + "/matches/" + matches.first();
        write(one, "<!-- the same --></html>\n");
        carry_out({make});
        QCOMPARE(site_bytes(one), QByteArray("<!-- the same --></html>\n"));
        carry_out({QStringList{"review", file, "--samples", "4", "--site", out, "--matches", "1"}});
        QCOMPARE(QDir(out + "/matches").entryList({"*.html"}).size(), qsizetype{1});
        QCOMPARE(broken_links(out), QStringList());
        // Another game, and a folder that is not ours.
        const Outcome mixed = run({"review", file, played("rps.hmatch", "rps --seat simple --seat odds", 1),
                                   "--samples", "4", "--site", out});
        QCOMPARE(mixed.code, 2);
        QVERIFY2(mixed.err.contains("make a site for each game"), mixed.err.constData());
        QVERIFY(QDir().mkpath(path("mine")));
        write(path("mine/letter.txt"), "Dear Ann\n");
        const Outcome refused = run({"review", file, "--samples", "4", "--site", path("mine")});
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("contains other files, but no site of Hilltop"), refused.err.constData());
        QCOMPARE(QDir(path("mine")).entryList(QDir::Files), QStringList{"letter.txt"});
    }

    /// Hosted bots' matches are those that were kept, and what was reviewed is adjusted for luck.
    void aTournamentHasOneToo() {
        const QString file = path("t.htour"), out = path("t");
        carry_out({{"tournament", "run", "--game", "pazaak", "--bot", "bold", "--bot", "cautious", "--bot", "careful",
                    "--matches", "20", "--seed", "3", "--duplicate", "--out", file},
                   {"tournament", "show", file, "--luck", "--matches", "12", "--samples", "4"},
                   {"tournament", "show", file, "--site", out, "--offer-file", "--title", "Three of them"}});
        QCOMPARE(broken_links(out), QStringList());
        QVERIFY(!QDir(out + "/matches").entryList({"*.html"}).isEmpty());
        QVERIFY(site_bytes(out + "/index.html").contains("<h1>Three of them</h1>"));
        for (const QString& page : site_pages(out + "/bots"))
            QVERIFY2(site_bytes(page).contains(">Luck per match</dt>"), qPrintable(page));
        QCOMPARE(run({"tournament", "dump", out + "/contest.htour"}).out, run({"tournament", "dump", file}).out);
    }
};

HILLTOP_TEST(CliSiteTest)
#include "cli_site_test.moc"
