// SPDX-License-Identifier: GPL-3.0-or-later
// Files and disks as they should not be: one clear sentence each, nothing lost, nothing mended.
#include "file_tests.h"
#include "hindrances.h"
#include "made_results.h"
#include "support/test.h"
#include "tournament_files/file_sink.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace hilltop;
using namespace std::chrono_literals;

namespace {

const MadeResults kLongSeries{.matches = 150};

QByteArray bytesOf(const std::string& path) {
    QFile file(QString::fromStdString(path));
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly)) return {}; // reading a pipe would wait for ever
    return file.readAll();
}

void write(const std::string& path, const QByteArray& bytes) {
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Something of everything a file can hold.
void writeFullFile(const std::string& path, std::uint32_t series, Journal journal = Journal::Local) {
    auto file = TournamentFile::create(path, kLongSeries.head(), journal);
    QVERIFY2(file, qPrintable(why(file)));
    FileBatch batch = kLongSeries.batch(0, series);
    batch.records = {{3, std::string(5000, 'r')}, {9, "short"}};
    batch.state = StoredState{.rows = series, .bytes = std::string(9000, 's')};
    batch.session = {.begun = 1, .written = 2, .seconds = 3};
    const auto done = file->commit(batch);
    QVERIFY2(done, qPrintable(why(done)));
}

/// Runs SQL on any file; makes it if need be.
void runSql(const std::string& path, const char* sql) {
    auto database = Database::open(path, Database::Mode::Create);
    QVERIFY2(database, qPrintable(why(database)));
    const auto done = database->run(sql);
    QVERIFY2(done, qPrintable(why(done)));
}

/// Reads all there is in every way; only that nothing crashes or hangs counts.
void readEverything(const std::string& path) {
    auto file = TournamentFile::open(path);
    if (!file) return;
    static_cast<void>(file->series_count());
    static_cast<void>(file->match_count());
    static_cast<void>(file->fault_count());
    static_cast<void>(file->fault_summary());
    static_cast<void>(file->faults(0, 1000));
    static_cast<void>(file->records(0, 1000));
    static_cast<void>(file->state());
    static_cast<void>(file->clock());
    for (std::uint32_t number = 0; number < 50; number += 7) {
        static_cast<void>(file->series(number));
        static_cast<void>(file->match(number, 20));
    }
}

/// Any byte; Rng::below() draws from fewer.
int place(Rng& rng, const QByteArray& bytes) {
    return static_cast<int>(rng.next64() % static_cast<std::uint64_t>(bytes.size()));
}

} // namespace

class BadFileTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void isRefused_data();
    void isRefused();
    void nothingIsReplaced();
    void aFileCutOffIsSeen();
    void damagedBytesAreSeen();
    void aDamagedFileIsNotPlayedOn();
    void heldByAnotherProgram();
    void aFileThatMayOnlyBeRead_data();
    void aFileThatMayOnlyBeRead();
    void aFolderThatMayOnlyBeRead_data();
    void aFolderThatMayOnlyBeRead();
    void aLogBesideAFileInAReadOnlyFolder();
    void theDiskFillsUp_data();
    void theDiskFillsUp();
    void aSmallDiskFillsUp_data();
    void aSmallDiskFillsUp();

private:
    std::string at(const char* name) const { return m_folder->filePath(name).toStdString(); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void BadFileTest::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(::chmod(m_folder->path().toLocal8Bit().constData(), 0777) == 0);
}

using Prepare = std::function<void(const std::string& path)>;
Q_DECLARE_METATYPE(Prepare)

