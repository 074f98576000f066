// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parallel.h"
#include "file_tests.h"
#include "made_results.h"
#include "support/built.h"
#include "support/test.h"
#include "tournament_files/file_sink.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <tuple>

#include <unistd.h>

using namespace hilltop;
using namespace std::chrono_literals;

namespace {

/// A file with `series` series, closed again.
void writeSeries(const std::string& path, std::uint32_t series, Journal journal = Journal::Local) {
    auto file = TournamentFile::create(path, kMade.head(), journal);
    QVERIFY2(file, qPrintable(why(file)));
    const auto done = file->commit(kMade.batch(0, series));
    QVERIFY2(done, qPrintable(why(done)));
}

std::vector<KeptSeries> allSeries(TournamentFile& file, std::uint32_t from = 0) {
    std::vector<KeptSeries> all;
    const auto read = file.each_series(from, [&](KeptSeries&& series) {
        all.push_back(std::move(series));
        return true;
    });
    if (!read) qWarning("%s", english(read.error()).c_str());
    return all;
}

void give(FileSink& sink, std::uint32_t from, std::uint32_t count) {
    for (std::uint32_t number = from; number < from + count; ++number) {
        sink.prepare(kMade.series(number), kMade.result(number));
        sink.series_done(kMade.series(number), kMade.result(number));
    }
}

} // namespace

class TournamentFileTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void whatIsWrittenIsRead_data();
    void whatIsWrittenIsRead();
    void aNameCanBeChanged();
    void aMatchAlone();
    void faultsAreListedAndSummedUp();
    void recordsStateAndClock();
    void aDamagedStateIsAsGoodAsNone();
    void seriesComeInOrder();
    void thereIsOnePlayer_data();
    void thereIsOnePlayer();
    void aPlayerKeepsItsFileWhileItWrites_data();
    void aPlayerKeepsItsFileWhileItWrites();
    void aKilledPlayerLetsGo();
    void theLogStaysShort();
    void readersSeeWhatIsCommitted_data();
    void readersSeeWhatIsCommitted();
    void theSinkWritesByItself();
    void theSinkHasNoThread();
    void theSinkAsksForStates();
    void theSinkWaitsForTheDisk();
    void aFileThatGoesIsNoticed_data();
    void aFileThatGoesIsNoticed();
    void aKilledWriterLosesNothing_data();
    void aKilledWriterLosesNothing();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_path;
};

void TournamentFileTest::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath("a.htour").toStdString();
}

void TournamentFileTest::whatIsWrittenIsRead_data() {
    journals();
}

void TournamentFileTest::whatIsWrittenIsRead() {
    QFETCH(const bool, shared);
    const Journal journal = shared ? Journal::Shared : Journal::Local;
    FileHead head = kMade.head();
    head.plan = "{\n \"as it was\":   1}";
    head.name = "Grüße, 'quoted' \"name\"";
    {
        auto file = TournamentFile::create(m_path, head, journal);
        QVERIFY2(file, qPrintable(why(file)));
        QCOMPARE(*file->series_count(), 0u);
        QVERIFY(file->commit(kMade.batch(0, 5)));
        QVERIFY(file->commit(kMade.batch(5, 7)));
        QCOMPARE(*file->series_count(), 12u);
    }
    // One file, whole: to be copied as it is.
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{"a.htour"});
    auto file = TournamentFile::open(m_path);
    QVERIFY2(file, qPrintable(why(file)));
    QVERIFY(file->head() == head);
    const auto all = allSeries(*file);
    QCOMPARE(all.size(), std::size_t{12});
    std::int64_t matches = 0;
    for (std::uint32_t number = 0; number < 12; ++number) {
        QVERIFY(all[number] == kMade.kept(number));
        QVERIFY(**file->series(number) == kMade.kept(number));
        matches += static_cast<std::int64_t>(all[number].result.lines.size());
    }
    QCOMPARE(*file->match_count(), matches);
    QVERIFY(!file->series(12)->has_value());
    const auto later = allSeries(*file, 9);
    QCOMPARE(later.size(), std::size_t{3});
    QCOMPARE(later.front().result.number, 9u);
    // To the same end in one go or in two, with another name: the same dump.
    const std::string other = m_folder->filePath("b.htour").toStdString();
    head.name = "other";
    auto second = TournamentFile::create(other, head, Journal::Shared);
    QVERIFY(second->commit(kMade.batch(0, 12)));
    QCOMPARE(dump_text(*file), dump_text(*second));
    QVERIFY(dump_text(*file).find("\nfault ") != std::string::npos);
    QVERIFY(second->commit(kMade.batch(12, 1)));
    QVERIFY(dump_text(*file) != dump_text(*second));
}

