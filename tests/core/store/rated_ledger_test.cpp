// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/rated_ledger.h"

#include "base/text_file.h"
#include "game/table_rules.h"
#include "hindrances.h"
#include "profile/library.h"
#include "registry/registry.h"
#include "rng/rng.h"
#include "support/built.h"
#include "support/test.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <limits>
#include <set>
#include <thread>

#include <sys/stat.h>

using namespace hilltop;

namespace {

/// A rated match of that deal against the expert, won by the person or lost.
Record rated_match_ended(std::uint64_t seed, bool won) {
    Record match = new_record(*find_game("pazaak"), default_values(find_game("pazaak")->rules()), {seed, 0, 0},
                              {{kPerson, 0, {}}, {"expert", 1, {}}});
    match.rated = true;
    match.result = RecordResult{{won ? 3 : 1, won ? 1 : 3}, {0, 0}, {won ? 0 : 1}};
    return match;
}

double rating_now(const RatedLedger& ledger) {
    const auto ratings = own_ratings(ledger.read().matches);
    return ratings.empty() ? 0 : ratings.front().now.rating;
}

} // namespace

class RatedLedgerTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void everyMatchCountsOnce();
    void rulesAreKept();
    void aDeletedLossStays();
    void earlierMatchesAreTakenUpOnce();
    void brokenLinesStayAndAreTold();
    void whatDoesNotCountIsNotKept();
    void twoAtOnceLoseNothing();
    void aReadOnlyFolderSaysSo();
    void killedAtAnyMomentItCountsOnce();

