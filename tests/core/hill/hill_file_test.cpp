// SPDX-License-Identifier: GPL-3.0-or-later
// Hills of strangers: what a file says is a value only where it has been checked, and nothing it says reaches beyond
// it.
#include "hill/hill_file.h"

#include "../../conformance/raid.h"
#include "base/sha256.h"
#include "base/use_marks.h"
#include "hill/hill_bout.h"
#include "hill/hill_chain.h"
#include "hill/hill_entry.h"
#include "hill/hill_play.h"
#include "hill/hill_season.h"
#include "hill/hill_table.h"
#include "hill/unpacked_bots.h"
#include "of_hills.h"
#include "registry/registry.h"
#include "rng/rng.h"
#include "support/built.h"
#include "support/join_hill.h"
#include "support/test.h"

#include <QtTest>

#include <QDirIterator>
#include <QTemporaryDir>

#include <cstdio>

using namespace hilltop;

namespace {

const std::string kOddsSource = sourceFile("resources/rps/bots/odds.js").toStdString();

QByteArray bytes_at(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put_bytes(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// The hash of these files, as whoever makes a file by hand can compute it.
std::string forged_hash(const std::string& spec, const std::vector<BotContent::File>& files) {
    std::string text = spec + '\n';
    for (const BotContent::File& file : files)
        text += file.path + '\n' + std::to_string(file.bytes.size()) + ' ' + sha256(file.bytes) + '\n';
    return sha256(text);
}

BotContent forged(const std::string& spec, const std::string& path, const std::string& bytes = "evil") {
    BotContent content{.spec = spec, .hash = {}, .files = {{path, bytes, true}}};
    content.hash = forged_hash(spec, content.files);
    return content;
}

HillEvent event_of(const std::string& name, const BotContent& content) {
    HillEvent event;
    event.version = {{name, 1}, content.spec, content.hash, {}, {}, {}};
    return event;
}

/// Everything a hill can be asked; empty if it was refused.
std::string all_of(const QString& path) {
    auto hill = HillFile::open(path.toStdString());
    if (!hill) return {};
    const auto dump = dump_of(*hill);
    const auto seasons = hill->seasons();
    if (!dump || !seasons) return {};
    std::string all = *dump;
    for (const auto& [key, version] : hill->field().versions()) {
        const auto content = hill->content(version);
        if (!content) return {};
        for (const BotContent::File& file : content->files)
            all += file.path + file.bytes + (file.runs ? "x" : "-");
    }
    for (const HillSeason& season : *seasons)
        all += season.name + std::to_string(season.date) + season.table;
    return all;
}

} // namespace

class HillFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CACHE_HOME", m_folder->filePath("cache").toLocal8Bit());
    }

    /// Also of a game for three, whose seats two versions cannot share: it has tables by lot.
    void usualHillsAreTaken() {
        const GuestGame guest(raid_entry());
        for (const GameEntry* game : games()) {
            const auto taken = check_hill_plan(usual_hill(*game));
            QVERIFY2(taken, taken ? "" : english(taken.error()).c_str());
        }
        QCOMPARE(usual_hill(raid_entry()).seats, 3);
        QVERIFY(usual_hill(raid_entry()).tables > 0);
    }

    /// However many matches a pairing has.
    void theUsualLimitIsReadAgain() {
        Plan plan = usual_hill(*find_game("rps"));
        plan.matches = kMaxMatches;
        plan.limits.total = usual_total(plan);
        const auto hill = HillFile::create(path().toStdString(), plan);
        QVERIFY2(hill, hill ? "" : english(hill.error()).c_str());
    }

