// SPDX-License-Identifier: GPL-3.0-or-later
// The client libraries play whole matches of every game through real pipes; the manual shows the conversations.
#include "conversation.h"
#include "games/euchre/euchre_table.h"
#include "games/pazaak/pazaak_table.h"
#include "games/rps/rps_table.h"
#include "games/thegame/thegame_table.h"
#include "games/zipdeck/zipdeck_table.h"
#include "support/built.h"
#include "support/child.h"
#include "support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace hilltop;

namespace {

const QDir kClients(sourceFile("resources/clients"));

/// What starts the example of each language once it is built.
struct Language {
    QString tool;    ///< the program it needs
    QString package; ///< and what that is in
    QStringList build;
    QStringList run;
};

QString program(const QString& name) {
    return QStandardPaths::findExecutable(name);
}

/// By the name of its folder; what is built goes to `target`.
Language language(const QString& name, const QString& target) {
    const QDir folder(kClients.filePath(name));
    const auto file = [&](const char* source) { return folder.filePath(source); };
    if (name == "python") return {"python3", "python3", {}, {program("python3"), file("first.py")}};
    if (name == "javascript") return {"node", "nodejs", {}, {program("node"), file("first.js")}};
    if (name == "java")
        return {"javac",
                "default-jdk-headless",
                {program("javac"), "-Xlint:all", "-Werror", "-d", target, file("Hilltop.java"), file("First.java")},
                {program("java"), "-XX:+UseSerialGC", "-cp", target, "First"}};
    return {"c++",
            "g++",
            {program("c++"), "-std=c++17", "-Wall", "-Wextra", "-Wconversion", "-Werror", file("first.cpp"), "-o",
             target + "/first"},
            {target + "/first"}};
}

template <class Play>
bool with_game(const QByteArray& game, Play&& play) {
    if (game == "pazaak") return play.template operator()<Pazaak>(), true;
    if (game == "euchre") return play.template operator()<Euchre>(), true;
    if (game == "rps") return play.template operator()<RpsPoker>(), true;
    if (game == "zipdeck") return play.template operator()<ZipDeck>(), true;
    if (game == "thegame") return play.template operator()<TheGame>(), true;
    return false;
}

constexpr const char* kGames[] = {"pazaak", "euchre", "rps", "zipdeck", "thegame"};

} // namespace

class ClientsTest : public QObject {
    Q_OBJECT
private slots:
    void firstOfEveryMenu_data();
    void firstOfEveryMenu();
    void eventsAndSilence();
    void manual();
};

void ClientsTest::firstOfEveryMenu_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"python", "javascript", "java", "cpp"})
        QTest::newRow(name) << QString(name);
}

void ClientsTest::firstOfEveryMenu() {
    QFETCH(QString, name);
    const QTemporaryDir target;
    const Language with = language(name, target.path());
    if (program(with.tool).isEmpty()) QSKIP(qPrintable("The package " + with.package + " is missing"));
    if (!with.build.isEmpty()) {
        Child compiler(with.build);
        QVERIFY2(compiler.end() == 0, qPrintable(compiler.errors()));
    }
    for (const QByteArray game : kGames) {
        Child child(with.run);
        QVERIFY(child.started());
        QVERIFY(with_game(game, [&]<class G>() {
            Conversation<G> talk(child);
            for (int match = 0; match < 3; ++match) {
                talk.play(Seat(match % G::info().default_seats), match);
                QVERIFY2(talk.complaint.empty(), (game + ": " + talk.complaint.c_str()).constData());
            }
            talk.end();
            QCOMPARE(talk.greeting().name, std::string("First"));
            QVERIFY2(talk.asked > 5, (game + ": " + QByteArray::number(talk.asked)).constData());
        }));
        QVERIFY2(child.end() == 0, qPrintable(child.errors()));
        QCOMPARE(child.errors(), QString());
    }
}

/// Who asks for events hears all rests before the question they led to, and the end of a match; silence is an answer.
void ClientsTest::eventsAndSilence() {
    if (program("python3").isEmpty()) QSKIP("The package python3 is missing");
    const QTemporaryDir folder;
    QFile bot(folder.filePath("bot.py"));
    QVERIFY(bot.open(QIODevice::WriteOnly));
    bot.write("import hilltop\n"
              "count = 0\n"
              "def choose(question, match):\n"
              "    print(count, question['need'])\n"
              "    return None if question['need'] == 'may' else question['menu'][0]\n"
              "def event(view, match):\n"
              "    global count\n"
              "    count += 1\n"
              "hilltop.play(choose, 'Silent', '2', event, lambda points, match: print(points, match['seat']))\n");
    bot.close();
    qputenv("PYTHONPATH", kClients.filePath("python").toUtf8());
    Child rps({program("python3"), bot.fileName()});
    Conversation<RpsPoker> games(rps);
    games.play(Seat(1), 0);
    games.end();
    QCOMPARE(rps.end(), 0);
    QCOMPARE(games.complaint, std::string());
    QCOMPARE(games.greeting().version, std::string("2"));
    QStringList log;
    for (int told = 0; told < 15; ++told)
        log << QStringLiteral("%1 must").arg(told);
    log << QStringLiteral("[%1, %2] 1").arg(games.result.points[Seat(0)]).arg(games.result.points[Seat(1)]);
    QCOMPARE(rps.errors().split('\n', Qt::SkipEmptyParts), log);

    Child silent({program("python3"), bot.fileName()});
    Conversation<TheGame> wishes(silent);
    wishes.play(Seat(0), 0);
    wishes.end();
    QCOMPARE(silent.end(), 0);
    QVERIFY(wishes.silences > 10);
    QVERIFY(wishes.complaint.starts_with("answered {\"play\": null")); // which was the first of no menu
    qunsetenv("PYTHONPATH");
}

/// The manual shows one conversation a game, as it went; HILLTOP_WRITE_MANUAL=1 rewrites it.
void ClientsTest::manual() {
    if (program("python3").isEmpty()) QSKIP("The package python3 is missing");
    QFile file(sourceFile("resources/manual/protocol.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QString page = QString::fromUtf8(file.readAll());
    file.close();
    for (const QByteArray game : kGames) {
        QString title;
        std::vector<std::string> lines;
        with_game(game, [&]<class G>() {
            title = G::info().title;
            Child child(language("python", {}).run);
            Conversation<G> talk(child);
            talk.play(Seat(1), 0);
            talk.end();
            lines = talk.lines;
        });
        QVERIFY(lines.size() > 8);
        QString shown = "```\n";
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (i == 4) shown += "...\n";
            if (i < 4 || i + 4 >= lines.size()) shown += QString::fromStdString(lines[i]) + "\n";
        }
        shown += "```\n";
        const qsizetype heading = page.indexOf("\n### " + title + "\n");
        QVERIFY2(heading >= 0, qPrintable(title));
        const qsizetype begin = page.indexOf("```\n", heading);
        const qsizetype end = page.indexOf("\n```\n", begin) + 5;
        if (qEnvironmentVariableIsSet("HILLTOP_WRITE_MANUAL"))
            page.replace(begin, end - begin, shown);
        else
            QCOMPARE(page.mid(begin, end - begin), shown);
    }
    if (!qEnvironmentVariableIsSet("HILLTOP_WRITE_MANUAL")) return;
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(page.toUtf8());
}

HILLTOP_TEST(ClientsTest)
#include "clients_test.moc"
