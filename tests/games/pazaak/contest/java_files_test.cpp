// SPDX-License-Identifier: GPL-3.0-or-later
#include "java_bots.h"

#include "support/built.h"
#include "support/test.h"

#include <QProcess>

using namespace hilltop;
using namespace hilltop::pazaak;

/// What authors bring: files of every kind, in places of every kind, whole and broken.
class PazaakJavaFilesTest : public QObject {
    Q_OBJECT
private slots:
    void refused_data();
    void refused();
    void files();
    void demoPlayerOfTheSeed();
    void brokenCacheIsMadeAnew();
    void compilesBeforehand();
    void withoutJava_data();
    void withoutJava();
    void withoutCompiler();

private:
    /// One host for all of it, as faults of bots leave it alive.
    JavaHost& shared() {
        if (!m_host) m_host.emplace();
        return *m_host;
    }
    std::optional<JavaHost> m_host;
};

void PazaakJavaFilesTest::refused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("syntax error") << source("Odd", "action = Action.END") << "crash Odd.java:7:20: ';' expected";
    QTest::newRow("two errors") << source("Odd", "action = 3;\ncardToPlay = nothing;")
                                << "crash Odd.java:7:10: incompatible types: int cannot be converted to "
                                   "Mechanics.Player.Action (and 1 more)";
    QTest::newRow("wrong package") << "// package Players;\n" + source("Odd", "action = Action.END;", {}, "players")
                                   << "crash Odd.java:2:9: Odd is in the package players; the package must be Players "
                                      "for Pazaak, coop for The Game";
    QTest::newRow("no constructor") << source("Odd", "action = Action.END;", "public Odd(int size) {}")
                                    << "crash Odd.java:4:14: Odd has no public constructor without arguments";
    QTest::newRow("private constructor") << source("Odd", "action = Action.END;", "Odd() {}")
                                         << "crash Odd.java:4:14: Odd has no public constructor without arguments";
    QTest::newRow("not public") << source("Odd", "action = Action.END;").replace("public class", "class")
                                << "crash Odd.java:4:7: Odd must be public";
    QTest::newRow("no bot") << QByteArray("package Players;\npublic class Odd {}\n")
                            << "crash Odd.java: no class in it extends Mechanics.Player or coop.Player";
    QTest::newRow("abstract") << source("Odd", "").replace("public class", "public abstract class")
                              << "crash Odd.java: no class in it extends Mechanics.Player or coop.Player";
    QTest::newRow("no class file") << QByteArray("\xca\xfe\xba\xbe\0\0", 6)
                                   << "crash cannot read Odd.java: a class file in it is broken";
}

void PazaakJavaFilesTest::refused() {
    HILLTOP_NEEDS_JAVA();
    QFETCH(QByteArray, text);
    QFETCH(QString, sentence);
    const BotFolder folder;
    JavaHost& host = shared();
    const auto answer = host.load(0, folder.write("Odd.java", text));
    QCOMPARE(answer.mark, '!');
    QCOMPARE(QString::fromStdString(answer.text).replace(folder.path(""), "").replace("read /", "read "), sentence);
}

void PazaakJavaFilesTest::files() {
    HILLTOP_NEEDS_JAVA();
    const BotFolder folder;
    const QByteArray two = source("One", "action = Action.END;") +
                           source("Two", "action = Action.STAND;")
                               .replace("package Players;\nimport java.util.Collection;\nimport Mechanics.*;", "");
    JavaHost& host = shared();
    const auto first = [&](int slot) {
        const auto speaks = dialect();
        const auto match = new_match();
        const auto begun = host.ask(slot, speaks->start({}, {}));
        return begun.mark == '=' ? answer_of(host, *speaks, slot, match.view(Seat(0))) : begun.text;
    };
    const QString both = folder.write("für zwei/Bots + mehr.java", two);
    QCOMPARE(host.load(0, both).text, std::string("One Two"));
    QCOMPARE(first(0), std::string("crash Bots + mehr.java holds 2 bots: One, Two; say which one by a colon and its "
                                   "name behind the file"));
    QCOMPARE(host.load(1, both, "Two").mark, '=');
    QCOMPARE(first(1), std::string("stand"));
    QCOMPARE(host.load(2, both, "Players.One").mark, '=');
    QCOMPARE(first(2), std::string("end"));
    QCOMPARE(host.load(3, both, "Three").text, std::string("crash Bots + mehr.java has no bot Three, but One, Two"));

    // A helper of its own beside the bot.
    folder.write("team/Players/Leader.java", source("Leader", "action = Helper.choice();"));
    folder.write("team/Players/Helper.java", "package Players;\nclass Helper {\nstatic Mechanics.Player.Action "
                                             "choice() { return Mechanics.Player.Action.STAND; }\n}\n");
    QCOMPARE(host.load(4, folder.path("team")), (JavaHost::Answer{'=', "Leader"}));
    QCOMPARE(first(4), std::string("stand"));

    // The same as class files, then as a jar without a suffix.
    QCOMPARE(
        QProcess::execute("javac", {"-d", folder.path("classes"), "-sourcepath",
                                    sourceFile("resources/pazaak/hosts/java"), "-implicit:none",
                                    folder.path("team/Players/Leader.java"), folder.path("team/Players/Helper.java")}),
        0);
    QCOMPARE(host.load(5, folder.path("classes")), (JavaHost::Answer{'=', "Leader"}));
    QCOMPARE(first(5), std::string("stand"));
    QCOMPARE(QProcess::execute("jar", {"cf", folder.path("compressed"), "-C", folder.path("classes"), "."}), 0);
    QCOMPARE(host.load(6, folder.path("compressed")), (JavaHost::Answer{'=', "Leader"}));
    QCOMPARE(first(6), std::string("stand"));

    QCOMPARE(host.load(7, folder.path("gone.java")).text,
             "crash cannot read " + folder.path("gone.java").toStdString() + ": it does not exist");
    QCOMPARE(host.ask(1, "thegame 0 1 Bot").text.substr(0, 6), std::string("crash "));
}