void TournamentFileTest::aNameCanBeChanged() {
    writeSeries(m_path, 2);
    const std::string before = dump_text(*TournamentFile::open(m_path));
    {
        auto file = TournamentFile::open_to_play(m_path);
        QVERIFY2(file, qPrintable(why(file)));
        const auto named = file->set_name("Another 'name'");
        QVERIFY2(named, qPrintable(why(named)));
        QCOMPARE(file->head().name, std::string("Another 'name'"));
    }
    auto file = TournamentFile::open(m_path);
    QVERIFY2(file, qPrintable(why(file)));
    QCOMPARE(file->head().name, std::string("Another 'name'"));
    QCOMPARE(dump_text(*file), before);
}

void TournamentFileTest::aMatchAlone() {
    writeSeries(m_path, 4);
    auto file = TournamentFile::open(m_path);
    const SeriesResult result = kMade.result(2);
    for (const int match : {0, 1, 57, static_cast<int>(result.lines.size()) - 1}) {
        const auto found = file->match(2, match);
        QVERIFY2(found, qPrintable(why(found)));
        const auto i = static_cast<std::size_t>(match);
        QCOMPARE((*found)->digest, result.lines[i].digest);
        QCOMPARE((*found)->winners.bits(), std::uint32_t{result.lines[i].winners});
        QCOMPARE((*found)->points, (std::vector<std::int32_t>{result.points[2 * i], result.points[2 * i + 1]}));
        QCOMPARE((*found)->second, (std::vector<std::int16_t>{result.second[2 * i], result.second[2 * i + 1]}));
    }
    QVERIFY(!file->match(2, static_cast<int>(result.lines.size()))->has_value());
    QVERIFY(!file->match(2, -1)->has_value());
    QVERIFY(!file->match(4, 0)->has_value());
    QCOMPARE((*file->match(3, 0))->digest, kMade.result(3).lines[0].digest);
}

void TournamentFileTest::faultsAreListedAndSummedUp() {
    writeSeries(m_path, 30);
    std::vector<SeriesFault> expected;
    for (std::uint32_t number = 0; number < 30; ++number) {
        for (const SeriesFault& fault : kMade.result(number).faults)
            expected.push_back(fault);
    }
    const auto later = [](const SeriesFault& a, const SeriesFault& b) {
        return std::tie(a.match, a.decision, a.seat) < std::tie(b.match, b.decision, b.seat);
    };
    auto sorted = expected;
    std::stable_sort(sorted.begin(), sorted.end(), later);

    auto file = TournamentFile::open(m_path);
    QCOMPARE(*file->fault_count(), static_cast<std::int64_t>(expected.size()));
    std::vector<SeriesFault> listed;
    for (std::int64_t offset = 0;; offset += 10) {
        const auto page = file->faults(offset, 10);
        QVERIFY2(page, qPrintable(why(page)));
        if (page->empty()) break;
        for (const StoredFault& fault : *page)
            listed.push_back(fault.fault);
    }
    QVERIFY(listed == sorted);

    const auto summary = file->fault_summary();
    QVERIFY2(summary, qPrintable(why(summary)));
    std::int64_t sum = 0;
    for (const FaultSummary& line : *summary) {
        const auto of = [&](const SeriesFault& fault) {
            return fault.entrant == line.entrant && fault.fault == line.fault;
        };
        QCOMPARE(line.count, static_cast<std::int64_t>(std::count_if(expected.begin(), expected.end(), of)));
        QVERIFY(line.last.fault == *std::find_if(expected.rbegin(), expected.rend(), of));
        sum += line.count;
    }
    QCOMPARE(sum, static_cast<std::int64_t>(expected.size()));
}

