// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_tests.h"
#include "made_results.h"
#include "support/test.h"
#include "tournament_files/tournament_merge.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace hilltop;

namespace {

/// A file with the first `rows` series of its shard.
void writeShard(const std::string& path, const FileHead& head, std::uint32_t rows) {
    auto file = TournamentFile::create(path, head, Journal::Shared);
    QVERIFY2(file, qPrintable(why(file)));
    FileBatch batch;
    for (std::uint32_t row = 0; row < rows; ++row)
        batch.series.push_back(kMade.kept(head.shard.series(row)));
    if (rows > 0) batch.records = {{batch.series.back().first_match, "of shard " + std::to_string(head.shard.index)}};
    batch.session = {.begun = 100 + head.shard.index, .written = 200 + head.shard.index, .seconds = 1.5};
    const auto done = file->commit(batch);
    QVERIFY2(done, qPrintable(why(done)));
}

} // namespace

class MergeTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void shardsBecomeTheSingleRun_data();
    void shardsBecomeTheSingleRun();
    void unfinishedShards();
    void aMergedFileGoesOn();
    void isRefused_data();
    void isRefused();

private:
    std::string at(const QString& name) const { return m_folder->filePath(name).toStdString(); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void MergeTest::shardsBecomeTheSingleRun_data() {
    QTest::addColumn<int>("shards");
    QTest::addColumn<int>("series");
    QTest::newRow("two") << 2 << 10;
    QTest::newRow("three, unevenly") << 3 << 10;
    QTest::newRow("more than fit at once") << 4 << 450;
    QTest::newRow("more shards than series") << 8 << 5;
    QTest::newRow("none played") << 2 << 0;
}

void MergeTest::shardsBecomeTheSingleRun() {
    QFETCH(const int, shards);
    QFETCH(const int, series);
    std::vector<std::string> parts;
    const auto count = static_cast<std::uint32_t>(shards);
    for (std::uint32_t i = 0; i < count; ++i) {
        parts.insert(parts.begin(), at(QString("part %1.htour").arg(i))); // in any order
        writeShard(parts.front(), kMade.head({.index = i, .count = count}),
                   (static_cast<std::uint32_t>(series) + count - 1 - i) / count);
    }
    const std::string out = at("out.htour");
    const auto merged = merge_files(out, parts, Journal::Local);
    QVERIFY2(merged, qPrintable(why(merged)));
    QCOMPARE(merged->series, static_cast<std::uint32_t>(series));
    QCOMPARE(merged->left_out, 0u);
    writeShard(at("single.htour"), kMade.head(), static_cast<std::uint32_t>(series));
    QCOMPARE(dump_text(out), dump_text(at("single.htour")));
    auto file = TournamentFile::open(out);
    QVERIFY(file->head() == kMade.head());
    QVERIFY(!file->state()->has_value());
    const Clock clock = *file->clock();
    QCOMPARE(clock.begun, std::int64_t{100});
    QCOMPARE(clock.written, std::int64_t{199} + shards);
    QCOMPARE(clock.seconds, 1.5 * shards);
    for (std::uint32_t i = 0; i < count && i < static_cast<std::uint32_t>(series); ++i) {
        const std::uint32_t rows = (static_cast<std::uint32_t>(series) + count - 1 - i) / count;
        const auto record = file->record(kMade.series(i + (rows - 1) * count).first_match);
        QCOMPARE(record->value(), "of shard " + std::to_string(i));
    }
}

/// Only whole beginnings can be folded: what comes after a gap stays in the shards, and the merge says so.
void MergeTest::unfinishedShards() {
    const std::vector<std::string> parts{at("0"), at("1"), at("2")};
    writeShard(parts[0], kMade.head({.index = 0, .count = 3}), 4); // 0 3 6 9
    writeShard(parts[1], kMade.head({.index = 1, .count = 3}), 2); // 1 4
    writeShard(parts[2], kMade.head({.index = 2, .count = 3}), 5); // 2 5 8 11 14
    const auto merged = merge_files(at("out.htour"), parts, Journal::Shared);
    QVERIFY2(merged, qPrintable(why(merged)));
    QCOMPARE(merged->series, 7u);
    QCOMPARE(merged->left_out, 4u);
    QCOMPARE(merged->missing, 7u);
    QCOMPARE(merged->shard, 1u);
    writeShard(at("single.htour"), kMade.head(), 7);
    QCOMPARE(dump_text(at("out.htour")), dump_text(at("single.htour")));
}

void MergeTest::aMergedFileGoesOn() {
    const std::vector<std::string> parts{at("0"), at("1")};
    writeShard(parts[0], kMade.head({.index = 0, .count = 2}), 3);
    writeShard(parts[1], kMade.head({.index = 1, .count = 2}), 3);
    QVERIFY(merge_files(at("out.htour"), parts, Journal::Local));
    auto file = TournamentFile::open_to_play(at("out.htour"));
    QVERIFY2(file, qPrintable(why(file)));
    QVERIFY(file->commit(kMade.batch(6, 4)));
    writeShard(at("single.htour"), kMade.head(), 10);
    QCOMPARE(dump_text(*file), dump_text(at("single.htour")));
}

using Change = std::function<void(FileHead& last)>;
Q_DECLARE_METATYPE(Change)

void MergeTest::isRefused_data() {
    QTest::addColumn<Change>("change");
    QTest::addColumn<QList<int>>("named");
    QTest::addColumn<QString>("reason");
    const Change nothing = [](FileHead&) {};
    const QList<int> all{0, 1, 2};
    const auto row = [](const char* name, const Change& change, const QList<int>& named, const char* reason) {
        QTest::newRow(name) << change << named << QString(reason);
    };
    row(
        "plans", [](FileHead& last) { last.plan += ' '; }, all, "part 0 and part 2 are of different plans");
    row(
        "entrants", [](FileHead& last) { last.entrants[1].name = "another"; }, all,
        "part 0 and part 2 have different entrants");
    row(
        "fewer entrants", [](FileHead& last) { last.entrants.pop_back(); }, all,
        "part 0 and part 2 have different entrants");
    row(
        "versions", [](FileHead& last) { last.entrants[1].version = 7; }, all,
        "part 0 and part 2 were played with different programs of entrant bot 1 (versions 1 and 7)");
    row(
        "programs", [](FileHead& last) { last.entrants[2].hash = "x"; }, all,
        "part 0 and part 2 were played with different programs of entrant bot 2 (versions 2 and 2)");
    row(
        "counts", [](FileHead& last) { last.shard.count = 4; }, all, "part 0 is a shard of 3, part 2 one of 4");
    row("one missing", nothing, {0, 2}, "shard 1 of 3 is missing; name all 3 shards, finished or not");
    row("last missing", nothing, {0, 1}, "shard 2 of 3 is missing");
    row("twice named", nothing, {0, 1, 2, 1}, "part 1 and part 1 are both shard 1 of 3; name each shard once");
    row(
        "twice there", [](FileHead& last) { last.shard.index = 1; }, all, "part 1 and part 2 are both shard 1 of 3");
    row(
        "whole", [](FileHead& last) { last.shard = {}; }, all, "part 2 is a whole tournament, not a shard of one");
    row("none", nothing, {}, "there is nothing to merge; name all shards of a tournament");
    row("no file", nothing, {0, 1, 2, 3}, "part 3: there is no such file");
}

void MergeTest::isRefused() {
    QFETCH(const Change, change);
    QFETCH(const QList<int>, named);
    QFETCH(const QString, reason);
    for (std::uint32_t i = 0; i < 3; ++i) {
        FileHead head = kMade.head({.index = i, .count = 3});
        if (i == 2) change(head);
        writeShard(at(QString("part %1").arg(i)), head, 2);
    }
    std::vector<std::string> parts;
    for (const int i : named)
        parts.push_back(at(QString("part %1").arg(i)));
    const auto merged = merge_files(at("out"), parts, Journal::Local);
    QVERIFY(!merged);
    QVERIFY2(why(merged).remove(m_folder->path() + '/').startsWith(reason), qPrintable(why(merged)));
    // Nothing of it is there, and what is there stays.
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), (QStringList{"part 0", "part 1", "part 2"}));
    if (named.size() != 3) return;
    for (std::uint32_t i = 3; i < 6; ++i) {
        const std::string path = at(QString("part %1").arg(i));
        writeShard(path, kMade.head({.index = i - 3, .count = 3}), 2);
    }
    parts = {at("part 3"), at("part 4"), at("part 5")};
    const auto taken = merge_files(at("part 0"), parts, Journal::Local);
    QVERIFY2(why(taken).endsWith("part 0 already exists; choose another name"), qPrintable(why(taken)));
    QVERIFY(merge_files(at("out"), parts, Journal::Local));
}

HILLTOP_TEST(MergeTest)
#include "merge_test.moc"
