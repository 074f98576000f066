// SPDX-License-Identifier: GPL-3.0-or-later
// The deals of a sealed hill: settled on the first day, told when a season ends, and not before, by anything that is
// written or shown.
#include "hill/season_keys.h"

#include "base/sha256.h"
#include "hill/hill_file.h"
#include "hill/hill_match.h"
#include "hill/hill_play.h"
#include "hill/hill_season.h"
#include "hill/hill_site.h"
#include "hill/hill_table.h"
#include "of_hills.h"
#include "records/record_text.h"
#include "registry/registry.h"
#include "support/built.h"
#include "support/join_hill.h"
#include "support/test.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <QDirIterator>
#include <QTemporaryDir>

using namespace hilltop;

namespace {

std::string bytes_in(const QString& folder) {
    std::string all;
    for (QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly)) all += file.readAll().toStdString();
    }
    return all;
}

} // namespace

class SeasonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", m_folder->filePath("state").toLocal8Bit());
        qputenv("XDG_CACHE_HOME", m_folder->filePath("cache").toLocal8Bit());
    }

    void keysAreAChain() {
        Plan plan;
        QVERIFY(seal_hill(plan));
        std::string before = plan.seal->sha256;
        for (const int season : {1, 2, 3}) {
            const auto key = find_season_key(*plan.seal, season);
            QVERIFY2(key, why_not(key).c_str());
            QCOMPARE(sha256("hilltop season key " + *key), before);
            before = *key;
        }
        QVERIFY(find_season_key(*plan.seal, kMostSeasons) && !find_season_key(*plan.seal, kMostSeasons + 1));
        // Who is told some of them knows no more.
        const std::string second = *find_season_key(*plan.seal, 2);
        qputenv("XDG_STATE_HOME", m_folder->filePath("elsewhere").toLocal8Bit());
        const auto missing = find_season_key(*plan.seal, 1);
        QVERIFY2(!missing && why_not(missing).find(plan.seal->sha256 + ".json") != std::string::npos,
                 why_not(missing).c_str());
        Plan again;
        QVERIFY(seal_hill(again, 2, second));
        QCOMPARE(again.seal->sha256, plan.seal->sha256);
        QVERIFY(find_season_key(*again.seal, 1) && find_season_key(*again.seal, 2) && !find_season_key(*again.seal, 3));
        QVERIFY(!seal_hill(again, 0, second) && !seal_hill(again, 2, "4be1"));
    }
    void aSecretThatWasChangedIsNone() {
        Plan plan;
        QVERIFY(seal_hill(plan));
        QDirIterator secret(m_folder->filePath("state"), QDir::Files, QDirIterator::Subdirectories);
        QFile file(secret.next());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const qsizetype digit = bytes.indexOf("\"key\":\"") + 7;
        bytes[digit] = bytes[digit] == 'a' ? 'b' : 'a';
        file.seek(0);
        file.write(bytes);
        file.close();
        const auto key = find_season_key(*plan.seal, 1);
        QVERIFY2(!key && why_not(key).find("not the key that was sealed") != std::string::npos, why_not(key).c_str());
    }

    void everyMatchIsFoundAgain_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("sealed");
        QTest::addColumn<bool>("duplicate");
        for (const char* game : {"zipdeck", "euchre", "rps", "thegame"})
            for (const bool sealed : {false, true})
                for (const bool duplicate : {false, true})
                    QTest::addRow("%s, %s, %s", game, sealed ? "sealed" : "seed", duplicate ? "duplicate" : "own deals")
                        << game << sealed << duplicate;
    }
    /// Standings and replays seat everybody as the match did: also where seats are drawn by lot, and by who has no key.
    void everyMatchIsFoundAgain() {
        QFETCH(QString, game);
        QFETCH(bool, sealed);
        QFETCH(bool, duplicate);
        const GameEntry& entry = *find_game(game.toStdString());
        Plan plan = usual_hill(entry);
        set_tables(plan, 0); // lot_tables_test has those with tables
        plan.matches = 72;   // three deals of Zip Deck
        plan.seed = 7;
        plan.duplicate = duplicate;
        if (sealed) QVERIFY(seal_hill(plan));
        auto hill = HillFile::create(path().toStdString(), plan);
        QVERIFY2(hill, why_not(hill).c_str());
        for (const std::size_t bot : {0, 1})
            join(*hill, entry.bots()[bot].id);
        const auto run = play_hill(*hill, {});
        QVERIFY2(run && run->finished, why_not(run).c_str());
        for (const auto& [bout, score] : hill->scores()) {
            const auto matches = matches_between(*hill, bout.sides);
            QVERIFY2(matches && matches->size() == 72, why_not(matches).c_str());
            for (const HillMatch& match : *matches) {
                const auto found = find_hill_match(*hill, match);
                QVERIFY2(found && found->reproduced, why_not(found).c_str());
            }
        }
    }

    void tellsDealsWhenTheSeasonEnds_data() {
        QTest::addColumn<bool>("duplicate");
        QTest::newRow("the same deals for all") << true;
        QTest::newRow("own deals") << false; // never dealt again, so matches may be shown at once
    }
    /// Walks through all that leaves a hill with the key and the seeds as needles.
    void tellsDealsWhenTheSeasonEnds() {
        QFETCH(bool, duplicate);
        auto hill = make(duplicate);
        for (const char* bot : {"careful", "cautious", "bold"})
            join(hill, bot);
        const auto run = play_hill(hill, {});
        QVERIFY2(run && run->finished, why_not(run).c_str());
        const Bout bout{{{"bold", 1}, {"careful", 1}}, 0};
        const std::string key = *hill.key_of(bout);
        const std::string seed =
            std::to_string(plan_of_bout(hill.plan(), bout, {"bold", "careful"}, key).seed); // as records have it
        QCOMPARE(hill.is_secret(bout), duplicate);

        const auto written = [&] {
            const auto table = hill_table(hill);
            return site_of(hill) + *dump_of(hill) + *hill.bytes_for_others() + hill_json(hill, *table).dump() +
                   hill_text(hill, *table) + hill_commands(hill);
        };
        const auto shown = [&] {
            const auto matches = matches_between(hill, bout.sides);
            const auto found = find_hill_match(hill, matches->front());
            return found && found->reproduced ? write_record(found->record) : why_not(found);
        };
        QVERIFY(written().find(key) == std::string::npos && shown().find(key) == std::string::npos);
        QCOMPARE(shown().find(seed) == std::string::npos, duplicate);
        QVERIFY(written().find(seed) == std::string::npos);
        QCOMPARE(m_paged.contains(seed), !duplicate);
        QVERIFY(written().find(hill.plan().seal->sha256) != std::string::npos);
        {
            QFile file(path());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const std::string all = file.readAll().toStdString();
            QVERIFY(all.find(key) == std::string::npos && all.find(seed) == std::string::npos);
        }

        QVERIFY(end_season(hill, "Spring"));
        QCOMPARE(hill.log().back().key, key);
        QVERIFY(!hill.is_secret(bout));
        QVERIFY(written().find(key) != std::string::npos && m_paged.contains(seed));
        QVERIFY(shown().find(seed) != std::string::npos);
        // The next one has other deals, which are as secret.
        join(hill, "novice");
        QVERIFY(play_hill(hill, {}));
        const Bout next{{{"bold", 1}, {"novice", 1}}, 0};
        QCOMPARE(hill.season_of(next), 2);
        QCOMPARE(hill.season_of(bout), 1);
        const std::string next_key = *hill.key_of(next);
        QCOMPARE(key_before(next_key), key);
        QVERIFY(written().find(next_key) == std::string::npos);
        QCOMPARE(hill.is_secret(next), duplicate);
    }
    /// What a bot writes on its standard error may be its cards, for its author to keep.
    void whatBotsWriteWaitsForTheEnd() {
        auto hill = make(true);
        for (const char* bot : {"careful", "cautious"})
            join(hill, bot);
        PlayedBout played{.bout = {{{"careful", 1}, {"cautious", 1}}, 0}, .season = 1};
        const Plan plan = hill.plan_by_specs(played.bout);
        played.result = hill.plan().entry().run_series(series_of_bout(plan), plan.rules, plan.bots);
        SeriesFault fault{0, 0, 0, Fault::Crash, 1};
        fault.errors = "needle 5c3a";
        played.result.faults.push_back(fault);
        QVERIFY(hill.keep({&played, 1}));
        const std::string before = site_of(hill);
        QVERIFY2(before.find("crash") != std::string::npos, before.substr(0, 500).c_str());
        QVERIFY(before.find("needle 5c3a") == std::string::npos);
        { // and it is a hill all the same
            QFile copy(m_folder->filePath("copy.hhill"));
            QVERIFY(copy.open(QIODevice::WriteOnly));
            copy.write(QByteArray::fromStdString(*hill.bytes_for_others()));
            copy.close();
            auto read = HillFile::open(copy.fileName().toStdString());
            QVERIFY2(read, why_not(read).c_str());
            QCOMPARE(*dump_of(*read), *dump_of(hill));
        }
        QVERIFY(end_season(hill, "Spring"));
        QVERIFY(site_of(hill).find("needle 5c3a") != std::string::npos);
    }
    /// By what was published the matches come out the same.
    void canBePlayedAgain() {
        std::string key, dump;
        {
            auto hill = make(true);
            for (const char* bot : {"careful", "cautious"})
                join(hill, bot);
            QVERIFY(play_hill(hill, {}) && end_season(hill, "Spring"));
            key = hill.log().back().key;
            dump = *dump_of(hill);
            QVERIFY(hill_commands(hill).find("--season-key 1:" + key) != std::string::npos);
        }
        qputenv("XDG_STATE_HOME", m_folder->filePath("elsewhere").toLocal8Bit());
        Plan plan = made(true);
        QVERIFY(seal_hill(plan, 1, key));
        QFile::remove(path());
        auto again = HillFile::create(path().toStdString(), plan).take();
        for (const char* bot : {"careful", "cautious"})
            join(again, bot);
        QVERIFY(play_hill(again, {}) && end_season(again, "Spring"));
        QCOMPARE(*dump_of(again), dump);
        join(again, "bold");
        const auto more = play_hill(again, {}); // whose deals nobody has told
        QVERIFY2(!more && why_not(more).find("keys of season 2 and later") != std::string::npos, why_not(more).c_str());
    }
    /// A copy on another computer can be looked at and played again as far as it was told, and no further.
    void aCopyWithoutTheSecretCanBeLookedAt() {
        {
            auto hill = make(true);
            for (const char* bot : {"careful", "cautious"})
                join(hill, bot);
            QVERIFY(play_hill(hill, {}));
        }
        qputenv("XDG_STATE_HOME", m_folder->filePath("elsewhere").toLocal8Bit());
        auto hill = HillFile::open_to_change(path().toStdString());
        QVERIFY(hill && hill_table(*hill));
        const auto matches = matches_between(*hill, {{"cautious", 1}, {"careful", 1}});
        QVERIFY(matches && !matches->empty());
        const auto found = find_hill_match(*hill, matches->front());
        QVERIFY2(!found && why_not(found).find("only the computer that began it") != std::string::npos,
                 why_not(found).c_str());
        join(*hill, "bold");
        for (const std::string& why : {why_not(play_hill(*hill, {})), why_not(end_season(*hill, "Spring"))})
            QVERIFY2(!why.empty(), why.c_str());
    }
    void forgedKeysAndSeasonsAreNoticed_data() {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("why");
        QTest::newRow("a season that has not begun") << "UPDATE bouts SET season = 3"
                                                     << "not begun";
        QTest::newRow("none") << "UPDATE bouts SET season = 0"
                              << "not begun";
        QTest::newRow("another key") << "UPDATE log SET key = '" + QString(64, 'a') + "' WHERE event = 'season'"
                                     << "log was changed";
        QTest::newRow("no key") << "UPDATE log SET key = '' WHERE event = 'season'"
                                << "log was changed";
        QTest::newRow("a key where none belongs") << "UPDATE log SET key = 'a' WHERE number = 0"
                                                  << "log was changed";
    }
    void forgedKeysAndSeasonsAreNoticed() {
        QFETCH(QString, sql);
        QFETCH(QString, why);
        {
            auto hill = make(true);
            for (const char* bot : {"careful", "cautious"})
                join(hill, bot);
            QVERIFY(play_hill(hill, {}) && end_season(hill, "Spring"));
        }
        run_sql(path(), sql.toStdString());
        const auto hill = HillFile::open(path().toStdString());
        QVERIFY2(!hill && QString::fromStdString(why_not(hill)).contains(why), why_not(hill).c_str());
    }
    /// Not even by an organiser who writes the whole chain again.
    void aKeyMustBeTheSealedOne() {
        auto hill = make(true);
        join(hill, "careful");
        HillEvent event;
        event.kind = HillEvent::Kind::Season;
        event.why = "Spring";
        event.key = std::string(64, 'a');
        QVERIFY(hill.append({&event, 1}));
        const auto read = HillFile::open(path().toStdString());
        QVERIFY2(!read && why_not(read).find("not the one that was sealed") != std::string::npos,
                 why_not(read).c_str());
    }

private:
    QString path() const { return m_folder->filePath("a.hhill"); }
    static Plan made(bool duplicate) {
        Plan plan = usual_hill(*find_game("pazaak"));
        plan.matches = 4;
        plan.duplicate = duplicate;
        return plan;
    }
    HillFile make(bool duplicate) {
        Plan plan = made(duplicate);
        if (!seal_hill(plan)) qFatal("no seal");
        return HillFile::create(path().toStdString(), plan).take();
    }

    /// All bytes of its site; m_paged gets the seeds of matches that have a page, whose data are packed.
    std::string site_of(HillFile& hill) {
        const QString site = m_folder->filePath(QStringLiteral("site%1").arg(++m_sites));
        HillSite about{.offers_file = true};
        m_paged.clear();
        about.matches.tell = [this](const Replay& replay) {
            m_paged.insert(std::to_string(replay.record().source.seed));
            return MatchPage();
        };
        const auto done = write_hill_site(hill, site.toStdString(), about);
        return done ? bytes_in(site) : "not written: " + why_not(done);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    int m_sites = 0;
    std::set<std::string> m_paged;
};

HILLTOP_TEST(SeasonTest)
#include "season_test.moc"