void TournamentFileTest::recordsStateAndClock() {
    {
        auto file = TournamentFile::create(m_path, kMade.head(), Journal::Local);
        QVERIFY(!file->state()->has_value());
        QCOMPARE(file->clock()->begun, std::int64_t{0});
        FileBatch batch = kMade.batch(0, 2);
        batch.records = {{5, "five"}, {7, "seven"}};
        batch.state = StoredState{.rows = 2, .bytes = std::string("a\0b", 3)};
        batch.session = {.begun = 1000, .written = 1500, .seconds = 0.5};
        QVERIFY(file->commit(batch));
        batch = kMade.batch(2, 1);
        batch.session = {.begun = 1000, .written = 3000, .seconds = 2};
        QVERIFY(file->commit(batch));
    }
    auto file = TournamentFile::open_to_play(m_path);
    QVERIFY2(file, qPrintable(why(file)));
    QCOMPARE(file->clock()->seconds, 2.0);
    FileBatch batch = kMade.batch(3, 1);
    batch.records = {{7, "seven again"}};
    batch.session = {.begun = 9000, .written = 9500, .seconds = 0.25};
    QVERIFY(file->commit(batch));
    const Clock clock = *file->clock();
    QCOMPARE(clock.begun, std::int64_t{1000});
    QCOMPARE(clock.written, std::int64_t{9500});
    QCOMPARE(clock.seconds, 2.25);
    const auto state = file->state();
    QCOMPARE((*state)->rows, 2u);
    QCOMPARE((*state)->bytes, std::string("a\0b", 3));
    QCOMPARE(file->record(5)->value(), std::string("five"));
    QCOMPARE(file->record(7)->value(), std::string("seven again"));
    QVERIFY(!file->record(6)->has_value());
}

void TournamentFileTest::aDamagedStateIsAsGoodAsNone() {
    {
        auto file = TournamentFile::create(m_path, kMade.head(), Journal::Shared);
        FileBatch batch = kMade.batch(0, 2);
        batch.state = StoredState{.rows = 2, .bytes = "the state of a fold"};
        QVERIFY(file->commit(batch));
    }
    QFile bytes(QString::fromStdString(m_path));
    QVERIFY(bytes.open(QIODevice::ReadWrite));
    const auto at = bytes.readAll().indexOf("the state of a fold");
    QVERIFY(at > 0);
    bytes.seek(at);
    bytes.write("THE");
    bytes.close();
    auto file = TournamentFile::open(m_path);
    const auto state = file->state();
    QVERIFY2(state, qPrintable(why(state)));
    QVERIFY(!state->has_value());
    QCOMPARE(*file->series_count(), 2u);
}

void TournamentFileTest::seriesComeInOrder() {
    auto file = TournamentFile::create(m_path, kMade.head({.index = 1, .count = 3}), Journal::Shared);
    QVERIFY(!file->commit(kMade.batch(0, 1)));
    QVERIFY(file->commit(kMade.batch(1, 1)));
    // The second of two does not fit: neither is kept.
    FileBatch batch = kMade.batch(4, 2);
    const auto refused = file->commit(batch);
    QVERIFY2(why(refused).endsWith("series 5 arrived, but series 7 was expected"), qPrintable(why(refused)));
    QCOMPARE(*file->series_count(), 1u);
    batch = kMade.batch(4, 1);
    batch.series.push_back(kMade.kept(7));
    QVERIFY(file->commit(batch));
    QCOMPARE(*file->series_count(), 3u);
    QCOMPARE(allSeries(*file, 1).front().result.number, 4u);
}

void TournamentFileTest::thereIsOnePlayer_data() {
    journals();
}