private:
    std::string folder() const { return m_folder->filePath("matches").toStdString(); }
    Result<> keep(const Record& match, std::int64_t when) const { return keep_match(folder(), match, when); }
    QString file() const { return m_folder->filePath("matches/rated.jsonl"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// People may play by other rules than bots do; the rating says how many matches were played by which.
void RatedLedgerTest::rulesAreKept() {
    const GameEntry& euchre = *find_game("euchre");
    const RatedLedger ledger(folder());
    for (const RuleValues& rules : {default_values(euchre.rules()), table_rules(euchre, 4), table_rules(euchre, 4)}) {
        static std::uint64_t seed = 1;
        Record match = new_record(euchre, rules, {seed++, 0, 0},
                                  {{kPerson, 0, {}}, {"skilled", 2, {}}, {"strong", 2, {}}, {"skilled", 2, {}}});
        match.rated = true;
        match.result = RecordResult{{10, 4, 10, 4}, {0, 0, 0, 0}, {0, 2}};
        QVERIFY(keep(match, 1000));
    }
    const auto ratings = own_ratings(ledger.read().matches);
    QCOMPARE(ratings.size(), std::size_t{1});
    QCOMPARE(ratings.front().rules, (std::map<std::string, int>{{"", 1}, {"table", 2}}));
}

void RatedLedgerTest::everyMatchCountsOnce() {
    const RatedLedger ledger(folder());
    for (int time = 0; time < 2; ++time) {
        QVERIFY(ledger.add(rated_match_ended(1, true), 100));
        QVERIFY(ledger.add(rated_match_ended(2, false), 200));
    }
    const auto contents = ledger.read();
    QVERIFY(contents.problems.empty());
    QCOMPARE(contents.matches.size(), std::size_t{2});
    QCOMPARE(contents.matches[1].played, std::int64_t{200});
    QCOMPARE(contents.matches[1].game, std::string("pazaak"));
    QVERIFY(contents.matches[1].games == rated_games(rated_match_ended(2, false)));
    QVERIFY(ledger.add(rated_match_ended(2, false), 201)); // the same deal lost a second time
    QCOMPARE(ledger.read().matches.size(), std::size_t{3});
}

/// And a review that came later, or a note, makes no other match of it.
void RatedLedgerTest::aDeletedLossStays() {
    for (int i = 0; i < 4; ++i)
        QVERIFY(keep(rated_match_ended(static_cast<std::uint64_t>(i), i % 2 == 0), 100 + i));
    const RatedLedger ledger(folder());
    const double before = rating_now(ledger);
    const Library library(folder());
    for (const Library::Entry& entry : library.recent(10))
        if (entry.record.result->winners.front() != 0) QVERIFY(library.remove(entry));
    QCOMPARE(library.recent(10).size(), std::size_t{2});
    QCOMPARE(rating_now(ledger), before);
}

void RatedLedgerTest::earlierMatchesAreTakenUpOnce() {
    const Library library(folder());
    const RatedLedger ledger(folder());
    QVERIFY(ledger.begin()); // there is no folder yet
    QVERIFY(!QDir(QString::fromStdString(folder())).exists());
    QVERIFY(library.add(rated_match_ended(1, true), 100));
    QVERIFY(library.add(rated_match_ended(2, false), 200));
    QCOMPARE(ledger.read().matches.size(), std::size_t{2}); // also where nothing may be written
    QVERIFY(!QFile::exists(file()));
    QVERIFY(ledger.begin());
    QCOMPARE(ledger.read().matches.front().played, std::int64_t{100});
    QVERIFY(library.add(rated_match_ended(3, true), 300)); // brought from elsewhere
    QVERIFY(library.remove(library.recent(2).back()));
    QVERIFY(ledger.begin());
    QCOMPARE(ledger.read().matches.size(), std::size_t{2});
    QVERIFY(keep(rated_match_ended(2, false), 200)); // it was among them
    QVERIFY(keep(rated_match_ended(4, false), 400));
    QCOMPARE(ledger.read().matches.size(), std::size_t{3});
}

void RatedLedgerTest::brokenLinesStayAndAreTold() {
    QVERIFY(keep(rated_match_ended(1, true), 100));
    QFile lines(file());
    QVERIFY(lines.open(QIODevice::Append));
    lines.write(
        "{\"match\":\"x\",\"game\":\"pazaak\",\"played\":1,\"games\":[]}\n"
        "{\"match\":\"y\",\"game\":\"pazaak\",\"played\":1,\"games\":[{\"rating\":1e300,\"score\":1,\"slope\":1,"
        "\"weight\":1}]}\n"
        "{\"match\":\"z\",\"ga"); // as a crash of something else would leave it
    lines.close();
    QVERIFY(keep(rated_match_ended(2, true), 200));
    const auto contents = RatedLedger(folder()).read();
    QCOMPARE(contents.matches.size(), std::size_t{2});
    QCOMPARE(contents.problems.size(), std::size_t{3});
    const char* reasons[] = {"line 2 is not a rated match (games: this field is empty)",
                             "line 3 is not a rated match (games[0]: these numbers cannot be those of a rated match)",
                             "line 4 is not a rated match (its end is missing)"};
    for (std::size_t i = 0; i < contents.problems.size(); ++i)
        QCOMPARE(QString::fromStdString(english(contents.problems[i])), file() + ": " + reasons[i]);
    QVERIFY(load_text(file().toStdString())->find("\"z\"") != std::string::npos);
}

void RatedLedgerTest::whatDoesNotCountIsNotKept() {
    Record practice = rated_match_ended(1, true), stranger = rated_match_ended(2, true);
    practice.rated = false;
    stranger.seats[1].bot = "exec:./mine";
    QVERIFY(keep(practice, 100) && keep(stranger, 200));
    QVERIFY(!QFile::exists(file()));
    QVERIFY(keep(rated_match_ended(3, true), 300));
    QCOMPARE(RatedLedger(folder()).read().matches.size(), std::size_t{1});
}

/// Two windows, over a folder of earlier matches that neither has taken up yet.
void RatedLedgerTest::twoAtOnceLoseNothing() {
    constexpr std::uint64_t kEach = 40;
    QVERIFY(Library(folder()).add(rated_match_ended(1000, true), 1));
    std::vector<std::thread> windows;
    std::vector<Result<>> last(2);
    for (std::uint64_t window = 0; window < 2; ++window)
        windows.emplace_back([&, window] {
            last[window] = RatedLedger(folder()).begin();
            for (std::uint64_t match = 0; match < kEach && last[window]; ++match)
                last[window] = keep(rated_match_ended(2 * match + window, match % 2 == 0), 100);
        });
    for (std::thread& window : windows)
        window.join();
    QVERIFY(last[0] && last[1]);
    const auto contents = RatedLedger(folder()).read();
    QVERIFY(contents.problems.empty());
    std::set<std::string> different;
    for (const RatedMatch& match : contents.matches)
        different.insert(match.match);
    QCOMPARE(contents.matches.size(), std::size_t{2 * kEach + 1});
    QCOMPARE(different.size(), contents.matches.size());
    QCOMPARE(contents.matches.front().played, std::int64_t{1});
}

/// What was taken before counts on, and so do earlier matches that cannot be taken up.
void RatedLedgerTest::aReadOnlyFolderSaysSo() {
    QVERIFY(::chmod(m_folder->path().toLocal8Bit().constData(), 0755) == 0);
    QVERIFY(Library(folder()).add(rated_match_ended(1, true), 100));
    const QByteArray path = QByteArray::fromStdString(folder());
    QVERIFY(::chmod(path.constData(), 0555) == 0);
    {
        const AsNobody nobody;
        const RatedLedger ledger(folder());
        for (const Result<>& refused : {ledger.begin(), ledger.add(rated_match_ended(2, true), 200)}) {
            QVERIFY(!refused);
            const QString said = QString::fromStdString(english(refused.error()));
            QVERIFY2(said.startsWith(file() + " cannot be written: ") && said.contains("Permission denied"),
                     qPrintable(said));
        }
        QCOMPARE(ledger.read().matches.size(), std::size_t{1});
    }
    QVERIFY(::chmod(path.constData(), 0755) == 0);
    QVERIFY(keep(rated_match_ended(2, true), 200));
    QCOMPARE(RatedLedger(folder()).read().matches.size(), std::size_t{2});
}

/// Also while it goes from the draft to the others, and with one more that had waited.
void RatedLedgerTest::killedAtAnyMomentItCountsOnce() {
    constexpr int kMatches = 400;
    const QStringList arguments{"rated", m_folder->path(), QString::number(kMatches)};
    Rng rng(14, 3, Stream::Dice, 0, 0);
    int killed = 0;
    std::size_t before = 0;
    int life = 20; // of a writer, in ms; longer where the machine gets none so far in that time
    for (int i = 0; i < 40 && before < kMatches; ++i) {
        QProcess writer;
        writer.start(kTestedProgram, arguments);
        QVERIFY(writer.waitForStarted());
        const bool ended = writer.waitForFinished(life + static_cast<int>(rng.below(20)));
        writer.kill();
        QVERIFY(ended || writer.waitForFinished(kPatienceMs));
        QCOMPARE(writer.readAllStandardError(), QByteArray());
        killed += writer.exitStatus() == QProcess::CrashExit ? 1 : 0;
        const std::size_t now = RatedLedger(folder()).read().matches.size();
        QVERIFY(now >= before);
        if (now == before) life = std::min(2 * life, static_cast<int>(kPatienceMs));
        before = now;
    }
    QVERIFY2(killed >= 5, qPrintable(QString::number(killed)));
    QProcess writer;
    writer.start(kTestedProgram, arguments);
    QVERIFY(writer.waitForFinished(kPatienceMs));
    QCOMPARE(writer.exitCode(), 0);
    const auto contents = RatedLedger(folder()).read();
    QVERIFY(contents.problems.empty());
    std::vector<std::int64_t> counted, kept;
    for (const RatedMatch& match : contents.matches)
        counted.push_back(match.played);
    for (const Library::Entry& entry : Library(folder()).recent(std::numeric_limits<int>::max()))
        kept.push_back(entry.played);
    std::reverse(kept.begin(), kept.end());
    QCOMPARE(counted.size(), std::size_t{kMatches});
    QVERIFY(counted == kept);
    for (std::size_t i = 0; i < counted.size(); ++i)
        QCOMPARE(counted[i], static_cast<std::int64_t>(i) + 1);
}

HILLTOP_TEST(RatedLedgerTest)
#include "rated_ledger_test.moc"
