// SPDX-License-Identifier: GPL-3.0-or-later
// No result depends on whether the rules have been solved before: the champion's tables are made before the
// first match, and where they are not, no match is made up without them.
#include "games/pazaak/entry.h"
#include "judging/solving.h"
#include "records/replay.h"
#include "support/test.h"
#include "tournament/export.h"
#include "tournament/runner.h"

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

#include <memory>

using namespace hilltop;

namespace {

const std::vector<std::string> kBots = {"champion", "bold"};

/// A moment of work that is more than what is done at once; each test has its own, as a process remembers what it made.
RuleValues unsolved(int hands_to_win) {
    RuleValues rules = default_values(pazaak_entry().rules());
    rules["side_copies"] = 1;
    rules["side_cards"] = 3;
    rules["hands_to_win"] = hands_to_win;
    return rules;
}

Plan plan_of(const RuleValues& rules) {
    Plan plan = default_plan(pazaak_entry());
    plan.rules = rules;
    plan.bots = kBots;
    plan.matches = 300;
    plan.seed = 4;
    return plan;
}

} // namespace

class TablesFirstTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_before = qgetenv("XDG_CACHE_HOME");
        m_cache = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CACHE_HOME", m_cache->path().toUtf8());
    }
    void cleanup() { qputenv("XDG_CACHE_HOME", m_before); }

    void whoLacksThem() {
        const GameEntry& game = pazaak_entry();
        QVERIFY(game.lacks_tables("champion", unsolved(3)));
        QVERIFY(!game.lacks_tables("expert", unsolved(3)));
        QVERIFY(!game.lacks_tables("champion", default_values(game.rules()))); // the program carries them
        RuleValues large = default_values(game.rules());
        large["side_copies"] = 4;
        large["side_cards"] = 10;
        QVERIFY(!game.lacks_tables("champion", large)); // there will be none
    }

    /// A match that would be another one with the tables is not played, and who will play without them is no version.
    void noMatchWithout() {
        const auto record = play_record(pazaak_entry(), unsolved(3), {.seed = 1, .deal = 0, .match = 0}, kBots);
        QVERIFY(!record);
        QVERIFY(QString::fromStdString(english(record.error())).contains("hilltop-cli solve pazaak"));
        const Record begun = new_record(pazaak_entry(), unsolved(3), {.seed = 1, .deal = 0, .match = 0},
                                        {{"champion", 7, {}}, {"bold", 7, {}}});
        QCOMPARE(begun.seats[0].version, 0);
        QCOMPARE(begun.seats[1].version, 7);
    }

    void tournamentsMakeThem() {
        const Plan plan = plan_of(unsolved(2));
        const auto played = [&] {
            TournamentRunner runner(plan);
            runner.start({.threads = 2});
            [&] { QTRY_VERIFY_WITH_TIMEOUT(runner.progress().finished, 20 * kPatienceMs); }();
            const Progress progress = runner.progress();
            return progress.failure || progress.stopped ? std::string("not played") : to_json(progress.course).dump();
        };
        QVERIFY(pazaak_entry().lacks_tables("champion", plan.rules));
        const std::string first = played();
        QVERIFY(first.find("champion") != std::string::npos);
        QVERIFY(!pazaak_entry().lacks_tables("champion", plan.rules));
        QCOMPARE(played(), first);
        const auto record = play_record(pazaak_entry(), plan.rules, {.seed = 4, .deal = 0, .match = 0}, kBots);
        QVERIFY(record);
        QVERIFY(record->seats[0].version > 0);
        const auto replay = Replay::make(*record);
        QVERIFY(replay && replay->reproduced());
    }

    /// Tables that are being made are no reason to wait.
    void aStopIsHeard() {
        RuleValues rules = default_values(pazaak_entry().rules());
        rules["auto_stand"] = 0; // minutes
        TournamentRunner runner(plan_of(rules));
        runner.start({.threads = 2});
        QTRY_VERIFY(runner.progress().solved >= 0);
        runner.stop();
        QTRY_VERIFY(runner.progress().finished);
        QVERIFY(runner.progress().stopped && !runner.progress().failure);
        QCOMPARE(runner.progress().done, 0);
    }

private:
    QByteArray m_before;
    std::unique_ptr<QTemporaryDir> m_cache;
};

HILLTOP_TEST(TablesFirstTest)
#include "tables_first_test.moc"