void TournamentFileTest::thereIsOnePlayer() {
    QFETCH(const bool, shared);
    {
        auto player = TournamentFile::create(m_path, kMade.head(), shared ? Journal::Shared : Journal::Local);
        QVERIFY2(player, qPrintable(why(player)));
        for (int i = 0; i < 2; ++i) {
            const auto second = TournamentFile::open_to_play(m_path);
            QVERIFY(!second);
            QCOMPARE(why(second), QString::fromStdString(m_path) +
                                      " is being changed by another Hilltop; wait until that is done, or stop it");
            QVERIFY(player->commit(kMade.batch(static_cast<std::uint32_t>(i), 1)));
        }
        QVERIFY(TournamentFile::open(m_path));
    }
    QVERIFY(TournamentFile::open_to_play(m_path));
}

void TournamentFileTest::aPlayerKeepsItsFileWhileItWrites_data() {
    journals();
}

/// Others ask for the file all the time, from programs of their own, until each has asked often enough.
void TournamentFileTest::aPlayerKeepsItsFileWhileItWrites() {
    QFETCH(const bool, shared);
    auto player = TournamentFile::create(m_path, kMade.head(), shared ? Journal::Shared : Journal::Local);
    QVERIFY2(player, qPrintable(why(player)));
    std::array<QProcess, 3> others;
    for (QProcess& other : others)
        other.start(kTestedProgram, {"claim", QString::fromStdString(m_path), "200"});
    std::uint32_t written = 0;
    const auto asking = [](const QProcess& other) { return other.state() != QProcess::NotRunning; };
    while (written < 50 || std::any_of(others.begin(), others.end(), asking)) {
        const auto done = player->commit(kMade.batch(written, 1));
        QVERIFY2(done, qPrintable(why(done)));
        ++written;
        QCoreApplication::processEvents();
    }
    for (QProcess& other : others) {
        QCOMPARE(other.readAllStandardError(), QByteArray());
        QCOMPARE(other.readAllStandardOutput(), QByteArray("asked 200 times, taken 0 times\n"));
    }
    QCOMPARE(*player->series_count(), written);
    QCOMPARE(TournamentFile::being_played(m_path), std::optional(true));
}

/// A player that is killed releases the file, and asking whether a file is played keeps no program from playing it.
void TournamentFileTest::aKilledPlayerLetsGo() {
    QProcess player;
    player.start(kTestedProgram, {"hold", QString::fromStdString(m_path)});
    QVERIFY(player.waitForReadyRead());
    QCOMPARE(TournamentFile::being_played(m_path), std::optional(true));
    const std::string link = m_folder->filePath("link.htour").toStdString();
    QVERIFY(QFile::link(QString::fromStdString(m_path), QString::fromStdString(link)));
    for (const std::string& path : {m_path, link})
        QVERIFY2(why(TournamentFile::open_to_play(path)).contains("is being changed by another Hilltop"), path.c_str());
    player.kill();
    QVERIFY(player.waitForFinished(kPatienceMs));
    QCOMPARE(TournamentFile::being_played(link), std::optional(false));
    {
        const auto file = TournamentFile::open_to_play(m_path);
        QVERIFY2(file, qPrintable(why(file)));
    }
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), (QStringList{"a.htour", "link.htour"}));
}

void TournamentFileTest::theLogStaysShort() {
    auto player = TournamentFile::create(m_path, kMade.head(), Journal::Local);
    QVERIFY2(player, qPrintable(why(player)));
    FileBatch batch;
    batch.records = {{1, std::string(3 << 20, 'r')}};
    const QString log = QString::fromStdString(m_path) + "-wal";
    qint64 longest = 0;
    for (std::uint32_t number = 0; number < 12; ++number) {
        batch.series = {kMade.kept(number)};
        QVERIFY(player->commit(batch));
        longest = std::max(longest, QFileInfo(log).size());
        QVERIFY(!TournamentFile::open_to_play(m_path));
    }
    QVERIFY2(longest > 3 << 20 && longest < 12 << 20, qPrintable(QString::number(longest)));
    QCOMPARE(*player->series_count(), 12u);
}