void BadFileTest::isRefused_data() {
    QTest::addColumn<Prepare>("prepare");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const Prepare& prepare, const char* reason) {
        QTest::newRow(name) << prepare << QString(reason);
    };
    const auto changed = [](const char* sql) {
        return [sql](const std::string& path) {
            writeFullFile(path, 3);
            runSql(path, sql);
        };
    };
    row(
        "missing", [](const std::string&) {}, ": there is no such file");
    row(
        "folder", [](const std::string& path) { QVERIFY(QDir().mkpath(QString::fromStdString(path))); },
        " is a folder, not a file");
    row(
        "pipe", [](const std::string& path) { QVERIFY(::mkfifo(path.c_str(), 0600) == 0); }, " is not a regular file");
    row(
        "empty", [](const std::string& path) { write(path, {}); },
        " is empty; it was cut off when it was created or copied");
    row(
        "text", [](const std::string& path) { write(path, "{\"game\": \"pazaak\"}\n"); }, " is not a tournament file");
    row(
        "long text", [](const std::string& path) { write(path, QByteArray(10000, 'x')); }, " is not a tournament file");
    row(
        "another program's", [](const std::string& path) { runSql(path, "CREATE TABLE series(number)"); },
        " is not a tournament file");
    row(
        "another program's with an id",
        [](const std::string& path) { runSql(path, "PRAGMA application_id=7; CREATE TABLE series(number)"); },
        " is not a tournament file");
    row("newer format", changed("PRAGMA user_version=2"),
        " is of format 2, made by a newer Hilltop; this one reads format 1");
    row("no format", changed("PRAGMA user_version=0"), "is damaged (it has no format)");
    row("no head", changed("DELETE FROM meta WHERE key = 'plan'"), "is damaged (it has no plan)");
    row("no table", changed("DROP TABLE entrants"), "is damaged (no such table: entrants)");
    row("another plan", changed("UPDATE meta SET value = replace(value, 'made', 'fake') WHERE key = 'plan'"),
        "is damaged (its plan or entrants were changed)");
    row("another entrant", changed("UPDATE entrants SET version = 9 WHERE number = 1"),
        "is damaged (its plan or entrants were changed)");
    row("no shard", changed("UPDATE meta SET value = '1/1' WHERE key = 'shard'"),
        "is damaged (its plan or entrants were changed)");
    row(
        "only begun",
        [](const std::string& path) { runSql(path, "PRAGMA application_id=1213484882; PRAGMA user_version=1"); },
        "is damaged (no such table: meta)");
}

void BadFileTest::isRefused() {
    QFETCH(const Prepare, prepare);
    QFETCH(const QString, reason);
    const std::string path = at("a.htour");
    prepare(path);
    const QByteArray before = bytesOf(path);
    const auto read = TournamentFile::open(path);
    QVERIFY(!read);
    QVERIFY2(why(read).startsWith(QString::fromStdString(path)) && why(read).contains(reason), qPrintable(why(read)));
    const auto played = TournamentFile::open_to_play(path);
    QCOMPARE(why(played), why(read));
    QCOMPARE(bytesOf(path), before);
}

void BadFileTest::nothingIsReplaced() {
    const std::string path = at("a.htour");
    write(path, "mine");
    const auto made = TournamentFile::create(path, kLongSeries.head(), Journal::Local);
    QCOMPARE(why(made), QString::fromStdString(path) + " already exists; choose another name");
    QCOMPARE(bytesOf(path), QByteArray("mine"));
    // The log of a file that is gone would be read into the new one.
    write(at("b.htour-wal"), "to another file");
    const auto beside = TournamentFile::create(at("b.htour"), kLongSeries.head(), Journal::Local);
    QVERIFY2(why(beside).contains("b.htour-wal belongs to another file"), qPrintable(why(beside)));
    const auto nowhere = TournamentFile::create(at("none/b.htour"), kLongSeries.head(), Journal::Local);
    QVERIFY2(why(nowhere).startsWith(QString::fromStdString(at("none/b.htour")) + " cannot be created"),
             qPrintable(why(nowhere)));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), (QStringList{"a.htour", "b.htour-wal"}));
}