void PazaakJavaFilesTest::demoPlayerOfTheSeed() {
    HILLTOP_NEEDS_JAVA();
    QString seeds = qEnvironmentVariable("HILLTOP_SEEDS");
    if (seeds.isEmpty()) seeds = sourceFile("../shared/seeds");
    const auto found = QDir(seeds).entryList({"004_*.txt"});
    if (found.isEmpty()) QSKIP("The contest's own text (004) is not at hand; HILLTOP_SEEDS may name its folder.");
    QFile seed(QDir(seeds).filePath(found.constFirst()));
    QVERIFY(seed.open(QIODevice::ReadOnly));
    const QByteArray text = seed.readAll();
    const auto begin = text.indexOf("package Players;");
    const auto end = text.indexOf("\n}\n}\n", begin);
    QVERIFY(begin >= 0 && end > begin);
    const BotFolder folder;
    JavaHost& host = shared();
    QCOMPARE(host.load(0, folder.write("DemoPlayer.java", text.mid(begin, end + 5 - begin))),
             (JavaHost::Answer{'=', "DemoPlayer"}));
    const auto speaks = dialect();
    const auto match = new_match();
    QCOMPARE(host.ask(0, speaks->start({}, {})).mark, '=');
    QCOMPARE(answer_of(host, *speaks, 0, match.view(Seat(0))),
             std::string("fault not-understood getResponse() left action null"));
}

void PazaakJavaFilesTest::brokenCacheIsMadeAnew() {
    HILLTOP_NEEDS_JAVA();
    const BotFolder folder;
    const QString bot = folder.write("Odd.java", source("Odd", "action = Action.STAND;"));
    const QDir cache(folder.path("cache"));
    for (int round = 0; round < 3; ++round) {
        JavaHost host(cache.path());
        QCOMPARE(host.load(0, bot), (JavaHost::Answer{'=', "Odd"}));
        const auto kept = QDir(cache.filePath("bots")).entryList({"*.jar"});
        QCOMPARE(kept.size(), 1);
        QFile file(cache.filePath("bots/" + kept.constFirst()));
        QVERIFY(file.size() > 200);
        if (round == 0) QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        if (round == 1) QVERIFY(file.resize(150));
    }
}

/// Where a bot must not write into the cache, another process fills it, and no code of the bot has run.
void PazaakJavaFilesTest::compilesBeforehand() {
    HILLTOP_NEEDS_JAVA();
    const BotFolder folder;
    const QDir cache(folder.path("cache"));
    const auto compile = [&](const QByteArray& text) {
        QProcess process;
        process.start("sh",
                      {sourceFile("resources/hosts/java/start.sh"), cache.path(), folder.write("an Odd.java", text)});
        process.waitForFinished(-1);
        return QString("%1 %2").arg(process.exitCode()).arg(QString::fromUtf8(process.readAllStandardError()));
    };
    const QByteArray bot = source("Odd", "action = Action.END;", "static { System.err.println(\"I run\"); }");
    QCOMPARE(compile(bot), QString("0 "));
    QCOMPARE(QDir(cache.filePath("bots")).entryList({"*.jar"}).size(), 1);
    QCOMPARE(compile(bot.left(bot.size() - 3)), QString("1 an Odd.java:8:2: reached end of file while parsing\n"));
    QCOMPARE(QDir(cache.filePath("bots")).entryList({"*.jar"}).size(), 1);
}

void PazaakJavaFilesTest::withoutJava_data() {
    QTest::addColumn<QString>("java");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("none") << "no-such-java"
                          << "Java is not installed: install default-jdk-headless\n";
    QTest::newRow("cannot compile")
        << "false"
        << "The host for Java bots does not compile. With a Java runtime alone: install default-jdk-headless\n";
}

void PazaakJavaFilesTest::withoutJava() {
    QFETCH(QString, java);
    QFETCH(QString, sentence);
    const BotFolder folder;
    JavaHost host(folder.path("cache"), java);
    QCOMPARE(host.load(0, kBots + "Bold.java"), (JavaHost::Answer{' ', "ended"}));
    host.child().end();
    QCOMPARE(host.child().errors(), sentence);
}

void PazaakJavaFilesTest::withoutCompiler() {
    HILLTOP_NEEDS_JAVA();
    const BotFolder folder;
    const QString java = folder.write("java", R"(#!/bin/sh
case "$*" in
*javac*) exec java "$@" ;;
*) exec java --limit-modules java.base,java.compiler,jdk.unsupported "$@" ;;
esac
)");
    QVERIFY(QFile::setPermissions(java, QFile::ReadOwner | QFile::ExeOwner));
    JavaHost host(folder.path("cache"), java);
    QCOMPARE(host.load(0, kBots + "Bold.java"),
             (JavaHost::Answer{'!', "crash Bold.java cannot be compiled: this is a Java runtime without its compiler. "
                                    "Install default-jdk-headless, or bring class files or a jar"}));
}

HILLTOP_TEST(PazaakJavaFilesTest)
#include "java_files_test.moc"
