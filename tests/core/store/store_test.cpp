// SPDX-License-Identifier: GPL-3.0-or-later
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "store/autosave.h"
#include "store/library.h"
#include "store/own_results.h"
#include "support/test.h"

#include <QDir>
#include <QFile>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace hilltop;

namespace {

Record someMatch(std::uint64_t seed) {
    const GameEntry& game = *games().front();
    const std::vector<std::string> bots(2, game.bots().front().id);
    return *play_record(game, default_values(game.rules()), {seed, 0, 0}, bots);
}

void append(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write(text);
}

} // namespace

class StoreTest : public QObject {
    Q_OBJECT
private slots:
    void autosaveKeepsTheNewestState();
    void autosaveRemoves();
    void autosaveSaysWhyItFails();
    void savingNeverLeavesHalfAFile();
    void libraryGivesBackNewestFirst();
    void librarySurvivesABrokenLine();
    void libraryFolderNobodyMayWrite();
    void ownResultsCountOnePersonsMatches();
    void ownResultsOfPartnersAndTeams();
};

void StoreTest::autosaveKeepsTheNewestState() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("unfinished.hmatch").toStdString();
    Record record = someMatch(1);
    {
        Autosave autosave(path, [](const std::string& error) { QCOMPARE(error, std::string()); });
        for (std::size_t steps = 0; steps <= record.steps.size(); ++steps) {
            Record part = record;
            part.steps.resize(steps);
            autosave.save(part);
        }
    } // leaving waits for the last write
    const auto read = load_records(path);
    QVERIFY(read);
    QCOMPARE(read->front().steps.size(), record.steps.size());
    QVERIFY(!QFile::exists(QString::fromStdString(path) + ".part"));
}

void StoreTest::autosaveRemoves() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("unfinished.hmatch");
    {
        QSemaphore done;
        Autosave autosave(path.toStdString(), [&](const std::string&) { done.release(); });
        autosave.save(someMatch(1));
        done.acquire();
        QVERIFY(QFile::exists(path));
        autosave.remove();
        done.acquire();
        autosave.remove(); // twice is as good as once
    }
    QVERIFY(!QFile::exists(path));
}

void StoreTest::autosaveSaysWhyItFails() {
    const QTemporaryDir folder;
    std::string said;
    {
        Autosave autosave(folder.filePath("not there/unfinished.hmatch").toStdString(),
                          [&](const std::string& error) { said = error; });
        autosave.save(someMatch(1));
    }
    QVERIFY(QString::fromStdString(said).contains("not there/unfinished.hmatch: cannot be written"));
}

void StoreTest::savingNeverLeavesHalfAFile() {
    if (!QFile::exists("/dev/full")) return;
    const QTemporaryDir folder;
    const QString path = folder.filePath("match.hmatch");
    const Record first = someMatch(1);
    QVERIFY(save_records(path.toStdString(), {&first, 1}));
    // A disk that is full: what is written beside the file goes to a device that takes nothing.
    QVERIFY(QFile::link("/dev/full", path + ".part"));
    const Record second = someMatch(2);
    const auto saved = save_records(path.toStdString(), {&second, 1});
    QVERIFY(!saved);
    QVERIFY(QString::fromStdString(english(saved.error())).contains("cannot be written"));
    const auto read = load_records(path.toStdString());
    QVERIFY(read);
    QCOMPARE(read->front().source.seed, first.source.seed);
}

void StoreTest::libraryGivesBackNewestFirst() {
    const QTemporaryDir folder;
    const Library library(folder.filePath("matches").toStdString());
    QVERIFY(library.recent(5).empty());
    const std::int64_t november = 1795000000;
    const std::int64_t month = 31 * 86400;
    for (std::uint64_t seed = 0; seed < 4; ++seed)
        QVERIFY(library.add(someMatch(seed), november + static_cast<std::int64_t>(seed) * month / 2));
    const auto recent = library.recent(3);
    QCOMPARE(recent.size(), std::size_t{3});
    for (std::size_t i = 0; i < recent.size(); ++i)
        QCOMPARE(recent[i].record.source.seed, std::uint64_t{3 - i});
    QCOMPARE(recent.front().played, november + 3 * month / 2);
    QVERIFY(QDir(folder.filePath("matches")).entryList(QDir::Files).size() > 1);
}

