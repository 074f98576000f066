// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_lock.h"
#include "base/parallel.h"
#include "file_tests.h"
#include "hindrances.h"
#include "profile/autosave.h"
#include "profile/finished_matches.h"
#include "profile/library.h"
#include "profile/own_results.h"
#include "records/record_text.h"
#include "records/replay.h"
#include "registry/registry.h"
#include "support/built.h"
#include "support/test.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <thread>

#include <sys/stat.h>
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

QString told(const Library::Entry& entry) {
    return entry.problem ? QString::fromStdString(english(*entry.problem)) : QString();
}

/// The match after `steps` steps, not over.
Record begun(Record match, std::size_t steps) {
    match.steps.resize(steps);
    match.result.reset();
    match.digest.reset();
    return match;
}

} // namespace

class StoreTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aSavedFileIsWholeOrAsBefore();
    void aSavedFileStaysWhatItWas();
    void aLockIsHeldOnce();
    void theDraftHoldsTheNewestState();
    void theDraftGoesWhenTheMatchIsKept();
    void autosaveSaysWhyItFails();
    void autosaveWithoutAThread();
    void autosaveWithoutMemory();
    void whatCannotBeKeptStays_data();
    void whatCannotBeKeptStays();
    void aMatchThatIsDroppedIsGone();
    void whatIsTakenUpLeavesTheOthers();
    void leftOnesAreFound();
    void killedBetweenKeepingAndRemoving();
    void libraryGivesBackNewestFirst();
    void libraryListsWhatItCannotRead();
    void libraryTakesEveryMatchOnce();
    void aShortWriteSaysWhy();
    void libraryFolderNobodyMayWrite();
    void ownResultsCountOnePersonsMatches();
    void stakesAddUp();
    void ownResultsOfPartnersAndTeams();
    void removedMatchIsGoneAlone();

private:
    std::string at(const char* name) const { return m_folder->filePath(name).toStdString(); }
    QStringList names() const {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    Library library() const { return Library(at("matches")); }
    Autosave::Keep keeper() const {
        return [library = library()](const Record& match, std::int64_t played) { return library.add(match, played); };
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_draft;
};

void StoreTest::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(::chmod(m_folder->path().toLocal8Bit().constData(), 0777) == 0);
    m_draft = at("unfinished.hmatch");
}

void StoreTest::aSavedFileIsWholeOrAsBefore() {
    const std::string path = at("match.hmatch");
    QVERIFY(save_text(path, std::string(3000, 'a')));
    {
        const FullDisk full(2000);
        const auto saved = save_text(path, std::string(9000, 'b'));
        QCOMPARE(why(saved), QString::fromStdString(path) + " cannot be written (File too large)");
    }
    QCOMPARE(*load_text(path), std::string(3000, 'a'));
    QCOMPARE(names(), QStringList{"match.hmatch"});
    QVERIFY(save_text(path, "c"));
    QCOMPARE(*load_text(path), std::string("c"));
    QCOMPARE(why(save_text(at("none/match.hmatch"), "d")),
             QString::fromStdString(at("none/match.hmatch")) + " cannot be written (No such file or directory)");
    QCOMPARE(why(save_text(m_folder->path().toStdString(), "d")),
             m_folder->path() + " cannot be written (Is a directory)");
}

void StoreTest::aSavedFileStaysWhatItWas() {
    const std::string path = at("match.hmatch");
    QVERIFY(save_text(path, "a"));
    QVERIFY(::chmod(path.c_str(), 0640) == 0);
    QVERIFY(QFile::link("match.hmatch", m_folder->filePath("link")));
    QVERIFY(save_text(at("link"), "b"));
    QVERIFY(QFileInfo(m_folder->filePath("link")).isSymLink());
    QCOMPARE(*load_text(path), std::string("b"));
    struct stat status = {};
    QVERIFY(::stat(path.c_str(), &status) == 0);
    QCOMPARE(status.st_mode & 0777u, 0640u);
    // A part file left by a program that was killed is in no one's way.
    QFile left(m_folder->filePath("match.hmatch.part"));
    QVERIFY(left.open(QIODevice::WriteOnly));
    left.write("half a longer text");
    left.close();
    QVERIFY(save_text(path, "c"));
    QCOMPARE(*load_text(path), std::string("c"));
    QCOMPARE(names(), (QStringList{"link", "match.hmatch"}));
    const AsNobody nobody;
    QVERIFY(::chmod(m_folder->path().toLocal8Bit().constData(), 0777) == 0 || ::geteuid() != 0);
    QCOMPARE(why(save_text(path, "d")), QString::fromStdString(path) + " cannot be written (Permission denied)");
}

