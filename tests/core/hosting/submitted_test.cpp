// SPDX-License-Identifier: GPL-3.0-or-later
#include "botlab/submitted.h"

#include "hosting/processes.h"
#include "registry/registry.h"
#include "support/built.h"
#include "support/test.h"
#include "tournament/plan.h"

#include <QtTest>

#include <QTemporaryDir>

using namespace hilltop;

namespace {

constexpr const char* kElement = "{ name: '%1', draftPick(cards) { return 0; }, mainPlay(cards) { return 0; } },\n";
constexpr const char* kPythonBot = "class %1(Player):\n    def play(self, card, info):\n        return ['']\n";
constexpr const char* kPazaak = "package Players;\npublic class %1 extends Mechanics.Player {}\n";
constexpr const char* kTheGame = "package coop;\npublic class %1 extends Player {}\n";
constexpr const char* kShell = "#!/bin/sh\necho p # ordering naming\n";

void write_file(const QTemporaryDir& folder, const QString& name, const QString& text, bool executable = false) {
    const QString path = folder.filePath(name);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.toUtf8());
    if (executable) QVERIFY(file.setPermissions(file.permissions() | QFileDevice::ExeOwner));
}
QString filled(const char* text, const char* name) {
    return QString::fromLatin1(text).arg(QLatin1String(name));
}

/// All that people send, to any contest.
void put_all(const QTemporaryDir& folder) {
    write_file(folder, "a.js", filled(kElement, "Ann") + filled(kElement, "Bob"));
    write_file(folder, "b.txt", filled(kElement, "Whoever"));
    write_file(folder, "prose.js", "This is my bot. It always plays the best card.\n");
    write_file(folder, "player.py", filled(kPythonBot, "One") + filled(kPythonBot, "Two"));
    write_file(folder, "marius.py", filled(kPythonBot, "Marius"), true);
    write_file(folder, "Nestor.java", filled(kPazaak, "Nestor"));
    write_file(folder, "Größe und Maß.java", filled(kPazaak, "Size"));
    write_file(folder, "Team/Players/Kid.java", filled(kPazaak, "Kid"));
    write_file(folder, "made/Made.class", "");
    write_file(folder, "Tom.java", filled(kTheGame, "Tom"));
    write_file(folder, "Empty/readme.md", "x\n");
    write_file(folder, "notes.txt", "x\n");
    write_file(folder, "x:Name", filled(kPazaak, "Name"));
    write_file(folder, ".hidden.js", filled(kElement, "Hidden"));
    write_file(folder, "stager", kShell, true);
    write_file(folder, "idle", kShell);
    QFile made(folder.filePath("made/Made.class"));
    QVERIFY(made.open(QIODevice::WriteOnly));
    made.write("\xCA\xFE\xBA\xBE Mechanics/Player");
    QVERIFY(QFile::link("/nonexistent/bot.js", folder.filePath("gone.js")));
}

QStringList without(std::vector<std::string> specs, const QTemporaryDir& folder) {
    QStringList found;
    for (const std::string& spec : specs)
        found << QString::fromStdString(spec).remove(folder.path() + '/');
    return found;
}

} // namespace

class SubmittedTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyGame_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("specs");
        QTest::addColumn<QStringList>("skipped");
        QTest::newRow("JavaScript") << "rps"
                                    << "js:a.js:Ann|js:a.js:Bob|js:b.txt"
                                    << QStringList{
                                           "/prose.js is not a bot", "/player.py is a bot of zipdeck, not of rps",
                                           "/Team is a bot of pazaak", "/gone.js is a link; replace it with the file"};
        QTest::newRow("Python") << "zipdeck"
                                << "python:marius.py|python:player.py:One|python:player.py:Two"
                                << QStringList{"/stager is a bot of euchre, not of zipdeck"};
        QTest::newRow("Java") << "pazaak"
                              << "java:Größe und Maß.java|java:Nestor.java|java:Team|java:made"
                              << QStringList{"/Empty: a folder is a bot if it contains Java",
                                             "/Tom.java is a bot of thegame",
                                             // would be read as the class Name in the file x
                                             "/x:Name: this name cannot be used for a bot"};
        QTest::newRow("cooperative Java") << "thegame"
                                          << "java:Tom.java" << QStringList{"/Nestor.java is a bot of pazaak"};
        QTest::newRow("executables") << "euchre"
                                     << "exec:stager" << QStringList{"/idle", "/marius.py is a bot of zipdeck"};
    }
    void everyGame() {
        QFETCH(QString, game);
        QFETCH(QString, specs);
        QFETCH(QStringList, skipped);
        QTemporaryDir folder;
        put_all(folder);
        const auto bots = specs_in_folder(*find_game(game.toStdString()), folder.path().toStdString());
        QVERIFY2(bots, bots ? "" : english(bots.error()).c_str());
        QStringList expected = specs.split('|'), found = without(bots->specs, folder);
        expected.sort();
        found.sort();
        QCOMPARE(found, expected);
        QStringList told;
        for (const Error& one : bots->skipped)
            told << QString::fromStdString(english(one));
        for (const QString& words : skipped)
            QVERIFY2(told.filter(folder.path() + words).size() == 1, qPrintable(words + " in " + told.join('\n')));
        QCOMPARE(told.filter("hidden").size(), 0);
        // Nothing is passed over in silence.
        QStringList files = found.replaceInStrings(QRegularExpression("^[a-z]+:|(?<=\\.js|\\.py):.*"), QString());
        files.removeDuplicates();
        QCOMPARE(files.size() + told.size(), 16);
    }

    void pathsAreWhole() {
        QTemporaryDir folder;
        write_file(folder, "bots/a.js", filled(kElement, "Ann"));
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(folder.path()));
        const auto bots = specs_in_folder(*find_game("rps"), "./bots/");
        QVERIFY(QDir::setCurrent(before));
        QVERIFY(bots);
        QCOMPARE(bots->specs, (std::vector<std::string>{"js:" + folder.path().toStdString() + "/bots/a.js"}));
    }

    void refuses() {
        QTemporaryDir folder;
        const std::string path = folder.path().toStdString();
        const GameEntry& rps = *find_game("rps");
        QCOMPARE(english(specs_in_folder(rps, path).error()), path + " contains no bot of rps");
        write_file(folder, "notes.txt", "x\n");
        QVERIFY(english(specs_in_folder(rps, path).error())
                    .starts_with(path + " contains no bot of rps (left out: " + path + "/notes.txt"));
        QVERIFY(english(specs_in_folder(rps, path + "/none").error()).find("cannot be read") != std::string::npos);
        QVERIFY(!specs_in_folder(rps, path + "/notes.txt"));
    }

    /// A file named alone is all the bots it holds.
    void aSpecWithoutAName() {
        QTemporaryDir folder;
        put_all(folder);
        const auto by = [&](const char* game, const QString& spec) -> QStringList {
            const auto found =
                entrants_by(*find_game(game), QString(spec).replace("%1", folder.path() + '/').toStdString());
            return found ? without(*found, folder) : QStringList{QString::fromStdString(english(found.error()))};
        };
        QCOMPARE(by("rps", "js:%1a.js"), (QStringList{"js:a.js:Ann", "js:a.js:Bob"}));
        QCOMPARE(by("rps", "js+node:%1a.js"), (QStringList{"js+node:a.js:Ann", "js+node:a.js:Bob"}));
        QCOMPARE(by("rps", "js:%1a.js:Bob"), QStringList{"js:a.js:Bob"});
        QCOMPARE(by("rps", "js:%1b.txt"), QStringList{"js:b.txt"});
        QCOMPARE(by("zipdeck", "python:%1player.py"), (QStringList{"python:player.py:One", "python:player.py:Two"}));
        QCOMPARE(by("pazaak", "java:%1Team"), QStringList{"java:Team"});
        QCOMPARE(by("euchre", "exec:%1stager"), QStringList{"exec:stager"});
        QCOMPARE(by("rps", "hilltop:sleep 5"), QStringList{"hilltop:sleep 5"});
        QCOMPARE(by("rps", "simple"), QStringList{"simple"});
        QVERIFY(by("rps", "js:%1prose.js")[0].contains("prose.js is not a bot"));
        QVERIFY(by("rps", "js:%1none.js")[0].contains("none.js: there is no such file"));
        QVERIFY(by("pazaak", "java:%1Tom.java")[0].contains("Tom.java is a bot of thegame, not of pazaak"));
    }

    /// A bare path of any kind is the bots it holds, and one where one alone can play.
    void aPathAlone_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("all");
        QTest::addColumn<QString>("one");
        const auto row = [](const char* game, const char* file, const char* all, const char* one) {
            QTest::addRow("%s: %s", game, file) << QString::fromUtf8(game) << QString::fromUtf8(file)
                                                << QString::fromUtf8(all) << QString::fromUtf8(one);
        };
        row("rps", "a.js", "js:a.js:Ann|js:a.js:Bob", "a.js contains 2 bots; name one of them, for example js:");
        row("rps", "b.txt", "js:b.txt", "js:b.txt");
        row("zipdeck", "player.py", "python:player.py:One|python:player.py:Two", "player.py contains 2 bots");
        row("zipdeck", "marius.py", "python:marius.py", "python:marius.py");
        row("pazaak", "Nestor.java", "java:Nestor.java", "java:Nestor.java");
        row("pazaak", "Team", "java:Team", "java:Team");
        row("pazaak", "made", "java:made", "java:made");
        row("pazaak", "made/Made.class", "java:made/Made.class", "java:made/Made.class");
        row("euchre", "stager", "exec:stager", "exec:stager");
        row("euchre", "any", "exec:any", "exec:any");
        row("rps", "any", "hilltop:any", "hilltop:any");
        row("rps", "talks.py", "hilltop:python3 talks.py", "hilltop:python3 talks.py");
        row("thegame", "Nestor.java", "Nestor.java is a bot of pazaak, not of thegame",
            "is a bot of pazaak, not of thegame");
        row("rps", "prose.js", "prose.js is not a bot", "prose.js is not a bot");
        row("euchre", "idle", "idle is not executable", "idle is not executable");
        row("rps", "none.js", "there is no file \"", "there is no file \"");
    }
    void aPathAlone() {
        QFETCH(QString, game);
        QFETCH(QString, file);
        QFETCH(QString, all);
        QFETCH(QString, one);
        QTemporaryDir folder;
        put_all(folder);
        write_file(folder, "any", "#!/bin/sh\necho p\n", true);
        write_file(folder, "talks.py", "import hilltop\n");
        const GameEntry& entry = *find_game(game.toStdString());
        const std::string path = folder.filePath(file).toStdString();
        const auto found = bots_named(entry, path);
        const auto single = bot_named(entry, path);
        const auto told = [&](const std::string& text) {
            return QString::fromStdString(text).remove(folder.path() + '/');
        };
        const QString many = found ? without(*found, folder).join('|') : told(english(found.error()));
        QVERIFY2(found ? many == all : many.contains(all), qPrintable(many));
        const QString alone = single ? told(*single) : told(english(single.error()));
        QVERIFY2(single ? alone == one : alone.contains(one), qPrintable(alone));
        for (const std::string& spec : found ? *found : std::vector<std::string>())
            QVERIFY(entry.check_bot(spec) && bot_named(entry, spec));
    }

    /// The contests' plans can be played once there are entrants.
    void plansOfTheContests_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("bots");
        QTest::newRow("RPS Poker") << "rps/contest.json" << QStringList{"minimal-valid", "simple", "odds"};
        QTest::newRow("Zip Deck") << "zipdeck/contest.json" << QStringList{"rando", "serpentine", "orion"};
        QTest::newRow("The Game") << "thegame/contest.json" << QStringList{"simple-tom", "smallest-gap"};
        QTest::newRow("Pazaak") << "pazaak/contest.json" << QStringList{"bold", "cautious", "careful"};
        QTest::newRow("Pazaak Cup") << "pazaak/cup.json" << QStringList{"bold", "cautious", "careful"};
        QTest::newRow("Euchre") << "euchre/contest.json" << QStringList{"first-legal", "random-80-20"};
    }
    void plansOfTheContests() {
        QFETCH(QString, file);
        QFETCH(QStringList, bots);
        QFile text(sourceFile("resources/") + file);
        QVERIFY(text.open(QIODevice::ReadOnly));
        auto plan = read_plan(text.readAll().toStdString());
        QVERIFY2(plan, plan ? "" : english(plan.error()).c_str());
        QCOMPARE(plan->game, file.section('/', 0, 0).toStdString());
        auto rules = default_values(plan->entry().rules());
        if (plan->game == "euchre") rules["left_bower"] = 1; // as its controller enforced it
        QVERIFY(plan->bots.empty() && plan->rules == rules);
        QVERIFY(plan->entry().info().contest_kind != nullptr);
        for (const QString& bot : bots)
            plan->bots.push_back(bot.toStdString());
        plan->seats = seats_for(*plan);
        const auto fits = check_plan(*plan);
        QVERIFY2(fits, fits ? "" : english(fits.error()).c_str());
    }
};

HILLTOP_TEST(SubmittedTest)
#include "submitted_test.moc"