void TournamentFileTest::readersSeeWhatIsCommitted_data() {
    journals();
}

void TournamentFileTest::readersSeeWhatIsCommitted() {
    QFETCH(const bool, shared);
    auto player = TournamentFile::create(m_path, kMade.head(), shared ? Journal::Shared : Journal::Local);
    QVERIFY2(player, qPrintable(why(player)));
    std::atomic<bool> stop{false};
    QString failed;
    std::thread writing([&] {
        for (std::uint32_t number = 0; number < 100 && !stop && failed.isEmpty(); ++number) {
            failed = why(player->commit(kMade.batch(number, 1)));
            std::this_thread::sleep_for(2ms);
        }
    });
    std::uint32_t before = 0;
    QString wrong;
    while (before < 100 && wrong.isEmpty()) {
        auto reader = TournamentFile::open(m_path);
        if (!reader) {
            wrong = why(reader);
            break;
        }
        const auto all = allSeries(*reader);
        if (all.size() < before) wrong = "less than before";
        before = static_cast<std::uint32_t>(all.size());
        for (std::uint32_t number = 0; number < before; ++number) {
            if (all[number] != kMade.kept(number)) wrong = "another series";
        }
    }
    stop = !wrong.isEmpty();
    writing.join();
    QCOMPARE(wrong, QString());
    QCOMPARE(failed, QString());
}

void TournamentFileTest::theSinkHasNoThread() {
    auto file = TournamentFile::create(m_path, kMade.head(), Journal::Local);
    QVERIFY2(file, qPrintable(why(file)));
    limit_threads(0);
    FileSink sink(std::move(*file));
    limit_threads(-1);
    give(sink, 0, 1); // waits for nothing
    QVERIFY(sink.failure());
    QVERIFY(why(sink.flush()).contains("cannot start more threads"));
}

void TournamentFileTest::theSinkWritesByItself() {
    auto file = TournamentFile::create(m_path, kMade.head(), Journal::Local);
    QVERIFY2(file, qPrintable(why(file)));
    auto reader = TournamentFile::open(m_path);
    {
        FileSink sink(std::move(*file));
        give(sink, 0, 3);
        QTRY_COMPARE(*reader->series_count(), 3u);
        give(sink, 3, 2);
        sink.keep_record(17, "a record");
        QVERIFY(sink.flush());
        QCOMPARE(*reader->series_count(), 5u);
        QCOMPARE(reader->record(17)->value(), std::string("a record"));
        QCOMPARE(sink.saved().rows, 5u);
        QCOMPARE(sink.saved().matches, *reader->match_count());
        give(sink, 5, 1);
        QVERIFY(sink.flush()); // nothing but a full queue is waited for
        QVERIFY(sink.flush());
        give(sink, 6, 4);
        QVERIFY(!sink.failure());
    } // leaving writes what waits
    QCOMPARE(*reader->series_count(), 10u);
    QVERIFY(reader->clock()->begun > 0);
    // The next session resumes where this one ended.
    auto again = TournamentFile::open_to_play(m_path);
    QVERIFY2(again, qPrintable(why(again)));
    FileSink sink(std::move(*again));
    QCOMPARE(sink.saved().rows, 10u);
    give(sink, 10, 1);
    QVERIFY(sink.flush());
    give(sink, 12, 1);
    const auto refused = sink.flush();
    QVERIFY2(why(refused).endsWith("series 12 arrived, but series 11 was expected"), qPrintable(why(refused)));
    QCOMPARE(QString::fromStdString(english(*sink.failure())), why(refused));
    give(sink, 11, 1); // nothing more is kept, and the call does not block
    sink.keep_record(1, "late");
    QVERIFY(!sink.flush());
    QCOMPARE(*reader->series_count(), 11u);
}