void StoreTest::aLockIsHeldOnce() {
    const std::string path = at("lock");
    QVERIFY(!*FileLock::held(path));
    auto lock = FileLock::take(path);
    QVERIFY(lock && lock->has_value());
    QVERIFY(*FileLock::held(path));
    QVERIFY(!FileLock::take(path)->has_value());
    // Another use of the same file, opened and closed, takes nothing from it.
    QVERIFY(load_text(path));
    QVERIFY(!FileLock::take(path)->has_value());
    FileLock moved = std::move(**lock);
    lock = std::optional<FileLock>();
    QVERIFY(!FileLock::take(path)->has_value());
    moved.release();
    QCOMPARE(names(), QStringList());
    QVERIFY(FileLock::take(path)->has_value());
    // Threads that wait for it get it one after another, whichever removes the file.
    int inside = 0, most = 0, times = 0;
    std::vector<std::thread> waiting;
    for (int i = 0; i < 4; ++i)
        waiting.emplace_back([&] {
            for (int j = 0; j < 50; ++j) {
                const auto mine = FileLock::wait(path);
                if (!mine) return;
                const std::atomic_ref<int> count(inside);
                most = std::max(most, ++count);
                ++times;
                --count;
            }
        });
    for (std::thread& thread : waiting)
        thread.join();
    QCOMPARE(most, 1);
    QCOMPARE(times, 200);
    QVERIFY(why(FileLock::take(at("none/lock"))).contains("none/lock cannot be locked (No such file or directory)"));
}

void StoreTest::theDraftHoldsTheNewestState() {
    const Record record = someMatch(1);
    {
        Autosave autosave(m_draft, keeper(), [](Autosave::What what, const Result<>& result) {
            QVERIFY(what == Autosave::What::Draft);
            QVERIFY2(result, qPrintable(why(result)));
        });
        for (std::size_t steps = 0; steps <= record.steps.size(); ++steps)
            autosave.save(begun(record, steps));
    } // leaving waits for the last write
    const auto read = load_records(m_draft);
    QVERIFY2(read, qPrintable(why(read)));
    QCOMPARE(read->size(), std::size_t{1});
    QCOMPARE(read->front().steps.size(), record.steps.size());
    QCOMPARE(names(), QStringList{"unfinished.hmatch"});
}

void StoreTest::theDraftGoesWhenTheMatchIsKept() {
    const Record record = someMatch(1);
    {
        QSemaphore done;
        Autosave autosave(m_draft, keeper(), [&](Autosave::What, const Result<>& result) {
            QVERIFY2(result, qPrintable(why(result)));
            done.release();
        });
        autosave.save(begun(record, 2));
        done.acquire();
        QVERIFY(QFile::exists(QString::fromStdString(m_draft)));
        autosave.keep(record, 1'000'000);
        done.acquire();
        autosave.keep(someMatch(2), 1'000'001); // one that was never in a draft
    }
    QCOMPARE(names(), QStringList{"matches"});
    const auto kept = library().recent(5);
    QCOMPARE(kept.size(), std::size_t{2});
    QVERIFY(kept[1].record.steps == record.steps);
    QCOMPARE(kept[1].played, std::int64_t{1'000'000});
    QVERIFY(!unfinished_match(m_draft)->has_value());
}

/// Why the folder cannot be made, and not that it is missing; and what would be lost.
void StoreTest::autosaveSaysWhyItFails() {
    QVERIFY(QDir().mkdir(m_folder->filePath("closed")));
    const QByteArray closed = QByteArray::fromStdString(at("closed"));
    QVERIFY(::chmod(closed.constData(), 0555) == 0);
    QString said;
    {
        const AsNobody nobody;
        Autosave autosave(at("closed/data/unfinished.hmatch"), keeper(),
                          [&](Autosave::What, const Result<>& result) { said = why(result); });
        QVERIFY(autosave.unsaved().matches.empty());
        autosave.save(begun(someMatch(1), 0));
        QVERIFY(autosave.unsaved().matches.empty()); // nothing has happened in it
        autosave.save(begun(someMatch(1), 2));
        const Autosave::Unsaved unsaved = autosave.unsaved();
        QCOMPARE(unsaved.matches.size(), std::size_t{1});
        QCOMPARE(unsaved.matches.front().steps.size(), std::size_t{2});
        QCOMPARE(QString::fromStdString(english(*unsaved.reason)), said);
    }
    QVERIFY2(said.contains("closed/data: the folder cannot be created (Permission denied)"), qPrintable(said));
    Autosave autosave(at("made/data/unfinished.hmatch"), keeper(), [](Autosave::What, const Result<>&) {});
    autosave.save(begun(someMatch(1), 2));
    QVERIFY(autosave.unsaved().matches.empty());
    QVERIFY(QFile::exists(QString::fromStdString(at("made/data/unfinished.hmatch"))));
}