void BadFileTest::aFileCutOffIsSeen() {
    const std::string path = at("a.htour");
    writeFullFile(path, 60);
    const QByteArray whole = bytesOf(path);
    auto used = whole.size(); // bytes up to the last one that is not 0
    while (whole[used - 1] == '\0')
        --used;
    const std::string dump = dump_text(path);
    Rng rng(1, 0, Stream::Dice, 0, 0);
    for (int i = 0; i < 200; ++i) {
        // Everywhere, at the ends of pages, and just before the end.
        const int pages = static_cast<int>(whole.size() / 4096);
        const int size = i % 3 == 0   ? place(rng, whole)
                         : i % 3 == 1 ? rng.below(pages) * 4096
                                      : static_cast<int>(whole.size()) - 1 - rng.below(4096);
        const QByteArray part = whole.first(size);
        write(path, part);
        readEverything(path);
        const std::string left = dump_text(path);
        if (size <= (pages - 1) * 4096) {
            QVERIFY2(left.starts_with("error: " + path), qPrintable(QString::number(size)));
        } else {
            // The last page holds the end of the state of the fold: derived, and as good as missing once it is damaged.
            QVERIFY2(left == dump, qPrintable(QString::number(size)));
            auto file = TournamentFile::open(path);
            QVERIFY2(file, qPrintable(why(file)));
            const auto state = file->state();
            QVERIFY2(state, qPrintable(why(state)));
            QVERIFY2(state->has_value() == (size >= used), qPrintable(QString::number(size)));
        }
        QVERIFY(bytesOf(path) == part);
    }
}

void BadFileTest::damagedBytesAreSeen() {
    const std::string path = at("a.htour");
    writeFullFile(path, 60);
    const QByteArray whole = bytesOf(path);
    const std::string dump = dump_text(path);
    Rng rng(2, 0, Stream::Dice, 0, 0);
    int told = 0;
    for (int i = 0; i < 400; ++i) {
        QByteArray bytes = whole;
        const int changes = 1 + rng.below(30);
        // Half of them hit heads of pages, where the tree's own numbers are.
        for (int change = 0; change < changes; ++change) {
            const int where = i % 2 == 0 ? place(rng, bytes)
                                         : rng.below(static_cast<int>(bytes.size() / 4096)) * 4096 + rng.below(40);
            bytes[where] = static_cast<char>(rng.below(256));
        }
        write(path, bytes);
        readEverything(path);
        const std::string left = dump_text(path);
        QVERIFY2(left.starts_with("error: " + path) || left == dump, qPrintable(QString::number(i)));
        told += left != dump ? 1 : 0;
        QVERIFY(bytesOf(path) == bytes);
        if (i % 4 > 1) continue;
        if (auto file = TournamentFile::open_to_play(path)) {
            if (const auto rows = file->series_count())
                static_cast<void>(file->commit(kLongSeries.batch(*rows % 100, 1)));
        }
    }
    QVERIFY2(told > 300, qPrintable(QString::number(told)));
}

/// A file that differs from what was written is reported and left as it is, even when more could be added.
void BadFileTest::aDamagedFileIsNotPlayedOn() {
    const std::string path = at("a.htour");
    writeFullFile(path, 5, Journal::Shared);
    runSql(path, "DELETE FROM series WHERE number = 2");
    auto file = TournamentFile::open(path);
    QVERIFY2(dump_text(*file).find("is damaged (series 2 is missing)") != std::string::npos, dump_text(*file).c_str());
    runSql(path, "UPDATE series SET number = 2 WHERE number = 1");
    QVERIFY2(dump_text(*file).find("is damaged (series 1 is missing)") != std::string::npos, dump_text(*file).c_str());
    QVERIFY2(why(file->series(2)).contains("is damaged (series 2 has the results of another series)"),
             qPrintable(why(file->series(2))));
    runSql(path, "UPDATE series SET number = 1 WHERE number = 2; UPDATE series SET number = 2 WHERE number = 3;"
                 "UPDATE series SET number = 3 WHERE number = 4");
    QVERIFY2(dump_text(*file).find("is damaged (series 2 has the results of another series)") != std::string::npos,
             dump_text(*file).c_str());
    file = failure("test", "closed");
    const std::string other = at("b.htour");
    writeFullFile(other, 5, Journal::Shared);
    runSql(other, "UPDATE faults SET decision = decision + 1 WHERE number = 4");
    QVERIFY2(dump_text(other).find("is damaged (the faults of series") != std::string::npos, dump_text(other).c_str());
    const std::string third = at("c.htour");
    writeFullFile(third, 5, Journal::Shared);
    runSql(third, "INSERT INTO faults(number, match, series, entrant, seat, decision, fault) "
                  "SELECT max(number) + 1, 1 << 47, 9, 0, 0, 0, 'crash' FROM faults");
    QVERIFY2(dump_text(third).find("is damaged (some faults belong to no series)") != std::string::npos,
             dump_text(third).c_str());
    runSql(third, "INSERT INTO series(number, matches_until) VALUES(77, 9)");
    const auto written = TournamentFile::open(third);
    QVERIFY2(dump_text(third).find("is damaged (series 5 is missing)") != std::string::npos, dump_text(third).c_str());
}

