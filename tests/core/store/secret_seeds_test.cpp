// SPDX-License-Identifier: GPL-3.0-or-later
// A sealed tournament: its file contains the seed at its end and not before, in any of its bytes.
#include "base/text_file.h"
#include "base/user_folders.h"
#include "file_tests.h"
#include "records/record_text.h"
#include "support/needle.h"
#include "support/test.h"
#include "tournament/export.h"
#include "tournament/runner.h"
#include "tournament/tables.h"
#include "tournament_files/saved_tournament.h"
#include "tournament_files/secret_seeds.h"
#include "tournament_files/tournament_merge.h"

#include <QtTest>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QTemporaryDir>

#include <filesystem>

using namespace hilltop;
using namespace std::chrono_literals;

namespace {

/// Of a game with slow matches, so that it can be stopped in the middle.
Plan sealed_plan(std::int64_t matches) {
    Plan plan = default_plan(*find_game("euchre"));
    plan.matches = matches;
    plan.bots = {"first-legal", "random-80-20", "always-alone"};
    plan.keep = Keep::Sample;
    plan.seal = draw_seal();
    plan.seed = plan.seal->seed;
    return plan;
}

Course play_sealed(Result<SavedTournament> saved, std::uint32_t most = ~0u) {
    if (!saved) qFatal("%s", english(saved.error()).c_str());
    TournamentSink sink(std::move(saved->file), saved->course);
    TournamentRunner runner(std::move(saved->course), &sink);
    runner.start({.threads = 1});
    while (!runner.wait_for(1ms))
        if (runner.progress().course.folded() >= most) runner.finish_running();
    Course course = runner.progress().course;
    const auto written = sink.finish(course);
    if (!written) qFatal("%s", english(written.error()).c_str());
    return course;
}

std::string secret_of(const Plan& plan) {
    return user_secrets() + '/' + plan.seal->sha256 + ".json";
}

} // namespace

class SecretSeedsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_state;
    std::unique_ptr<QTemporaryDir> m_folder;

    std::string path(const char* name) const { return m_folder->filePath(QLatin1String(name)).toStdString(); }

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_STATE_HOME", m_state.path().toUtf8()); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aSealIsOfItsSeed() {
        const Seal seal = draw_seal(), other = draw_seal();
        QVERIFY(seal.seed != other.seed && seal.salt != other.salt);
        QVERIFY(fits(seal));
        Seal changed = seal;
        ++changed.seed;
        QVERIFY(!fits(changed));
        // Eight bytes in which all bits occur.
        std::uint64_t ones = 0, zeros = 0;
        for (int i = 0; i < 200; ++i) {
            const std::uint64_t seed = fresh_seed();
            ones |= seed;
            zeros |= ~seed;
        }
        QCOMPARE(ones, ~std::uint64_t{0});
        QCOMPARE(zeros, ~std::uint64_t{0});
    }

    void thePlanSaysTheHashAlone() {
        const Plan plan = sealed_plan(10);
        const std::string secret = plan_to_json(plan).dump(), told = plan_to_json(plan, SealedSeed::Told).dump();
        QVERIFY2(secret.find(plan.seal->sha256) != std::string::npos, secret.c_str());
        QCOMPARE(tells(secret, *plan.seal), std::string());
        const auto read = read_plan(told);
        QVERIFY2(read, qPrintable(why(read)));
        QVERIFY(read->seal == plan.seal && read->seed == plan.seed);
        // A published seal is checked wherever a plan is read.
        std::string forged = told;
        forged.replace(forged.find(plan.seal->salt), 4, "beef");
        const auto refused = read_plan(forged);
        QVERIFY(!refused);
        QVERIFY2(why(refused).contains("is not the SHA-256 of seed"), qPrintable(why(refused)));
    }

    void theFileIsSilentUntilTheEnd_data() { journals(); }
    void theFileIsSilentUntilTheEnd() {
        QFETCH(bool, shared);
        const Plan plan = sealed_plan(400);
        const std::string file = path("a.htour");
        {
            auto made =
                TournamentFile::create(file, head_of(plan, {}, "sealed"), shared ? Journal::Shared : Journal::Local);
            QVERIFY2(made, qPrintable(why(made)));
            QVERIFY(keep_secret(*plan.seal));
        }
        const Course half = play_sealed(resume_tournament(file), 1);
        QVERIFY(!half.over() && half.matches() > 0);
        QCOMPARE(tells_in(m_folder->path().toStdString(), *plan.seal), std::string());
        {
            auto saved = open_tournament(file);
            QVERIFY2(saved, qPrintable(why(saved)));
            QCOMPARE(saved->course.plan().seed, plan.seed);
            for (const std::string& shown :
                 {to_json(saved->course).dump(), to_csv(saved->course), to_markdown(saved->course),
                  saved->course.shown_plan().dump(), headline(saved->course), seal_remark(saved->course)})
                QCOMPARE(tells(shown, *plan.seal), std::string());
            const auto found = find_match(saved->file, saved->course, {0, 0});
            QVERIFY2(found, qPrintable(why(found)));
            QVERIFY(found->kept && found->reproduced);
            QCOMPARE(tells(write_record(found->record), *plan.seal), std::string());
            QVERIFY(found->record.sealed && found->record.source.seed == stand_in(*plan.seal));
            const auto text = saved->file.record(0);
            QVERIFY(text && *text);
            const auto same = kept_match(plan, **text);
            QVERIFY2(same, qPrintable(why(same)));
            QCOMPARE(write_record(*same), write_record(found->record));
        }
        const Course end = play_sealed(resume_tournament(file));
        QVERIFY(end.over());
        std::filesystem::remove(secret_of(plan)); // a file that is over needs nothing else
        auto saved = open_tournament(file);
        QVERIFY2(saved, qPrintable(why(saved)));
        const auto kept = saved->file.record(0);
        QVERIFY(kept && *kept);
        const auto record = read_record(**kept);
        QVERIFY2(record, qPrintable(why(record)));
        QCOMPARE(record->source.seed, plan.seed);
        QCOMPARE(saved->file.head().plan, plan_to_json(plan, SealedSeed::Told).dump());
        QVERIFY(QString::fromStdString(seal_remark(saved->course))
                    .contains("\"" + QString::fromStdString(sealed_text(*plan.seal)) + "\""));
    }

    void theSecretIsPrivate() {
        const Seal seal = draw_seal();
        QVERIFY(keep_secret(seal));
        QCOMPARE(std::filesystem::status(user_secrets()).permissions(), std::filesystem::perms::owner_all);
        Plan plan = sealed_plan(1);
        plan.seal = Seal{0, {}, {}, seal.sha256};
        QVERIFY(find_secret(plan));
        QVERIFY(plan.seal == seal && plan.seed == seal.seed);
    }

    void withoutTheSecret() {
        const Plan plan = sealed_plan(20);
        const std::string file = path("a.htour");
        QVERIFY(create_tournament(file, plan, {}));
        const std::string secret = secret_of(plan);
        QVERIFY(save_text(secret, R"({"seed":"1","salt":"2"})"));
        QVERIFY2(why(open_tournament(file)).contains("its seed is not the one that was sealed"),
                 qPrintable(why(open_tournament(file))));
        std::filesystem::remove(secret);
        const QString missing = why(open_tournament(file));
        QVERIFY2(missing.startsWith(QString::fromStdString(file)) && missing.contains("its seed is sealed") &&
                     missing.contains(QString::fromStdString(secret)),
                 qPrintable(missing));
    }

    void shardsTellNothing() {
        const Plan plan = sealed_plan(100);
        const std::vector<std::string> parts{path("0.htour"), path("1.htour")};
        for (std::uint32_t i = 0; i < 2; ++i)
            QVERIFY(play_sealed(create_tournament(parts[i], plan, {i, 2})).over());
        QCOMPARE(tells_in(m_folder->path().toStdString(), *plan.seal), std::string());
        const auto merged = merge_files(path("all.htour"), parts, Journal::Local);
        QVERIFY2(merged, qPrintable(why(merged)));
        auto all = open_tournament(path("all.htour"));
        QVERIFY2(all, qPrintable(why(all)));
        QVERIFY(all->course.over() && all->course.tells_seed());
        QCOMPARE(all->course.matches(), std::int64_t{300});
        // What was merged, by a program that was killed before it could tell.
        QVERIFY(all->file.head().plan.find(plan.seal->salt) == std::string::npos);
        QVERIFY(tell_seed(*all));
        std::filesystem::remove(secret_of(plan));
        const auto told = open_tournament(path("all.htour"));
        QVERIFY2(told, qPrintable(why(told)));
        QVERIFY(told->course.plan().seal == plan.seal && fits(*told->course.plan().seal));
        QVERIFY(all->file.head().plan.find(plan.seal->salt) == std::string::npos); // as it was when it was opened
        const std::string published = plan_to_json(plan, SealedSeed::Told).dump();
        QVERIFY(published.find(plan.seal->salt) != std::string::npos);
        QCOMPARE(TournamentFile::open(path("all.htour"))->head().plan, published);
        // Where the seal is not known nothing is made.
        const auto lost = merge_files(path("lost.htour"), parts, Journal::Local);
        QVERIFY2(why(lost).contains("0.htour cannot be merged here: its seed is sealed"), qPrintable(why(lost)));
        QVERIFY(!std::filesystem::exists(path("lost.htour")));
    }

    /// As long as a match is missing the merged file tells neither seed nor salt.
    void unfinishedShardsTellNothing() {
        const Plan plan = sealed_plan(400);
        const std::vector<std::string> parts{path("0.htour"), path("1.htour")};
        QVERIFY(play_sealed(create_tournament(parts[0], plan, {0, 2})).over());
        QVERIFY(!play_sealed(create_tournament(parts[1], plan, {1, 2}), 1).over());
        QVERIFY(merge_files(path("all.htour"), parts, Journal::Local));
        {
            auto all = open_tournament(path("all.htour"));
            QVERIFY2(all, qPrintable(why(all)));
            QVERIFY(!all->course.over() && all->course.matches() > 0);
            QVERIFY(tell_seed(*all));
        }
        QCOMPARE(tells_in(m_folder->path().toStdString(), *plan.seal), std::string());
        QVERIFY(play_sealed(resume_tournament(path("all.htour"))).over());
        QVERIFY(!tells_in(m_folder->path().toStdString(), *plan.seal).empty());
    }
};

HILLTOP_TEST(SecretSeedsTest)
#include "secret_seeds_test.moc"