/// Where the system starts no more threads, matches are written all the same.
void StoreTest::autosaveWithoutAThread() {
    limit_threads(0);
    Autosave autosave(m_draft, keeper(), [](Autosave::What, const Result<>&) {});
    autosave.save(begun(someMatch(1), 2));
    const auto draft = unfinished_match(m_draft);
    autosave.keep(begun(someMatch(1), 2), 7);
    limit_threads(-1);
    QVERIFY(draft && *draft);
    QCOMPARE((*draft)->steps.size(), std::size_t{2});
    QCOMPARE(library().recent(5).size(), std::size_t{1});
}

/// What could not be kept for lack of memory is told, and not lost.
void StoreTest::autosaveWithoutMemory() {
    const auto full = [](const Record&, std::int64_t) -> Result<> { throw std::bad_alloc(); };
    std::atomic<int> told = 0;
    Autosave autosave(m_draft, full, [&](Autosave::What, const Result<>& result) { told += result ? 0 : 1; });
    autosave.keep(begun(someMatch(1), 2), 7);
    const Autosave::Unsaved unsaved = autosave.unsaved();
    QCOMPARE(unsaved.matches.size(), std::size_t{1});
    QVERIFY(why(Result<>(*unsaved.reason)).contains("not enough memory"));
    QCOMPARE(told.load(), 1);
}

void StoreTest::whatCannotBeKeptStays_data() {
    QTest::addColumn<QString>("hindrance");
    for (const char* hindrance : {"full disk", "read-only folder", "file in the folder's place"})
        QTest::newRow(hindrance) << hindrance;
}