void BadFileTest::heldByAnotherProgram() {
    const std::string path = at("a.htour");
    writeFullFile(path, 3, Journal::Shared);
    auto other = Database::open(path, Database::Mode::Write);
    QVERIFY2(other, qPrintable(why(other)));
    QVERIFY(other->run("BEGIN EXCLUSIVE"));
    const auto read = TournamentFile::open(path);
    QCOMPARE(why(read), QString::fromStdString(path) + " is in use by another program; close it there or wait");
    QCOMPARE(why(TournamentFile::open_to_play(path)), why(read));
    QVERIFY(other->run("ROLLBACK"));
    QVERIFY(TournamentFile::open(path));
    QVERIFY(TournamentFile::open_to_play(path));
}

void BadFileTest::aFileThatMayOnlyBeRead_data() {
    journals();
}

void BadFileTest::aFileThatMayOnlyBeRead() {
    QFETCH(const bool, shared);
    const std::string path = at("a.htour");
    writeFullFile(path, 3, shared ? Journal::Shared : Journal::Local);
    const std::string dump = dump_text(path);
    QVERIFY(::chmod(path.c_str(), 0444) == 0);
    const AsNobody nobody;
    QCOMPARE(dump_text(path), dump);
    const auto played = TournamentFile::open_to_play(path);
    QCOMPARE(why(played), QString::fromStdString(path) + " is read-only; copy it and continue with the copy");
}

void BadFileTest::aFolderThatMayOnlyBeRead_data() {
    journals();
}

void BadFileTest::aFolderThatMayOnlyBeRead() {
    QFETCH(const bool, shared);
    const std::string path = at("a b#?%.htour");
    writeFullFile(path, 3, shared ? Journal::Shared : Journal::Local);
    const std::string dump = dump_text(path);
    QVERIFY(::chmod(path.c_str(), 0666) == 0);
    const QByteArray folder = m_folder->path().toLocal8Bit();
    QVERIFY(::chmod(folder.constData(), 0555) == 0);
    {
        const AsNobody nobody;
        QCOMPARE(dump_text(path), dump);
        const auto made = TournamentFile::create(at("b.htour"), kLongSeries.head(), Journal::Local);
        QVERIFY2(why(made).startsWith(QString::fromStdString(at("b.htour")) + " cannot be created (Permission denied)"),
                 qPrintable(why(made)));
        QCOMPARE(why(TournamentFile::open_to_play(path)),
                 QString::fromStdString(path) + ": its folder is read-only; copy it and continue with the copy");
        QCOMPARE(dump_text(path), dump);
    }
    QVERIFY(::chmod(folder.constData(), 0777) == 0);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
}

void BadFileTest::aLogBesideAFileInAReadOnlyFolder() {
    const std::string path = at("a.htour");
    auto player = TournamentFile::create(path, kLongSeries.head(), Journal::Local);
    QVERIFY2(player, qPrintable(why(player)));
    QVERIFY(player->commit(kLongSeries.batch(0, 4)));
    // As a killed player leaves it: results still in the log.
    const QDir folder(m_folder->path());
    QVERIFY(folder.mkdir("copy"));
    const std::string copy = at("copy/a.htour");
    for (const char* name : {"a.htour", "a.htour-wal"})
        QVERIFY(QFile::copy(folder.filePath(name), folder.filePath("copy/") + name));
    QVERIFY(::chmod(at("copy").c_str(), 0555) == 0);
    {
        const AsNobody nobody;
        const auto read = TournamentFile::open(copy);
        QVERIFY2(why(read).contains("cannot be read without " + QString::fromStdString(copy) + "-wal"),
                 qPrintable(why(read)));
    }
    QVERIFY(::chmod(at("copy").c_str(), 0777) == 0);
    QCOMPARE(dump_text(copy), dump_text(path));
    QCOMPARE(*TournamentFile::open(copy)->series_count(), 4u);
}