void TournamentFileTest::theSinkAsksForStates() {
    auto file = TournamentFile::create(m_path, kMade.head(), Journal::Local);
    auto reader = TournamentFile::open(m_path);
    FileSink sink(std::move(*file), {.state_every = 1h});
    give(sink, 0, 1);
    QVERIFY(!sink.wants_state());
    sink.ask_for_state();
    give(sink, 1, 1);
    QVERIFY(sink.wants_state());
    sink.state("after two");
    QVERIFY(!sink.wants_state());
    give(sink, 2, 1);
    QVERIFY(sink.flush());
    QCOMPARE((*reader->state())->rows, 2u);
    QCOMPARE((*reader->state())->bytes, std::string("after two"));
    sink.state("after three"); // unasked, with nothing new beside it
    QVERIFY(sink.flush());
    QCOMPARE((*reader->state())->rows, 3u);

    auto other = TournamentFile::create(m_folder->filePath("b.htour").toStdString(), kMade.head(), Journal::Local);
    FileSink quick(std::move(*other), {.state_every = 1ms});
    QTRY_VERIFY(quick.wants_state());
}

void TournamentFileTest::aFileThatGoesIsNoticed_data() {
    QTest::addColumn<QString>("how");
    QTest::addColumn<bool>("shared");
    for (const char* how : {"deleted", "moved", "replaced"}) {
        QTest::addRow("%s, local", how) << QString(how) << false;
        QTest::addRow("%s, shared", how) << QString(how) << true;
    }
}

/// A player whose file goes reports it, also with nothing to write, damages no other file, and can save all it played.
void TournamentFileTest::aFileThatGoesIsNoticed() {
    QFETCH(const QString, how);
    QFETCH(const bool, shared);
    const std::string other = m_folder->filePath("b.htour").toStdString();
    const std::string copy = m_folder->filePath("c.htour").toStdString();
    if (how == "replaced") writeSeries(other, 2);
    QFile untouched(QString::fromStdString(other));
    const QByteArray before = untouched.open(QFile::ReadOnly) ? untouched.readAll() : QByteArray();
    auto file = TournamentFile::create(m_path, kMade.head(), shared ? Journal::Shared : Journal::Local);
    QVERIFY2(file, qPrintable(why(file)));
    {
        FileSink sink(std::move(*file), {.look_every = 5ms});
        give(sink, 0, 3);
        QVERIFY(sink.flush());
        if (how == "deleted") QCOMPARE(::unlink(m_path.c_str()), 0);
        if (how == "moved") QCOMPARE(::rename(m_path.c_str(), other.c_str()), 0);
        if (how == "replaced") QCOMPARE(::rename(other.c_str(), m_path.c_str()), 0);
        QTRY_VERIFY(sink.failure());
        give(sink, 3, 2);
        sink.keep_record(17, "a record");
        const QString said = why(sink.flush());
        QVERIFY2(said.startsWith(QString::fromStdString(m_path)), qPrintable(said));
        QVERIFY2(said.contains(how == "replaced" ? "was replaced by another file" : "was deleted or moved"),
                 qPrintable(said));
        auto stranded = sink.recover_detached();
        QVERIFY(stranded);
        QVERIFY2(!stranded->save_as(m_folder->filePath("none/c.htour").toStdString()), "a folder that is not there");
        const auto saved = stranded->save_as(copy);
        QVERIFY2(saved, qPrintable(why(saved)));
    }
    auto all = TournamentFile::open_to_play(copy);
    QVERIFY2(all, qPrintable(why(all)));
    QCOMPARE(*all->series_count(), 5u);
    QVERIFY(allSeries(*all)[4] == kMade.kept(4));
    QCOMPARE(all->record(17)->value(), std::string("a record"));
    QVERIFY(all->commit(kMade.batch(5, 1)));
    QFile there(QString::fromStdString(m_path));
    QCOMPARE(there.exists(), how == "replaced");
    if (how == "replaced") QVERIFY(there.open(QFile::ReadOnly) && there.readAll() == before);
    auto left = TournamentFile::open(how == "moved" ? other : m_path);
    QCOMPARE(static_cast<bool>(left), how != "deleted");
    if (left) QCOMPARE(*left->series_count(), how == "moved" ? 3u : 2u);
}