void StoreTest::whatCannotBeKeptStays() {
    QFETCH(const QString, hindrance);
    const QString folder = m_folder->filePath("matches");
    const Record record = someMatch(1);
    const Record next = begun(someMatch(2), 3);
    QStringList said;
    const auto done = [&](Autosave::What what, const Result<>& result) {
        if (what == Autosave::What::Match) said << why(result);
    };
    std::optional<FullDisk> full;
    std::optional<AsNobody> nobody;
    if (hindrance == "full disk") { // room for drafts, not for this month's matches
        for (int i = 0; i < 20; ++i)
            QVERIFY(library().add(someMatch(10 + static_cast<std::uint64_t>(i)), 999'000));
        full.emplace(QFileInfo(folder + "/1970-01.hmatch").size() + 10);
    } else if (hindrance == "read-only folder") {
        QVERIFY(QDir().mkdir(folder) && ::chmod(folder.toLocal8Bit().constData(), 0555) == 0);
        nobody.emplace();
    } else {
        append(folder, "no folder");
    }
    const std::size_t before = hindrance == "full disk" ? 20 : 0;
    {
        Autosave autosave(m_draft, keeper(), done);
        autosave.save(begun(record, 2));
        autosave.keep(record, 1'000'000);
    }
    QCOMPARE(said.size(), 1);
    QVERIFY2(said[0].contains("matches") && !said[0].contains("Success"), qPrintable(said[0]));
    QVERIFY(load_records(m_draft)->front().result.has_value()); // as it ended, not as it was
    QVERIFY(!unfinished_match(m_draft)->has_value());
    {
        Autosave autosave(m_draft, keeper(), done); // the next match does not push it out
        autosave.save(next);
    }
    QVERIFY(said.size() >= 2);
    QVERIFY(!said.contains(QString()));
    QCOMPARE(load_records(m_draft)->size(), std::size_t{2});
    full.reset();
    nobody.reset();
    ::chmod(folder.toLocal8Bit().constData(), 0777);
    if (hindrance.startsWith("file")) QVERIFY(QFile::remove(folder));
    { Autosave autosave(m_draft, keeper(), done); }
    QCOMPARE(said.back(), QString());
    const auto kept = library().recent(100);
    QCOMPARE(kept.size(), before + 1);
    QVERIFY(kept.front().record.steps == record.steps && kept.front().record.result);
    const auto unfinished = unfinished_match(m_draft);
    QVERIFY(unfinished && *unfinished);
    QVERIFY((*unfinished)->steps == next.steps);
    QCOMPARE(load_records(m_draft)->size(), std::size_t{1});
}

void StoreTest::aMatchThatIsDroppedIsGone() {
    const auto done = [](Autosave::What, const Result<>& result) { QVERIFY2(result, qPrintable(why(result))); };
    {
        Autosave autosave(m_draft, keeper(), done);
        autosave.save(begun(someMatch(1), 2));
    }
    QVERIFY(unfinished_match(m_draft)->has_value());
    {
        Autosave autosave(m_draft, keeper(), done); // it waits
        autosave.drop();
    }
    QCOMPARE(names(), QStringList());
}

/// What was left is in one place: on the table, or with the others.
void StoreTest::whatIsTakenUpLeavesTheOthers() {
    const Record left = dated(begun(someMatch(1), 3), 1'000'000);
    const auto take_back = [this](const Record& match) { return library().take_back(match); };
    const auto done = [](Autosave::What, const Result<>& result) { QVERIFY2(result, qPrintable(why(result))); };
    QVERIFY(library().add(left, 1'000'000) && library().add(someMatch(2), 1'000'001));
    {
        Autosave autosave(m_draft, keeper(), done, take_back);
        autosave.take_up(undated(left), left);
    }
    QCOMPARE(library().recent(5).size(), std::size_t{1});
    QVERIFY((*unfinished_match(m_draft))->steps == left.steps);
    QVERIFY(!played_at(**unfinished_match(m_draft)));
    { // left again, even in the same second
        Autosave autosave(m_draft, keeper(), done, take_back);
        autosave.keep(left, 1'000'000);
    }
    {
        Autosave autosave(m_draft, keeper(), done, take_back);
        autosave.take_up(undated(left), left);
        autosave.keep(left, 1'000'000);
    }
    QCOMPARE(library().recent(5).size(), std::size_t{2});
    QVERIFY(!unfinished_match(m_draft)->has_value());
    { // a draft that cannot be written takes nothing away
        append(at("no folder").c_str(), "a file");
        Autosave autosave(
            at("no folder/unfinished.hmatch"), keeper(), [](Autosave::What, const Result<>&) {}, take_back);
        autosave.take_up(undated(left), left);
    }
    QCOMPARE(library().recent(5).size(), std::size_t{2});
}

/// Of a match that was left, the newest state; none whose deal was played to its end since, nor a rated one.
void StoreTest::leftOnesAreFound() {
    const auto person = [](Record match) {
        match.seats[0] = {kPerson, 0, {}};
        return match;
    };
    FinishedMatches finished(library().folder());
    QVERIFY(finished.read().empty() && finished.left().empty());
    QVERIFY(library().add(person(begun(someMatch(1), 2)), 1'000'000));
    QVERIFY(library().add(person(begun(someMatch(2), 2)), 9'000'000)); // in another month
    QVERIFY(library().add(person(begun(someMatch(1), 4)), 9'000'001));
    QVERIFY(library().add(person(begun(someMatch(3), 2)), 9'000'002));
    QVERIFY(library().add(person(someMatch(3)), 9'000'003));
    Record rated = person(begun(someMatch(4), 2));
    rated.rated = true;
    QVERIFY(library().add(rated, 9'000'004) && library().add(begun(someMatch(5), 2), 9'000'005));
    append(QString::fromStdString(library().folder() + "/1970-04.hmatch"), "{\"format\":1,\n");
    QCOMPARE(finished.read().size(), std::size_t{1});
    const auto left = finished.left();
    QCOMPARE(left.size(), std::size_t{2});
    QVERIFY(left[0].played == 9'000'001 && left[0].record.steps.size() == 4);
    QVERIFY(left[1].played == 9'000'000);
    QVERIFY(library().remove(left[0]));
    QVERIFY(!finished.read().empty());
    QCOMPARE(finished.left().size(), std::size_t{2}); // its older state
}

void StoreTest::killedBetweenKeepingAndRemoving() {
    const Record record = someMatch(1);
    QVERIFY(save_records(m_draft, {&record, 1}));
    QProcess program;
    program.start(kTestedProgram, {"keep", QString::fromStdString(m_draft), m_folder->filePath("matches")});
    QVERIFY(program.waitForFinished(kPatienceMs));
    QCOMPARE(program.readAllStandardError(), QByteArray());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    QCOMPARE(library().recent(5).size(), std::size_t{1});
    QVERIFY(load_records(m_draft));                   // both are there, but
    QVERIFY(!unfinished_match(m_draft)->has_value()); // it is not offered again,
    {
        Autosave autosave(m_draft, keeper(), [](Autosave::What, const Result<>& result) { QVERIFY(result); });
    }
    QCOMPARE(names(), QStringList{"matches"}); // and the next start knows it is kept
    QCOMPARE(library().recent(5).size(), std::size_t{1});
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

void StoreTest::libraryListsWhatItCannotRead() {
    QVERIFY(library().add(someMatch(1), 1000));
    const QString file = m_folder->filePath("matches/1970-01.hmatch");
    append(file, "{\"format\":1,\"game\":\"paz"); // as a crash would leave it
    QVERIFY(library().add(someMatch(2), 1000));
    QVERIFY(QDir().mkdir(m_folder->filePath("matches/1970-02.hmatch")));
    const auto recent = library().recent(9);
    QCOMPARE(recent.size(), std::size_t{4});
    QCOMPARE(told(recent[0]), m_folder->filePath("matches/1970-02.hmatch") + " is a folder, not a file");
    QCOMPARE(told(recent[1]), QString());
    QCOMPARE(recent[1].record.source.seed, std::uint64_t{2});
    QCOMPARE(told(recent[2]), file + ": match 2 of the file cannot be read: its end is missing");
    QCOMPARE(recent[2].index, 1);
    QCOMPARE(told(recent[3]), QString());
    QCOMPARE(library().recent(3).size(), std::size_t{3});
}

void StoreTest::libraryTakesEveryMatchOnce() {
    std::vector<std::thread> windows;
    for (std::uint64_t window = 0; window < 3; ++window)
        windows.emplace_back([this, window] {
            for (std::uint64_t i = 0; i < 10; ++i) {
                const auto added = library().add(someMatch(10 * window + i), 1'000'000);
                if (!added) qWarning("%s", english(added.error()).c_str());
            }
        });
    for (std::thread& window : windows)
        window.join();
    QVERIFY(library().add(someMatch(7), 1'000'000)); // again: it is there
    QVERIFY(library().add(someMatch(7), 1'000'001)); // played again: another one
    std::vector<std::uint64_t> seeds;
    for (const auto& entry : library().recent(100)) {
        QCOMPARE(told(entry), QString());
        seeds.push_back(entry.record.source.seed);
    }
    std::sort(seeds.begin(), seeds.end());
    QCOMPARE(seeds.size(), std::size_t{31});
    QCOMPARE(seeds[8], std::uint64_t{7});
    QCOMPARE(names(), QStringList{"matches"});
    QCOMPARE(QDir(m_folder->filePath("matches")).entryList(QDir::Files | QDir::Hidden), QStringList{"1970-01.hmatch"});
}

void StoreTest::aShortWriteSaysWhy() {
    QVERIFY(library().add(someMatch(1), 1000));
    const QString file = m_folder->filePath("matches/1970-01.hmatch");
    const auto before = load_text(file.toStdString());
    {
        const FullDisk full(before->size() + 10);
        QCOMPARE(why(library().add(someMatch(2), 1000)), file + " cannot be written (File too large)");
    }
    QCOMPARE(*load_text(file.toStdString()), *before);
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
    QCOMPARE(all[0].latest.back(), -1);
    QCOMPARE(static_cast<int>(all[0].latest.size()), all[0].matches);
    QCOMPARE(all[1].matches, 1);

    const auto rated = own_results(matches, true);
    QCOMPARE(rated.size(), std::size_t{1});
    QCOMPARE(rated[0].matches, 1);
    QCOMPARE(rated[0].streak, 1);

    matches.back().rated = true; // and left
    const auto left = own_results(matches, true);
    QCOMPARE(left[0].matches, 2);
    QCOMPARE(left[0].lost(), 1);
    QCOMPARE(left[0].left, 1);
    QCOMPARE(left[0].points, rated[0].points);
}

/// Matches that were played for points alone leave it as it is.
void StoreTest::stakesAddUp() {
    const auto all = games();
    const auto found = std::find_if(all.begin(), all.end(), [](const GameEntry* entry) {
        return default_values(entry->rules()).contains("stake");
    });
    QVERIFY(found != all.end());
    const std::string game = (*found)->info().id;
    std::vector<Record> matches = {
        ended(game, {kPerson, "one"}, {20, -20}, {0}),
        ended(game, {"one", kPerson}, {35, -35}, {0}),
        ended(game, {kPerson, "one"}, {1, 0}, {0}),
        ended(game, {kPerson, "two"}, {1, 0}, {0}),
    };
    for (Record& match : matches)
        match.rules = default_values(find_game(match.game)->rules());
    matches[0].rules["stake"] = matches[1].rules["stake"] = 50;
    const auto lines = own_results(matches, false);
    QCOMPARE(lines.size(), std::size_t{2});
    QCOMPARE(lines[0].purse.value_or(99), std::int64_t{-15});
    QVERIFY(!lines[1].purse);
    matches.resize(1);
    matches[0].rated = true;
    matches[0].result.reset(); // left before anything was at stake
    QVERIFY(!own_results(matches, false)[0].purse);
    matches[0].steps = {{"deck", "deck"}, {"stake 30", "stake 20"}, {"end"}};
    QCOMPARE(own_results(matches, false)[0].purse.value_or(99), std::int64_t{-20});
    matches[0].rated = false; // in practice too
    const auto left = own_results(matches, false);
    QCOMPARE(left[0].purse.value_or(99), std::int64_t{-20});
    QCOMPARE(left[0].left, 1);
    QCOMPARE(left[0].lost(), 1);
    QVERIFY(own_results(matches, true).empty());
    matches.push_back(matches[0]); // gone on with, and won
    matches[1].steps.push_back({"stand"});
    matches[1].result = RecordResult{{20, -20}, {20, -20}, {0}};
    QCOMPARE(own_results(matches, false)[0].purse.value_or(99), std::int64_t{20});
    QCOMPARE(own_results(matches, false)[0].matches, 1);
}

void StoreTest::ownResultsOfPartnersAndTeams() {
    const std::vector<Record> matches = {
        ended("euchre", {kPerson, "steady", "sharp", "steady"}, {10, 4, 10, 4}, {0, 2}),
        ended("euchre", {"steady", kPerson, "steady", "sharp"}, {4, 10, 4, 10}, {1, 3}),
        ended("rps", {kPerson, "simple"}, {5, 5}, {}),
        ended("thegame", {kPerson, "planner", "planner"}, {7, 7, 7}, {}),
        ended("zipdeck", {kPerson, "rando", "orion"}, {9, 4, 9}, {0, 2}),
    };
    const auto lines = own_results(matches, false);
    QCOMPARE(lines.size(), std::size_t{4});
    QCOMPARE(lines[0].others, (std::vector<std::string>{"sharp", "steady", "steady"}));
    QCOMPARE(lines[0].won, 2);
    QCOMPARE(lines[0].best_streak, 2);
    QCOMPARE(lines[1].drawn, 1);
    QCOMPARE(lines[1].streak, 0);
    QCOMPARE(lines[2].drawn, 0);
    QCOMPARE(lines[2].lost(), 1); // a table that keeps cards has not won
    QCOMPARE(lines[3].won, 0);    // a win that is shared is none
    QCOMPARE(lines[3].drawn, 1);
    QVERIFY(own_outcome(matches[4], 1) == OwnOutcome::Lost);
}

/// Whatever else was added or removed meanwhile; twice is as good as once.
void StoreTest::removedMatchIsGoneAlone() {
    for (const int match : {1, 2, 3})
        QVERIFY(library().add(ended("rps", {kPerson, "simple"}, {match, 5}, {1}), 1000));
    const auto before = library().recent(9);
    QCOMPARE(before.size(), std::size_t{3});
    QVERIFY(library().remove(before[1]));
    QVERIFY(library().remove(before[2])); // its line is elsewhere now
    QVERIFY(library().remove(before[1]));
    const auto after = library().recent(9);
    QCOMPARE(after.size(), std::size_t{1});
    QCOMPARE(after[0].record.result->points, before[0].record.result->points);
}

HILLTOP_TEST(StoreTest)
#include "store_test.moc"
