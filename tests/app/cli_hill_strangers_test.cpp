// SPDX-License-Identifier: GPL-3.0-or-later
// hilltop-cli hill watch with folders as strangers fill them who mean harm: what lies there decides what is checked,
// and nothing else.
#include "hill/hill_file.h"
#include "hill_programs.h"
#include "support/built.h"
#include "support/test.h"

#include <QJsonArray>
#include <QJsonObject>

#include <functional>

#include <sys/stat.h>
#include <unistd.h>

using namespace hilltop;

using PrepareInbox = std::function<void(const QString& inbox, const QString& secret)>;

class CliHillStrangersTest : public QObject, protected HillPrograms {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        ++m_number;
        QVERIFY(QDir().mkpath(inbox()));
        put(path("secret.js"), pairs("Secret"));
    }
    void itStaysInItsFolder_data() {
        QTest::addColumn<PrepareInbox>("prepare");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const PrepareInbox& prepare, const char* problem) {
            QTest::newRow(name) << prepare << QString(problem);
        };
        row(
            "link", [](const QString& inbox, const QString& secret) { link(secret, inbox + "/x.js"); },
            "x.js is a link; replace it with the file");
        row(
            "link to another's", [](const QString& inbox, const QString&) { link("honest.js", inbox + "/x.js"); },
            "x.js is a link; replace it with the file");
        row(
            "hard link",
            [](const QString& inbox, const QString& secret) {
                QVERIFY(::link(secret.toLocal8Bit().constData(), (inbox + "/x.js").toLocal8Bit().constData()) == 0);
            },
            "x.js is a hard link to another file");
        row(
            "linked folder", [](const QString& inbox, const QString&) { link("..", inbox + "/x"); },
            "x is a link; replace it with the file");
        row(
            "link in a folder",
            [](const QString& inbox, const QString& secret) {
                QVERIFY(QDir().mkpath(inbox + "/x"));
                link(secret, inbox + "/x/X.java");
            },
            "x/X.java is a link that leads out of its folder");
        row(
            "pipe",
            [](const QString& inbox, const QString&) {
                QVERIFY(::mkfifo((inbox + "/x.js").toLocal8Bit().constData(), 0600) == 0);
            },
            "x.js is neither a regular file nor a folder");
        row(
            "what is said about it is a link",
            [](const QString& inbox, const QString& secret) {
                put(inbox + "/x.js", pairs("X"));
                link(secret, inbox + "/x.js.about.json");
            },
            "x.js.about.json is a link; replace it with the file");
        row(
            "what is said about it is a pipe",
            [](const QString& inbox, const QString&) {
                put(inbox + "/x.js", pairs("X"));
                QVERIFY(::mkfifo((inbox + "/x.js.about.json").toLocal8Bit().constData(), 0600) == 0);
            },
            "x.js.about.json is neither a regular file nor a folder");
        row(
            "500 folders",
            [](const QString& inbox, const QString&) {
                QVERIFY(QDir().mkpath(inbox + "/x" + QString("/d").repeated(500)));
            },
            "more than 32 folders one inside the other");
        row(
            "a name without room for the report's",
            [](const QString& inbox, const QString&) { put(inbox + '/' + QString(248, 'x') + ".js", pairs("X")); },
            "this name is too long for a report beside it");
        row(
            "a name of two lines", [](const QString& inbox, const QString&) { put(inbox + "/x\ny.js", pairs("X")); },
            "rename the file");
    }
    /// One is refused by name; the others join, and nothing of the organiser's gets into the hill.
    void itStaysInItsFolder() {
        QFETCH(PrepareInbox, prepare);
        QFETCH(QString, problem);
        const QString hill = makePatient("stays" + QString::number(m_number) + ".hhill");
        put(inbox() + "/honest.js", pairs("Honest"));
        prepare(inbox(), path("secret.js"));
        const Outcome first = look(hill);
        QVERIFY2(first.code == 0, (first.out + first.err).constData());
        QVERIFY2(first.out.contains(problem.toUtf8()), first.out.constData());
        QCOMPARE(first.out.count('\n'), 2); // a name is on one line
        QVERIFY2(first.out.contains("honest.js) joins\n"), first.out.constData());
        QCOMPARE(look(hill).out, QByteArray());
        auto file = HillFile::open(hill.toStdString());
        QVERIFY(file && file->log().size() == 1);
        QCOMPARE(file->log()[0].source, "inbox" + std::to_string(m_number) + "/honest.js");
    }
    /// The report is for its author. What it says about others, or about the past, is not asked.
    void aForgedReportDecidesNothing() {
        const QString hill = makePatient("forged.hhill");
        add(hill, {"odds"});
        put(inbox() + "/Honest.js", pairs("Honest"));
        QVERIFY(look(hill).out.endsWith(" joins\n"));
        QFile report(inbox() + "/Honest.js.report.json");
        QVERIFY(report.open(QIODevice::ReadOnly));
        const QByteArray told = report.readAll();
        report.close();
        const QByteArray spec = QByteArray("js:Fresh.js");
        const auto forged = [&](const QByteArray& of, const char* name) {
            return "{\"of\": \"" + of + "\", \"bots\": [{\"bot\": \"" + spec + "\", \"name\": \"" + name +
                   "\", \"version\": 1, \"refused\": null, \"report\": {}}], \"joined\": [{\"bot\": \"" + spec +
                   "\", \"name\": \"" + name + "\", \"version\": 1}]}";
        };
        put(inbox() + "/Fresh.js", pairs("Fresh"));
        put(inbox() + "/Fresh.js.report.json", forged("Fresh", "odds"));
        put(inbox() + "/y.js", "{ name: 'Broken', draftPick(cards) { return 0;\n");
        put(inbox() + "/y.js.report.json", forged("y", "Honest"));
        put(inbox() + "/Honest.js.report.json", "{}");
        const QByteArray second = look(hill).out;
        QVERIFY2(!second.contains("plays no more") && second.contains("Fresh (") && second.contains("y.js is refused"),
                 second.constData());
        QCOMPARE(playing(hill), QString("Fresh Honest odds"));
        QVERIFY(report.open(QIODevice::ReadOnly));
        QCOMPARE(report.readAll(), told);
        QCOMPARE(look(hill).out, QByteArray());
    }
    /// A report is written where a stranger can put something before: never through a link, and who hinders it hinders
    /// nobody else.
    void reportsAreWrittenNowhereElse() {
        const QString hill = makePatient("written.hhill");
        put(path("mine"), "mine");
        for (const char* bot : {"a", "b", "c"})
            put(inbox() + '/' + bot + ".js", pairs(QByteArray("Bot ") + bot));
        link(path("mine"), inbox() + "/a.js.report.json");
        QVERIFY(QDir().mkpath(inbox() + "/b.js.report.json"));
        const Outcome looked = look(hill);
        QCOMPARE(looked.out.count(" joins\n"), 3);
        compare_hill_error(looked, 1, "b.js.report.json cannot be written");
        QFile mine(path("mine"));
        QVERIFY(mine.open(QIODevice::ReadOnly));
        QCOMPARE(mine.readAll(), QByteArray("mine"));
        QVERIFY(QFileInfo(inbox() + "/a.js.report.json").size() > 100);
        QVERIFY(!QFileInfo(inbox() + "/a.js.report.json").isSymLink());
        QVERIFY(QFileInfo(inbox() + "/c.js.report.json").size() > 100);
    }
    /// The same bot twice is nobody's fault, and said.
    void aTwinIsTold() {
        const QString hill = makePatient("twins.hhill");
        put(inbox() + "/Honest.js", pairs("Honest"));
        QVERIFY(look(hill).out.endsWith(" joins\n"));
        put(path("Honest.js"), pairs("Honest"));
        const Outcome added = run({"hill", "add", hill, "js:" + path("Honest.js"), "--name", "Second", "--no-trial"});
        QVERIFY2(added.out.contains("\nSecond is the same bot as Honest, which plays here, too\n"),
                 (added.out + added.err).constData());
        compare_hill_error(run({"hill", "add", hill, "simple", "--name", "ＨＯＮＥＳＴ"}), 2,
                           "Honest is already the name of another bot here");
    }
    /// In a folder of bots links are left out by name, and the rest plays.
    void aFolderOfBotsForATournament() {
        put(inbox() + "/a.js", pairs("A"));
        put(inbox() + "/b.js", pairs("B"));
        link(path("secret.js"), inbox() + "/x.js");
        const Outcome played = run({"tournament", "run", "--game", "rps", "--bots", inbox(), "--matches", "4", "--seed",
                                    "1", "--limit", "start=60s"});
        QVERIFY2(played.err.contains("x.js is a link; replace it with the file"), played.err.constData());
        QVERIFY2(!played.out.contains("Secret") && played.out.contains('A'), played.out.constData());
    }