/// A reader of a shared file holds up the commit; results pile up to the limit and no further.
void TournamentFileTest::theSinkWaitsForTheDisk() {
    writeSeries(m_path, 1, Journal::Shared);
    auto file = TournamentFile::open_to_play(m_path);
    QVERIFY2(file, qPrintable(why(file)));
    auto reader = TournamentFile::open(m_path);
    FileSink sink(std::move(*file), {.commit_every = 1ms, .commit_bytes = 1, .most_bytes = 20'000});
    std::atomic<std::uint32_t> given{0};
    std::thread giving;
    const auto read = reader->each_series(0, [&](KeptSeries&&) {
        giving = std::thread([&] {
            for (std::uint32_t number = 1; number < 100; ++number) {
                give(sink, number, 1);
                ++given;
            }
        });
        std::uint32_t before = 0;
        do { // until the giver does not get on any more
            before = given;
            std::this_thread::sleep_for(300ms);
        } while (given != before);
        return true;
    });
    const std::uint32_t stuck = given;
    giving.join();
    QVERIFY2(read, qPrintable(why(read)));
    QVERIFY2(stuck > 0 && stuck < 99, qPrintable(QString::number(stuck)));
    QVERIFY(sink.flush());
    QCOMPARE(*reader->series_count(), 100u);
}

void TournamentFileTest::aKilledWriterLosesNothing_data() {
    journals();
}

void TournamentFileTest::aKilledWriterLosesNothing() {
    QFETCH(const bool, shared);
    constexpr std::uint32_t kSeries = 1500;
    const std::string whole = m_folder->filePath("whole.htour").toStdString();
    writeSeries(whole, kSeries);
    const QStringList arguments{QString::fromStdString(m_path), QString::number(kSeries), shared ? "shared" : "local"};
    Rng rng(5, shared ? 1 : 0, Stream::Dice, 0, 0);
    std::uint32_t before = 0;
    int killed = 0;
    int life = 35; // of a writer, in ms; longer where the machine gets none so far in that time
    for (int i = 0; i < 20; ++i) {
        if (i > 5 && before == 0) life = std::min(2 * life, static_cast<int>(kPatienceMs));
        QProcess writer;
        writer.start(kTestedProgram, arguments);
        QVERIFY(writer.waitForStarted());
        const bool ended = writer.waitForFinished(i < 5 ? rng.below(12) + 1 : life + rng.below(60));
        writer.kill();
        QVERIFY(ended || writer.waitForFinished(kPatienceMs));
        QCOMPARE(writer.readAllStandardError(), QByteArray());
        killed += writer.exitStatus() == QProcess::CrashExit ? 1 : 0;
        if (!QFile::exists(QString::fromStdString(m_path))) continue; // not even begun: nothing is there
        auto file = TournamentFile::open(m_path);
        QVERIFY2(file, qPrintable(why(file)));
        const auto all = allSeries(*file);
        QVERIFY(all.size() >= before);
        QCOMPARE(std::uint32_t(all.size()), *file->series_count());
        for (std::uint32_t number = before; number < all.size(); ++number)
            QVERIFY(all[number] == kMade.kept(number));
        if (const auto state = file->state(); *state) {
            QVERIFY((*state)->rows <= all.size());
            QCOMPARE((*state)->bytes, "after " + std::to_string((*state)->rows - 1));
        }
        before = static_cast<std::uint32_t>(all.size());
    }
    QVERIFY2(killed >= 10, qPrintable(QString::number(killed)));
    QVERIFY2(before > 0, "the writer never got on");
    QProcess writer;
    writer.start(kTestedProgram, arguments);
    QVERIFY(writer.waitForFinished(kPatienceMs));
    QCOMPARE(writer.exitCode(), 0);
    QVERIFY(dump_text(m_path) == dump_text(whole));
}

HILLTOP_TEST(TournamentFileTest)
#include "tournament_file_test.moc"
