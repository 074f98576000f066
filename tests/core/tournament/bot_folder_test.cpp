// SPDX-License-Identifier: GPL-3.0-or-later
#include "registry/registry.h"
#include "support/test.h"
#include "tournament/bot_folder.h"
#include "tournament/plan.h"

#include <QtTest>

#include <QTemporaryDir>

using namespace hilltop;

namespace {

void put(const QTemporaryDir& folder, const QString& name, bool executable = false) {
    const QString path = folder.filePath(name);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("x\n");
    if (executable) QVERIFY(file.setPermissions(file.permissions() | QFileDevice::ExeOwner));
}

/// All that people send, to any contest.
void put_all(const QTemporaryDir& folder) {
    for (const char* name : {"b.js", "a.js", "player.py", "Nestor.java", "Team/Players/Kid.java", "Empty/readme.md",
                             "notes.txt", "Größe und Maß.java", "x:Name.java", ".hidden.js", ".git/a.java"})
        put(folder, QString::fromUtf8(name));
    put(folder, "stager", true);
    put(folder, "marius.py", true);
    put(folder, "rod:Stewart", true);
    QVERIFY(QFile::link("/nonexistent/bot.js", folder.filePath("gone.js")));
}

std::string joined(const FolderBots& bots, const QTemporaryDir& folder) {
    const std::string root = folder.path().toStdString() + '/';
    std::string text;
    for (std::string spec : bots.specs) {
        const auto at = spec.find(root);
        if (at != std::string::npos) spec.erase(at, root.size());
        text += (text.empty() ? "" : "|") + spec;
    }
    return text;
}

} // namespace

class BotFolderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyGame_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("specs");
        QTest::addColumn<QStringList>("skipped");
        QTest::newRow("JavaScript") << "rps"
                                    << "js:a.js|js:b.js"
                                    << QStringList{"notes.txt: left out: a bot is a file .js here",
                                                   "Team: left out: it is a folder",
                                                   "gone.js: left out: it is no file"};
        QTest::newRow("Python") << "zipdeck"
                                << "python:marius.py|python:player.py"
                                << QStringList{"stager: left out: a bot is a file .py here"};
        QTest::newRow("Java") << "pazaak"
                              << "java:Größe und Maß.java|java:Nestor.java|java:Team"
                              << QStringList{"Empty: left out: the folder holds no file .java", "b.js: left out: ",
                                             // would be read as the class Name.java in the file x
                                             "x:Name.java: left out: its name cannot stand in a bot's spec"};
        QTest::newRow("cooperative Java")
            << "thegame"
            << "java:Größe und Maß.java|java:Nestor.java|java:Team" << QStringList{"player.py: left out: "};
        QTest::newRow("executables") << "euchre"
                                     << "exec:marius.py|exec:stager"
                                     << QStringList{"player.py: left out: it cannot be executed",
                                                    "rod:Stewart: left out: its name cannot stand in a bot's spec"};
    }
    void everyGame() {
        QFETCH(QString, game);
        QFETCH(QString, specs);
        QFETCH(QStringList, skipped);
        QTemporaryDir folder;
        put_all(folder);
        const auto bots = specs_in_folder(*find_game(game.toStdString()), folder.path().toStdString());
        QVERIFY2(bots, bots ? "" : english(bots.error()).c_str());
        auto expected = specs.split('|');
        auto found = QString::fromStdString(joined(*bots, folder)).split('|');
        expected.sort();
        QVERIFY(std::is_sorted(bots->specs.begin(), bots->specs.end()));
        found.sort();
        QCOMPARE(found, expected);
        QStringList told;
        for (const Error& one : bots->skipped)
            told << QString::fromStdString(english(one));
        for (const QString& words : skipped)
            QVERIFY2(told.filter('/' + words).size() == 1, qPrintable(words + " in " + told.join('\n')));
        QCOMPARE(told.filter("hidden").size(), 0);
        // Nothing is passed over in silence.
        QCOMPARE(bots->specs.size() + bots->skipped.size(), std::size_t{13});
    }

    void pathsAreWhole() {
        QTemporaryDir folder;
        put(folder, "bots/a.js");
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
        QCOMPARE(english(specs_in_folder(rps, path).error()), path + ": holds no bot of rps");
        put(folder, "notes.txt");
        QVERIFY(english(specs_in_folder(rps, path).error()).starts_with(path + ": holds no bot of rps (" + path));
        QVERIFY(english(specs_in_folder(rps, path + "/none").error()).find("cannot be read") != std::string::npos);
        QVERIFY(!specs_in_folder(rps, path + "/notes.txt"));
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
        QFile text(QStringLiteral(HILLTOP_SOURCE_DIR "/resources/") + file);
        QVERIFY(text.open(QIODevice::ReadOnly));
        auto plan = read_plan(text.readAll().toStdString());
        QVERIFY2(plan, plan ? "" : english(plan.error()).c_str());
        QCOMPARE(plan->game, file.section('/', 0, 0).toStdString());
        QVERIFY(plan->bots.empty() && plan->rules == default_values(plan->entry().rules()));
        QVERIFY(plan->entry().info().contest_kind != nullptr);
        for (const QString& bot : bots)
            plan->bots.push_back(bot.toStdString());
        plan->seats = seats_for(*plan);
        const auto fits = check_plan(*plan);
        QVERIFY2(fits, fits ? "" : english(fits.error()).c_str());
    }
};

HILLTOP_TEST(BotFolderTest)
#include "bot_folder_test.moc"
