// SPDX-License-Identifier: GPL-3.0-or-later
// Tournaments of strangers: what a file defines is compared with what our own define, before anything in it is read.
#include "tournament_files/file_check.h"

#include "file_tests.h"
#include "made_results.h"
#include "rng/rng.h"
#include "support/test.h"
#include "tournament_files/tournament_dump.h"
#include "tournament_files/tournament_file.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace hilltop;

namespace {

const MadeResults kCheckedSeries{.matches = 40};

/// All that a tournament's file tells; empty if it was refused.
std::string told_by(const std::string& path) {
    auto file = TournamentFile::open(path);
    if (!file) return {};
    std::string all = file->head().plan + file->head().name;
    const auto each = file->each_series(0, [&](KeptSeries&& series) {
        all += encode_results(series);
        for (const SeriesFault& fault : series.result.faults)
            all += std::to_string(fault.match) + fault.errors;
        return true;
    });
    const auto faults = file->faults(0, 1000);
    if (!each || !faults || !file->state() || !file->clock()) return {};
    return all + std::to_string(faults->size());
}

} // namespace

class FileCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        auto file = TournamentFile::create(path(), kCheckedSeries.head(), Journal::Shared);
        QVERIFY2(file, qPrintable(why(file)));
        FileBatch batch = kCheckedSeries.batch(0, 5);
        batch.records = {{3, "a record"}};
        batch.session = {.begun = 1, .written = 2, .seconds = 3};
        QVERIFY(file->commit(batch));
    }
    void schemasAreCompared_data() {
        QTest::addColumn<QString>("sql");
        for (const char* sql :
             {"CREATE TRIGGER t AFTER INSERT ON series BEGIN DELETE FROM meta; END",
              "CREATE VIEW v AS SELECT * FROM meta", "CREATE TABLE more(a)", "CREATE INDEX i ON series(matches)",
              "DROP INDEX faults_by_match; CREATE INDEX faults_by_match ON faults(abs(match))",
              "ALTER TABLE meta ADD COLUMN more", "CREATE VIRTUAL TABLE f USING fts5(a)",
              "DROP TABLE records; CREATE VIEW records AS SELECT 1 AS match, 'a' AS record",
              "DROP TABLE state; CREATE TABLE state(one INTEGER PRIMARY KEY CHECK(one = randomblob(9)), series "
              "INTEGER, "
              "digest INTEGER, bytes BLOB)",
              "DROP TABLE clock; CREATE TABLE clock(session INTEGER PRIMARY KEY, begun INTEGER, ended INTEGER, seconds "
              "REAL, matches INTEGER) WITHOUT ROWID"})
            QTest::newRow(sql) << QString(sql);
    }
    void schemasAreCompared() {
        QFETCH(QString, sql);
        change_by_sql(path(), sql.toUtf8().constData());
        const auto file = TournamentFile::open(path());
        QVERIFY2(why(file).contains("is damaged"), qPrintable(why(file)));
        QCOMPARE(why(TournamentFile::open_to_play(path())), why(file));
    }
    /// As the first programs wrote them, and with all that came later.
    void everyAgeOpens_data() {
        QTest::addColumn<QString>("sql");
        QTest::newRow("first")
            << "DROP TABLE ahead; ALTER TABLE faults DROP COLUMN told; ALTER TABLE faults DROP COLUMN "
               "microseconds";
        QTest::newRow("reviewed") << "CREATE TABLE IF NOT EXISTS reviews(match INTEGER PRIMARY KEY, answers INTEGER, "
                                     "judge TEXT, version INTEGER, samples INTEGER, review TEXT)";
        QTest::newRow("long series") << "CREATE TABLE IF NOT EXISTS parts(number INTEGER, first_match INTEGER, seats "
                                        "INTEGER, results BLOB, faults TEXT, PRIMARY KEY(number, first_match)) WITHOUT "
                                        "ROWID";
    }
    void everyAgeOpens() {
        QFETCH(QString, sql);
        const std::string before = told_by(path());
        change_by_sql(path(), sql.toUtf8().constData());
        QCOMPARE(told_by(path()), before);
        const auto played = TournamentFile::open_to_play(path());
        QVERIFY2(played, qPrintable(why(played)));
    }
    /// An index that says something else than its table.
    void pagesAreChecked() {
        change_by_sql(path(), "PRAGMA writable_schema=ON; UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM "
                              "sqlite_schema WHERE name = 'series') WHERE name = 'records'");
        QVERIFY(why(TournamentFile::open(path())).contains("is damaged"));
    }
    void singleBitsAreSeenOrHarmless() {
        const std::string before = told_by(path());
        QVERIFY(!before.empty());
        QFile file(QString::fromStdString(path()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        file.close();
        Rng rng(0x48, 0, Stream::Dice, 0, 0);
        int seen = 0;
        for (int i = 0; i < 200; ++i) {
            const auto place = static_cast<qsizetype>(rng.next64() % static_cast<std::uint64_t>(bytes.size()));
            const int bit = static_cast<int>(rng.below(8));
            QByteArray changed = bytes;
            changed[place] = static_cast<char>(changed[place] ^ (1 << bit));
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(changed) == bytes.size());
            file.close();
            const std::string after = told_by(path());
            QVERIFY2(after.empty() || after == before,
                     qPrintable(QStringLiteral("bit %1 of byte %2").arg(bit).arg(place)));
            seen += after.empty() ? 1 : 0;
        }
        QVERIFY2(seen > 5, qPrintable(QString::number(seen)));
    }

private:
    std::string path() const { return m_folder->filePath("a.htour").toStdString(); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

HILLTOP_TEST(FileCheckTest)
#include "file_check_test.moc"