    void pathsLeadNowhere_data() {
        QTest::addColumn<QString>("file");
        for (const char* path : {"/tmp/hilltop-evil", "../../evil", "a.js/../../evil", "a.js/./b", "a.js//b", "b.js",
                                 "a.js/\n", "..", ".", "", "a.js/../b.js"})
            QTest::newRow(path) << QString(path);
        QTest::newRow("too long") << "a.js/" + QString(300, 'x');
    }
    /// Not where it is read, and not where it would be written.
    void pathsLeadNowhere() {
        QFETCH(QString, file);
        const BotContent content = forged("js:a.js:Odds", file.toStdString());
        {
            auto hill = make();
            const HillEvent event = event_of("a", content);
            QVERIFY(hill.append(std::span(&event, 1), std::span(&content, 1)));
        }
        auto hill = HillFile::open(path().toStdString());
        QVERIFY(hill);
        const auto read = hill->content(hill->log()[0].version);
        QVERIFY2(!read && why_not(read).find("is damaged") != std::string::npos, why_not(read).c_str());
        const auto run = spec_to_run(content);
        QVERIFY(!run || file == "b.js"); // which lies in the folder of the bot all the same
        QDirIterator evil(m_folder->path(), {"evil"}, QDir::Files, QDirIterator::Subdirectories);
        QVERIFY(!evil.hasNext() && !QFile::exists("/tmp/hilltop-evil"));
    }
    /// Its hash becomes the name of a folder, which is emptied first.
    void aHashIsNoFolder() {
        const QString victim = m_folder->filePath("cache/hilltop/victim");
        QVERIFY(QDir().mkpath(victim));
        put_bytes(victim + "/mine", "mine");
        BotContent content = forged("js:a.js:Odds", "a.js");
        for (const std::string& hash : {std::string("../victim"), victim.toStdString(), std::string(64, 'A'),
                                        std::string("..") + std::string(62, '/'), std::string()}) {
            content.hash = hash;
            QVERIFY(!spec_to_run(content));
            auto hill = make();
            const HillEvent event = event_of("a", content);
            QVERIFY(hill.append(std::span(&event, 1), std::span(&content, 1)));
            QVERIFY2(!HillFile::open(path().toStdString()), hash.c_str());
            QCOMPARE(bytes_at(victim + "/mine"), QByteArray("mine"));
        }
    }
    /// A built-in bot has no files: there is nothing to unpack, and nothing to run instead of it.
    void aBuiltInBotHasNoFiles() {
        const BotContent content = forged("simple", "simple");
        auto hill = make();
        std::vector<HillEvent> events{event_of("simple", content)};
        events.push_back((*entry_of(hill, "odds", {})).value().event);
        QVERIFY(hill.append(events, std::span(&content, 1)));
        QVERIFY(why_not(hill.content(hill.log()[0].version)).find("built in") != std::string::npos);
        QVERIFY(why_not(spec_to_run(content)).find("built in") != std::string::npos);
        const auto run = play_hill(hill, {});
        QVERIFY2(why_not(run).find("built in") != std::string::npos, why_not(run).c_str());
        QVERIFY(!QFile::exists(m_folder->filePath("cache/hilltop/hills/" + QString::fromStdString(content.hash))));
    }
    void whatPlaysIsWhatJoined_data() {
        QTest::addColumn<QString>("sql");
        QTest::newRow("bytes") << "UPDATE files SET bytes = 'evil'";
        QTest::newRow("runs") << "UPDATE files SET runs = 1 - runs";
        QTest::newRow("path") << "UPDATE files SET path = 'even.js'";
        QTest::newRow("gone") << "DELETE FROM files";
        QTest::newRow("one more") << "INSERT INTO files SELECT content, 'odds.js/more', bytes, runs FROM files";
    }
    void whatPlaysIsWhatJoined() {
        QFETCH(QString, sql);
        {
            auto hill = make();
            add(hill, "js:" + kOddsSource);
            QVERIFY(hill.content(hill.log()[0].version));
        }
        run_sql(path(), sql.toStdString());
        auto hill = HillFile::open(path().toStdString());
        QVERIFY(hill);
        const auto read = hill->content(hill->log()[0].version);
        QVERIFY2(why_not(read).find("odds") != std::string::npos, why_not(read).c_str());
    }
    void theChainCovers_data() {
        QTest::addColumn<QString>("sql");
        for (const char* sql :
             {"UPDATE meta SET value = replace(value, '\"seed\":\"7\"', '\"seed\":\"8\"') WHERE key = 'plan'",
              "UPDATE log SET source = 'inbox/x.py' WHERE number = 0", "UPDATE log SET holds = '' WHERE number = 3",
              "UPDATE log SET number = 9 WHERE number = 1", "UPDATE log SET author = 'me'",
              "UPDATE log SET date = 1 WHERE number = 1", "DELETE FROM log WHERE number = 0",
              "UPDATE log SET spec = 'odds' WHERE number = 1", "PRAGMA user_version = 1",
              "UPDATE seasons SET tables = '{}'", "UPDATE seasons SET date = 1", "DELETE FROM seasons"})
            QTest::newRow(sql) << QString(sql);
    }
    void theChainCovers() {
        QFETCH(QString, sql);
        makeFull();
        QVERIFY(!all_of(path()).empty());
        run_sql(path(), sql.toStdString());
        QCOMPARE(all_of(path()), std::string());
    }
    void schemasAreCompared_data() {
        QTest::addColumn<QString>("sql");
        for (const char* sql :
             {"CREATE TRIGGER t AFTER INSERT ON bouts BEGIN DELETE FROM log; END", "CREATE VIEW v AS SELECT * FROM log",
              "CREATE TABLE more(a)", "CREATE INDEX i ON log(event)", "ALTER TABLE log ADD COLUMN more TEXT",
              "DROP TABLE seasons", "CREATE VIRTUAL TABLE f USING fts5(a)",
              "DROP TABLE seasons; CREATE VIEW seasons AS SELECT 1 AS number, 'a' AS name, 1 AS date, '' AS tables",
              "ALTER TABLE seasons ADD COLUMN g AS (length(name))"})
            QTest::newRow(sql) << QString(sql);
    }
    void schemasAreCompared() {
        QFETCH(QString, sql);
        make();
        run_sql(path(), sql.toStdString());
        const auto hill = HillFile::open(path().toStdString());
        QVERIFY(why_not(hill).find("is damaged") != std::string::npos);
        QVERIFY(!HillFile::open_to_change(path().toStdString()));
    }
    /// Files of earlier programs open as they are. Their log gets its chain with the next event, if it holds what it
    void oldHillsGoOn_data() {
        QTest::addColumn<int>("format");
        QTest::newRow("format 1") << 1;
        QTest::newRow("format 2") << 2;
        QTest::newRow("format 3") << 3;
    }
    /// says.
    void oldHillsGoOn() {
        QFETCH(int, format);
        makeFull();
        const std::string before = all_of(path());
        makeOld(format);
        QCOMPARE(all_of(path()), before);
        const QByteArray old = bytes_at(path());
        { auto hill = HillFile::open_to_change(path().toStdString()); }
        QCOMPARE(bytes_at(path()), old);
        for (const char* sql : {"UPDATE log SET why = 'x' WHERE number = 3",
                                format == 1 ? "UPDATE log SET digest = digest + 1" : "UPDATE log SET holds = 'x'"}) {
            run_sql(path(), sql);
            QVERIFY(!HillFile::open(path().toStdString()));
            put_bytes(path(), old);
        }
        run_sql(path(), "UPDATE files SET bytes = 'evil'");
        {
            auto hill = HillFile::open_to_change(path().toStdString());
            QVERIFY2(hill, why_not(hill).c_str());
            QVERIFY(!hill->content(hill->log()[3].version));
            QVERIFY(!grant_budget(*hill, 100) && !play_hill(*hill, {}));
            QCOMPARE(hill->log().size(), std::size_t{4});
        }
        put_bytes(path(), old);
        {
            auto hill = HillFile::open_to_change(path().toStdString());
            QVERIFY(hill);
            const auto granted = grant_budget(*hill, 100);
            QVERIFY2(granted, why_not(granted).c_str());
            QVERIFY(play_hill(*hill, {})); // as before, on the deals it always had
        }
        const std::string after = all_of(path());
        QVERIFY(after.find("budget 100") != std::string::npos);
        run_sql(path(), "UPDATE files SET runs = 1 - runs");
        QCOMPARE(all_of(path()), std::string());
    }
    /// 200 bits, each in turn: it is seen, or it decides nothing.
    void singleBitsAreSeenOrHarmless() {
        makeFull();
        const std::string before = all_of(path());
        const QByteArray bytes = bytes_at(path());
        Rng rng(0x47, 0, Stream::Dice, 0, 0);
        int seen = 0;
        for (int i = 0; i < 200; ++i) {
            const auto place = static_cast<qsizetype>(rng.next64() % static_cast<std::uint64_t>(bytes.size()));
            const int bit = static_cast<int>(rng.below(8));
            QByteArray changed = bytes;
            changed[place] = static_cast<char>(changed[place] ^ (1 << bit));
            put_bytes(path(), changed);
            const std::string after = all_of(path());
            QVERIFY2(after.empty() || after == before,
                     qPrintable(QStringLiteral("bit %1 of byte %2").arg(bit).arg(place)));
            seen += after.empty() ? 1 : 0;
        }
        QVERIFY2(seen > 10, qPrintable(QString::number(seen)));
    }
    /// What the hill remembers of submissions is nobody else's business.
    void itsMemoryIsNotForOthers() {
        auto hill = make();
        QVERIFY(hill.remember({"inbox/x.py", "a secret of its author"}));
        QCOMPARE(hill.verdict("inbox/x.py").value(), std::string("a secret of its author"));
        const auto bytes = hill.bytes_for_others();
        QVERIFY2(bytes, why_not(bytes).c_str());
        QVERIFY(bytes->find("secret") == std::string::npos);
        QVERIFY(bytes_at(path()).contains("secret"));
        put_bytes(m_folder->filePath("copy.hhill"), QByteArray::fromStdString(*bytes));
        QVERIFY(HillFile::open(m_folder->filePath("copy.hhill").toStdString()));
    }
    void aFileThatGoesLosesNothing_data() {
        QTest::addColumn<bool>("plays");
        for (const char* how : {"deleted", "moved", "replaced"}) {
            QTest::addRow("%s, then bouts are kept", how) << false;
            QTest::addRow("%s, then it is played", how) << true;
        }
    }
    /// Whatever becomes of its name, no other file is spoilt, a moved one has all that was kept, and a copy has
    /// everything.
    void aFileThatGoesLosesNothing() {
        QFETCH(bool, plays);
        const QString how = QString::fromUtf8(QTest::currentDataTag()).section(',', 0, 0);
        const QString whole = m_folder->filePath("whole.hhill"), other = m_folder->filePath("other.hhill"),
                      copy = m_folder->filePath("copy.hhill");
        std::vector<PlayedBout> bouts;
        {
            auto hill = make();
            QVERIFY(QFile::copy(path(), other));
            for (const char* bot : {"simple", "novice", "odds"})
                add(hill, bot);
            QVERIFY(QFile::copy(path(), whole));
        }
        {
            auto hill = HillFile::open_to_change(whole.toStdString());
            QVERIFY(hill && play_hill(*hill, {}));
            QVERIFY(hill->each_bout([&](const Bout& bout, SeriesResult&& result) {
                bouts.push_back({bout, std::move(result)});
                return true;
            }));
            QCOMPARE(bouts.size(), std::size_t{3});
        }
        const std::string all = all_of(whole);
        const QByteArray untouched = bytes_at(other);
        {
            auto hill = HillFile::open_to_change(path().toStdString());
            QVERIFY(hill && hill->keep(std::span(bouts).first(1)));
            QVERIFY(!hill->displaced());
            if (how == "deleted") QVERIFY(QFile::remove(path()));
            if (how == "moved")
                QCOMPARE(::rename(qPrintable(path()), qPrintable(m_folder->filePath("moved.hhill"))), 0);
            if (how == "replaced") QCOMPARE(::rename(qPrintable(other), qPrintable(path())), 0);
            QVERIFY(hill->displaced());
            const Error gone = plays ? play_hill(*hill, {}).error() : hill->keep(std::span(bouts).subspan(1)).error();
            QCOMPARE(QString::fromStdString(english(gone)),
                     path() + (how == "replaced" ? " was replaced by another file while the tournament was running"
                                                 : " was deleted or moved while the tournament was running"));
            QCOMPARE(why_not(grant_budget(*hill, 100)), english(gone));
            QVERIFY2(!hill->copy_to(m_folder->filePath("none/c.hhill").toStdString()), "a folder that is not there");
            QVERIFY(!hill->copy_to(whole.toStdString()));
            const auto saved = hill->copy_to(copy.toStdString());
            QVERIFY2(saved, why_not(saved).c_str());
        }
        if (plays) {
            auto hill = HillFile::open_to_change(copy.toStdString());
            QVERIFY(hill && hill->matches() >= 4 && play_hill(*hill, {}));
        }
        QCOMPARE(all_of(copy), all);
        QCOMPARE(QFile::exists(path()), how == "replaced");
        if (how == "replaced") QCOMPARE(bytes_at(path()), untouched);
        if (how == "moved") QCOMPARE(HillFile::open(m_folder->filePath("moved.hhill").toStdString())->matches(), 4);
        QStringList left{"copy.hhill", "whole.hhill"};
        left << (how == "replaced" ? QStringList{"a.hhill", "a.hhill-journal"} : QStringList{"other.hhill"});
        if (how == "moved") left << "moved.hhill";
        left.sort();
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name), left);
    }
    /// Further parts change ratings, and not the places of the contest.
    void theContestCountsTheFirstPart() {
        auto hill = make();
        for (const char* bot : {"simple", "novice", "odds", "casual"})
            add(hill, bot);
        std::map<HillKey, int> places;
        QVERIFY(play_hill(hill, {}));
        const auto first = hill_table(hill);
        QVERIFY(first);
        for (const HillRow& row : first->rows)
            places[row.key] = row.contest_place;
        QVERIFY(grant_budget(hill, 400) && play_hill(hill, {}));
        const auto all = hill_table(hill);
        QVERIFY(all);
        QCOMPARE(first->course.standings().matches(), 24);
        QCOMPARE(all->common.standings().digest(), first->course.standings().digest());
        QCOMPARE(all->course.standings().matches(), hill.matches());
        QVERIFY(hill.matches() > 24);
        for (const HillRow& row : all->rows)
            QCOMPARE(row.contest_place, places.at(row.key));
    }
    void namesThatLookAlikeAreOne() {
        auto hill = make();
        const auto first = entry_of(hill, "odds", {.name = "Nestor"});
        QVERIFY(first && *first);
        QVERIFY(hill.append(std::span(&(*first)->event, 1)));
        for (const char* name :
             {"nestor", "NESTOR", "Ｎｅｓｔｏｒ", "Nes\u00ADtor", "Nes\u200Btor", "\U0001D4DDestor"}) {
            const auto other = entry_of(hill, "simple", {.name = name});
            QVERIFY2(why_not(other).find("Nestor is already the name of another bot") != std::string::npos, name);
            const auto again = entry_of(hill, "odds", {.name = name});
            QVERIFY2(again && !*again, "it plays already");
        }
        const auto twin = entry_of(hill, "odds", {.name = "Nestor the Second"});
        QVERIFY(twin && *twin);
        QCOMPARE((*twin)->twins, (std::vector<HillKey>{{"Nestor", 1}}));
    }
    /// What no program uses goes, by age and by size.
    void unpackedBotsGo() {
        const QString root = m_folder->filePath("unpacked");
        QVERIFY(QDir().mkpath(root));
        std::vector<std::string> specs;
        std::vector<BotContent> bots;
        for (const char* bytes : {"one", "two", "three"}) {
            bots.push_back(forged("js:a.js", "a.js", bytes));
            const auto spec = spec_to_run_in(root.toStdString(), bots.back());
            QVERIFY(spec);
            specs.push_back(spec->substr(3));
        }
        const QString half = root + '/' + QString::fromStdString(bots[0].hash) + ".1.part", mine = root + "/mine";
        QVERIFY(QDir().mkpath(half) && QDir().mkpath(mine));
        const auto there = [&] {
            std::string all;
            for (const std::string& spec : specs)
                all += QFile::exists(QString::fromStdString(spec)) ? 'x' : '-';
            return all;
        };
        sweep_unpacked(root.toStdString());
        QCOMPARE(there(), std::string("xxx"));
        {
            auto used = UseMarks::open(root.toStdString() + "/.used");
            QVERIFY(used && used->use(bots[1].hash));
            sweep_unpacked(root.toStdString(), {.age = std::chrono::hours(-1)});
            QCOMPARE(there(), std::string("-x-"));
            QVERIFY(!QFile::exists(half) && QFile::exists(mine));
        }
        sweep_unpacked(root.toStdString(), {.bytes = 2});
        QCOMPARE(there(), std::string("---"));
        QVERIFY(QFile::exists(mine));
    }