void BadFileTest::theDiskFillsUp_data() {
    journals();
}

void BadFileTest::theDiskFillsUp() {
    QFETCH(const bool, shared);
    const std::string path = at("a.htour");
    auto file = TournamentFile::create(path, kLongSeries.head(), shared ? Journal::Shared : Journal::Local);
    QVERIFY2(file, qPrintable(why(file)));
    QVERIFY(file->limit_pages(60));
    {
        FileSink sink(std::move(*file), {.commit_every = 1ms});
        for (std::uint32_t number = 0; number < 1000 && !sink.failure(); ++number) {
            sink.series_done(kLongSeries.series(number), kLongSeries.result(number));
            std::this_thread::sleep_for(1ms);
        }
        QVERIFY(sink.failure());
        QCOMPARE(QString::fromStdString(english(*sink.failure())),
                 QString::fromStdString(path) +
                     ": the disk is full. Everything saved until now is kept; free some space and continue");
        QCOMPARE(why(sink.flush()), QString::fromStdString(english(*sink.failure())));
        QVERIFY(sink.saved().rows > 10);
        QCOMPARE(*TournamentFile::open(path)->series_count(), sink.saved().rows);
    }
    // There is room again.
    auto again = TournamentFile::open_to_play(path);
    QVERIFY2(again, qPrintable(why(again)));
    const std::uint32_t rows = *again->series_count();
    QVERIFY(again->commit(kLongSeries.batch(rows, 200 - rows)));
    writeFullFile(at("b.htour"), 200);
    QVERIFY(dump_text(*again) == dump_text(at("b.htour")));
}

void BadFileTest::aSmallDiskFillsUp_data() {
    journals();
}

void BadFileTest::aSmallDiskFillsUp() {
    QFETCH(const bool, shared);
    const QByteArray disk = m_folder->filePath("disk").toLocal8Bit();
    QVERIFY(QDir().mkdir(disk));
    if (::mount("tmpfs", disk.constData(), "tmpfs", 0, "size=512k") != 0)
        QSKIP("a disk of 512 KiB needs the right to mount one");
    struct Unmount {
        const QByteArray& disk;
        ~Unmount() { ::umount2(disk.constData(), MNT_DETACH); }
    } const unmount{disk};
    const std::string path = at("disk/a.htour");
    auto file = TournamentFile::create(path, kLongSeries.head(), shared ? Journal::Shared : Journal::Local);
    QVERIFY2(file, qPrintable(why(file)));
    {
        FileSink sink(std::move(*file), {.commit_every = 1ms});
        for (std::uint32_t number = 0; number < 5000 && !sink.failure(); ++number) {
            sink.series_done(kLongSeries.series(number), kLongSeries.result(number));
            std::this_thread::sleep_for(200us);
        }
        QVERIFY(sink.failure());
        QVERIFY2(english(*sink.failure()).find("the disk is full") != std::string::npos,
                 english(*sink.failure()).c_str());
        QVERIFY(sink.saved().rows > 10);
        QCOMPARE(*TournamentFile::open(path)->series_count(), sink.saved().rows);
    }
    const std::string before = dump_text(path);
    QVERIFY(before.starts_with("hilltop"));
    // No room for another file: nothing of it is left.
    const auto second = TournamentFile::create(at("disk/b.htour"), kLongSeries.head(), Journal::Local);
    if (!second) QVERIFY2(why(second).contains("the disk is full"), qPrintable(why(second)));
    QVERIFY(QDir(disk).entryList({"*.part*"}).isEmpty());
    // Room is made.
    QVERIFY(::mount(nullptr, disk.constData(), nullptr, MS_REMOUNT, "size=4m") == 0);
    auto again = TournamentFile::open_to_play(path);
    QVERIFY2(again, qPrintable(why(again)));
    QVERIFY(dump_text(*again) == before);
    const std::uint32_t rows = *again->series_count();
    const auto more = again->commit(kLongSeries.batch(rows, 800 - rows));
    QVERIFY2(more, qPrintable(why(more)));
    QCOMPARE(*again->series_count(), 800u);
    QVERIFY(dump_text(*again).starts_with(before));
}

HILLTOP_TEST(BadFileTest)
#include "bad_file_test.moc"