private:
    QString inbox() const { return path("inbox" + QString::number(m_number)); }
    /// A busy machine is no fault of a bot.
    QString makePatient(const QString& name) {
        return make(name, QStringLiteral("--game rps --matches 40 --seed 7 --duplicate --limit start=60s"));
    }
    Outcome look(const QString& hill) const { return run({"hill", "watch", hill, inbox(), "--not-isolated"}); }

    static void put(const QString& path, const QByteArray& text) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(text), text.size());
    }
    static void link(const QString& target, const QString& path) {
        QVERIFY(::symlink(target.toLocal8Bit().constData(), path.toLocal8Bit().constData()) == 0);
    }
    static QByteArray pairs(const QByteArray& name) {
        QFile file(sourceFile("resources/rps/bots/pairs.js"));
        return file.open(QIODevice::ReadOnly) ? file.readAll().replace("'Pairs'", '\'' + name + '\'') : QByteArray();
    }
    static QString playing(const QString& hill) {
        QStringList names;
        for (const QJsonValue& line : run({"hill", "status", hill, "--json"}).json()["standings"].toArray())
            names << line["name"].toString();
        names.sort();
        return names.join(' ');
    }

    int m_number = 0;
};

HILLTOP_TEST(CliHillStrangersTest)
#include "cli_hill_strangers_test.moc"