void StoreTest::librarySurvivesABrokenLine() {
    const QTemporaryDir folder;
    const Library library(folder.path().toStdString());
    QVERIFY(library.add(someMatch(1), 1000));
    const QString file = folder.filePath(QDir(folder.path()).entryList({"*.hmatch"}).front());
    append(file, "{\"format\":1,\"game\":\"paz"); // as a crash would leave it
    QVERIFY(library.add(someMatch(2), 1000));
    const auto recent = library.recent(5);
    QCOMPARE(recent.size(), std::size_t{2});
    QCOMPARE(recent.front().record.source.seed, std::uint64_t{2});
}

void StoreTest::libraryFolderNobodyMayWrite() {
    const QTemporaryDir folder;
    const QString taken = folder.filePath("matches");
    append(taken, "a file where the folder should be");
    const auto added = Library(taken.toStdString()).add(someMatch(1), 1000);
    QVERIFY(!added);
    QVERIFY(QString::fromStdString(english(added.error())).contains("matches"));
}

/// A finished match of that person against those, with these points and winners.
Record ended(const std::string& game, std::vector<std::string> bots, std::vector<int> points,
             std::vector<int> winners) {
    Record record;
    record.game = game;
    for (auto& bot : bots)
        record.seats.push_back({bot, 0, {}});
    record.result = RecordResult{points, points, std::move(winners)};
    return record;
}

void StoreTest::ownResultsCountOnePersonsMatches() {
    std::vector<Record> matches = {
        ended("pazaak", {kPerson, "bold"}, {3, 1}, {0}),       ended("pazaak", {"bold", kPerson}, {0, 3}, {1}),
        ended("pazaak", {"bold", kPerson}, {3, 2}, {0}),       ended("pazaak", {kPerson, "careful"}, {3, 0}, {0}),
        ended("pazaak", {kPerson, kPerson}, {3, 0}, {0}),      ended("pazaak", {"bold", "careful"}, {3, 0}, {0}),
        ended("no such game", {kPerson, "bold"}, {1, 0}, {0}),
    };
    matches[1].rated = true;
    Record unfinished = matches[0];
    unfinished.result.reset();
    matches.push_back(unfinished);

    const auto all = own_results(matches, false);
    QCOMPARE(all.size(), std::size_t{2});
    QCOMPARE(all[0].others, std::vector<std::string>{"bold"});
    QCOMPARE(all[0].matches, 3);
    QCOMPARE(all[0].won, 2);
    QCOMPARE(all[0].drawn, 0);
    QCOMPARE(all[0].lost(), 1);
    QCOMPARE(all[0].points, std::int64_t{8});
    QCOMPARE(all[0].streak, -1);
    QCOMPARE(all[0].best_streak, 2);
    QCOMPARE(all[1].matches, 1);

    const auto rated = own_results(matches, true);
    QCOMPARE(rated.size(), std::size_t{1});
    QCOMPARE(rated[0].matches, 1);
    QCOMPARE(rated[0].streak, 1);
}

void StoreTest::ownResultsOfPartnersAndTeams() {
    const std::vector<Record> matches = {
        ended("euchre", {kPerson, "steady", "sharp", "steady"}, {10, 4, 10, 4}, {0, 2}),
        ended("euchre", {"steady", kPerson, "steady", "sharp"}, {4, 10, 4, 10}, {1, 3}),
        ended("rps", {kPerson, "simple"}, {5, 5}, {}),
        ended("thegame", {kPerson, "planner", "planner"}, {7, 7, 7}, {}),
    };
    const auto lines = own_results(matches, false);
    QCOMPARE(lines.size(), std::size_t{3});
    QCOMPARE(lines[0].others, (std::vector<std::string>{"sharp", "steady", "steady"}));
    QCOMPARE(lines[0].won, 2);
    QCOMPARE(lines[0].best_streak, 2);
    QCOMPARE(lines[1].drawn, 1);
    QCOMPARE(lines[1].streak, 0);
    QCOMPARE(lines[2].drawn, 0);
    QCOMPARE(lines[2].lost(), 1); // a table that keeps cards has not won
}

HILLTOP_TEST(StoreTest)
#include "store_test.moc"