private:
    QString path() const { return m_folder->filePath("a.hhill"); }

    HillFile make() {
        QFile::remove(path());
        Plan plan = usual_hill(*find_game("rps"));
        plan.matches = 4;
        plan.seed = 7;
        return HillFile::create(path().toStdString(), plan).take();
    }
    static void add(HillFile& hill, const std::string& bot) { join(hill, bot, {.author = "Ann"}); }
    /// Something of everything a hill can hold; four lines in its log.
    void makeFull() {
        auto hill = make();
        add(hill, "simple");
        add(hill, "novice");
        QVERIFY(play_hill(hill, {}));
        QVERIFY(end_season(hill, "Spring"));
        add(hill, "js:" + kOddsSource);
    }
    /// Turns it into what earlier programs wrote.
    void makeOld(int format) {
        run_sql(path(), "DROP TABLE begun; PRAGMA user_version = 3");
        if (format == 3) return;
        run_sql(path(),
                "ALTER TABLE log DROP COLUMN key; ALTER TABLE bouts DROP COLUMN season; PRAGMA user_version = 2");
        if (format == 1) makeOldest();
    }
    void makeOldest() {
        HillLog log;
        {
            const auto hill = HillFile::open(path().toStdString());
            QVERIFY(hill);
            log = hill->log();
        }
        std::string sql = "DROP TABLE submissions; DELETE FROM meta WHERE key = 'digest';";
        for (const char* column : {"chain", "holds", "source"})
            sql += std::string("ALTER TABLE log DROP COLUMN ") + column + ';';
        std::int64_t digest = 0;
        for (std::size_t i = 0; i < log.size(); ++i) {
            digest = chained_as_of_old(digest, log[i]);
            sql += "UPDATE log SET digest = " + std::to_string(digest) + " WHERE number = " + std::to_string(i) + ';';
        }
        run_sql(path(), sql + "PRAGMA user_version = 1");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

HILLTOP_TEST(HillFileTest)
#include "hill_file_test.moc"
